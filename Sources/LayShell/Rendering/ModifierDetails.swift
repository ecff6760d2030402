import LayEngine
import LayLanguage

extension Effect {
  /// The arguments as they are written, as far as they tell it from others.
  var details: String {
    switch self {
    case .allowsHitTesting(let isOn), .disabled(let isOn): isOn ? "true" : "false"
    case .border(let color, let width):
      width == 1 ? color : "\(color) :width \(NumberText.of(width))"
    case .clipShape, .clipped, .hidden, .mask: ""
    case .foreground(let color), .tint(let color): color
    case .id(let value), .tag(let value): value
    case .onTapGesture(let count): count == 1 ? "" : ":count \(count)"
    case .blur(let number), .cornerRadius(let number), .opacity(let number),
      .rotation(let number), .shadow(_, let number, _, _), .zIndex(let number):
      NumberText.of(number)
    case .scale(let x, let y):
      x == y ? NumberText.of(x) : ":x \(NumberText.of(x)) :y \(NumberText.of(y))"
    }
  }
}
