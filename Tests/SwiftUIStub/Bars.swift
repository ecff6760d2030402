// Bars around screens, tabs, split views and search.

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self(), bottomBar = Self(), bottomOrnament = Self()
  public static let cancellationAction = Self(), confirmationAction = Self()
  public static let destructiveAction = Self(), keyboard = Self(), navigation = Self()
  public static let navigationBarLeading = Self(), navigationBarTrailing = Self()
  public static let primaryAction = Self(), principal = Self(), secondaryAction = Self()
  public static let status = Self(), topBarLeading = Self(), topBarTrailing = Self()
  public static let largeTitle = Self(), subtitle = Self(), title = Self()
  public static let topBarPinnedTrailing = Self(), accessoryBar = Self()
}
public struct ToolbarPlacement: Sendable {
  public static let automatic = Self(), bottomBar = Self(), navigationBar = Self()
  public static let tabBar = Self(), windowToolbar = Self(), bottomOrnament = Self()
}
@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
public struct TupleToolbarContent: ToolbarContent {}
public struct SpacerSizing: Sendable {
  public static let fixed = Self(), flexible = Self()
}
public struct ToolbarSpacer: ToolbarContent {
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}
public struct ToolbarDefaultItemKind: Sendable {
  public static let search = Self(), sidebarToggle = Self(), title = Self()
}
public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> TupleToolbarContent { TupleToolbarContent() }
}
public struct SearchFieldPlacement: Sendable {
  public static let automatic = Self(), navigationBarDrawer = Self(), sidebar = Self()
  public static let toolbar = Self(), toolbarPrincipal = Self()
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = Self(), avoidHidingContent = Self()
}
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = Self(), inline = Self(), inlineLarge = Self(), large = Self()
}
public struct ToolbarRole: Sendable {
  public static let automatic = Self(), browser = Self(), editor = Self()
  public static let navigationStack = Self()
}
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  public static let all = Self(), automatic = Self(), detailOnly = Self(), doubleColumn = Self()
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static let content = Self(), detail = Self(), sidebar = Self()
}
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Leaf {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
}
extension NavigationSplitView where Content == EmptyView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

// MARK: - Tabs

public struct TabRole: Hashable, Sendable { public static let search = Self() }
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}
public struct DefaultTabLabel {}
public struct Tab<Value: Hashable, Content: View, Label>: TabContent {
  public typealias TabValue = Value
}
extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {}
}
extension Tab where Label == DefaultTabLabel {
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
extension Tab where Value == Never, Label: View {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension Tab where Label: View {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}
public struct TabSection<Header: View, Content, Footer: View, SelectionValue: Hashable>: TabContent
{
  public typealias TabValue = SelectionValue
}
extension TabSection
where Header == Text, Footer == EmptyView, Content: TabContent<SelectionValue> {
  public init(
    _ title: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {}
}
extension TabSection where Footer == EmptyView, Content: TabContent<SelectionValue> {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {}
}
public struct TupleTabContent<TabValue: Hashable>: TabContent {}
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(
    _ content: C
  ) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C: TabContent>(
    _ content: C
  ) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<C1: TabContent<TabValue>, C2: TabContent<TabValue>>(
    _ c1: C1, _ c2: C2
  ) -> TupleTabContent<TabValue> { TupleTabContent() }
  public static func buildBlock<
    C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>
  >(
    _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTabContent<TabValue> { TupleTabContent() }
  public static func buildBlock<
    C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTabContent<TabValue> { TupleTabContent() }
  public static func buildBlock<
    C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>, C5: TabContent<TabValue>
  >(
    _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTabContent<TabValue> { TupleTabContent() }
}
public struct TabContentView: Leaf {}
extension TabView where Selection == Never, Content == TabContentView {
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where C.TabValue == Never {}
}
extension TabView where Content == TabContentView {
  public init<C: TabContent>(
    selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> C
  ) where C.TabValue == Selection {}
}

// MARK: - Modifiers

extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationBarItems<L: View>(leading: L) -> some View { self }
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}
