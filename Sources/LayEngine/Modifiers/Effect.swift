/// A modifier that changes how its view is drawn, or what it is to the program, and nothing about
/// its layout: size, place, spacing, priority and guides are the view's.
///
/// A mask and a shape to clip to are children after the view; they are not laid out.
///
/// - Source: layout-rules 6.7 and 6.8.
package enum Effect: Hashable, Sendable {
  case allowsHitTesting(Bool)
  case blur(radius: Double)
  case border(color: String, width: Double)
  case clipShape
  case clipped
  case cornerRadius(Double)
  case disabled(Bool)
  case foreground(color: String)
  case hidden
  case id(String)
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
  case zIndex(Double)

  var name: String {
    switch self {
    case .allowsHitTesting: "allows-hit-testing"
    case .blur: "blur"
    case .border: "border"
    case .clipShape: "clip-shape"
    case .clipped: "clipped"
    case .cornerRadius: "corner-radius"
    case .disabled: "disabled"
    case .foreground: "foreground"
    case .hidden: "hidden"
    case .id: "id"
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
    case .zIndex: "z-index"
    }
  }
}
