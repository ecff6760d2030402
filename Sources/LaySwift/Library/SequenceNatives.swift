import LayEngine
import LayLanguage

/// What all sequences have.
enum SequenceNatives {
  static let all: [String: Native] = [
    "Sequence.map(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var result = GrowingValues()
      try each(call, &machine) { element, machine throws(Diagnostic) in
        try result.append(try function(element, &machine), &machine, call.span)
        return true
      }
      return result.list
    },
    "Sequence.compactMap(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var result = GrowingValues()
      try each(call, &machine) { element, machine throws(Diagnostic) in
        if let value = try function(element, &machine).unwrapped {
          try result.append(value, &machine, call.span)
        }
        return true
      }
      return result.list
    },
    "Sequence.flatMap(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var result = GrowingValues()
      try each(call, &machine) { element, machine throws(Diagnostic) in
        let inner = try function(element, &machine)
        try append(elementsOf: inner, to: &result, &machine, call)
        return true
      }
      return result.list
    },
    "Sequence.filter(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var result = GrowingValues()
      try each(call, &machine) { element, machine throws(Diagnostic) in
        if try function.holds(element, &machine) {
          try result.append(element, &machine, call.span)
        }
        return true
      }
      return result.list
    },
    "Sequence.forEach(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      try each(call, &machine) { element, machine throws(Diagnostic) in
        _ = try function(element, &machine)
        return true
      }
      return call.runtime.void
    },
    "Sequence.reduce(_:_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(2)
      var result = call[1]
      try each(call, &machine) { element, machine throws(Diagnostic) in
        result = try function(result, element, &machine)
        return true
      }
      return result
    },
    "Sequence.reduce(into:_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(2)
      let cell = machine.cell(call[1])
      try each(call, &machine) { element, machine throws(Diagnostic) in
        _ = try function(.object(cell), element, &machine)
        return true
      }
      return cell.present ?? .nothing
    },
    "Sequence.contains(where:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      return .truth(try found(call, &machine, function.holds) != nil)
    },
    "Sequence.contains(_:)": .function { machine, call throws(Diagnostic) in
      let found = try found(call, &machine) { element, machine throws(Diagnostic) in
        try call.runtime.isEqual(element, call[1], &machine, call.span)
      }
      return .truth(found != nil)
    },
    "Sequence.allSatisfy(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      let other = try found(call, &machine) { element, machine throws(Diagnostic) in
        !(try function.holds(element, &machine))
      }
      return .truth(other == nil)
    },
    "Sequence.count(where:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var count = 0
      try each(call, &machine) { element, machine throws(Diagnostic) in
        if try function.holds(element, &machine) { count += 1 }
        return true
      }
      return .integer(count)
    },
    "Sequence.first(where:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      return .optional(try found(call, &machine, function.holds))
    },
    "Sequence.sorted()": .function { machine, call throws(Diagnostic) in
      .list(of: try Sorting.sorted(try all(call, &machine), call, &machine))
    },
    "Sequence.sorted(by:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      return .list(of: try Sorting.sorted(try all(call, &machine), by: function, call, &machine))
    },
    "Sequence.min()": .function { machine, call throws(Diagnostic) in
      try best(call, &machine) { element, best, machine throws(Diagnostic) in
        try call.runtime.isLess(element, best, &machine, call.span)
      }
    },
    "Sequence.max()": .function { machine, call throws(Diagnostic) in
      try best(call, &machine) { element, best, machine throws(Diagnostic) in
        try call.runtime.isLess(best, element, &machine, call.span)
      }
    },
    "Sequence.min(by:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      return try best(call, &machine) { element, best, machine throws(Diagnostic) in
        try function.holds(element, best, &machine)
      }
    },
    "Sequence.max(by:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      return try best(call, &machine) { element, best, machine throws(Diagnostic) in
        try function.holds(best, element, &machine)
      }
    },
    "Sequence.enumerated()": .function { machine, call throws(Diagnostic) in
      let names = call.runtime.tupleNames.enumerated
      var result = GrowingValues()
      var place = 0
      try each(call, &machine) { element, machine throws(Diagnostic) in
        try result.append(.compound(names, [.integer(place), element]), &machine, call.span)
        place += 1
        return true
      }
      return result.list
    },
    "Sequence.reversed()": .function { machine, call throws(Diagnostic) in
      .list(of: try all(call, &machine).reversed())
    },
    "Sequence.shuffled()": shuffled,
    "Sequence.shuffled(using:)": shuffled,
    "Sequence.prefix(_:)": .function { machine, call throws(Diagnostic) in
      let count = try call.count(1)
      var result = GrowingValues()
      guard count > 0 else { return result.list }
      try each(call, &machine) { element, machine throws(Diagnostic) in
        try result.append(element, &machine, call.span)
        return result.values.count < count
      }
      return result.list
    },
    "Sequence.prefix(while:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var result = GrowingValues()
      try each(call, &machine) { element, machine throws(Diagnostic) in
        guard try function.holds(element, &machine) else { return false }
        try result.append(element, &machine, call.span)
        return true
      }
      return result.list
    },
    "Sequence.suffix(_:)": .function { machine, call throws(Diagnostic) in
      .list(of: try all(call, &machine).suffix(try call.count(1)))
    },
    "Sequence.dropFirst()": .function { machine, call throws(Diagnostic) in
      .list(of: Array(try all(call, &machine).dropFirst()))
    },
    "Sequence.dropFirst(_:)": .function { machine, call throws(Diagnostic) in
      .list(of: Array(try all(call, &machine).dropFirst(try call.count(1))))
    },
    "Sequence.dropLast()": .function { machine, call throws(Diagnostic) in
      .list(of: try all(call, &machine).dropLast())
    },
    "Sequence.dropLast(_:)": .function { machine, call throws(Diagnostic) in
      .list(of: try all(call, &machine).dropLast(try call.count(1)))
    },
    "Sequence.drop(while:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var result = GrowingValues()
      var isDropping = true
      try each(call, &machine) { element, machine throws(Diagnostic) in
        if isDropping, try function.holds(element, &machine) { return true }
        isDropping = false
        try result.append(element, &machine, call.span)
        return true
      }
      return result.list
    },
    "Sequence.makeIterator()": .function { machine, call throws(Diagnostic) in
      .content(IteratorContent(elements: try call.elements(0, &machine)))
    },
    "SequenceIterator.next()": .change { machine, value, call throws(Diagnostic) in
      guard var iterator = value.content as? IteratorContent else {
        throw call.unfollowed("`next` of this value")
      }
      value = .nothing
      defer { value = .content(iterator) }
      return .optional(try iterator.elements.next(&machine))
    },
  ]

  private static let shuffled = Native.function { machine, call throws(Diagnostic) in
    try orderKept(.list(of: call.runtime.all(of: call[0], &machine, call.span)), call)
  }

  /// What chance orders, or chooses, as it stands, which is told.
  static func orderKept(
    _ value: Value, _ call: NativeCall, _ outcome: StandInOutcome = .orderKept
  ) throws(Diagnostic) -> Value {
    let error = call.unfollowed("chance, which is another each time,")
    guard call.runtime.forgives else { throw error }
    call.runtime.remark(error, outcome)
    return value
  }

  static func random(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value { throw call.unfollowed("chance, which is another each time,") }

  /// Runs a body for each element, until it gives false.
  static func each(
    _ call: NativeCall, _ machine: inout Machine,
    _ body: (Value, inout Machine) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) {
    var elements = try call.elements(0, &machine)
    if let literals = literals(call) { elements = Elements(literals) }
    while let element = try elements.next(&machine) {
      try machine.countTurn(call.span)
      guard try body(element, &machine) else { return }
    }
  }

  /// The elements of a list that begins with a number without a type, as numbers of one kind.
  private static func literals(_ call: NativeCall) -> [Value]? {
    guard case .list(let list) = call[0], case .literal? = list.elements.first else { return nil }
    return call.unified(Array(list.elements))
  }

  /// Adds the elements of a sequence to a list that is being made.
  static func append(
    elementsOf value: Value, to result: inout GrowingValues, _ machine: inout Machine,
    _ call: NativeCall
  ) throws(Diagnostic) {
    var elements = try call.runtime.elements(of: value, &machine, call.span)
    while let element = try elements.next(&machine) {
      try machine.countTurn(call.span)
      try result.append(element, &machine, call.span)
    }
  }

  /// All elements of what is asked.
  static func all(
    _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> [Value] {
    if let literals = literals(call) { return literals }
    if case .list(let list) = call[0] {
      try machine.makeRoom(for: list.elements.count, at: call.span)
      return Array(list.elements)
    }
    var result = GrowingValues()
    try append(elementsOf: call[0], to: &result, &machine, call)
    return result.values
  }

  /// The first element for which something holds.
  private static func found(
    _ call: NativeCall, _ machine: inout Machine,
    _ test: (Value, inout Machine) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) -> Value? {
    var found: Value?
    try each(call, &machine) { element, machine throws(Diagnostic) in
      guard try test(element, &machine) else { return true }
      found = element
      return false
    }
    return found
  }

  /// The first element that no other one comes before, by a test that takes an element and the best
  /// one so far.
  private static func best(
    _ call: NativeCall, _ machine: inout Machine,
    _ isBetter: (Value, Value, inout Machine) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) -> Value {
    var best: Value?
    try each(call, &machine) { element, machine throws(Diagnostic) in
      guard let known = best else {
        best = element
        return true
      }
      if try isBetter(element, known, &machine) { best = element }
      return true
    }
    return .optional(best)
  }
}
