import LayEngine

/// Modifiers that say how the controls in a view look.
extension Declaration {
  /// A modifier that names one of several styles.
  private static func style<Style: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ type: Style.Type, summary: String, examples: String,
    change: @escaping @Sendable (Style) -> ControlStyleChange
  ) -> Declaration where Style.RawValue == String {
    Declaration(
      .modifier, name,
      parameters: [.style(Style.spellings, definedBy: "define-\(name)")],
      summary: summary, swiftUI: .method(SwiftUISpelling.camelCase(name), ["_ style"]),
      examples: examples
    ) { arguments throws(Diagnostic) in
      let own = try arguments.programStyle("style", of: name)
      let style = arguments.enumeration("style").flatMap { Style(spelling: $0) }
      let change = own ?? change(arguments.required("style", style))
      return arguments.make(EnvironmentChange.controls(change), [arguments.view()])
    }
  }

  static let buttonStyle = style(
    "button-style", ControlStyle.Button.self,
    summary: "Set the style of buttons: bordered ones have 12 before and after their label, and 7 "
      + "above and below it, by our own choice; `control-size` changes that.",
    examples: #"(button-style bordered (button "OK")) | ideal | 40 x 34"#
  ) { .button($0) }

  static let controlSize = style(
    "control-size", ControlStyle.Size.self,
    summary: "Set the size of bordered buttons; other controls keep their size here.",
    examples: """
      (-> (button "OK") (button-style bordered) (control-size large)) | ideal | 56 x 50
      """
  ) { .controlSize($0) }

  static let datePickerStyle = style(
    "date-picker-style", ControlStyle.DatePicker.self,
    summary: "Set the style of date pickers.",
    examples: #"(date-picker-style graphical (date-picker "Date")) | ideal | 320 x 320"#
  ) { .datePicker($0) }

  static let labelStyle = style(
    "label-style", ControlStyle.Label.self,
    summary: "Set the style of labels: their title, their icon or both.",
    examples: #"(label-style title-only (label "Hi" :system-image "heart")) | ideal | 16 x 20"#
  ) { .label($0) }

  static let labelsHidden = Declaration(
    .modifier, "labels-hidden",
    summary: "Hide the labels of toggles, pickers and other controls.",
    examples: #"(labels-hidden (toggle "Wi-Fi")) | 300 x nil | 51 x 31"#
  ) { arguments throws(Diagnostic) in
    arguments.make(EnvironmentChange.controls(.labelsHidden), [arguments.view()])
  }

  static let listStyle = style(
    "list-style", ControlStyle.List.self,
    summary: "Set the style of lists: in inset and sidebar styles rows are 16 from the edges; in "
      + "grouped styles sections are spaced apart and headers are small.",
    examples: #"(list-style inset (list-view (text "One"))) | 200 x 300 | 200 x 300"#
  ) { .list($0) }

  static let pickerStyle = style(
    "picker-style", ControlStyle.Picker.self,
    summary: "Set the style of pickers.",
    examples: #"(picker-style segmented (picker "Size" "S" "M")) | 200 x nil | 200 x 32"#
  ) { .picker($0) }

  static let progressViewStyle = style(
    "progress-view-style", ControlStyle.Progress.self,
    summary: "Set the style of progress views: `linear` is a bar, `circular` a spinner; "
      + "`automatic` is a bar with a value, and a spinner without one.",
    examples: """
      (progress-view-style circular (progress-view 0.5)) | 200 x 100 | 20 x 20
      (begin (define-progress-view-style (part) (c) (frame :width (* 100 (:fraction-completed c)) \
      :height 4 (capsule))) (progress-view-style part (progress-view 0.25))) | ideal | 25 x 4
      """
  ) { .progress($0) }

  static let tabViewStyle = style(
    "tab-view-style", ControlStyle.TabView.self,
    summary: "Set the style of tab views: as pages they have no tab bar.",
    examples: "(tab-view-style page (tab-view (color red))) | 200 x 300 | 200 x 300"
  ) { .tabView($0) }

  static let textFieldStyle = style(
    "text-field-style", ControlStyle.TextField.self,
    summary: "Set the style of text fields: `rounded-border` adds 7 around the text.",
    examples: #"(text-field-style rounded-border (text-field "Name")) | 200 x nil | 200 x 34"#
  ) { .textField($0) }

  static let toggleStyle = style(
    "toggle-style", ControlStyle.Toggle.self,
    summary: "Set the style of toggles: a toggle in the style `button` is its label with a border.",
    examples: #"(toggle-style button (toggle "On")) | ideal | 40 x 34"#
  ) { .toggle($0) }
}
