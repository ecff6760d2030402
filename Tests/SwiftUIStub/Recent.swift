// Modifiers of SwiftUI's latest releases, and those of watches, widgets and rooms.

extension View {
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
  public func navigationBarTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
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

// —— Modifiers of texts that give texts ——
extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

// —— Effects that follow a geometry ——
public protocol VisualEffect {}
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
extension View {
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}

// —— Coordinate spaces ——
extension GeometryProxy { public var safeAreaInsets: EdgeInsets { EdgeInsets() } }
extension CoordinateSpace {
  /// The nearest scroll view, which Apple declares for `NamedCoordinateSpace`.
  public static var scrollView: CoordinateSpace { .global }
}
