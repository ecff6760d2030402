import LayEngine

extension Parameter {
  /// What a control is called: a text, or a view.
  static let controlLabel = Parameter.positional(
    "title", .oneOf([.string, .view]), "the title, or a view")

  static let systemImage = Parameter.keyword(
    "system-image", .string, "the symbol before the title")
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
    if let string = string(name) { return .text(string, span: span(of: name)) }
    return view(name)
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
        views.append(.text(ValueDescription.shown(value), span: span))
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

  /// A control with its parts.
  func makeControl(_ control: Control, _ parts: [View]) -> Value {
    make(control, parts)
  }
}

extension [View] {
  /// The views with each group replaced by the views in it.
  var withoutGroups: [View] {
    var views: [View] = []
    var pending = Array(reversed())
    while let view = pending.popLast() {
      if view.content is Group {
        pending.append(contentsOf: view.children.reversed())
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
}
