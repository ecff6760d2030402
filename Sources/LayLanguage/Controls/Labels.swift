import LayEngine

extension Parameter {
  /// What a control is called: a text, or a view.
  static let controlLabel = Parameter.positional(
    "title", .oneOf([.string, .view]), "the title, or a view")

  static let systemImage = Parameter.keyword("system-image", .string, "the symbol before the title")
}

extension RestParameter {
  /// Views, and strings and numbers as texts.
  static func viewsOrTexts(_ name: String, _ summary: String) -> RestParameter {
    RestParameter(name, .oneOf([.string, .number, .views]), summary)
  }
}

extension Arguments {
  /// An argument that is a view, or a string as a text; nil if it was not given.
  func labelView(_ name: String) -> View? {
    if let string = string(name) { return text(string, span(of: name)) }
    return view(name)
  }

  /// A text that the declaration makes, called as the code around it.
  private func text(_ string: String, _ span: SourceSpan?) -> View {
    let text = View.text(string, span: span)
    guard site.swiftHead != nil else { return text }
    let written = text.written + [WrittenArgument(nil, .head("Text"))]
    return View(text.content, written: written, span: span)
  }

  /// The label of a control as a list of one view; empty if it was not given.
  func controlLabel() -> [View] { labelView("title").map { [$0] } ?? [] }

  /// The title and, after it, the symbol of `:system-image`.
  func labelWithSymbol() -> [View] {
    controlLabel() + (string("system-image").map { [View.symbol($0)] } ?? [])
  }

  /// The further arguments as views: strings and numbers as texts, lists and groups spliced in.
  func viewsOrTexts() throws(Diagnostic) -> [View] {
    var views: [View] = []
    var pending = Array(rest.reversed())
    while let (value, span) = pending.popLast() {
      switch value {
      case .nothing: continue
      case .string, .number:
        views.append(text(ValueDescription.shown(value), span))
      case .view(let view): views.append(view)
      case .list(let list):
        pending.append(contentsOf: list.elements.reversed().map { ($0, span) })
      default:
        guard let view = value.colorView(at: span) else {
          throw Diagnostic(.neitherViewNorText(value, self), at: span)
        }
        views.append(view)
      }
    }
    return views.withoutGroups
  }

  func makeControl(_ control: Control, _ parts: [View]) -> Value {
    make(control, parts)
  }
}

extension View {
  /// For modifiers of a group, each of its views with them; nil for all else.
  ///
  /// A tab is one view.
  fileprivate var modifiedApart: [View]? {
    var modifiers: [View] = []
    var inner = self
    while inner.content.role == .modifier, let child = inner.children.first {
      modifiers.append(inner)
      inner = child
    }
    guard !modifiers.isEmpty, inner.content is Group, inner.children.count > 1, tabPart == nil
    else { return nil }
    return inner.children.map { $0.inside(modifiers) }
  }
}

extension [View] {
  /// The views with each group replaced by the views in it, with the modifiers of the group.
  var withoutGroups: [View] {
    var views: [View] = []
    var pending = Array(reversed())
    while let view = pending.popLast() {
      if view.content is Group {
        pending.append(contentsOf: view.children.reversed())
      } else if let views = view.modifiedApart {
        pending.append(contentsOf: views.reversed())
      } else if !view.isSectionStart {
        views.append(view)
      }
    }
    return views
  }
}

extension Complaint {
  fileprivate static func neitherViewNorText(_ value: Value, _ arguments: Arguments) -> Complaint {
    Complaint(
      "`\(arguments.calledName)` contains views and texts, not \(ValueDescription.phrase(value))")
  }

  fileprivate static let valueAndViews = Complaint(
    "labeled content has a `:value` or views, not both, as in SwiftUI", hint: "remove one of them")
}

extension Declaration {
  static let allLabels: [Declaration] = [
    .label, .labelIconToTitleSpacing, .labelReservedIconWidth, .labeledContent,
  ]

  static let label = Declaration(
    .view, "label",
    parameters: [
      .controlLabel,
      .optionalPositional("icon", .view, "the view before the title"),
      .systemImage,
    ],
    summary: "An icon and a title in a row; `label-style` sets which of them are shown.",
    swiftUI: .view(
      "Label", ["_ title", "systemImage!"],
      [.closure("title").required, .closure("icon").required]),
    examples: """
      (label "Hi" :system-image "heart") | ideal | 44 x 20
      (label (text "Hi") (circle)) | ideal | 34 x 20
      """
  ) { arguments throws(Diagnostic) in
    try arguments.requireOne(of: "icon", "system-image")
    guard let icon = arguments.view("icon") else {
      return arguments.makeControl(.label, arguments.labelWithSymbol())
    }
    return arguments.makeControl(.label, arguments.controlLabel() + [icon])
  }

  static let labelIconToTitleSpacing = labelLength(
    "label-icon-to-title-spacing", \.labelSpacing,
    summary: "Set the spacing between the icon and the title of labels; by default that of an "
      + "`hstack`.", gives: "38 x 20"
  )

  static let labelReservedIconWidth = labelLength(
    "label-reserved-icon-width", \.labelIconWidth,
    summary: "Set the width reserved for the icon of labels, which is centered in it; by default "
      + "the icon's own width.", gives: "26 x 20"
  )

  private static func labelLength(
    _ name: String, _ property: WritableKeyPath<ControlStyle, Double?> & Sendable, summary: String,
    gives: String
  ) -> Declaration {
    Declaration(
      .modifier, name, parameters: [.positional("value", .length, "the length")], summary: summary,
      examples: """
        (\(name) 2 (label "Hi" :system-image "heart")) | ideal | \(gives)
        """
    ) { arguments throws(Diagnostic) in
      let length = max(arguments.requiredNumber("value"), 0)
      return arguments.style(property, length.isFinite ? length : 0)
    }
  }

  static let labeledContent = Declaration(
    .view, "labeled-content",
    parameters: [
      .controlLabel, .keyword("value", .oneOf([.string, .number]), "the value as a text"),
    ],
    rest: .viewsOrTexts("content", "the value: a text, or views in a row"),
    summary: "A title and, at the trailing edge, a value.",
    swiftUI: .view(
      "LabeledContent", ["_ title", "value!"], ["_ title", .closure("content").required],
      [.closure("content").required, .closure("title", label: "label")]),
    // 5 letters, 8 between them, 4 letters.
    examples: """
      (labeled-content "Color" "blue") | ideal | 80 x 20
      (labeled-content "Color" :value "blue") | ideal | 80 x 20
      (labeled-content "Color" (circle)) | 200 x nil | 200 x 20
      """
  ) { arguments throws(Diagnostic) in
    let value = arguments.given("value").map {
      View.text(ValueDescription.shown($0), span: arguments.span(of: "value"))
    }
    let content = try arguments.viewsOrTexts()
    if value != nil, !content.isEmpty {
      throw arguments.complaint(.valueAndViews, about: "value")
    }
    return arguments.makeControl(
      .labeledContent, arguments.controlLabel() + (value.map { [$0] } ?? content))
  }
}

extension Control {
  static let label = Control(
    "label", composition: "a label is a row of its icon and its title", isSeenThrough: true,
    styledBy: "label-style"
  ) { parts, style in .label(parts, style) }

  fileprivate static let labeledContent = Control(
    "labeled-content",
    sizedComposition: {
      "labeled content is a row of its title"
        + ($0.settingSpacing == nil ? ", a spacer" : "") + " and its value"
    },
    styledBy: "labeled-content-style"
  ) { parts, style in
    .setting(Array(parts.prefix(1)), .row(Array(parts.dropFirst())), style)
  }
}
