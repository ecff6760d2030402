import LayEngine
import LayLanguage

extension Control: InertContent {
  var purpose: Fact { Fact(.control, [.purpose: .text(composition)]) }
}

extension EnvironmentChange: InertContent {
  var purpose: Fact {
    switch self {
    case .layoutDirection(let direction):
      Fact(
        .direction,
        [.direction: .word(direction.spelling)])
    case .controls: Fact(.environment, [.readers: .word("controls")])
    case .contentMargins: Fact(.environment, [.readers: .word("scroll-views")])
    case .imageScale: Fact(.environment, [.readers: .word("symbols")])
    default: Fact(.environment, [.readers: .word("texts")])
    }
  }
}

extension GridCellAttribute: InertContent {
  var purpose: Fact { Fact(.forGrid) }
}

extension LayoutPriority: InertContent {
  var purpose: Fact { Fact(.priority, [.priority: .declared(priority)]) }
}

extension LayoutValue: InertContent {
  var purpose: Fact { Fact(.forLayout) }
}
