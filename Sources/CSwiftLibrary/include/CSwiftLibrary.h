#ifndef C_SWIFT_LIBRARY_H
#define C_SWIFT_LIBRARY_H

#include <stddef.h>

/// Bytes of the program itself, which are there as long as it runs.
typedef struct {
  const unsigned char *start;
  size_t count;
} embedded_bytes;

/// A text that declares a part of the library in Swift, and its tree.
typedef struct {
  embedded_bytes text;
  embedded_bytes tree;
} swift_library;

/// What Swift and Foundation declare.
swift_library library_of_swift(void);

/// What SwiftUI declares.
swift_library library_of_swiftui(void);

#endif
