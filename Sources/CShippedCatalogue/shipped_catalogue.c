#include "CShippedCatalogue.h"

static const unsigned char bytes[] = {
#embed "../../Stylesheets/Catalogues/SwiftUI.swiftinterface"
};

const size_t livery_swiftui_catalogue_size = sizeof bytes;

const unsigned char *livery_swiftui_catalogue(void) { return bytes; }
