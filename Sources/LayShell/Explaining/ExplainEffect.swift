import LayEngine
import LayLanguage

extension Effect: InertContent {
  func details(of view: View) -> String { details }

  var sentence: String {
    "it \(purpose), and changes nothing about layout: proposal and answer pass through"
  }

  /// What it does instead of laying out, after "it".
  private var purpose: String {
    switch self {
    case .allowsHitTesting(let isOn): isOn ? "lets the view be touched" : "lets touches through"
    case .badge(let text):
      text.map { "tells the list around it to show \(ValueDescription.quoted($0)) in its row" }
        ?? "shows no badge"
    case .blur(let radius): "blurs the picture by \(NumberText.of(radius))"
    case .border(let color, let width):
      "draws a line \(NumberText.of(width)) wide in \(color) inside the edges"
    case .clipShape: "cuts the picture to a shape"
    case .clipped: "cuts the picture to the frame"
    case .cornerRadius(let radius):
      "cuts the picture to the frame with corners of radius \(NumberText.of(radius))"
    case .disabled(let isOn): isOn ? "disables controls" : "leaves controls as they are"
    case .fill(let color): "fills the shape with \(color)"
    case .foreground(let color): "draws the view in \(color)"
    case .hidden: "draws nothing and keeps the place"
    case .id: "gives the view an identity"
    case .listRowInsets: "tells the list around it what to keep around the row"
    case .mask: "draws the view where its mask is"
    case .navigationTitle: "names the view for the navigation bar"
    case .onTapGesture: "says that the view can be tapped"
    case .opacity(let opacity): "draws the view with opacity \(NumberText.of(opacity))"
    case .rotation(let degrees): "draws the view turned by \(NumberText.of(degrees)) degrees"
    case .scale(let x, let y):
      "draws the view \(NumberText.of(x)) times as wide and \(NumberText.of(y)) times as high"
    case .shadow(_, let radius, _, _): "draws a shadow of radius \(NumberText.of(radius))"
    case .tabItem: "names the view for the tab bar"
    case .tag: "tags the view"
    case .tint(let color): "tints controls in \(color)"
    case .inert(let effect): effect.purpose
    case .zIndex(let value):
      "draws the view in front of neighbours whose z-index is below \(NumberText.of(value))"
    }
  }
}
