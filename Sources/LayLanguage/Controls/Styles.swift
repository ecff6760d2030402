import LayEngine

/// Modifiers that say how the controls in a view look.
extension Declaration {
  static let allStyles: [Declaration] = [
    .buttonStyle, .controlSize, .datePickerStyle, .disclosureGroupStyle, .groupBoxStyle,
    .labelStyle, .labeledContentStyle, .labelsHidden, .listStyle, .pickerStyle, .progressViewStyle,
    .tabViewStyle, .textFieldStyle, .toggleStyle,
  ]

  /// A modifier that names one of several styles.
  static func style<Style: RawRepresentable & CaseIterable & Hashable & SendableMetatype>(
    _ name: String, _ property: WritableKeyPath<ControlStyle, Style> & Sendable, summary: String,
    examples: String
  ) -> Declaration where Style.RawValue == String {
    Declaration(
      .modifier, name, parameters: [.style(Style.spellings, definedBy: "define-\(name)")],
      summary: summary, swiftUI: .method(SwiftUISpelling.camelCase(name), ["_ style"]),
      examples: examples
    ) { arguments throws(Diagnostic) in
      let own = try arguments.programStyle("style", of: name)
      let style = arguments.enumeration("style").flatMap { Style(spelling: $0) }
      return own.map { arguments.modify(EnvironmentChange.controls($0)) }
        ?? arguments.style(property, arguments.required("style", style))
    }
  }

  static let buttonStyle = style(
    "button-style", \.button,
    summary: "Set the style of buttons: bordered ones have 12 before and after their label, and 7 "
      + "above and below it, by our own choice; `control-size` changes that.",
    examples: #"(button-style bordered (button "OK")) | ideal | 40 x 34"#
  )

  static let controlSize = style(
    "control-size", \.size,
    summary: "Set the size of bordered buttons; other controls keep their size here.",
    examples: """
      (-> (button "OK") (button-style bordered) (control-size large)) | ideal | 56 x 50
      """
  )

  static let datePickerStyle = style(
    "date-picker-style", \.datePicker, summary: "Set the style of date pickers.",
    examples: #"(date-picker-style graphical (date-picker "Date")) | ideal | 320 x 320"#
  )

  static let labelStyle = style(
    "label-style", \.label,
    summary: "Set the style of labels: their title, their icon or both.",
    examples: #"(label-style title-only (label "Hi" :system-image "heart")) | ideal | 16 x 20"#
  )

  static let labelsHidden = Declaration(
    .modifier, "labels-hidden",
    summary: "Hide the labels of toggles, pickers and other controls.",
    examples: #"(labels-hidden (toggle "Wi-Fi")) | 300 x nil | 51 x 31"#
  ) { arguments in arguments.modify(EnvironmentChange.controls(.labelsHidden)) }

  static let listStyle = style(
    "list-style", \.list,
    summary: "Set the style of lists: in inset and sidebar styles rows are 16 from the edges; in "
      + "grouped styles sections are spaced apart and headers are small.",
    examples: #"(list-style inset (list-view (text "One"))) | 200 x 300 | 200 x 300"#
  )

  static let pickerStyle = style(
    "picker-style", \.picker, summary: "Set the style of pickers.",
    examples: #"(picker-style segmented (picker "Size" "S" "M")) | 200 x nil | 200 x 32"#
  )

  static let progressViewStyle = style(
    "progress-view-style", \.progress,
    summary: "Set the style of progress views: `linear` is a bar, `circular` a spinner; "
      + "`automatic` is a bar with a value, and a spinner without one.",
    examples: """
      (progress-view-style circular (progress-view 0.5)) | 200 x 100 | 20 x 20
      (begin (define-progress-view-style (part) (c) (frame :width (* 100 (:fraction-completed c)) \
      :height 4 (capsule))) (progress-view-style part (progress-view 0.25))) | ideal | 25 x 4
      """
  )

  static let tabViewStyle = style(
    "tab-view-style", \.tabView,
    summary: "Set the style of tab views: as pages they have no tab bar.",
    examples: "(tab-view-style page (tab-view (color red))) | 200 x 300 | 200 x 300"
  )

  static let textFieldStyle = style(
    "text-field-style", \.textField,
    summary: "Set the style of text fields: `rounded-border` adds 7 around the text.",
    examples: #"(text-field-style rounded-border (text-field "Name")) | 200 x nil | 200 x 34"#
  )

  static let toggleStyle = style(
    "toggle-style", \.toggle,
    summary: "Set the style of toggles: a toggle in the style `button` is its label with a border.",
    examples: #"(toggle-style button (toggle "On")) | ideal | 40 x 34"#
  )
}

/// Style modifiers whose only built-in style is `automatic`; a program can define others.
extension Declaration {
  static let disclosureGroupStyle = style(
    "disclosure-group-style", ["automatic"], summary: "Set the style of disclosure groups.",
    examples: """
      (begin (define-disclosure-group-style (tight) (c) (vstack :spacing 0 (:label c) (when \
      (:is-expanded c) (:content c)))) (disclosure-group-style tight (disclosure-group "More" \
      :is-expanded true (text "12")))) | ideal | 32 x 40
      """)

  static let labeledContentStyle = style(
    "labeled-content-style", ["automatic"], summary: "Set the style of labeled content.",
    examples: """
      (begin (define-labeled-content-style (above) (c) (vstack :spacing 0 (:label c) (:content \
      c))) (labeled-content-style above (labeled-content "Color" "red"))) | ideal | 40 x 40
      """)

  static let groupBoxStyle = style(
    "group-box-style", ["automatic"], summary: "Set the style of group boxes.",
    examples: """
      (begin (define-group-box-style (tight) (c) (vstack :spacing 0 (:label c) (:content c))) \
      (group-box-style tight (group-box "Sum" (text "12")))) | ideal | 24 x 40
      """)

  private static func style(
    _ name: String, _ names: [String], summary: String, examples: String
  ) -> Declaration {
    Declaration(
      .modifier, name, parameters: [.style(names, definedBy: "define-\(name)")], summary: summary,
      swiftUI: .method(SwiftUISpelling.camelCase(name), ["_ style"]), examples: examples
    ) { arguments throws(Diagnostic) in
      if let own = try arguments.programStyle("style", of: name) {
        return arguments.modify(EnvironmentChange.controls(own))
      }
      let effect = InertEffect(WordsOfView(name, "sets the style of the controls in the view"))
      return arguments.modify(Effect.inert(effect))
    }
  }
}

/// Control styles that the program defines.
extension Parameter {
  /// A style: the name of a built-in one, or one that the program defines.
  static func style(_ names: [String], definedBy form: String) -> Parameter {
    .positional(
      "style",
      .oneOf([.enumeration(names), .object(StyleBox.self, sample: "(\(form) …)"), .function]),
      "which; or one that `\(form)` made", isKeyword: true)
  }
}

extension Arguments {
  /// The change that a style of the program makes; nil if the argument names a built-in style.
  func programStyle(_ name: String, of modifier: String) throws(Diagnostic) -> ControlStyleChange? {
    var style = object(name, as: StyleBox.self)
    if let function = function(name) {
      let made = try call(function, [])
      guard case .object(let object) = made, let box = object as? StyleBox else {
        throw complaint(.isNoStyle(made, modifier), about: name)
      }
      style = box
    }
    guard let style else { return nil }
    guard style.modifier == modifier else {
      throw complaint(.isOtherStyle(style, modifier), about: name)
    }
    let scope = runtime.laterScope(span(of: name))
    scope.begin()
    let setting = ProgramSetting(modifier, style.programStyle(runtime, scope))
    return ControlStyleChange(modifier, \.setting, setting)
  }

  /// Sets a property of the style of the controls in the view that is modified.
  func style<Property: Hashable>(
    _ property: WritableKeyPath<ControlStyle, Property>, _ value: Property
  ) -> Value {
    modify(EnvironmentChange.controls(ControlStyleChange(declaration.name, property, value)))
  }
}

extension ControlStyleChange {
  static let labelsHidden = ControlStyleChange("labels-hidden", \.hidesLabels, true)
}

/// A style that the program defines, as a value.
final class StyleBox: ObjectBox {
  /// The modifier that takes it, such as `button-style`.
  let modifier: String
  let name: String
  private let function: Function
  private let takesEnvironment: Bool
  private let span: SourceSpan

  init(
    _ modifier: String, _ name: String, _ function: Function, takesEnvironment: Bool,
    _ span: SourceSpan
  ) {
    self.modifier = modifier
    self.name = name
    self.function = function
    self.takesEnvironment = takesEnvironment
    self.span = span
  }

  override class var isStyle: Bool { true }
  override var kindDescription: String { "a \(modifier)" }
  override var text: String { name }

  /// - Parameter scope: the state scope of the styled view; each control gets its own scope in it.
  fileprivate func programStyle(_ runtime: Runtime, _ scope: StateScope) -> ProgramStyle {
    ProgramStyle(name) { [unowned runtime] control, parts, style throws(LayoutFailure) in
      let configuration = ConfigurationBox(control, parts, style, runtime)
      var arguments: [Value] = [.object(configuration)]
      if self.takesEnvironment { arguments.append(.object(EnvironmentBox(style, runtime))) }
      let own = scope.next(.init(call: control.span ?? self.span, body: self.span))
      return try runtime.view(
        of: self.function, arguments, at: self.span, "the style `\(self.name)`", in: own)
    }
  }
}

extension Runtime {
  /// The view that a function of the program returns; several views make a group.
  func view(
    of function: Function, _ arguments: [Value], at span: SourceSpan, _ owner: String,
    in scope: StateScope? = nil
  ) throws(LayoutFailure) -> View {
    do throws(Diagnostic) {
      let value = try within(scope ?? StateScope()) { () throws(Diagnostic) in
        try call(function, arguments, span)
      }
      let views = try value.views(at: span) { "\(owner) gave \($0) and no view" }
      return views.count == 1 ? views[0] : View(Group(), children: views, span: span)
    } catch {
      throw .program(error)
    }
  }
}

/// The configuration passed to a style of the program: the control's label, content and state.
final class ConfigurationBox: ObjectBox {
  private let control: View
  private let parts: [View]
  private let style: ControlStyle
  private unowned let runtime: Runtime

  init(_ control: View, _ parts: [View], _ style: ControlStyle, _ runtime: Runtime) {
    self.control = control
    self.parts = parts
    self.style = style
    self.runtime = runtime
  }

  override var kindDescription: String { "the configuration of a control" }

  override func part(_ name: String) -> Value? {
    switch name {
    case "label": label
    case "title": parts.first.map(Value.view) ?? .nothing
    case "icon": parts.count > 1 ? .view(parts[1]) : .nothing
    // The control as it is without this style.
    case "field": .view(control)
    case "is-expanded": .truth(written("is-expanded")?.truth ?? false)
    case "content": .list(of: parts.dropFirst(labelCount).map(Value.view))
    case "is-pressed": .truth(runtime.interaction["is-pressed"] ?? false)
    case "is-on": .truth(runtime.interaction["is-on"] ?? written("is-on")?.truth ?? false)
    case "role": written("role")?.symbol(runtime) ?? .nothing
    case "fraction-completed", "value": fraction.map(Value.number) ?? .nothing
    default: nil
    }
  }

  private var labelCount: Int { (control.content as? Control)?.labelCount ?? 1 }

  /// The label in the label style of its environment; nil if the control has no label.
  private var label: Value {
    guard let first = parts.first, labelCount > 0 else { return .nothing }
    let hasContent = ["disclosure-group", "group-box", "labeled-content"].contains(
      control.content.name)
    let hasSymbol = !hasContent && parts.count > 1
    return .view(hasSymbol ? View(Control.label, children: parts) : first)
  }

  /// The value as a fraction, from 0 to 1, of a progress view's total or of a gauge's range.
  private var fraction: Double? {
    guard let value = (written("value") ?? firstNumber)?.number else { return nil }
    let bounds = written("in")?.numbers ?? [0, written("total")?.number ?? 1]
    let length = bounds[1] - bounds[0]
    return length > 0 ? min(max((value - bounds[0]) / length, 0), 1) : 0
  }

  private func written(_ name: String) -> WrittenValue? {
    control.written.first { $0.keyword == name }?.value
  }

  private var firstNumber: WrittenValue? {
    control.written.first { $0.keyword == nil && $0.value.number != nil }?.value
  }
}

extension WrittenValue {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The two bounds of a range.
  fileprivate var numbers: [Double]? {
    guard case .list(let elements) = self else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == 2 ? numbers : nil
  }

  fileprivate var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }

  fileprivate func symbol(_ runtime: Runtime) -> Value? {
    if case .name(let name) = self { .symbol(runtime.symbols.intern(name)) } else { nil }
  }
}

extension Complaint {
  fileprivate static func isNoStyle(_ value: Value, _ modifier: String) -> Complaint {
    Complaint(
      "`\(modifier)` takes a style, and this gave \(ValueDescription.phrase(value))",
      hint: "define one with `define-\(modifier)`")
  }

  fileprivate static func isOtherStyle(_ style: StyleBox, _ modifier: String) -> Complaint {
    Complaint(
      "`\(style.name)` is a \(style.modifier)", hint: "write `(\(style.modifier) \(style.name) …)`")
  }
}
