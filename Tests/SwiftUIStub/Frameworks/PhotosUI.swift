// A module with the name of PhotosUI, which declares what is printed of it.

@_exported import SwiftUI

public struct PhotosPickerItem: Hashable, Sendable {}
public struct PhotosPicker<Label: View>: Leaf {
  public init(selection: Binding<PhotosPickerItem?>, @ViewBuilder label: () -> Label) {}
}
extension PhotosPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>) {}
}
