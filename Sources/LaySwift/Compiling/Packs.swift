import LayEngine
import LayLanguage
import LaySwiftTree

/// Packs of parameters: the values of a pack are a list.
extension CodeContext {
  /// Whether an expression is `repeat …`.
  func isRepeated(_ node: Int) -> Bool {
    file.kind(node) == .markedExpression && file.text(node, .keyword) == "repeat"
  }

  /// `repeat Row(each name)`: what the pattern gives for each value of its packs, in their order.
  func compileRepeated(_ node: Int) throws(Diagnostic) -> Expression {
    guard let pattern = file.child(node, .value) else { throw notFollowed(node) }
    let packs = (pattern..<file.tree.end(of: pattern)).filter {
      file.kind($0) == .markedExpression && file.text($0, .keyword) == "each"
    }
    guard !packs.isEmpty else { throw notFollowed(node) }
    var given: [(slot: Int, run: Run)] = []
    let outer = replacements
    defer { replacements = outer }
    for pack in packs {
      guard let name = file.child(pack, .value) else { throw notFollowed(pack) }
      let slot = makeSlot()
      given.append((slot, compile(name).run))
      let value = Expression(.unknown) { machine in machine.local(slot) }
      replacements[pack] = (value, nil)
    }
    let (run, span) = (compile(pattern).run, span(node))
    return Expression(library.array(.unknown)) { machine throws(Diagnostic) in
      var lists: [[Value]] = []
      for (_, run) in given {
        guard case .list(let list) = try run(&machine) else {
          throw Diagnostic(.isNotFollowed("a pack that is no list"), at: span)
        }
        lists.append(Array(list.elements))
      }
      var values: [Value] = []
      for turn in 0..<(lists.map(\.count).min() ?? 0) {
        try machine.countTurn(span)
        for (place, one) in given.enumerated() {
          machine.setLocal(one.slot, lists[place][turn])
        }
        values.append(try run(&machine))
      }
      return .list(of: values)
    }
  }
}
