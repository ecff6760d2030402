import LayEngine
import LayLanguage

/// A layout, or a view in one, as a JSON object, with numbers in full.
///
/// Frames are in the root's coordinates, `chosen` counts from 1, an infinite number is the string
/// `"inf"`, and a coordinate that there is not, `nil` elsewhere, is null.
enum JSONText {
  /// More are refused: a view that contains a view twice, over and over, has no end.
  private static let mostViews = 1_000_000

  /// Complains about too many views.
  static func check(_ view: PlacedView, at span: SourceSpan?) throws(Diagnostic) {
    guard view.hasViews(atMost: mostViews) else {
      throw Diagnostic(.tooManyViews(mostViews), at: span)
    }
  }

  static func text(_ view: PlacedView, _ lookout: Lookout = Lookout()) -> String {
    var text = "{\"proposal\": \(proposal(view.proposal)),\n"
    text += " \"size\": \(size(view.frame.size)),\n"
    if view.isRoot, let screen = view.layout.screen {
      text += " \"screen\": \(self.screen(screen, view.frame.size)),\n"
    }
    text += " \"root\": "
    appendTree(view, to: &text, lookout)
    return text + "}"
  }

  /// Without recursion: layouts may be a hundred thousand views deep.
  private static func appendTree(
    _ root: PlacedView, to text: inout String, _ lookout: Lookout
  ) {
    enum Step {
      case view(PlacedView)
      case separator
      case end
    }
    var steps = [Step.view(root)]
    while !lookout.isOver, let step = steps.popLast() {
      switch step {
      case .separator: text += ", "
      case .end: text += "]}"
      case .view(let view):
        text += head(view)
        steps.append(.end)
        for number in stride(from: view.childCount - 1, through: 0, by: -1) {
          steps.append(.view(view.child(number)))
          if number > 0 { steps.append(.separator) }
        }
      }
    }
  }

  private static func head(_ view: PlacedView) -> String {
    var text = "{\"view\": \(string(view.view.content.name))"
    text += ", \"name\": \(view.view.name.map(string) ?? "null")"
    if let chosen = view.chosen { text += ", \"chosen\": \(chosen)" }
    text += ", \"proposal\": \(proposal(view.proposal))"
    text += ", \"frame\": \(frame(view.frame))"
    return text + ", \"children\": ["
  }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    let width = proposal.width.map(number) ?? "null"
    return "{\"width\": \(width), \"height\": \(proposal.height.map(number) ?? "null")}"
  }

  static func point(_ point: ViewPoint) -> String {
    "{\"x\": \(number(point.x)), \"y\": \(number(point.y))}"
  }

  static func frame(_ frame: ViewFrame) -> String {
    "{\"x\": \(number(frame.origin.x)), \"y\": \(number(frame.origin.y))"
      + ", \"width\": \(number(frame.size.width)), \"height\": \(number(frame.size.height))}"
  }

  static func size(_ size: ViewSize) -> String {
    "{\"width\": \(number(size.width)), \"height\": \(number(size.height))}"
  }

  static func insets(_ insets: Insets) -> String {
    "{\"top\": \(number(insets.top)), \"leading\": \(number(insets.leading))"
      + ", \"bottom\": \(number(insets.bottom)), \"trailing\": \(number(insets.trailing))}"
  }

  /// The screen that a root view is on; `origin` is where it stands there.
  private static func screen(_ screen: Screen, _ root: ViewSize) -> String {
    var text = "{\"device\": \(string(screen.title)), \"size\": \(size(screen.size))"
    text += ", \"scale\": \(number(screen.scale)), \"safeArea\": \(insets(screen.safeInsets))"
    text += ", \"cornerRadius\": \(number(screen.cornerRadius))"
    return text + ", \"origin\": \(point(screen.origin(ofRoot: root)))}"
  }

  static func number(_ number: Double) -> String {
    if number.isNaN { return "null" }
    if number.isInfinite { return number < 0 ? "\"-inf\"" : "\"inf\"" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }

  /// A string of JSON with its quotes.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Complaint {
  fileprivate static func tooManyViews(_ most: Int) -> Complaint {
    Complaint(
      "this layout has more than \(most) views, too many for JSON",
      hint: "write a part of it, or look at it with `show`")
  }
}
