#include "CSwiftLibrary.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Swift's compiler takes minutes for an array of so many literals; `#embed` copies the bytes.

static const unsigned char swift_text[] = {
#embed "../LaySwift/Library/Prelude.swift.txt"
};
static const unsigned char swift_tree[] = {
#embed "../LaySwift/Library/Prelude.tree"
};
static const unsigned char swiftui_text[] = {
#embed "../LaySwift/Library/SwiftUI.swift.txt"
};
static const unsigned char swiftui_tree[] = {
#embed "../LaySwift/Library/SwiftUI.tree"
};

swift_library library_of_swift(void) {
  return (swift_library){{swift_text, sizeof swift_text}, {swift_tree, sizeof swift_tree}};
}

swift_library library_of_swiftui(void) {
  return (swift_library){{swiftui_text, sizeof swiftui_text}, {swiftui_tree, sizeof swiftui_tree}};
}
