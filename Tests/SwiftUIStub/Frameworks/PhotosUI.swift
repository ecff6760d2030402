// A stub of the module PhotosUI, with the declarations that printed code uses.

@_exported import SwiftUI

public struct PhotosPickerItem: Hashable, Sendable {}
public struct PhotosPicker<Label: View>: Leaf {
  public init(selection: Binding<PhotosPickerItem?>, @ViewBuilder label: () -> Label) {}
}
extension PhotosPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>) {}
}
