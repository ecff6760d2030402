// Controls.

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}
public struct ButtonRole: Sendable {
  public static let destructive = ButtonRole(), cancel = ButtonRole()
}
public struct Button<Label: View>: Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {}
}
public struct Label<Title: View, Icon: View>: Leaf {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}
public struct Link<Label: View>: Leaf {
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
}
extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) {}
}
public struct Menu<Label: View, Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Menu where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}
public struct NavigationLink<Label: View, Destination: View>: Leaf {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}
public struct NavigationView<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Root: View>: Leaf { public init(@ViewBuilder root: () -> Root) {} }
public struct TabView<Selection: Hashable, Content: View>: Leaf {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}
extension TabView where Selection == Int {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Value: Hashable>(
    selection: Binding<Set<Value>>?, @ViewBuilder content: () -> Content
  ) {}
}
public struct Form<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct Section<Parent: View, Content: View, Footer: View>: Leaf {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent == Text, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
public struct GroupBox<Label: View, Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct DisclosureGroup<Label: View, Content: View>: Leaf {
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
extension DisclosureGroup where Label == Text {
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}
public struct LabeledContent<Label: View, Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {}
  @_disfavoredOverload public init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {}
}
public struct Picker<Label: View, Selection: Hashable, Content: View>: Leaf {
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}
public struct DatePicker<Label: View>: Leaf {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == Text {}
}
public struct ProgressView<Label: View>: Leaf {
  public init() where Label == EmptyView {}
  public init(_ title: LocalizedStringKey) where Label == Text {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {}
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {}
  public init(@ViewBuilder label: () -> Label) {}
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {}
}
public struct Slider<Label: View, ValueLabel: View>: Leaf {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) where V.Stride: BinaryFloatingPoint {}
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) where V.Stride: BinaryFloatingPoint {}
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V.Stride: BinaryFloatingPoint {}
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) where V.Stride: BinaryFloatingPoint {}
}
public struct Stepper<Label: View>: Leaf {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {}
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
}
extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {}
}
public struct TextField<Label: View>: Leaf {
  public init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text {}
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text {}
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) where Label == Text {}
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {}
}
public struct SecureField<Label: View>: Leaf {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
  where Label == Text {}
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}
public struct TextEditor: Leaf { public init(text: Binding<String>) {} }
public struct Toggle<Label: View>: Leaf {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {}
}
