import LayEngine

extension Declaration {
  static let text = Declaration(
    .view, "text",
    parameters: [
      .positional("string", .oneOf([.string, .number, .view]), "the string, or a text view")
    ],
    rest: RestParameter(
      "runs", .oneOf([.string, .number, .views]),
      "further runs: strings, texts with fonts of their own, and images"),
    summary:
      "Text, which wraps, and is truncated where it does not fit. Texts inside a text are its "
      + "runs, as in SwiftUI's `Text + Text`: a line is as high as its highest run.",
    swiftUI: .view("Text", ["_ string"], ["verbatim string"]),
    // 5 characters and the blank at which they wrap, two lines.
    // 3 characters of 8, 2 of 14: the line is as high as the larger font's, 35.
    examples: """
      (text "Hello World") | 60 x nil | 48 x 40
      (text "Hello World") | 60 x 20 | 48 x 20
      (text "to " (font title (text "me"))) | ideal | 52 x 35
      """
  ) { arguments throws(Diagnostic) in
    let first = arguments.requiredValue("string")
    if arguments.restCount == 0, case .view = first {
      return try arguments.richText(of: [(first, arguments.span(of: "string"))])
    }
    guard arguments.restCount > 0 else {
      return arguments.make(Text(try arguments.shown(first)))
    }
    let values = [(first, arguments.span(of: "string"))] + arguments.rest
    // Several strings without a styled text or an image are one text that was split by mistake.
    guard values.contains(where: { $0.0.isNoText }) else {
      throw Diagnostic(.oneText, at: values[1].1)
    }
    return try arguments.richText(of: values)
  }
}

extension Arguments {
  /// A text of several runs.
  fileprivate func richText(
    of values: [(value: Value, span: SourceSpan)]
  ) throws(Diagnostic) -> Value {
    var runs: [TextRun] = []
    for (value, span) in values {
      switch value {
      case .string, .number: runs.append(TextRun(.string(try shown(value))))
      default:
        for view in try value.views(
          at: span, { "a text is made of texts and images, not of \($0)" })
        {
          runs += try self.runs(of: view, at: span)
        }
      }
    }
    let text = Text(runs)
    let written = WrittenArgument(nil, .string(text.string))
    return .view(runtime.views.view(text, written: [written], span: self.span))
  }

  /// The runs of a text view, with the changes that its modifiers make.
  private func runs(of view: View, at span: SourceSpan) throws(Diagnostic) -> [TextRun] {
    var changes: [EnvironmentChange] = []
    var color: String?
    var view = view
    while true {
      switch view.content {
      case let text as Text:
        return text.runs.map {
          TextRun($0.content, changes: changes + $0.changes, color: $0.color ?? color)
        }
      case let image as ImageContent where !image.isResizable:
        return [TextRun(.image(image.source), changes: changes, color: color)]
      case let change as EnvironmentChange: changes.append(change)
      case .foreground(let paint) as Effect: color = paint
      case is Effect: break
      default: throw Diagnostic(.noPartOfText(view.content.name), at: view.span ?? span)
      }
      guard let child = view.children.first else { return [] }
      view = child
    }
  }
}

extension Value {
  fileprivate var isNoText: Bool {
    switch self {
    case .string, .number: false
    default: true
    }
  }
}

extension Complaint {
  fileprivate static let oneText = Complaint(
    "`text` takes one text, and this is another", hint: "join them by `(str a b)`")

  fileprivate static func noPartOfText(_ name: String) -> Complaint {
    Complaint(
      "a text is made of texts and images, and `\(name)` is neither",
      hint: "put it beside the text in an `hstack`, or around the whole text")
  }
}
