import LayEngine
import LayLanguage
import LayTerminal

extension Control: InertContent {
  func details(of view: View) -> String {
    guard hasTitle, let text = view.children.first?.content as? Text else { return "" }
    return ValueDescription.quoted(DisplayWidth.cut(text.string, to: 40))
  }

  var sentence: String { composition }
}

extension EnvironmentChange: InertContent {
  func details(of view: View) -> String { details }

  var sentence: String {
    switch self {
    case .layoutDirection(let direction):
      "inside, layout goes \(direction == .leftToRight ? "left to right" : "right to left"); "
        + "the size is the view's own"
    case .controls: "it says how the controls inside look; the size is the view's own"
    default: "it says what the \(finders) inside find; the size is the view's own"
    }
  }
}

extension GridCellAttribute: InertContent {
  func details(of view: View) -> String {
    switch self {
    case .anchor(let point): ViewTitle.lengths([("x", point.x), ("y", point.y)])
    case .columnAlignment(let guide): guide.nameOnAxis
    case .columns(let count): "\(count)"
    case .unsizedAxes(let axes): axes.name
    }
  }

  var sentence: String { "it tells the grid around it; the size is the view's own" }
}

extension LayoutPriority: InertContent {
  func details(of view: View) -> String { NumberText.of(priority) }

  var sentence: String {
    "priority \(NumberText.of(priority)) is for the stack around it; the size is the view's own"
  }
}

extension LayoutValue: InertContent {
  func details(of view: View) -> String { key }

  var sentence: String {
    "it carries a value for the layout around it; the size is the view's own"
  }
}
