/// The styles of controls at a place in a tree, as far as they change the controls' size.
///
/// - Rule: each property is set by a modifier of its own; the nearest modifier wins.
/// - Source: layout-rules 2.9 and 6.13.
package struct ControlStyle: Hashable, Sendable {
  package enum Button: String, CaseIterable, Sendable {
    case automatic, bordered
    case borderedProminent
    case borderless, glass
    case glassProminent
    case link, plain
  }

  package enum DatePicker: String, CaseIterable, Sendable {
    case automatic, compact, graphical, wheel
  }

  package enum Gauge: String, CaseIterable, Sendable {
    case accessoryCircular
    case accessoryCircularCapacity
    case accessoryLinear
    case accessoryLinearCapacity
    case automatic
    case linearCapacity
  }
  package enum Form: String, CaseIterable, Sendable { case automatic, columns, grouped }

  package enum Label: String, CaseIterable, Sendable {
    case automatic
    case iconOnly
    case titleAndIcon
    case titleOnly
  }

  package enum List: String, CaseIterable, Sendable {
    case automatic, bordered, carousel, elliptical, grouped, inset
    case insetGrouped
    case plain, sidebar
  }

  package enum Picker: String, CaseIterable, Sendable {
    case automatic, inline, menu
    case navigationLink
    case palette
    case radioGroup
    case segmented, wheel
  }

  package enum Progress: String, CaseIterable, Sendable { case automatic, circular, linear }

  package enum Size: String, CaseIterable, Sendable {
    case mini, small, regular, large
    case extraLarge
  }

  package enum TabView: String, CaseIterable, Sendable {
    case automatic, carousel, grouped, page
    case sidebarAdaptable
    case tabBarOnly
    case verticalPage
  }

  /// Where the tabs of the style `sidebarAdaptable` are at first.
  package enum TabPlacement: String, CaseIterable, Sendable {
    case automatic, sidebar
    case tabBar
  }

  package enum TextField: String, CaseIterable, Sendable {
    case automatic, plain
    case roundedBorder
  }

  package enum Toggle: String, CaseIterable, Sendable { case automatic, button, `switch` }

  package var button = Button.automatic
  package var datePicker = DatePicker.automatic
  package var gauge = Gauge.automatic
  package var hidesLabels = false
  package var label = Label.automatic
  package var list = List.automatic
  package var picker = Picker.automatic
  package var progress = Progress.automatic
  package var size = Size.regular
  package var tabView = TabView.automatic
  package var tabPlacement = TabPlacement.automatic
  package var textField = TextField.automatic
  package var toggle = Toggle.automatic
  package var sectionSpacing = SectionSpacing.standard
  /// Between the edges of a list and its sections, in points; nil for the list style's margins, and,
  /// where it is set, for what they were.
  package var sectionMargins = SectionMargins() {
    didSet { sectionMargins = sectionMargins.over(oldValue) }
  }
  /// Between the icon and the title of a label, and how wide the place of the icon is, in points;
  /// nil for the usual distance and the icon's own width.
  package var labelSpacing: Double?
  package var labelIconWidth: Double?
  package var form = Form.automatic
  /// Between rows of a list, in points.
  package var rowSpacing = 0.0
  /// How high rows and headers of a list are at least, in points; nil for the usual heights.
  package var rowLeastHeight: Double?
  package var headerLeastHeight: Double?
  /// Whether rows of lists show that they may be removed or moved.
  package var isEditing = false
  /// Set by the device and not by a modifier, as are `verticalSizeClass`, `platform` and
  /// `system`.
  package internal(set) var horizontalSizeClass = SizeClass.regular
  /// Values of the program's own keys; nil where none is set.
  package internal(set) var program: ProgramValues?
  /// A value for a key of the program, or a control style that it defines, is set around the others.
  package var setting: ProgramSetting? {
    get { nil }
    set { program = newValue?.around(program) }
  }
  /// This and the next three are for controls whose content a function of the program makes, which
  /// may read them.
  package internal(set) var layoutDirection = LayoutDirection.leftToRight
  package internal(set) var lineLimit: Int?
  package internal(set) var dynamicType = DynamicType.large
  package internal(set) var colorScheme = ColorScheme.light
  package internal(set) var verticalSizeClass = SizeClass.regular
  package internal(set) var platform = Platform.phone
  package internal(set) var system = OperatingSystem.iOS18
  /// The size that the screen proposes to the root, in points; nil where views are on no screen.
  package internal(set) var windowWidth: Double?
  /// Pixels per point of the screen; 1 where views are on none.
  package internal(set) var displayScale = 1.0
  package internal(set) var windowHeight: Double?
  /// What the screen keeps free at its edges, in points; 0 on none.
  package internal(set) var windowInsets = Insets()
  /// The prompt of a search field, for the first screen inside the view that has the field.
  package var searchPrompt: String?
  /// Which swipe actions are shown, as if all rows were swiped; nil for none.
  package internal(set) var swiped: SwipeEdge?
  /// Whether it is inside a container of rows; no modifier sets it.
  package internal(set) var isInRow = false
  /// Whether it is directly on the line of a row, in nothing but horizontal stacks; no modifier
  /// sets it.
  package internal(set) var isOnRowLine = false
  /// Whether it is the first thing below a bar with a large title; no modifier sets it.
  package internal(set) var isBelowLargeTitle = false
  /// Whether rows of a list can be selected; a list sets it for its own rows.
  package var selectsRows = false
  /// The environment's text alignment, for controls with texts.
  package internal(set) var textAlignment = TextAlignment.leading
  /// How high a line of the environment's font is, in points.
  package internal(set) var lineHeight = 0.0
  /// What stops the making of content; it is no part of the style.
  var work = WorkCheck()

  package init() {}

  /// What is made of each element, such as the rows of a list.
  ///
  /// - Throws: `LayoutFailure.interrupted` if the lowering is to stop; a list may have a million
  ///   rows.
  package func map<Element, Made>(
    _ elements: some Sequence<Element>, _ make: (Element) throws(LayoutFailure) -> Made
  ) throws(LayoutFailure) -> [Made] {
    var made: [Made] = []
    made.reserveCapacity(elements.underestimatedCount)
    var steps = 0
    for element in elements {
      steps &+= 1
      if steps & 0xFF == 0, work.shouldStop() {
        work.abandon(made)
        throw .interrupted
      }
      made.append(try make(element))
    }
    return made
  }

  /// - Parameter made: the list of what was made until now; nobody waits until it is freed.
  /// - Throws: `LayoutFailure.interrupted` if the lowering is to stop.
  package func checkWork(_ made: @autoclosure () -> Any = ()) throws(LayoutFailure) {
    guard work.shouldStop() else { return }
    work.abandon(made())
    throw .interrupted
  }
}

/// What a lowering asks now and then whether to give up.
///
/// It stands in a style for the content that a control makes; two styles do not differ by it.
struct WorkCheck: Hashable, @unchecked Sendable {
  var shouldStop: () -> Bool = { false }
  /// Takes over the list of what was made, so that nobody waits until it is freed.
  var abandon: (Any) -> Void = { _ in }

  static func == (one: WorkCheck, other: WorkCheck) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// Margins beside the sections of a list, in points; nil for the list style's margins.
package struct SectionMargins: Hashable, Sendable {
  package var leading: Double?
  package var trailing: Double?

  package init(leading: Double? = nil, trailing: Double? = nil) {
    self.leading = leading
    self.trailing = trailing
  }

  /// These margins, with others where these are nil.
  package func over(_ other: SectionMargins) -> SectionMargins {
    SectionMargins(leading: leading ?? other.leading, trailing: trailing ?? other.trailing)
  }
}

/// The distance between the sections of a list.
package enum SectionSpacing: Hashable, Sendable {
  case standard, compact
  case points(Double)
}

/// A change that a modifier makes to one property of the style of the controls in a view.
package struct ControlStyleChange: Hashable, @unchecked Sendable {
  /// What the language calls the modifier.
  package let name: String
  private let property: PartialKeyPath<ControlStyle>
  private let value: AnyHashable
  /// Makes the change.
  package let apply: (inout ControlStyle) -> Void

  package init<Value: Hashable>(
    _ name: String, _ property: WritableKeyPath<ControlStyle, Value>, _ value: Value
  ) {
    self.name = name
    self.property = property
    self.value = value
    apply = { $0[keyPath: property] = value }
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.property == other.property && one.value == other.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(value)
  }
}

/// The edge of a row at which swipe actions are.
package enum SwipeEdge: String, CaseIterable, Hashable, Sendable { case leading, trailing }

/// How large symbols are relative to the text of their font.
package enum ImageScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// A symbol's side in multiples of the line height.
  var factor: Double {
    switch self {
    case .small: 0.75
    case .medium: 1
    case .large: 1.25
    }
  }
}

/// What a symbol has besides its plain form: `circle` and `fill` make `star.circle.fill` of `star`.
package struct SymbolVariants: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let circle = SymbolVariants(rawValue: 1)
  package static let square = SymbolVariants(rawValue: 2)
  package static let rectangle = SymbolVariants(rawValue: 4)
  package static let fill = SymbolVariants(rawValue: 8)
  package static let slash = SymbolVariants(rawValue: 16)

  package static let shapes: SymbolVariants = [.circle, .square, .rectangle]
}
