// Modifiers of SwiftUI's last releases, and those of watches, widgets and rooms.

extension View {
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func complicationForeground() -> some View { self }
  public func horizontalRadioGroupLayout() -> some View { self }
  public func scaledToFill3D() -> some View { self }
  public func scaledToFit3D() -> some View { self }
  public func swipeActionsContainer() -> some View { self }
  public func toolbarMinimizeBehavior(_ behavior: ToolbarMinimizeBehavior) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

public struct ToolbarMinimizeBehavior {
  public static let automatic = ToolbarMinimizeBehavior()
  public static let never = ToolbarMinimizeBehavior()
  public static let onScrollDown = ToolbarMinimizeBehavior()
  public static let onScrollUp = ToolbarMinimizeBehavior()
}
