import LayEngine

extension Value {
  /// Structural equality; views, functions and names are equal to themselves alone.
  ///
  /// Without recursion, since lists may be nested a million deep. Two lists are compared once, since
  /// a list of a list twice, over and over, would take for ever.
  package func isEqual(to other: Value) -> Bool {
    var pending = [(self, other)]
    var seen: Set<ListPair> = []
    while let (left, right) = pending.popLast() {
      if case .list(let leftList) = left, case .list(let rightList) = right {
        guard leftList.elements.count == rightList.elements.count else { return false }
        if leftList === rightList { continue }
        if pending.count > 16 || !seen.isEmpty {
          let pair = ListPair(left: ObjectIdentifier(leftList), right: ObjectIdentifier(rightList))
          guard seen.insert(pair).inserted else { continue }
        }
        pending.append(contentsOf: zip(leftList.elements, rightList.elements))
      } else if !left.isEqualAtom(right) {
        return false
      }
    }
    return true
  }

  private func isEqualAtom(_ other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.truth(let left), .truth(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.text == right.text
    case (.symbol(let left), .symbol(let right)): left === right
    case (.keyword(let left), .keyword(let right)): left === right
    case (.function(let left), .function(let right)): left === right
    case (.view(let left), .view(let right)): left === right
    case (.object(let left), .object(let right)): left.isEqual(to: right)
    default: false
    }
  }
}

private struct ListPair: Hashable {
  let left, right: ObjectIdentifier
}
