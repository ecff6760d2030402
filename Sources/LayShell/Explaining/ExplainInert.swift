import LayEngine
import LayLanguage
import LayTerminal

extension Control: InertContent {
  var sentence: String { composition }
}

extension EnvironmentChange: InertContent {
  var sentence: String {
    switch self {
    case .layoutDirection(let direction):
      "inside, layout goes \(direction == .leftToRight ? "left to right" : "right to left"); "
        + "the size is the view's own"
    case .controls: "it says how the controls inside look; the size is the view's own"
    case .contentMargins: Self.sentence(for: "scroll views")
    case .imageScale: Self.sentence(for: "symbols")
    default: Self.sentence(for: "texts")
    }
  }

  private static func sentence(for readers: String) -> String {
    "it says what the \(readers) inside find; the size is the view's own"
  }
}

extension GridCellAttribute: InertContent {
  var sentence: String { "it tells the grid around it; the size is the view's own" }
}

extension LayoutPriority: InertContent {
  var sentence: String {
    "priority \(NumberText.of(priority)) is for the stack around it; the size is the view's own"
  }
}

extension LayoutValue: InertContent {
  var sentence: String {
    "it carries a value for the layout around it; the size is the view's own"
  }
}
