import LayEngine

extension Declaration {
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
      "TextField", ["_ placeholder", .binding("text"), .passedOver("prompt", "prompt"), "axis"]),
    examples: """
      (text-field "Name") | 200 x 100 | 200 x 20
      (text-field "Name") | ideal | 32 x 20
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
      "SecureField", ["_ placeholder", .binding("text"), .passedOver("prompt", "prompt")]),
    examples: """
      (secure-field "Password") | 200 x 100 | 200 x 20
      (secure-field "Password" :text "1234") | ideal | 32 x 20
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
    .positional("placeholder", .string, "the text shown while the field is empty"),
    .keyword("text", .string, "the text in the field", default: "\"\""),
  ]
}

extension Arguments {
  /// The placeholder and, after it, the text, unless that is missing or empty.
  fileprivate func fieldTexts(_ shown: (String) -> String) -> [View] {
    let placeholder = View.text(requiredString("placeholder"), span: span(of: "placeholder"))
    guard let text = string("text"), !text.isEmpty else { return [placeholder] }
    return [placeholder, .text(shown(text), span: span(of: "text"))]
  }
}

extension Control {
  fileprivate static let textField = Control(
    "text-field",
    composition:
      "a text field is one line high and as wide as proposed; as its text where nothing is",
    styledBy: "text-field-style"
  ) { parts, style in .field(.line(parts), style) }

  fileprivate static let tallTextField = Control(
    "text-field",
    composition: "a text field along the vertical axis is as high as its lines and as wide as "
      + "proposed; as its text where nothing is",
    styledBy: "text-field-style"
  ) { parts, style in .field(parts, style) }

  fileprivate static let secureField = Control(
    "secure-field",
    composition:
      "a secure field is one line high and as wide as proposed; as its text where nothing is",
    styledBy: "text-field-style"
  ) { parts, style in .field(.line(parts), style) }

  fileprivate static let textEditor = Control(
    "text-editor",
    composition: "a text editor takes what is proposed, and is as its text where nothing is"
  ) { parts, style in
    parts[0].fillingBoth(alignment: Alignment(style.textAlignment.line, .top))
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
    texts.map { $0.inOneLine }
  }
}

extension View {
  /// A field that shows the last of several texts, as wide as proposed and as high as the text.
  fileprivate static func field(_ texts: [View], _ style: ControlStyle) -> View {
    let text = View(
      FixedSize(.vertical), children: Array(texts.suffix(1)),
      written: [WrittenArgument("vertical", .truth(true))])
    let field = text.filling(alignment: Alignment(style.textAlignment.line, .verticalCenter))
    switch style.textField {
    case .automatic, .plain: return field
    case .roundedBorder: return field.padded(Insets(.all, style.sizes.fieldInset))
    }
  }
}
