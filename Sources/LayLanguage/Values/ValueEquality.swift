import LayEngine

extension Value {
  /// Structural equality; views, functions and names are equal only to themselves.
  ///
  /// Without recursion, since lists may be nested a million deep. Each pair of lists is compared
  /// only once: if each list contains the next one twice, the number of comparisons would double
  /// with each level.
  package func isEqual(to other: Value) -> Bool {
    var pending = [(self, other)]
    var seen: Set<ListPair> = []
    func isNew(_ left: AnyObject, _ right: AnyObject) -> Bool {
      guard left !== right else { return false }
      guard pending.count > 16 || !seen.isEmpty else { return true }
      let pair = ListPair(left: ObjectIdentifier(left), right: ObjectIdentifier(right))
      return seen.insert(pair).inserted
    }
    while let (left, right) = pending.popLast() {
      if case .list(let leftList) = left, case .list(let rightList) = right {
        guard leftList.elements.count == rightList.elements.count else { return false }
        guard isNew(leftList, rightList) else { continue }
        pending.append(contentsOf: zip(leftList.elements, rightList.elements))
      } else if case .object(let leftObject) = left, case .object(let rightObject) = right,
        let pairs = leftObject.pairs(with: rightObject)
      {
        guard let pairs = pairs() else { return false }
        guard isNew(leftObject, rightObject) else { continue }
        pending.append(contentsOf: pairs)
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

extension ObjectBox {
  /// The values that must be equal for two tuples, structs' values or dictionaries to be equal.
  ///
  /// The closure returns nil if the two differ in any case. For objects of other kinds there is no
  /// closure.
  fileprivate func pairs(with other: ObjectBox) -> (() -> [(Value, Value)]?)? {
    if let left = compound, let right = other.compound {
      return {
        left.shape.isComparable(with: right.shape)
          ? Array(zip(left.elements, right.elements)) : nil
      }
    }
    guard let left = dictionary, let right = other.dictionary else { return nil }
    return {
      guard left.count == right.count else { return nil }
      var pairs: [(Value, Value)] = []
      for (key, place) in left.index {
        guard let value = right.value(of: key) else { return nil }
        pairs.append((left.value(place), value))
      }
      return pairs
    }
  }
}

private struct ListPair: Hashable {
  let left, right: ObjectIdentifier
}
