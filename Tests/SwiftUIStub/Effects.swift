// Modifiers for gestures, changes, pictures and the system.

// MARK: - Gestures

public protocol Gesture {}
public struct DragGesture: Gesture { public init() {} }
public struct LongPressGesture: Gesture { public init() {} }
public struct MagnifyGesture: Gesture { public init() {} }
public struct RotateGesture: Gesture { public init() {} }
public struct SpatialTapGesture: Gesture { public init() {} }
public struct TapGesture: Gesture { public init() {} }
extension GestureMask {
  public static let all = GestureMask(), gesture = GestureMask(), none = GestureMask()
  public static let subviews = GestureMask()
}
extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = Self(rawValue: 1), text = Self(rawValue: 2)
}

// MARK: - Changes

public struct Animation: Equatable, Sendable {
  public static let `default` = Self(), bouncy = Self(), easeIn = Self(), easeInOut = Self()
  public static let easeOut = Self(), interactiveSpring = Self(), linear = Self()
  public static let smooth = Self(), snappy = Self(), spring = Self()
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  public static func easeIn(duration: TimeInterval) -> Self { Self() }
  public static func easeInOut(duration: TimeInterval) -> Self { Self() }
  public static func easeOut(duration: TimeInterval) -> Self { Self() }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0
  ) -> Self { Self() }
  public static func linear(duration: TimeInterval) -> Self { Self() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Self { Self() }
}
public struct ContentTransition: Sendable {
  public static let identity = Self(), interpolate = Self(), opacity = Self()
  public static let symbolEffect = Self()
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
}
public struct AnyTransition {
  public static var identity: Self { Self() }
  public static var opacity: Self { Self() }
  public static var scale: Self { Self() }
  public static var slide: Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
}
public protocol Transition {}
public struct BlurReplaceTransition: Transition {}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { BlurReplaceTransition() }
}
extension View {
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func transition<T: Transition>(_ transition: T) -> some View { self }
}

// MARK: - Pictures

public struct CGAffineTransform: Sendable {
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {}
}
public struct SymbolRenderingMode: Sendable {
  public static let hierarchical = Self(), monochrome = Self(), multicolor = Self()
  public static let palette = Self()
}
public struct SymbolVariants: Hashable, Sendable {
  public static let circle = Self(), fill = Self(), none = Self(), rectangle = Self()
  public static let slash = Self(), square = Self()
  public var circle: Self { self }
  public var fill: Self { self }
  public var rectangle: Self { self }
  public var slash: Self { self }
  public var square: Self { self }
}
public protocol SymbolEffect {}
public struct PulseSymbolEffect: SymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { PulseSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { BounceSymbolEffect() }
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalidated = Self(rawValue: 1), placeholder = Self(rawValue: 2)
  public static let privacy = Self(rawValue: 4)
}
extension View {
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  public func symbolEffect<T: SymbolEffect>(_ effect: T, isActive: Bool = true) -> some View {
    self
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
}

// MARK: - The system

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2)
  public static let isImage = Self(rawValue: 3), isLink = Self(rawValue: 4)
  public static let isModal = Self(rawValue: 5), isSelected = Self(rawValue: 6)
  public static let isStaticText = Self(rawValue: 7), isToggle = Self(rawValue: 8)
  public static let playsSound = Self(rawValue: 9), updatesFrequently = Self(rawValue: 10)
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let combine = Self(), contain = Self(), ignore = Self()
}
public enum UIKeyboardType: Sendable {
  case asciiCapable, asciiCapableNumberPad, decimalPad, `default`, emailAddress, namePhonePad
  case numberPad, numbersAndPunctuation, phonePad, twitter, url, webSearch
}
public struct SubmitLabel: Sendable {
  public static let `continue` = Self(), done = Self(), go = Self(), join = Self(), next = Self()
  public static let `return` = Self(), route = Self(), search = Self(), send = Self()
}
public struct TextInputAutocapitalization: Sendable {
  public static let characters = Self(), never = Self(), sentences = Self(), words = Self()
}
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { DisabledTextSelectability() }
}
public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = Self(), hidden = Self(), never = Self(), visible = Self()
}
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { ViewAlignedScrollTargetBehavior() }
}
public struct PresentationDetent: Hashable, Sendable {
  public static let large = Self(), medium = Self()
}
extension View {
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
}
