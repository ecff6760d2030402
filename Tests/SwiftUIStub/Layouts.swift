// Geometry, alignments and the Layout protocol.

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}
public enum HorizontalEdge: Int8, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, Sendable { case top, bottom }
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}
public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  init() {}
  public static let leading = Self(), center = Self(), trailing = Self()
  public static let listRowSeparatorLeading = Self(), listRowSeparatorTrailing = Self()
}
public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  init() {}
  public static let top = Self(), center = Self(), bottom = Self()
  public static let firstTextBaseline = Self(), lastTextBaseline = Self()
}
public struct Alignment: Equatable, Sendable {
  public var horizontal = HorizontalAlignment.center
  public var vertical = VerticalAlignment.center
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  init() {}
  public static let center = Self(), leading = Self(), trailing = Self(), top = Self()
  public static let bottom = Self(), topLeading = Self(), topTrailing = Self()
  public static let bottomLeading = Self(), bottomTrailing = Self()
  public static let leadingFirstTextBaseline = Self(), centerFirstTextBaseline = Self()
  public static let trailingFirstTextBaseline = Self(), leadingLastTextBaseline = Self()
  public static let centerLastTextBaseline = Self(), trailingLastTextBaseline = Self()
}
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat = 0
  public var y: CGFloat = 0
  public init(x: CGFloat, y: CGFloat) {}
  init() {}
  public static let zero = Self(), center = Self(), leading = Self(), trailing = Self()
  public static let top = Self(), bottom = Self(), topLeading = Self(), topTrailing = Self()
  public static let bottomLeading = Self(), bottomTrailing = Self()
}
public struct Angle: Sendable {
  public static let zero = Angle()
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
  public static func radians(_ radians: Double) -> Angle { Angle() }
}
public struct ProposedViewSize: Equatable, Sendable {
  public var width, height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
  public static let zero = Self(width: 0, height: 0), infinity = Self(width: nil, height: nil)
  public static let unspecified = Self(width: nil, height: nil)
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { size }
}
public struct ViewDimensions {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
public struct ViewSpacing: Sendable {
  public init() {}
  public static let zero = ViewSpacing()
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  public var spacing: ViewSpacing { ViewSpacing() }
  public var priority: Double { 0 }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
}
public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}
extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }
extension Layout {
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    EmptyView()
  }
}
public struct AnyLayout: Layout {
  public struct Cache {}
  public init<L: Layout>(_ layout: L) {}
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}
public protocol BuiltInLayout: Layout where Cache == Void {}
extension BuiltInLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
public struct HStackLayout: BuiltInLayout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct VStackLayout: BuiltInLayout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct ZStackLayout: BuiltInLayout { public init(alignment: Alignment = .center) {} }
public struct GridLayout: BuiltInLayout {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}
