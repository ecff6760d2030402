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

public struct ScrollPosition {
  public init(edge: Edge) {}
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: CGFloat) {}
  public init(y: CGFloat) {}
}
public struct AlternatingRowBackgroundBehavior {
  public static let automatic = AlternatingRowBackgroundBehavior()
  public static let disabled = AlternatingRowBackgroundBehavior()
  public static let enabled = AlternatingRowBackgroundBehavior()
}
extension View {
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

public struct HSplitView<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct VSplitView<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct HelpLink: Leaf {
  public init(anchor: String) {}
  public init(action: @escaping () -> Void) {}
}
