import LayLanguage
import SwiftSyntax

/// Dictionaries that are made of two: `merge` and `merging`.
extension Translator {
  /// `sizes.merging(others) { $1 }`; nil unless another dictionary and a closure are given.
  func merged(_ whole: LayNode, _ type: SwiftType, _ arguments: [SwiftArgument]) -> Expression? {
    guard let other = arguments.first?.expression, arguments.count == 2 else { return nil }
    var value = SwiftType.unknown
    if case .dictionary(let known) = type { value = known }
    let choice = functionValue(arguments[1], types: [value, value]).whole
    return Expression(
      call(.merged, [whole, node(other, expecting: type), twoTaking(choice)]), type)
  }

  /// A function with two parameters, for a closure such as `{ $0 }` that names only one.
  private func twoTaking(_ function: LayNode) -> LayNode {
    guard function.head == "fn", var nodes = function.nodes, let names = nodes[1].nodes,
      names.count < 2
    else { return function }
    nodes[1] = .list(names + (names.count..<2).map { _ in .atom(unique("other")) })
    return .list(nodes)
  }
}
