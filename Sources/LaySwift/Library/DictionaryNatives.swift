import LayEngine
import LayLanguage

/// What dictionaries have.
///
/// Swift's have no order; here keys are in the order in which they came.
enum DictionaryNatives {
  static let all: [String: Native] = [
    "Dictionary.init()": .function { _, _ in .object(ChangingDictionary().box) },
    "Dictionary.init(uniqueKeysWithValues:)": .function { machine, call throws(Diagnostic) in
      var result = ChangingDictionary()
      try add(call[0], to: &result, call, &machine) { _, _, _ throws(Diagnostic) in
        throw call.trap("two pairs have the same key")
      }
      return .object(result.box)
    },
    "Dictionary.init(grouping:by:)": grouping,
    "Dictionary.init(_:uniquingKeysWith:)": .function { machine, call throws(Diagnostic) in
      let combine = try call.callback(1)
      var result = ChangingDictionary()
      try add(call[0], to: &result, call, &machine, combine.callAsFunction)
      return .object(result.box)
    },
    "Dictionary.keys": .function { _, call throws(Diagnostic) in
      let box = try dictionary(call[0], call)
      return .list(of: (0..<box.count).map { box.key($0) })
    },
    "Dictionary.values": .function { _, call throws(Diagnostic) in
      let box = try dictionary(call[0], call)
      return .list(of: (0..<box.count).map { box.value($0) })
    },
    "Dictionary.subscript(_:)": .function { _, call throws(Diagnostic) in
      let key = try call.runtime.key(call[1], call.span)
      return .optional(try dictionary(call[0], call).value(of: key))
    },
    "Dictionary.subscript(_:default:)": .function { machine, call throws(Diagnostic) in
      let key = try call.runtime.key(call[1], call.span)
      if let value = try dictionary(call[0], call).value(of: key) { return value }
      return try call.evaluated(2, &machine)
    },
    "Dictionary.updateValue(_:forKey:)": .change { _, value, call throws(Diagnostic) in
      let key = try call.runtime.key(call[1], call.span)
      let old = try dictionary(value, call).value(of: key)
      var changing = try take(&value, call)
      changing.set(key, written: call[1], to: call[0])
      value = .object(changing.box)
      return .optional(old)
    },
    "Dictionary.removeValue(forKey:)": .change { machine, value, call throws(Diagnostic) in
      let key = try call.runtime.key(call[0], call.span)
      guard let old = try dictionary(value, call).value(of: key) else { return .nothing }
      try machine.makeRoom(for: try dictionary(value, call).count, at: call.span)
      var changing = try take(&value, call)
      _ = changing.remove(key)
      value = .object(changing.box)
      return .optional(old)
    },
    "Dictionary.removeAll()": removeAll,
    "Dictionary.removeAll(keepingCapacity:)": removeAll,
    "Dictionary.reserveCapacity(_:)": .change { _, _, call in call.runtime.void },
    "Dictionary.merge(_:uniquingKeysWith:)": .change { machine, value, call throws(Diagnostic) in
      let combine = try call.callback(1)
      var changing = try take(&value, call)
      defer { value = .object(changing.box) }
      try add(call[0], to: &changing, call, &machine, combine.callAsFunction)
      return call.runtime.void
    },
    "Dictionary.merging(_:uniquingKeysWith:)": .function { machine, call throws(Diagnostic) in
      let combine = try call.callback(2)
      var changing = ChangingDictionary(try dictionary(call[0], call))
      try add(call[1], to: &changing, call, &machine, combine.callAsFunction)
      return .object(changing.box)
    },
    "Dictionary.mapValues(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      let box = try dictionary(call[0], call)
      var pairs: [Value] = []
      for place in 0..<box.count {
        try machine.countTurn(call.span)
        pairs += [box.key(place), try function(box.value(place), &machine)]
      }
      return .object(DictionaryBox(ListElements(pairs), box.index))
    },
    "Dictionary.compactMapValues(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      return try pairs(call, &machine) { place, box, machine throws(Diagnostic) in
        try function(box.value(place), &machine).unwrapped
      }
    },
    "Dictionary.filter(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      let names = call.runtime.pairNames
      return try pairs(call, &machine) { place, box, machine throws(Diagnostic) in
        let pair = Value.compound(names, [box.key(place), box.value(place)])
        return try function.holds(pair, &machine) ? box.value(place) : nil
      }
    },
    "Dictionary.description": .function { machine, call throws(Diagnostic) in
      .text(try call.runtime.printed(call[0], .unknown, &machine, call.span))
    },
  ]

  private static func dictionary(
    _ value: Value, _ call: NativeCall
  ) throws(Diagnostic) -> DictionaryBox {
    guard case .object(let object) = value, let box = object.dictionary else {
      throw call.unfollowed("a value here that is no dictionary")
    }
    return box
  }

  /// Takes a dictionary out of its place, so that it is held once.
  private static func take(
    _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> ChangingDictionary {
    let changing = ChangingDictionary(try dictionary(value, call))
    value = .nothing
    return changing
  }

  /// Runs a body for each pair of a dictionary, or of a sequence of pairs.
  private static func eachPair(
    of value: Value, _ call: NativeCall, _ machine: inout Machine,
    _ body: (DictionaryKey, Value, Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var elements = try call.runtime.elements(of: value, &machine, call.span)
    while let pair = try elements.next(&machine) {
      try machine.countTurn(call.span)
      let key = pair.part(at: 0)
      try body(try call.runtime.key(key, call.span), key, pair.part(at: 1), &machine)
    }
  }

  /// Adds pairs; a function makes one value of two with equal keys.
  private static func add(
    _ value: Value, to result: inout ChangingDictionary, _ call: NativeCall,
    _ machine: inout Machine,
    _ combine: (Value, Value, inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) {
    try eachPair(of: value, call, &machine) { hashed, key, value, machine throws(Diagnostic) in
      guard let place = result.index[hashed] else {
        return result.set(hashed, written: key, to: value)
      }
      let old = result.elements[result.elements.startIndex + 2 * place + 1]
      result.set(hashed, written: key, to: try combine(old, value, &machine))
    }
  }

  // MARK: Making

  private static let grouping = Native.function { machine, call throws(Diagnostic) in
    let function = try call.callback(1)
    var (places, keys, groups): ([DictionaryKey: Int], [Value], [[Value]]) = ([:], [], [])
    var elements = try call.elements(0, &machine)
    while let element = try elements.next(&machine) {
      try machine.countTurn(call.span)
      let key = try function(element, &machine)
      let hashed = try call.runtime.key(key, call.span)
      if let place = places[hashed] {
        groups[place].append(element)
      } else {
        places[hashed] = keys.count
        keys.append(key)
        groups.append([element])
      }
    }
    let pairs = zip(keys, groups).flatMap { [$0, .list(of: $1)] }
    return .object(DictionaryBox(ListElements(pairs), places))
  }

  // MARK: Reading

  /// The pairs for which a function gives a value.
  private static func pairs(
    _ call: NativeCall, _ machine: inout Machine,
    _ value: (Int, DictionaryBox, inout Machine) throws(Diagnostic) -> Value?
  ) throws(Diagnostic) -> Value {
    let box = try dictionary(call[0], call)
    var keys: [DictionaryKey] = Array(repeating: .nothing, count: box.count)
    for (key, place) in box.index { keys[place] = key }
    var result = ChangingDictionary()
    for place in 0..<box.count {
      try machine.countTurn(call.span)
      guard let new = try value(place, box, &machine) else { continue }
      result.set(keys[place], written: box.key(place), to: new)
    }
    return .object(result.box)
  }

  // MARK: Changing

  private static let removeAll = Native.change { _, value, call in
    value = .object(ChangingDictionary().box)
    return call.runtime.void
  }
}
