/// A modifier that changes how its view is drawn, or what it is to the program, and nothing about
/// its layout: size, place, spacing, priority and guides are the view's.
///
/// A mask and a shape to clip to are children after the view; they are not laid out. Effects that
/// nothing here or in a picture asks about are `inert`.
///
/// - Source: layout-rules 6.7 and 6.8.
package enum Effect: ModifierContent, Hashable, Sendable {
  case allowsHitTesting(Bool)
  /// What a row of a list says at its end, for the list; nil for nothing.
  case badge(String?)
  case blur(radius: Double)
  case border(color: String, width: Double)
  case clipShape
  case clipped
  case cornerRadius(Double)
  case disabled(Bool)
  case fill(color: String)
  case foreground(color: String)
  case hidden
  case id(String)
  /// What a row of a list has around it, for the list.
  case listRowInsets(Insets)
  case mask
  case navigationTitle(String)
  case onTapGesture(count: Int)
  case opacity(Double)
  case rotation(degrees: Double)
  case scale(x: Double, y: Double)
  case shadow(color: String, radius: Double, x: Double, y: Double)
  case tabItem(String)
  case tag(String)
  case tint(color: String)
  case inert(InertEffect)
  case zIndex(Double)

  package var name: String {
    switch self {
    case .allowsHitTesting: "allows-hit-testing"
    case .badge: "badge"
    case .blur: "blur"
    case .border: "border"
    case .clipShape: "clip-shape"
    case .clipped: "clipped"
    case .cornerRadius: "corner-radius"
    case .disabled: "disabled"
    case .fill: "fill"
    case .foreground: "foreground"
    case .hidden: "hidden"
    case .id: "id"
    case .listRowInsets: "list-row-insets"
    case .mask: "mask"
    case .navigationTitle: "navigation-title"
    case .onTapGesture: "on-tap-gesture"
    case .opacity: "opacity"
    case .rotation: "rotation-effect"
    case .scale: "scale-effect"
    case .shadow: "shadow"
    case .tabItem: "tab-item"
    case .tag: "tag"
    case .tint: "tint"
    case .inert(let effect): effect.name
    case .zIndex: "z-index"
    }
  }
}

extension Effect {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    try lowering.lowerTransparent(view.children[0], id, environment)
  }
}

/// An effect of which only titles and explanations know.
package struct InertEffect: Hashable, Sendable {
  /// SwiftUI's name in kebab-case.
  package let name: String
  /// The arguments as they are written.
  package let details: String
  /// What it does instead of laying out, after "it".
  package let purpose: String

  package init(name: String, details: String, purpose: String) {
    self.name = name
    self.details = details
    self.purpose = purpose
  }
}
