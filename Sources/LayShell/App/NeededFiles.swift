import LayLanguage
import LaySwift
import LaySwiftTree

extension AppFiles {
  /// A file of the app by its number, with its tree.
  typealias Parsed = (index: Int, tree: SwiftTree)

  /// The files that declare operators, which decide how other files are read.
  var withOperators: [Int] { files.indices.filter { files[$0].names.hasOperators } }

  /// The files that declare what some files name, and what those name in turn, in the order in which they are found.
  ///
  /// - Parameter operators: further files that are read first, needed or not.
  /// - Parameter evaluator: what knows the names of the library; nothing is added to it.
  /// - Parameter parse: gives the trees of files; nil for one with a mistake, which is left out.
  func needed(
    by shown: [Parsed], and operators: [Int], for evaluator: SwiftEvaluator,
    _ parse: ([Int]) throws(Diagnostic) -> [SwiftTree?]
  ) throws(Diagnostic) -> [Parsed] {
    let reached = evaluator.reachedCode(
      of: files.map { ($0.names, $0.place) }, isOneApp: !isFlat)
    for (index, tree) in shown { reached.add(tree, as: index, isShown: true) }
    var needed: [Parsed] = []
    var wanted = operators.isEmpty ? reached.takeWanted() : operators
    while !wanted.isEmpty {
      for (index, tree) in zip(wanted, try parse(wanted)) {
        guard let tree else { continue }
        needed.append((index, tree))
        reached.add(tree, as: index)
      }
      wanted = reached.takeWanted()
    }
    return needed
  }
}
