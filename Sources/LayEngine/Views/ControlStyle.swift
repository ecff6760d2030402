/// How controls look at a place in a tree, as far as that changes their size.
///
/// - Rule: each part is set by a modifier of its own; the nearest writer wins.
/// - Source: layout-rules 2.9 and 6.13.
package struct ControlStyle: Hashable, Sendable {
  package enum Button: String, CaseIterable, Sendable {
    case automatic, bordered
    case borderedProminent
    case borderless, plain
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

  package enum Size: String, CaseIterable, Sendable { case mini, small, regular, large }

  package enum TabView: String, CaseIterable, Sendable {
    case automatic, carousel, grouped, page
    case sidebarAdaptable
    case tabBarOnly
    case verticalPage
  }

  /// Where the tabs of the style `sidebarAdaptable` stand at first.
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
  package var size = Size.regular
  package var tabView = TabView.automatic
  package var tabPlacement = TabPlacement.automatic
  package var textField = TextField.automatic
  package var toggle = Toggle.automatic
  package var sectionSpacing = SectionSpacing.standard
  /// Between the edges of a list and its sections, in points; nil for what the style says.
  package var sectionMargins = SectionMargins()
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
  /// How much room a window has, and on what; the device says it, and no modifier.
  package internal(set) var horizontalSizeClass = SizeClass.regular
  /// What the program lets views find; nil where it set nothing.
  package internal(set) var program: ProgramValues?
  /// This and what follows is around a control that the program makes, whose function may ask for it.
  package internal(set) var layoutDirection = LayoutDirection.leftToRight
  package internal(set) var lineLimit: Int?
  package internal(set) var dynamicType = DynamicType.large
  package internal(set) var colorScheme = ColorScheme.light
  package internal(set) var verticalSizeClass = SizeClass.regular
  package internal(set) var platform = Platform.phone
  /// How wide and high the room of the screen is, in points; nil where views are on no screen.
  package internal(set) var windowWidth: Double?
  package internal(set) var windowHeight: Double?
  /// What a field to search in says, for the first screen inside of the view that has it.
  package var searchPrompt: String?
  /// Which actions of rows are seen, as if all rows were swiped; nil for none.
  package internal(set) var swiped: SwipeEdge?
  /// Whether a container of rows is around; no modifier sets it.
  package internal(set) var isInRow = false
  /// Whether it stands in a row, and in nothing but rows there; no modifier sets it.
  package internal(set) var isOnRowLine = false
  /// How lines of texts stand, for controls with texts; it is that of the environment.
  package internal(set) var textAlignment = TextAlignment.leading

  package init() {}
}

/// Lengths before and after the sections of a list, in points; nil for what its style says.
package struct SectionMargins: Hashable, Sendable {
  package var leading: Double?
  package var trailing: Double?

  package init(leading: Double? = nil, trailing: Double? = nil) {
    self.leading = leading
    self.trailing = trailing
  }

  /// These, and where they say nothing others.
  package func over(_ other: SectionMargins) -> SectionMargins {
    SectionMargins(leading: leading ?? other.leading, trailing: trailing ?? other.trailing)
  }
}

/// How far sections of a list are apart.
package enum SectionSpacing: Hashable, Sendable {
  case standard, compact
  case points(Double)
}

/// What a modifier says about the controls in a view.
package enum ControlStyleChange: Hashable, Sendable {
  case button(ControlStyle.Button)
  case controlSize(ControlStyle.Size)
  case datePicker(ControlStyle.DatePicker)
  case gauge(ControlStyle.Gauge)
  case editMode(Bool)
  case form(ControlStyle.Form)
  case headerLeastHeight(Double)
  case label(ControlStyle.Label)
  case labelIconWidth(Double)
  case labelSpacing(Double)
  case labelsHidden
  case list(ControlStyle.List)
  case picker(ControlStyle.Picker)
  /// A value of a key of the program, or a style of it.
  case program(ProgramSetting)
  case rowLeastHeight(Double)
  case rowSpacing(Double)
  case sectionMargins(SectionMargins)
  case sectionSpacing(SectionSpacing)
  case tabPlacement(ControlStyle.TabPlacement)
  case tabView(ControlStyle.TabView)
  case textField(ControlStyle.TextField)
  case toggle(ControlStyle.Toggle)

  func apply(to style: inout ControlStyle) {
    switch self {
    case .button(let button): style.button = button
    case .controlSize(let size): style.size = size
    case .datePicker(let datePicker): style.datePicker = datePicker
    case .gauge(let gauge): style.gauge = gauge
    case .editMode(let isActive): style.isEditing = isActive
    case .form(let form): style.form = form
    case .headerLeastHeight(let length): style.headerLeastHeight = length
    case .label(let label): style.label = label
    case .labelIconWidth(let width): style.labelIconWidth = width
    case .labelSpacing(let spacing): style.labelSpacing = spacing
    case .labelsHidden: style.hidesLabels = true
    case .list(let list): style.list = list
    case .picker(let picker): style.picker = picker
    case .program(let setting): style.program = setting.around(style.program)
    case .rowLeastHeight(let length): style.rowLeastHeight = length
    case .rowSpacing(let length): style.rowSpacing = length
    case .sectionMargins(let margins):
      style.sectionMargins = margins.over(style.sectionMargins)
    case .sectionSpacing(let spacing): style.sectionSpacing = spacing
    case .tabPlacement(let place): style.tabPlacement = place
    case .tabView(let tabView): style.tabView = tabView
    case .textField(let textField): style.textField = textField
    case .toggle(let toggle): style.toggle = toggle
    }
  }
}

extension ControlStyle {
  /// Does what a modifier says.
  package mutating func take(_ change: ControlStyleChange) { change.apply(to: &self) }

  /// Takes what a modifier says about the controls inside; says whether it is such a modifier.
  package mutating func takeChange(of content: any ViewContent) -> Bool {
    if case .controls(let change)? = content as? EnvironmentChange {
      take(change)
    } else if case .inert(let effect)? = content as? Effect, let setting = effect.setting {
      program = setting.around(program)
    } else {
      return false
    }
    return true
  }
}
