#ifndef C_SHIPPED_CATALOGUE_H
#define C_SHIPPED_CATALOGUE_H

#include <stddef.h>

/// The bytes of Stylesheets/Catalogues/SwiftUI.swiftinterface.
extern const unsigned char livery_swiftui_catalogue[];

/// The number of bytes.
extern const size_t livery_swiftui_catalogue_size;

#endif
