#include "CShippedCatalogue.h"

const unsigned char livery_swiftui_catalogue[] = {
#embed "../../Stylesheets/Catalogues/SwiftUI.swiftinterface"
};

const size_t livery_swiftui_catalogue_size = sizeof livery_swiftui_catalogue;
