// Modifiers without an effect on layout, and the types of their arguments.

public struct AccessibilityHeadingLevel: Sendable {
  public static let unspecified = Self(), h1 = Self(), h2 = Self(), h3 = Self(), h4 = Self(),
    h5 = Self(), h6 = Self()
}
public struct AccessibilityTextContentType: Sendable {
  public static let console = Self(), fileSystem = Self(), messaging = Self(), narrative = Self(),
    plain = Self(), sourceCode = Self(), spreadsheet = Self(), wordProcessing = Self()
}
public struct AccessoryWidgetGroupStyle: Sendable {
  public static let automatic = Self(), circular = Self(), roundedSquare = Self()
}
public struct UITextAutocapitalizationType: Sendable {
  public static let allCharacters = Self(), none = Self(), sentences = Self(), words = Self()
}
public struct BadgeProminence: Sendable {
  public static let decreased = Self(), increased = Self(), standard = Self()
}
public struct BreakthroughEffect: Sendable {
  public static let automatic = Self(), none = Self(), prominent = Self(), subtle = Self()
}
public struct ButtonBorderShape: Sendable {
  public static let automatic = Self(), capsule = Self(), circle = Self(), roundedRectangle = Self()
}
public struct ButtonRepeatBehavior: Sendable {
  public static let automatic = Self(), disabled = Self(), enabled = Self()
}
public struct ButtonSizing: Sendable {
  public static let automatic = Self(), fitted = Self(), flexible = Self()
}
public struct ControlGroupStyle: Sendable {
  public static let automatic = Self(), compactMenu = Self(), menu = Self(), navigation = Self(),
    palette = Self()
}
public struct AdaptableTabBarPlacement: Sendable {
  public static let automatic = Self(), sidebar = Self(), tabBar = Self()
}
public struct HoverEffect: Sendable {
  public static let automatic = Self(), highlight = Self(), lift = Self()
}
public struct ScrollAnchorRole: Sendable {
  public static let alignment = Self(), initialOffset = Self(), sizeChanges = Self()
}
public struct DialogSeverity: Sendable {
  public static let automatic = Self(), critical = Self(), standard = Self()
}
public struct DragDropPreviewsFormation: Sendable {
  public static let automatic = Self(), `default` = Self(), list = Self(), pile = Self(),
    stack = Self()
}
public struct FormStyle: Sendable {
  public static let automatic = Self(), columns = Self(), grouped = Self()
}
public struct Glass: Sendable {
  public static let clear = Self(), identity = Self(), regular = Self()
}
public struct GlassEffectTransition: Sendable {
  public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}
public struct HandGestureShortcut: Sendable {
  public static let primaryAction = Self()
}
public struct Prominence: Sendable {
  public static let increased = Self(), standard = Self()
}
public struct LayoutDirectionBehavior: Sendable {
  public static let fixed = Self(), mirrors = Self()
}
public struct LineHeight: Sendable {
  public static let loose = Self(), normal = Self(), tight = Self(), variable = Self()
}
public struct MaterialActiveAppearance: Sendable {
  public static let active = Self(), automatic = Self(), inactive = Self(), matchWindow = Self()
}
public struct MenuActionDismissBehavior: Sendable {
  public static let automatic = Self(), disabled = Self(), enabled = Self()
}
public struct MenuOrder: Sendable {
  public static let automatic = Self(), fixed = Self(), priority = Self()
}
public struct MenuStyle: Sendable {
  public static let automatic = Self(), borderlessButton = Self(), button = Self()
}
public struct NavigationSplitViewStyle: Sendable {
  public static let automatic = Self(), balanced = Self(), prominentDetail = Self()
}
public struct NavigationTransition: Sendable {
  public static let automatic = Self()
}
public struct NavigationViewStyle: Sendable {
  public static let automatic = Self(), columns = Self(), stack = Self()
}
public struct PaletteSelectionEffect: Sendable {
  public static let automatic = Self(), custom = Self(), symbolVariant = Self()
}
public struct PointerStyle: Sendable {
  public static let `default` = Self(), grabActive = Self(), grabIdle = Self(),
    horizontalText = Self(), link = Self(), rectSelection = Self(), verticalText = Self(),
    zoomIn = Self(), zoomOut = Self()
}
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = Self(), disabled = Self(), enabled = Self()
}
public struct PresentationAdaptation: Sendable {
  public static let automatic = Self(), fullScreenCover = Self(), none = Self(), popover = Self(),
    sheet = Self()
}
public struct PresentationContentInteraction: Sendable {
  public static let automatic = Self(), resizes = Self(), scrolls = Self()
}
public struct PresentationSizing: Sendable {
  public static let automatic = Self(), fitted = Self(), form = Self(), page = Self()
}
public struct InterfaceOrientation: Sendable {
  public static let landscapeLeft = Self(), landscapeRight = Self(), portrait = Self(),
    portraitUpsideDown = Self()
}
public struct PreviewLayout: Sendable {
  public static let device = Self(), sizeThatFits = Self()
}
public struct ScrollBounceBehavior: Sendable {
  public static let always = Self(), automatic = Self(), basedOnSize = Self()
}
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
}
public struct ScrollEdgeEffectStyle: Sendable {
  public static let automatic = Self(), hard = Self(), soft = Self()
}
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = Self(), minimize = Self()
}
public struct SpringLoadingBehavior: Sendable {
  public static let automatic = Self(), disabled = Self(), enabled = Self()
}
public struct SymbolColorRenderingMode: Sendable {
  public static let flat = Self(), gradient = Self()
}
public struct SymbolVariableValueMode: Sendable {
  public static let automatic = Self(), color = Self(), draw = Self()
}
public struct TabBarMinimizeBehavior: Sendable {
  public static let automatic = Self(), never = Self(), onScrollDown = Self(), onScrollUp = Self()
}
public struct TableStyle: Sendable {
  public static let automatic = Self(), bordered = Self(), inset = Self()
}
public struct TextEditorStyle: Sendable {
  public static let automatic = Self(), plain = Self()
}
public struct TextSelectionAffinity: Sendable {
  public static let automatic = Self(), downstream = Self(), upstream = Self()
}
public struct WindowInteractionBehavior: Sendable {
  public static let automatic = Self(), disabled = Self(), enabled = Self()
}
public struct WindowToolbarFullScreenVisibility: Sendable {
  public static let automatic = Self(), onHover = Self(), visible = Self()
}
public struct WritingToolsBehavior: Sendable {
  public static let automatic = Self(), complete = Self(), disabled = Self(), limited = Self()
}
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let requiresActivation = Self(rawValue: 1), silentOnTouch = Self(rawValue: 2)
}
extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 3), top = Set(rawValue: 1), bottom = Set(rawValue: 2)
  }
}
extension Font {
  public struct Width: Sendable {
    public static let compressed = Self(), condensed = Self(), expanded = Self()
    public static let standard = Self()
  }
}
extension Text {
  public struct Scale: Sendable { public static let `default` = Self(), secondary = Self() }
  public struct WritingDirectionStrategy: Sendable {
    public static let contentBased = Self(), `default` = Self(), layoutBased = Self()
  }
}
extension Image {
  public struct DynamicRange: Sendable {
    public static let standard = Self(), constrainedHigh = Self(), high = Self()
  }
  public enum Interpolation: Sendable { case high, low, medium, none }
  public enum TemplateRenderingMode: Sendable { case original, template }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension View {
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
    -> some View
  { self }
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func backgroundExtensionEffect() -> some View { self }
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    self
  }
  public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }
  public func controlGroupStyle(_ style: ControlGroupStyle) -> some View { self }
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func formStyle(_ style: FormStyle) -> some View { self }
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)
    -> some View
  { self }
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  public func help(_ text: LocalizedStringKey) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { self }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  public func lineHeight(_ lineHeight: LineHeight?) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set) -> some View {
    self
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuStyle(_ style: MenuStyle) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public func preferredWindowClippingMargins(_ edges: Edge.Set, _ length: CGFloat? = nil)
    -> some View
  { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func sectionIndexLabel(_ label: String?) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  public func tableStyle(_ style: TableStyle) -> some View { self }
  public func textEditorStyle(_ style: TextEditorStyle) -> some View { self }
  public func textInputCompletion(_ completion: String) -> some View { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  public func typeSelectEquivalent(_ text: LocalizedStringKey) -> some View { self }
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { self }
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

extension View {
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
}
extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
