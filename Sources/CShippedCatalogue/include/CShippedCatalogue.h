#ifndef C_SHIPPED_CATALOGUE_H
#define C_SHIPPED_CATALOGUE_H

#include <stddef.h>

/// The bytes of Stylesheets/Catalogues/SwiftUI.swiftinterface. Never null, and never freed.
///
/// A function, because Swift doesn't import an array without a length.
const unsigned char *_Nonnull livery_swiftui_catalogue(void);

/// The number of bytes.
extern const size_t livery_swiftui_catalogue_size;

#endif
