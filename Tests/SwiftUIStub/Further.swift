// Less common controls and containers.

public struct Gauge<Label: View, Value: View, Bounds: View, Marks: View>: Leaf {}
extension Gauge where Value == EmptyView, Bounds == EmptyView, Marks == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {}
}
extension Gauge where Bounds == EmptyView, Marks == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value
  ) {}
}
extension Gauge where Marks == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Value, @ViewBuilder minimumValueLabel: () -> Bounds,
    @ViewBuilder maximumValueLabel: () -> Bounds
  ) {}
}
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GaugeStyleConfiguration {
  public struct Label: Leaf {}
  public struct CurrentValueLabel: Leaf {}
  public var value: Double { 0 }
  public var label: Label { Label() }
}
public struct BuiltInGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension GaugeStyle where Self == BuiltInGaugeStyle {
  public static var automatic: Self { BuiltInGaugeStyle() }
  public static var accessoryCircular: Self { BuiltInGaugeStyle() }
  public static var accessoryCircularCapacity: Self { BuiltInGaugeStyle() }
  public static var accessoryLinear: Self { BuiltInGaugeStyle() }
  public static var accessoryLinearCapacity: Self { BuiltInGaugeStyle() }
  public static var linearCapacity: Self { BuiltInGaugeStyle() }
}
public struct ColorPicker<Label: View>: Leaf {
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
}
extension ColorPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}
public struct MultiDatePicker<Label: View>: Leaf {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
}
extension MultiDatePicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Leaf {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {}
  public init(_ title: LocalizedStringKey, image: String, description: Text? = nil) {}
}
public struct SearchUnavailableContent {
  public struct Label: Leaf {}
  public struct Description: Leaf {}
  public struct Actions: Leaf {}
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: Self { fatalError() }
  public static func search(text: String) -> Self { fatalError() }
}
public struct ControlGroup<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == TupleView<(C, L)> {}
  public init<C: View>(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == TupleView<(C, Text)> {}
  public init<C: View>(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == TupleView<(C, Text)> {}
}
public struct EditButton: Leaf { public init() {} }
public struct RenameButton: Leaf { public init() {} }
public struct UTType: Sendable {
  public static let text = UTType(), image = UTType(), data = UTType()
}
public struct NewDocumentButton: Leaf {
  public init(_ title: LocalizedStringKey, contentType: UTType? = nil) {}
}
public struct SettingsLink<Label: View>: Leaf {
  public init(@ViewBuilder label: () -> Label) {}
}
extension SettingsLink where Label == Text { public init() {} }
public struct TextFieldLink<Label: View>: Leaf {}
extension TextFieldLink where Label == Text {
  public init(
    _ title: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {}
}
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
public struct PasteButton: Leaf {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([Any]) -> Void) {}
}
public struct ShareLink<Label: View>: Leaf {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}
public struct DefaultShareLinkLabel: Leaf {}
extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) {}
  public init<I: Transferable>(
    _ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {}
}
public struct EquatableView<Content: Equatable & View>: Leaf { public init(content: Content) {} }
public struct GlassEffectContainer<Content: View>: Leaf {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: Leaf {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
public protocol TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule()
  }
}
public struct TimelineViewDefaultContext { public var date: Date { Date() } }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Leaf {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}
public struct GraphicsContext {}
public struct Canvas<Symbols: View>: Leaf {}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}
