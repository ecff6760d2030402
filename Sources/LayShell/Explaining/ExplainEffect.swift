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
    case .bar(let part): values[.purpose] = .text(PurposeWords.of(part))
    case .drawn(let transform): values[.purpose] = .text(transform.purpose)
    case .separator(let separator): values[.purpose] = .text(separator.purpose)
    case .swipeActions(let edge):
      values[.purpose] = .text("has buttons that a swipe shows at the \(edge.spelling) edge")
    case .hidden, .listRowInsets, .tag: break
    }
    return Fact(.effect, values)
  }
}

extension DrawnTransform {
  /// What the effect does, as words that continue a sentence after "it".
  fileprivate var purpose: String { "draws the view \(words)" }

  /// How the view is drawn, as words that continue a sentence after "is drawn".
  var words: String {
    func times(_ factor: Double, _ word: String) -> String {
      "\(NumberText.of(factor)) times as \(word)"
    }
    switch self {
    case .rotation(let degrees, _): return "turned by \(NumberText.of(degrees)) degrees"
    case .scale(let x, let y, _) where x == y: return times(x, "large")
    case .scale(let x, 1, _): return times(x, "wide")
    case .scale(1, let y, _): return times(y, "high")
    case .scale(let x, let y, _): return "\(times(x, "wide")) and \(times(y, "high"))"
    }
  }
}

extension ListSeparator {
  fileprivate var purpose: String {
    let lines = isOfSection ? "lines around its section" : "lines beside the row"
    return isHidden.map { $0 ? "hides \(lines)" : "shows \(lines)" }
      ?? "leaves \(lines) to the list"
  }
}

extension ToolbarItem: InertContent {
  var purpose: Fact { Fact(.groupOfOne) }
}
