import LayEngine
import LayLanguage

extension Effect: InertContent {
  var sentence: String {
    "it \(purpose), and changes nothing about layout: proposal and answer pass through"
  }

  /// What it does instead of laying out, after "it".
  private var purpose: String {
    switch self {
    case .badge(let text):
      text.map { "tells the list around it to show \(ValueDescription.quoted($0)) in its row" }
        ?? "shows no badge"
    case .border(let color, let width):
      "draws a line \(NumberText.of(width)) wide in \(color) inside the edges"
    case .fill(let color): "fills the shape with \(color)"
    case .foreground(let color): "draws the view in \(color)"
    case .hidden: "draws nothing and keeps the place"
    case .listRowInsets: "tells the list around it what to keep around the row"
    case .opacity(let opacity): "draws the view with opacity \(NumberText.of(opacity))"
    case .tag: "tags the view"
    case .inert(let effect): effect.purpose
    case .zIndex(let value):
      "draws the view in front of neighbours whose z-index is below \(NumberText.of(value))"
    }
  }
}
