import LayEngine
import LayLanguage

/// What sets have.
///
/// Swift's have no order; here elements are in the order in which they came.
enum SetNatives {
  static let all: [String: Native] = [
    "Set.init()": .function { _, _ in .content(SetContent()) },
    "Set.init(_:)": .function { machine, call throws(Diagnostic) in
      .content(try set(call[0], call, &machine))
    },
    "Set.insert(_:)": .change { _, value, call throws(Diagnostic) in
      let key = try call.runtime.key(call[0], call.span)
      var set = try take(&value, call)
      let member = set.places[key].flatMap { set.all[$0] }
      if member == nil { set.insert(call[0], key) }
      value = .content(set)
      return .compound(
        call.runtime.tupleNames.insertion, [.truth(member == nil), member ?? call[0]])
    },
    "Set.update(with:)": .change { _, value, call throws(Diagnostic) in
      let key = try call.runtime.key(call[0], call.span)
      var set = try take(&value, call)
      let old = set.remove(key)
      set.insert(call[0], key)
      value = .content(compacted(set))
      return .optional(old)
    },
    "Set.remove(_:)": .change { _, value, call throws(Diagnostic) in
      let key = try call.runtime.key(call[0], call.span)
      var set = try take(&value, call)
      let old = set.remove(key)
      value = .content(compacted(set))
      return .optional(old)
    },
    "Set.removeFirst()": .change { machine, value, call throws(Diagnostic) in
      try ArrayNatives.present(try popFirst(&value, call), call)
    },
    "Set.popFirst()": .change { machine, value, call throws(Diagnostic) in
      .optional(try popFirst(&value, call))
    },
    "Set.removeAll()": removeAll,
    "Set.removeAll(keepingCapacity:)": removeAll,
    "Set.reserveCapacity(_:)": .change { _, _, call in call.runtime.void },
    "Set.contains(_:)": .function { machine, call throws(Diagnostic) in
      let key = try call.runtime.key(call[1], call.span)
      return .truth(try call.content(0, SetContent.self).contains(key))
    },
    "Set.union(_:)": combined(union),
    "Set.intersection(_:)": combined(intersect),
    "Set.subtracting(_:)": combined(subtract),
    "Set.symmetricDifference(_:)": combined(takeDifference),
    "Set.formUnion(_:)": combining(union),
    "Set.formIntersection(_:)": combining(intersect),
    "Set.subtract(_:)": combining(subtract),
    "Set.formSymmetricDifference(_:)": combining(takeDifference),
    "Set.isSubset(of:)": relation { own, other in isSubset(own, other) },
    "Set.isSuperset(of:)": relation { own, other in isSubset(other, own) },
    "Set.isStrictSubset(of:)": relation { own, other in
      own.count < other.count && isSubset(own, other)
    },
    "Set.isStrictSuperset(of:)": relation { own, other in
      other.count < own.count && isSubset(other, own)
    },
    "Set.isDisjoint(with:)": relation { own, other in
      own.places.keys.allSatisfy { !other.contains($0) }
    },
    "Set.filter(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var result = SetContent()
      for (element, key) in pairs(try call.content(0, SetContent.self)) {
        try machine.countTurn(call.span)
        if try function.holds(element, &machine) { result.insert(element, key) }
      }
      return .content(result)
    },
  ]

  /// The elements of any sequence as a set.
  private static func set(
    _ value: Value, _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> SetContent {
    if let set = value.content as? SetContent { return set }
    var set = SetContent()
    var elements = try call.runtime.elements(of: value, &machine, call.span)
    while let element = try elements.next(&machine) {
      try machine.countTurn(call.span)
      set.insert(element, try call.runtime.key(element, call.span))
    }
    return set
  }

  private static func both(
    _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> (own: SetContent, other: SetContent) {
    (try call.content(0, SetContent.self), try set(call[1], call, &machine))
  }

  private static func relation(
    _ holds: @escaping @Sendable (_ own: SetContent, _ other: SetContent) -> Bool
  ) -> Native {
    .function { machine, call throws(Diagnostic) in
      let (own, other) = try both(call, &machine)
      return .truth(holds(own, other))
    }
  }

  private static func isSubset(_ one: SetContent, _ other: SetContent) -> Bool {
    one.count <= other.count && one.places.keys.allSatisfy { other.contains($0) }
  }

  /// Takes a set out of its place, so that it is held once.
  private static func take(
    _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> SetContent {
    guard let set = value.content as? SetContent else {
      throw call.unfollowed("a change of what is no set")
    }
    value = .nothing
    return set
  }

  // MARK: Two sets

  private typealias Combine = @Sendable (inout SetContent, SetContent) -> Void

  private static func union(_ own: inout SetContent, _ other: SetContent) {
    for (element, key) in pairs(other) { own.insert(element, key) }
  }

  private static func intersect(_ own: inout SetContent, _ other: SetContent) {
    for key in Array(own.places.keys) where !other.contains(key) { _ = own.remove(key) }
    own = compacted(own)
  }

  private static func subtract(_ own: inout SetContent, _ other: SetContent) {
    for key in other.places.keys { _ = own.remove(key) }
    own = compacted(own)
  }

  private static func takeDifference(_ own: inout SetContent, _ other: SetContent) {
    for (element, key) in pairs(other) where own.remove(key) == nil { own.insert(element, key) }
    own = compacted(own)
  }

  /// The elements with their keys, in their order.
  private static func pairs(_ set: SetContent) -> [(Value, DictionaryKey)] {
    set.places.sorted { $0.value < $1.value }.compactMap { key, place in
      set.all[place].map { ($0, key) }
    }
  }

  /// The set without the places of removed elements, if these are many.
  private static func compacted(_ set: SetContent) -> SetContent {
    guard set.all.count > 2 * set.count + 16 else { return set }
    var made = SetContent()
    for (element, key) in pairs(set) { made.insert(element, key) }
    return made
  }

  private static func combined(_ combine: @escaping Combine) -> Native {
    .function { machine, call throws(Diagnostic) in
      var (own, other) = try both(call, &machine)
      try machine.makeRoom(for: own.count + other.count, at: call.span)
      combine(&own, other)
      return .content(own)
    }
  }

  private static func combining(_ combine: @escaping Combine) -> Native {
    .change { machine, value, call throws(Diagnostic) in
      let other = try set(call[0], call, &machine)
      try machine.makeRoom(for: other.count, at: call.span)
      var own = try take(&value, call)
      combine(&own, other)
      value = .content(own)
      return call.runtime.void
    }
  }

  // MARK: Changing

  private static func popFirst(
    _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> Value? {
    var set = try take(&value, call)
    defer { value = .content(compacted(set)) }
    guard let first = set.all.lazy.compactMap({ $0 }).first else { return nil }
    return set.remove(try call.runtime.key(first, call.span))
  }

  private static let removeAll = Native.change { _, value, call in
    value = .content(SetContent())
    return call.runtime.void
  }
}
