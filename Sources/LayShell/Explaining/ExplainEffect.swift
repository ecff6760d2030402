import LayEngine
import LayLanguage

extension Effect: InertContent {
  var purpose: Fact {
    var values: FactValues = [.effect: .word(name)]
    switch self {
    case .badge(let text): values[.badge] = text.map { .text($0) }
    case .border(let color, let width):
      values[.color] = .text(color)
      values[.width] = .declared(width)
    case .fill(let color), .foreground(let color): values[.color] = .text(color)
    case .opacity(let opacity): values[.opacity] = .declared(opacity)
    case .zIndex(let value): values[.index] = .declared(value)
    case .inert(let effect): values[.purpose] = .text(effect.purpose)
    case .hidden, .listRowInsets, .tag: break
    }
    return Fact(.effect, values)
  }
}
