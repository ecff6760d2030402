import LayEngine

extension Declaration {
  static let allTexts: [Declaration] = [
    .dynamicTypeSize, .font, .kerning, .lineLimit, .lineSpacing, .minimumScaleFactor,
    .multilineTextAlignment, .text, .textCase, .tracking, .truncationMode,
  ]

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

  static let font = Declaration(
    .modifier, "font",
    parameters: [
      .optionalPositional(
        "style", .enumeration(Font.styles.map(\.name)), "a named style", default: "body"),
      .keyword("size", .length, "the size"),
      .keyword(
        "weight", .enumeration(FontWeight.spellings), "the weight; nothing changes in `mono`"),
      .keyword(
        "design", .enumeration(FontDesign.spellings), "the design; nothing changes in `mono`"),
      .keyword(
        "custom", .string,
        "the name of a font of a size, which grows with a style that is given; the system's font stands for one "
          + "that no app brings along"
      ),
    ],
    summary: "Set the font of the texts in a view.",
    swiftUI: .method(
      "font", ["_ style"], [.member("system", ["size", "weight", "design"])],
      [.member("system", ["_ style", "design", "weight"])],
      [.member("custom", ["_ custom", "fixedSize size"])],
      [.member("custom", ["_ custom", "size", "relativeTo style"])]),
    examples: """
      (font :size 12 (text "Hi")) | ideal | 12 x 15
      (font title (text "Hi")) | ideal | 28 x 35
      """
  ) { arguments throws(Diagnostic) in
    var font = Font(arguments.enumeration("style").flatMap { FontStyle(spelling: $0) } ?? .body)
    if let size = arguments.number("size") {
      guard size > 0, size.isFinite else {
        throw arguments.complaint(.noFontSize(size), about: "size")
      }
      let style = arguments.enumeration("style").flatMap { FontStyle(spelling: $0) }
      font =
        arguments.string("custom").map {
          Font(size: size, growingAs: style, arguments.runtime.font($0))
        } ?? Font(size: size)
    } else if arguments.string("custom") != nil {
      throw arguments.complaint(.customFontNeedsSize, about: "custom")
    }
    font.weight = arguments.enumeration("weight").flatMap { FontWeight(spelling: $0) }
    if let design = arguments.enumeration("design").flatMap({ FontDesign(spelling: $0) }) {
      font.design = design
    }
    return arguments.modify(EnvironmentChange.font(font))
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

  fileprivate static let customFontNeedsSize = Complaint(
    "a font by its name needs a size",
    hint: "write `(font :size 12 :custom \"Inter\" (text \"Hi\"))`")

  fileprivate static func noFontSize(_ size: Double) -> Complaint {
    Complaint(
      "a font needs a size above 0\(size > 0 ? " that is finite" : "")",
      hint: "write `(font :size 12 (text \"Hi\"))`", isAboutRange: true)
  }
}

extension Font {
  /// The named styles: iOS's sizes at the default setting, with body 16 in place of 17.
  package static let styles: [(name: String, size: Double)] =
    FontStyle.allCases.map { ($0.spelling, $0.size(at: .large, on: .iOS18)) }
}

/// `kerning tracking`: modifiers that make characters wider or narrower.
extension Declaration {
  static let kerning = Declaration(
    .modifier, "kerning",
    parameters: [.positional("points", .number, "the space added to each character")],
    summary: "Make the characters of the texts in a view wider, including the last of a line.",
    // Five characters of 8 + 2.
    examples: #"(kerning 2 (text "Hello")) | ideal | 50 x 20"#
  ) { arguments in arguments.modify(EnvironmentChange.kerning(arguments.requiredNumber("points"))) }

  static let tracking = Declaration(
    .modifier, "tracking",
    parameters: [.positional("points", .number, "the space added to each character")],
    summary: "The same as `kerning`, which it replaces unless it is 0.",
    // 10 for each character: "Hello" and "World" do not fit beside each other in 100.
    examples: """
      (tracking 2 (text "Hello")) | ideal | 50 x 20
      (tracking 2 (text "Hello World")) | 100 x nil | 60 x 40
      """
  ) { arguments throws(Diagnostic) in
    arguments.modify(EnvironmentChange.tracking(arguments.requiredNumber("points")))
  }

  static let lineLimit = Declaration(
    .modifier, "line-limit",
    parameters: [
      .positional(
        "lines", .integerOrNil,
        "the maximum number of lines, nil for no limit; below 1 counts as 1"),
      .optionalPositional(
        "most", .integerOrNil, "the maximum; with it, `lines` is the minimum", isKeyword: false),
      .keyword(
        "reserves-space", .truth, "whether space for all lines is reserved", default: "false"),
    ],
    summary: "Limit the lines of the texts in a view.",
    swiftUI: .method("lineLimit", ["_ lines", "reservesSpace"], [.bounds("lines", "most")]),
    examples: """
      (line-limit 1 (text "Hello World")) | 60 x nil | 48 x 20
      (line-limit 3 :reserves-space true (text "Hi")) | ideal | 16 x 60
      """
  ) { arguments throws(Diagnostic) in
    let lines = arguments.count("lines")
    let change: EnvironmentChange
    if arguments.isGiven("most") {
      change = .lineLimitRange(lower: lines, upper: arguments.count("most"))
    } else if let reserves = arguments.truth("reserves-space") {
      change = .lineLimitRange(lower: reserves ? lines : nil, upper: lines)
    } else {
      change = .lineLimit(lines)
    }
    return arguments.modify(change)
  }

  static let lineSpacing = Declaration(
    .modifier, "line-spacing",
    parameters: [.positional("spacing", .number, "the distance; below 0 counts as 0")],
    summary: "Add space between the lines of the texts in a view.",
    examples: #"""
      (line-spacing 4 (text "a\nb")) | ideal | 8 x 44
      (line-spacing 4 (text "a")) | ideal | 8 x 20
      """#
  ) { arguments throws(Diagnostic) in
    let spacing = arguments.requiredNumber("spacing")
    return arguments.modify(EnvironmentChange.lineSpacing(spacing))
  }

  static let minimumScaleFactor = Declaration(
    .modifier, "minimum-scale-factor",
    parameters: [
      .positional("factor", .number, "the smallest fraction of the font size; 1 for no shrinking")
    ],
    summary: "Let the texts in a view shrink before they are truncated.",
    examples: """
      (line-limit 1 (minimum-scale-factor 0.5 (text "Hello World"))) | 66 x nil | 66 x 15
      (line-limit 1 (minimum-scale-factor 0.75 (text "Hello World"))) | 60 x nil | 60 x 15
      """
  ) { arguments throws(Diagnostic) in
    let factor = arguments.requiredNumber("factor")
    return arguments.modify(EnvironmentChange.minimumScaleFactor(factor))
  }

  static let multilineTextAlignment = Declaration(
    .modifier, "multiline-text-alignment",
    parameters: [
      .positional(
        "alignment", .enumeration(AlignmentName.horizontal), "how the shorter lines align")
    ],
    summary: "Align the lines of each text in a view with one another; sizes do not change.",
    examples: #"(multiline-text-alignment center (text "a\nbcd")) | ideal | 24 x 40"#
  ) { arguments throws(Diagnostic) in
    let alignment = arguments.enumeration("alignment").flatMap(TextAlignment.init(caseNamed:))
    return arguments.modify(EnvironmentChange.multilineTextAlignment(alignment ?? .leading))
  }

  static let textCase = Declaration(
    .modifier, "text-case",
    parameters: [
      .positional(
        "letters", .oneOf([.enumeration(["uppercase", "lowercase"]), .nothing]),
        "the case; nil leaves the text as written")
    ],
    summary: "Show the texts in a view in uppercase or lowercase letters, which may be more: "
      + "ß becomes SS.",
    examples: """
      (text-case uppercase (text "Hi")) | ideal | 16 x 20
      (text-case uppercase (text "Maß")) | ideal | 32 x 20
      """
  ) { arguments throws(Diagnostic) in
    let letterCase = arguments.enumeration("letters").flatMap(LetterCase.init(caseNamed:))
    return arguments.modify(EnvironmentChange.textCase(letterCase))
  }

  static let truncationMode = Declaration(
    .modifier, "truncation-mode",
    parameters: [
      .positional(
        "mode", .enumeration(["head", "middle", "tail"]), "where a text that does not fit is cut")
    ],
    summary: "Set where the texts in a view are truncated.",
    examples: """
      (-> (text "alpha beta gamma") (truncation-mode middle) (line-limit 1)) | 100 x nil | 88 x 20
      (-> (text "alpha beta gamma") (truncation-mode head) (line-limit 1)) | 100 x nil | 88 x 20
      """
  ) { arguments throws(Diagnostic) in
    let mode = arguments.enumeration("mode").flatMap(TruncationMode.init(caseNamed:))
    return arguments.modify(EnvironmentChange.truncationMode(mode ?? .tail))
  }

  static let dynamicTypeSize = Declaration(
    .modifier, "dynamic-type-size",
    parameters: [
      .positional(
        "size", .enumeration(DynamicType.spellings), "the size setting for texts", isKeyword: true)
    ],
    summary: "Set the Dynamic Type size of texts: named fonts follow Apple's table, `body` a point "
      + "below it at every setting. `set dynamic-type` sets it for all views.",
    swiftUI: .method("dynamicTypeSize", ["_ size"]),
    examples: """
      (dynamic-type-size xxx-large (text "Hi")) | ideal | 22 x 28
      (dynamic-type-size accessibility1 (font caption (text "Hi"))) | ideal | 22 x 28
      """
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("size", arguments.enumeration("size"))
    let setting = arguments.required("size", DynamicType(spelling: name))
    return arguments.modify(EnvironmentChange.dynamicTypeSize(setting))
  }
}
