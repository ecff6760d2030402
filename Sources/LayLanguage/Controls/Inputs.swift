import LayEngine

extension Declaration {
  static let allInputs: [Declaration] = [
    .progressView, .secureField, .slider, .stepper, .textEditor, .textField, .toggle, .colorPicker,
    .gauge, .gaugeStyle, .multiDatePicker,
  ]

  static let toggle = Declaration(
    .view, "toggle",
    parameters: [
      .controlLabel,
      .keyword("is-on", .truth, "whether it is on; does not change the size", default: "false"),
      .systemImage,
    ],
    summary:
      "A label and, at the trailing edge, a switch of \(ControlSizes.words(\.toggleSwitch)).",
    swiftUI: .view(
      "Toggle", ["_ title", "systemImage", .binding("isOn")],
      [.binding("isOn"), .closure("title", label: "label")]),
    examples: """
      (toggle "Wi-Fi") | 300 x nil | 300 x 31
      (toggle "Wi-Fi" :is-on true) | ideal | 99 x 31
      """
  ) { arguments in arguments.makeControl(.toggle, arguments.labelWithSymbol()) }

  static let textField = Declaration(
    .view, "text-field",
    parameters: fieldParameters + [
      .keyword(
        "axis", .enumeration(["horizontal", "vertical"]),
        "whether a long text runs out of view, or wraps onto more lines", default: "horizontal")
    ],
    summary: "Editable text, as wide as proposed, in one line; along the vertical axis, in as many "
      + "lines as it needs.",
    swiftUI: .view(
      "TextField", ["_ placeholder", .binding("text"), "prompt", "axis"],
      [.binding("text"), "prompt", "axis", .closure("placeholder", label: "label")]
    ).orRead(
      [
        "_ placeholder", .binding("text"), .unperformed("onEditingChanged"),
        .unperformed("onCommit"),
      ]),
    examples: """
      (text-field "Name") | 200 x 100 | 200 x 22
      (text-field "Name") | ideal | 32 x 22
      (text-field "Name" :prompt (text "Required")) | ideal | 64 x 22
      (text-field "Name" :text "A B" :axis vertical) | 16 x nil | 16 x 40
      """
  ) { arguments throws(Diagnostic) in
    let isVertical = arguments.enumeration("axis") == "vertical"
    return arguments.makeControl(
      isVertical ? .tallTextField : .textField, arguments.fieldTexts { $0 })
  }

  static let secureField = Declaration(
    .view, "secure-field", parameters: fieldParameters,
    summary: "One line of hidden, editable text, as wide as proposed.",
    swiftUI: .view(
      "SecureField", ["_ placeholder", .binding("text"), "prompt"],
      [.binding("text"), "prompt", .closure("placeholder", label: "label")]
    ).orRead(["_ placeholder", .binding("text"), .unperformed("onCommit")]),
    examples: """
      (secure-field "Password") | 200 x 100 | 200 x 22
      (secure-field "Password" :text "1234") | ideal | 32 x 22
      """
  ) { arguments throws(Diagnostic) in
    let texts = arguments.fieldTexts { String(repeating: "•", count: $0.count) }
    return arguments.makeControl(.secureField, texts)
  }

  static let textEditor = Declaration(
    .view, "text-editor",
    parameters: [.optionalPositional("text", .string, "the text in the editor", default: "\"\"")],
    summary: "Editable text that takes the proposed size; as its text where nothing is proposed.",
    swiftUI: .view("TextEditor", [.binding("text")]),
    examples: """
      (text-editor "Dear all") | 200 x 100 | 200 x 100
      (text-editor "Dear all") | 50 x nil | 50 x 40
      (text-editor) | 200 x nil | 200 x 20
      """
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(
      .textEditor, [.text(arguments.string("text") ?? "", span: arguments.span)])
  }

  private static let fieldParameters: [Parameter] = [
    .positional(
      "placeholder", .oneOf([.string, .view]),
      "the title, which is shown while the field is empty"),
    .keyword("prompt", .view, "the text shown in place of the title"),
    .keyword("text", .string, "the text in the field", default: "\"\""),
  ]

  static let slider = Declaration(
    .view, "slider",
    parameters: [
      .optionalPositional("value", .number, "the value; does not change the size"), .range, .step,
      .keyword(
        "label", .oneOf([.string, .view]), "the label, which a Mac shows before the slider"),
      .keyword(
        "minimum-value-label", .oneOf([.string, .view]), "the view before the slider, or a text"),
      .keyword(
        "maximum-value-label", .oneOf([.string, .view]), "the view after the slider, or a text"),
    ],
    summary: "A slider as wide as proposed, with a fixed height, between its minimum and maximum "
      + "labels.",
    swiftUI: sliderSpelling,
    examples: """
      (slider) | 200 x 100 | 200 x 31
      (slider 5 :in (list 0 10)) | ideal | 100 x 31
      """
  ) { arguments throws(Diagnostic) in
    let names = ["label", "minimum-value-label", "maximum-value-label"]
    let labels = names.map { arguments.labelView($0) }
    let shown = labels.compactMap(\.self)
    guard !shown.isEmpty else { return arguments.makeControl(.slider, []) }
    return arguments.makeControl(.slider(labels.map { $0 != nil }), shown)
  }

  private static let sliderSpelling = SwiftUISpelling.view(
    "Slider", [.binding("value"), .range("in"), "step"],
    [
      .binding("value"), .range("in"), "step", .closure("label"), .closure("minimum-value-label"),
      .closure("maximum-value-label"),
    ]
  ).orRead(
    [.binding("value"), .range("in"), "step", .unperformed("onEditingChanged")],
    [
      .binding("value"), .range("in"), "step", .closure("label"), .closure("minimum-value-label"),
      .closure("maximum-value-label"), .unperformed("onEditingChanged"),
    ],
    [
      .binding("value"), .range("in"), "step", .unperformed("onEditingChanged"),
      .closure("minimum-value-label"), .closure("maximum-value-label"), .closure("label"),
    ])

  static let stepper = Declaration(
    .view, "stepper",
    parameters: [
      .controlLabel, .keyword("value", .number, "the value; does not change the size"), .range,
      .step,
    ],
    summary: "A label and, at the trailing edge, two buttons of 94 x 32 together.",
    swiftUI: stepperSpelling,
    examples: """
      (stepper "Size" :value 3) | 300 x nil | 300 x 32
      (stepper "Size") | ideal | 134 x 32
      """
  ) { arguments in arguments.makeControl(.stepper, arguments.controlLabel()) }

  private static let stepperSpelling = SwiftUISpelling.view(
    "Stepper", ["_ title", .binding("value"), .range("in"), "step"],
    [.binding("value"), .range("in"), "step", .closure("title", label: "label")]
  ).orRead(
    ["_ title", .binding("value"), .range("in"), "step", .unperformed("onEditingChanged")],
    [
      .binding("value"), .range("in"), "step", .closure("title", label: "label"),
      .unperformed("onEditingChanged"),
    ],
    [
      .binding("value"), .range("in"), "step", .unperformed("onEditingChanged"),
      .closure("title", label: "label"),
    ],
    [
      "_ title", .unperformed("onIncrement").required, .unperformed("onDecrement").required,
      .unperformed("onEditingChanged"),
    ],
    [
      .closure("title", label: "label"), .unperformed("onIncrement").required,
      .unperformed("onDecrement").required, .unperformed("onEditingChanged"),
    ],
    [
      .unperformed("onIncrement").required, .unperformed("onDecrement").required,
      .unperformed("onEditingChanged"), .closure("title", label: "label"),
    ])

  static let progressView = Declaration(
    .view, "progress-view",
    parameters: [
      .optionalPositional("title", .oneOf([.string, .view]), "the title, or a view"),
      .optionalPositional("value", .number, "the completed part of the total"),
      .keyword("total", .number, "the value at which it is complete", default: "1"),
      .keyword(
        "current-value-label", .oneOf([.string, .view]), "the view below the bar, or a text"),
    ],
    summary: "A bar as wide as proposed, or a spinner if there is no value; `progress-view-style` "
      + "chooses one of them.",
    swiftUI: .view(
      "ProgressView", ["_ title", "value", "total"],
      [
        "value", "total", .closure("title", label: "label"), .closure("current-value-label"),
      ]),
    examples: """
      (progress-view 0.5) | 200 x 100 | 200 x 4
      (progress-view :value 5 :total 10) | 200 x 100 | 200 x 4
      (progress-view) | 200 x 100 | 20 x 20
      """
  ) { arguments throws(Diagnostic) in
    let label = arguments.controlLabel()
    let value = arguments.labelView("current-value-label").map { [$0] } ?? []
    let isEndless = arguments.number("value") == nil
    let control: Control =
      if value.isEmpty { isEndless ? .endlessProgress : .progress } else {
        .progress(isEndless: isEndless, labels: label.count)
      }
    return arguments.makeControl(control, label + value)
  }

  static let gauge = Declaration(
    .view, "gauge",
    parameters: [
      .controlLabel,
      .optionalPositional("value", .number, "the value; does not change the size"), .range,
      .keyword(
        "current-value-label", .oneOf([.string, .view]), "the view below the bar, or a text"),
      .keyword(
        "minimum-value-label", .oneOf([.string, .view]), "the view before the bar, or a text"),
      .keyword(
        "maximum-value-label", .oneOf([.string, .view]), "the view after the bar, or a text"),
      .keyword(
        "style", .enumeration(ControlStyle.Gauge.spellings),
        "the style; by default that of the surrounding `gauge-style`"),
    ],
    summary: "A bar 6 high, as wide as proposed, below its label and above its current value; in "
      + "an accessory style a bar without these, or a ring of 58 x 58.",
    swiftUI: .view(
      "Gauge",
      [
        "value!", .range("in"), .closure("title", label: "label").required,
        .closure("current-value-label"),
        .closure("minimum-value-label"), .closure("maximum-value-label"),
      ]),
    // A line, 10 between a text and a shape below it, and the bar.
    examples: """
      (gauge "Fuel" 0.5) | 200 x nil | 200 x 36
      (gauge-style accessory-circular (gauge "Fuel" 0.5)) | 200 x nil | 58 x 58
      """
  ) { arguments throws(Diagnostic) in
    let style = arguments.enumeration("style").flatMap { ControlStyle.Gauge(spelling: $0) }
    let named = ["current-value-label", "minimum-value-label", "maximum-value-label"]
    let labels = named.map { arguments.labelView($0) }
    let given = labels.map { $0 != nil }
    let control = Control(
      "gauge",
      composition: "a gauge is a column of its label, a bar between the labels of its ends, and "
        + "the label of its value; in a circular style it is a ring",
      styledBy: style == nil ? "gauge-style" : nil
    ) { parts, around in
      var further = parts.dropFirst()
      let shown = given.map { $0 ? further.popFirst() : nil }
      return .gauge(parts[0], shown, style ?? around.gauge, around)
    }
    return arguments.makeControl(control, arguments.controlLabel() + labels.compactMap(\.self))
  }

  static let gaugeStyle = style(
    "gauge-style", \.gauge, summary: "Set the style of gauges.",
    examples: #"(gauge-style accessory-linear (gauge "Fuel" 0.5)) | 200 x nil | 200 x 6"#
  )

  static let colorPicker = Declaration(
    .view, "color-picker",
    parameters: [
      .controlLabel, .keyword("selection", .any, "the selected color"),
      .keyword("supports-opacity", .truth, "whether the color may be transparent", default: "true"),
    ],
    summary: "A label and, at the trailing edge, a circle of 28 x 28.",
    swiftUI: .view(
      "ColorPicker", ["_ title", .binding("selection"), "supportsOpacity"],
      [.binding("selection"), "supportsOpacity", .closure("title", label: "label")]),
    // 3 letters, a spacer of 8, the circle.
    examples: """
      (color-picker "Ink") | 300 x nil | 300 x 28
      (color-picker "Ink" :selection red) | ideal | 60 x 28
      """
  ) { arguments in arguments.makeControl(.colorPicker, arguments.controlLabel()) }

  static let multiDatePicker = Declaration(
    .view, "multi-date-picker",
    parameters: [
      .controlLabel, .keyword("selection", .any, "the selected dates"),
      .keyword("in", .any, "the dates that can be selected"),
    ],
    summary: "A calendar 320 high for selecting several dates; it shows no label.",
    swiftUI: .view(
      "MultiDatePicker", ["_ title", .binding("selection"), "in"],
      [.binding("selection"), "in", .closure("title", label: "label")]),
    examples: """
      (multi-date-picker "Dates") | 360 x 500 | 360 x 320
      (multi-date-picker "Dates") | ideal | 320 x 320
      """
  ) { arguments in arguments.makeControl(.multiDatePicker, arguments.controlLabel()) }
}

extension Control {
  fileprivate static let toggle = Control(
    "toggle",
    sizedComposition: {
      let rowOfSwitch =
        "a row of \($0.labelAndSpacer) and a switch of \(ControlSizes.text($0.toggleSwitch))"
      guard let checkbox = $0.toggleBox else { return "a toggle is \(rowOfSwitch)" }
      return "a toggle is a row of a checkbox of \(ControlSizes.text(checkbox.box)) and its label; "
        + "in the style `switch` it is \(rowOfSwitch)"
    },
    hasBaselinesAtTop: { $0.toggle != .button },
    distance: { $0.toggle == .automatic ? $0.sizes.toggleDistance : .ordinary },
    styledBy: "toggle-style"
  ) { parts, style in
    if style.toggle == .automatic, let checkbox = style.sizes.toggleBox {
      if style.hidesLabels { return .fixed(checkbox.alone, .rectangle) }
      let box = View.fixed(checkbox.box, .rectangle)
      return .row([box, .label(parts, style).sized(style)], spacing: checkbox.spacing)
    }
    return switch style.toggle {
    case .automatic, .switch:
      .setting(
        [.label(parts, style)], .fixed(style.sizes.toggleSwitch, .capsule).inLine(style), style)
    case .button: .bordered(.label(parts, style), style)
    }
  }

  fileprivate static let textField = Control(
    "text-field",
    sizedComposition: {
      "a text field is \($0.heightOfField) and as wide as proposed; as its text where nothing is"
        + $0.frameOfField
    },
    distance: \.distanceOfField, styledBy: "text-field-style"
  ) { parts, style in .field(.line(parts), isLine: true, style) }

  fileprivate static let tallTextField = Control(
    "text-field",
    sizedComposition: {
      "a text field along the vertical axis is as high as its lines and as wide as proposed; as its "
        + "text where nothing is" + $0.frameOfField
    },
    distance: \.distanceOfField, styledBy: "text-field-style"
  ) { parts, style in .field(parts, isLine: false, style) }

  fileprivate static let secureField = Control(
    "secure-field",
    sizedComposition: {
      "a secure field is \($0.heightOfField) and as wide as proposed; as its text where nothing is"
        + $0.frameOfField
    },
    distance: \.distanceOfField, styledBy: "text-field-style"
  ) { parts, style in .field(.line(parts), isLine: true, style) }

  fileprivate static let textEditor = Control(
    "text-editor",
    sizedComposition: {
      "a text editor takes what is proposed, and is "
        + ($0.editorIdeal.map(ControlSizes.text) ?? "as its text") + " where nothing is"
    }
  ) { parts, style in
    let alignment = Alignment(style.textAlignment.line, .top)
    guard let ideal = style.sizes.editorIdeal else {
      return parts[0].fillingBoth(alignment: alignment)
    }
    return parts[0].fillingBoth(width: ideal.width, height: ideal.height, alignment: alignment)
  }

  fileprivate static let slider = Control(
    "slider",
    sizedComposition: {
      "a slider is \(NumberText.of($0.sliderHeight)) high and as wide as proposed; "
        + "\(NumberText.of($0.sliderWidths.ideal)) where nothing is"
    }
  ) { _, style in .slider(style).inLine(style, as: .slider) }

  /// - Parameter given: which labels it has: its own, that of the least and that of the largest value.
  /// - Source: iamcgn/swiftui-web, Docs/elements/Slider.md: on macOS 26.2 the label is 8 before the
  ///   slider, and the labels of the values are in the font `footnote`; iOS shows no label.
  fileprivate static func slider(_ given: [Bool]) -> Control {
    Control(
      "slider",
      sizedComposition: {
        $0.settingSpacing == nil
          ? "a slider with labels is a row of those of its values and what they leave of it"
          : "a slider with labels is a row of these, \(NumberText.of($0.settingSpacing ?? 0)) apart, "
            + "and what they leave of it"
      },
      labelCount: given[0] ? 1 : 0
    ) { parts, style in
      var further = parts[...]
      var labels = given.map { $0 ? further.popFirst() : nil }
      let spacing = style.sizes.settingSpacing
      if spacing == nil || style.hidesLabels { labels[0] = nil }
      if spacing != nil { for index in 1...2 { labels[index] = labels[index]?.inFont(.footnote) } }
      let shown = [labels[0], labels[1], View.slider(style), labels[2]].compactMap(\.self)
      return .row(shown, spacing: shown.count > 1 ? spacing : nil).inLine(style, as: .slider)
    }
  }

  fileprivate static let stepper = Control(
    "stepper",
    sizedComposition: {
      "a stepper is a row of \($0.labelAndSpacer) and buttons of "
        + ControlSizes.text($0.stepperButtons)
    },
    hasBaselinesAtTop: { _ in true }, distance: \.sizes.menuDistance
  ) { parts, style in
    .setting(parts, .fixed(style.sizes.stepperButtons, .capsule).inLine(style), style)
  }

  fileprivate static let progress = Control(
    "progress-view",
    sizedComposition: {
      "a progress view is a bar \(NumberText.of($0.progressBarHeight)) high, as wide as proposed, "
        + "below its label; in the style `circular` a spinner of "
        + "\(ControlSizes.text($0.spinner)) above it"
    },
    styledBy: "progress-view-style"
  ) { parts, style in .progress(parts, [], isEndless: false, style) }

  /// - Parameter labels: how many of its parts are before the label of its value.
  fileprivate static func progress(isEndless: Bool, labels: Int) -> Control {
    Control(
      "progress-view",
      composition:
        "a progress view with a label of its value is a column of its label, a bar and that "
        + "label, or of a spinner and both", styledBy: "progress-view-style", labelCount: labels
    ) { parts, style in
      .progress(
        Array(parts.prefix(labels)), Array(parts.dropFirst(labels)), isEndless: isEndless, style)
    }
  }

  fileprivate static let endlessProgress = Control(
    "progress-view",
    sizedComposition: {
      "a progress view without a value is a spinner of \(ControlSizes.text($0.spinner)), above its "
        + "label; in the style `linear` a bar \(NumberText.of($0.progressBarHeight)) high below it"
    }, styledBy: "progress-view-style"
  ) { parts, style in .progress(parts, [], isEndless: true, style) }

  fileprivate static let colorPicker = Control(
    "color-picker",
    sizedComposition: {
      "a color picker is a row of \($0.labelAndSpacer) and a circle of "
        + ControlSizes.text($0.colorWell)
    }
  ) { parts, style in
    .setting(parts, .fixed(style.sizes.colorWell, .ellipse).inLine(style), style)
  }

  private static let calendarHeight = NumberText.of(ControlSizes.usual.calendar.height)

  fileprivate static let multiDatePicker = Control(
    "multi-date-picker",
    composition: "it is a calendar \(calendarHeight) high and as wide as proposed"
  ) { _, _ in
    .bar(ControlSizes.usual.calendar)
  }
}

extension ControlSizes {
  /// How high a field of one line is, in words.
  fileprivate var heightOfField: String {
    fieldRoom.map { "as high as one line and \(NumberText.of($0.plain)), in whole points," }
      ?? "one line high"
  }

  /// The end of a sentence about fields on a system where they have a frame.
  fileprivate var frameOfField: String {
    framesFields ? "; it has \(NumberText.of(fieldInset)) around it unless it is plain" : ""
  }
}

extension ControlStyle {
  /// What a field keeps free above and below: with a frame, its own distance.
  fileprivate var distanceOfField: ControlDistance {
    textField == .plain ? .ordinary : sizes.fieldDistance
  }
}

extension Arguments {
  /// The placeholder and, after it, the text, unless that is missing or empty.
  fileprivate func fieldTexts(_ shown: (String) -> String) -> [View] {
    let placeholder =
      view("prompt") ?? labelView("placeholder") ?? View(EmptyView(), span: span)
    guard let text = string("text"), !text.isEmpty else { return [placeholder] }
    return [placeholder, .text(shown(text), span: span(of: "text"))]
  }
}

extension TextAlignment {
  /// The guide by which a text that is narrower than its field is aligned in it.
  fileprivate var line: AlignmentGuide {
    switch self {
    case .leading: .leading
    case .center: .horizontalCenter
    case .trailing: .trailing
    }
  }
}

extension [View] {
  /// The texts, each limited to one line.
  fileprivate static func line(_ texts: [View]) -> [View] {
    texts.map { $0.withoutLastNewlines.inOneLine }
  }
}

extension View {
  /// A text that ends in newlines without these: in a field of one line nothing is cut for them.
  fileprivate var withoutLastNewlines: View {
    guard let text = content as? Text, text.string.last?.isNewline == true else { return self }
    let kept = text.string.reversed().drop(while: \.isNewline).reversed()
    return View(Text(String(kept)), written: written, span: span)
  }
}

extension View {
  /// A field that shows the last of several texts, as wide as proposed and as high as the text, or, of one
  /// line, as the system's fields.
  fileprivate static func field(_ texts: [View], isLine: Bool, _ style: ControlStyle) -> View {
    let sizes = style.sizes
    let isFramed =
      style.textField == .roundedBorder || style.textField == .automatic && sizes.framesFields
    let centred = Alignment(style.textAlignment.line, .verticalCenter)
    var text = View(
      FixedSize(.vertical), children: Array(texts.suffix(1)),
      written: [WrittenArgument("vertical", .truth(true))])
    let inset = sizes.fieldInset
    // A field of a Mac may be narrower than the room around its text.
    if isFramed, sizes.framesFields {
      return text.sized(style).padded(Insets(.all, inset)).filling(alignment: centred)
    }
    guard isLine, let room = sizes.fieldRoom else {
      let field = text.filling(alignment: centred)
      return isFramed ? field.padded(Insets(.all, inset)) : field
    }
    let height = (style.lineHeight + room.plain).rounded(.up)
    text = text.filling(alignment: centred)
    return isFramed
      ? text.padded(Insets(.horizontal, inset)).framed(height: height + room.border)
      : text.framed(height: height, Alignment(.horizontalCenter, .top))
  }
}

extension Parameter {
  /// The range of values of a slider or stepper.
  static let range = Parameter.keyword("in", .list, "the minimum and the maximum value")
  static let step = Parameter.keyword("step", .number, "the distance between two values")
}

/// The two forms of progress views; both alone without a label or where labels are hidden.
///
/// - Source: layout-rules 2.9; below the bar the label of the value keeps the distance of the label above,
///   which is measured on a Mac and our own choice elsewhere.
extension View {
  fileprivate static func progress(
    _ label: [View], _ value: [View], isEndless: Bool, _ style: ControlStyle
  ) -> View {
    let isBar = isEndless ? style.progress == .linear : style.progress != .circular
    let isBare = label.isEmpty && value.isEmpty || style.hidesLabels
    guard isBar else {
      let isSmall = [.mini, .small].contains(style.size)
      let spinner = View.fixed(isSmall ? style.sizes.smallSpinner : style.sizes.spinner, .ellipse)
      return isBare ? spinner : .column([spinner] + label + value)
    }
    let bar = View.bar(height: style.sizes.progressBarHeight)
    let spacing = style.sizes.progressBarSpacing
    return isBare ? bar : .column(label + [bar] + value, .leading, spacing: spacing)
  }

  /// - Parameter shown: the labels of the current, the minimum and the maximum value.
  fileprivate static func gauge(
    _ label: View, _ shown: [View?], _ look: ControlStyle.Gauge, _ style: ControlStyle
  ) -> View {
    let height =
      switch look {
      case .accessoryLinear: style.sizes.accessoryGaugeHeight
      case .accessoryLinearCapacity: style.sizes.accessoryCapacityGaugeHeight
      default: style.sizes.gaugeBarHeight
      }
    let bar = View.row([shown[1], .bar(height: height), shown[2]].compactMap(\.self))
    switch look {
    case .accessoryCircular, .accessoryCircularCapacity:
      return .fixed(style.sizes.gaugeRing, .ellipse)
    case .accessoryLinear, .accessoryLinearCapacity: return bar
    case .automatic, .linearCapacity:
      let around = (style.hidesLabels ? [] : [label]) + [bar] + [shown[0]].compactMap(\.self)
      return around.count == 1 ? bar : .column(around)
    }
  }
}
