// Styles of controls, and modifiers that a program defines.

// MARK: - Styles

public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct GlassButtonStyle: PrimitiveButtonStyle {}
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {}
public struct LinkButtonStyle: PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
public struct NamedStyle: Sendable {
  public static let automatic = Self(), button = Self(), compact = Self(), graphical = Self()
  public static let grouped = Self(), iconOnly = Self(), inline = Self(), inset = Self()
  public static let insetGrouped = Self(), menu = Self(), navigationLink = Self(), page = Self()
  public static let plain = Self(), roundedBorder = Self(), segmented = Self(), sidebar = Self()
  public static let sidebarAdaptable = Self(), tabBarOnly = Self(), verticalPage = Self()
  public static let `switch` = Self(), titleAndIcon = Self(), titleOnly = Self(), wheel = Self()
}
public protocol PickerStyle {}
public protocol ListStyle {}
extension NamedStyle: PickerStyle, ListStyle {}
extension PickerStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var inline: Self { Self() }
  public static var menu: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var palette: Self { Self() }
  public static var radioGroup: Self { Self() }
  public static var segmented: Self { Self() }
  public static var wheel: Self { Self() }
}
extension ListStyle where Self == NamedStyle {
  public static var automatic: Self { Self() }
  public static var bordered: Self { Self() }
  public static var grouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var plain: Self { Self() }
  public static var sidebar: Self { Self() }
}
extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public func controlSize(_ size: ControlSize) -> some View { self }
  public func datePickerStyle(_ style: NamedStyle) -> some View { self }
  public func labelStyle(_ style: NamedStyle) -> some View { self }
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public func tabViewStyle(_ style: NamedStyle) -> some View { self }
  public func textFieldStyle(_ style: NamedStyle) -> some View { self }
  public func toggleStyle(_ style: NamedStyle) -> some View { self }
}

// MARK: - Styles and modifiers of a program

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedViewContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}
public struct ModifiedViewContent<Modifier: ViewModifier>: Leaf {}
extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View { self }
}
public struct ButtonStyleConfiguration {
  public struct Label: Leaf {}
  public var label: Label { Label() }
  public var isPressed: Bool { fatalError() }
}
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}
public struct ToggleStyleConfiguration {
  public struct Label: Leaf {}
  public var label: Label { Label() }
  public var isOn: Bool {
    get { false }
    nonmutating set {}
  }
}
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}
public struct LabelStyleConfiguration {
  public struct Title: Leaf {}
  public var title: Title { Title() }
  public struct Icon: Leaf {}
  public var icon: Icon { Icon() }
}
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
}
public struct GroupBoxStyleConfiguration {
  public struct Label: Leaf {}
  public var label: Label { Label() }
  public struct Content: Leaf {}
  public var content: Content { Content() }
}
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}
public struct ProgressViewStyleConfiguration {
  public struct Label: Leaf {}
  public var label: Label { Label() }
  public var fractionCompleted: Double? { fatalError() }
}
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}
extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}
public struct DisclosureGroupStyleConfiguration {
  public struct Label: Leaf {}
  public var label: Label { Label() }
  public struct Content: Leaf {}
  public var content: Content { Content() }
  public var isExpanded: Bool {
    get { false }
    nonmutating set {}
  }
}
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { AutomaticDisclosureGroupStyle() }
}
public struct LabeledContentStyleConfiguration {
  public struct Label: Leaf {}
  public var label: Label { Label() }
  public struct Content: Leaf {}
  public var content: Content { Content() }
}
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { AutomaticLabeledContentStyle() }
}
/// The label of a field in a text field style.
public struct FieldLabel: Leaf {}
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = FieldLabel
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}
extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
