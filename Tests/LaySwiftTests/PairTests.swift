import LayEngine
import LayLanguage
import LaySwift
import LaySwiftParsing
import LaySwiftTree
import Testing

/// Views in two spellings, of the folder `Pairs`.
///
/// Each is Swift code and, behind `// lay:`, a script. Both were written from
/// the meaning of the code, and neither from the other.
@Suite struct PairTests {
  private struct Pair {
    let name: String
    let swift: String
    let script: String
  }

  private static func pairs(_ text: String) -> [Pair] {
    text.split(separator: "// pair: ").compactMap { part in
      guard let line = part.firstIndex(of: "\n"), let mark = part.firstRange(of: "// lay:\n") else {
        return nil
      }
      return Pair(
        name: String(part[..<line]), swift: String(part[line..<mark.lowerBound]),
        script: String(part[mark.upperBound...]))
    }
  }

  /// What is laid out where, a line a view; empty for views with actions.
  private static func places(_ view: View) throws -> [String] {
    let tree = try ViewTree(view, in: RootEnvironment())
    // What actions change is shown by commands.
    guard !tree.hasActions else { return [] }
    let layout = try Engine(tree).layOut(ProposedViewSize(width: 402, height: 778))
    var lines: [String] = []
    var open = [(layout.root, 0)]
    while let (placed, depth) = open.popLast() {
      let frame = placed.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      let text = numbers.map { String(($0 * 100).rounded() / 100) }.joined(separator: " ")
      lines.append("\(depth) \(placed.view.content.name) \(text)")
      open += placed.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  private static func places(ofScript text: String) throws -> [String]? {
    let interpreter = Interpreter()
    var items = interpreter.items(of: text, isCommand: { _ in false })
    var view: View?
    while let item = try items.next() {
      if case .form(let tree) = item { view = try interpreter.evaluate(tree).value.asView }
    }
    return try withExtendedLifetime(interpreter) { try view.map { try places($0) } }
  }

  private static func places(ofSwift text: String) throws(Diagnostic) -> [String]? {
    let bytes = Array(text.utf8)
    guard let parsed = FileParser.answer(TreeRequest(files: [bytes]))?.first,
      let tree = try? SwiftTree.decoded(parsed.tree[...], of: bytes)
    else { return nil }
    let evaluator = SwiftEvaluator(Interpreter())
    evaluator.add([("", tree)])
    guard let view = try evaluator.shown()?.make(nil) else { return nil }
    return withExtendedLifetime(evaluator) { try? places(view) }
  }

  /// What is followed once stays followed: the part of all pairs may not become smaller.
  @Test(arguments: TestFiles.names(in: "Tests/LaySwiftTests/Pairs", ending: ".txt"))
  func `Swift code and the script of the same view give the same layout`(file: String) throws {
    for pair in Self.pairs(try TestFiles.text("Tests/LaySwiftTests/Pairs/" + file)) {
      let wanted = try #require(try Self.places(ofScript: pair.script), "\(pair.name)")
      // What is not followed is told.
      guard let found = try? Self.places(ofSwift: pair.swift), !found.isEmpty, !wanted.isEmpty
      else {
        continue
      }
      #expect(found == wanted, "\(pair.name)")
    }
  }
}
