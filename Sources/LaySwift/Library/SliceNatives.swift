import LayEngine
import LayLanguage

/// What arrays and their slices have in common.
enum SliceNatives {
  static let all: [String: Native] = {
    var all = ofSlices
    let changes = [
      "append(_:)", "append(contentsOf:)", "removeAll(where:)", "reverse()", "sort()", "sort(by:)",
    ]
    for name in changes {
      guard case .change(let change)? = ArrayNatives.all["Array." + name] else { continue }
      all["ArraySlice." + name] = .change { machine, value, call throws(Diagnostic) in
        try changed(&value, &machine, call, change)
      }
    }
    for (name, native) in common {
      all["Array." + name] = native
      all["ArraySlice." + name] = native
    }
    return all
  }()

  private static let common: [String: Native] = [
    "last": .function { _, call throws(Diagnostic) in
      .optional(try part(call).elements.last)
    },
    "indices": .function { _, call throws(Diagnostic) in
      let part = try part(call)
      return .content(
        RangeContent(lower: .integer(part.start), upper: .integer(part.end), isClosed: false))
    },
    "startIndex": .function { _, call throws(Diagnostic) in
      .integer(try part(call).start)
    },
    "endIndex": .function { _, call throws(Diagnostic) in
      .integer(try part(call).end)
    },
    "subscript(_:)": .function { _, call throws(Diagnostic) in
      let part = try part(call)
      if let range = call[1].content as? RangeContent {
        return part.slice(try part.offsets(range, call))
      }
      let index = try call.integer(1)
      try part.check(index, call)
      return part[index]
    },
    "firstIndex(of:)": firstIndexOf,
    "index(of:)": firstIndexOf,
    "lastIndex(of:)": .function { machine, call throws(Diagnostic) in
      let found = try index(call, &machine, fromEnd: true) { element, machine throws(Diagnostic) in
        try isWanted(element, &machine, call)
      }
      return .optional(found.map { .integer($0) })
    },
    "firstIndex(where:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      return .optional(try index(call, &machine, function.holds).map { .integer($0) })
    },
    "lastIndex(where:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      let found = try index(call, &machine, fromEnd: true, function.holds)
      return .optional(found.map { .integer($0) })
    },
    "last(where:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      let part = try part(call)
      return .optional(
        try index(call, &machine, fromEnd: true, function.holds).map { part[$0] })
    },
    "prefix(_:)": .function { _, call throws(Diagnostic) in
      let part = try part(call)
      return part.slice(0..<min(try call.count(1), part.elements.count))
    },
    "suffix(_:)": .function { _, call throws(Diagnostic) in
      let part = try part(call)
      let count = part.elements.count
      return part.slice((count - min(try call.count(1), count))..<count)
    },
    "dropFirst()": .function { _, call throws(Diagnostic) in try dropFirst(1, call) },
    "dropFirst(_:)": .function { _, call throws(Diagnostic) in
      try dropFirst(try call.count(1), call)
    },
    "dropLast()": .function { _, call throws(Diagnostic) in try dropLast(1, call) },
    "dropLast(_:)": .function { _, call throws(Diagnostic) in
      try dropLast(try call.count(1), call)
    },
    "prefix(while:)": .function { machine, call throws(Diagnostic) in
      try part(call).slice(0..<(try leading(call, &machine)))
    },
    "drop(while:)": .function { machine, call throws(Diagnostic) in
      let part = try part(call)
      return part.slice((try leading(call, &machine))..<part.elements.count)
    },
    "prefix(upTo:)": .function { _, call throws(Diagnostic) in
      try part(call, upper: call[1])
    },
    "prefix(through:)": .function { _, call throws(Diagnostic) in
      try part(call, upper: call[1], isClosed: true)
    },
    "suffix(from:)": .function { _, call throws(Diagnostic) in
      try part(call, lower: call[1])
    },
    "index(after:)": .function { _, call throws(Diagnostic) in try moved(by: 1, call) },
    "index(before:)": .function { _, call throws(Diagnostic) in try moved(by: -1, call) },
    "index(_:offsetBy:)": .function { _, call throws(Diagnostic) in
      try moved(by: try call.integer(2), call)
    },
    "index(_:offsetBy:limitedBy:)": .function { _, call throws(Diagnostic) in
      let (index, distance, limit) = (
        try call.integer(1), try call.integer(2), try call.integer(3)
      )
      let (room, overflows) = limit.subtractingReportingOverflow(index)
      if overflows { throw Diagnostic(.overflows, at: call.span) }
      if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room {
        return .nothing
      }
      return .optional(try moved(by: distance, call))
    },
    "distance(from:to:)": .function { _, call throws(Diagnostic) in
      let (first, last) = (try call.integer(1), try call.integer(2))
      let (distance, overflows) = last.subtractingReportingOverflow(first)
      if overflows { throw Diagnostic(.overflows, at: call.span) }
      return .integer(distance)
    },
    "split(separator:maxSplits:omittingEmptySubsequences:)": .function {
      machine, call throws(Diagnostic) in
      let (most, omits) = (try call.count(2), try call.truth(3))
      return try split(call, &machine, most, omits) { element, machine throws(Diagnostic) in
        try isWanted(element, &machine, call)
      }
    },
    "split(maxSplits:omittingEmptySubsequences:whereSeparator:)": .function {
      machine, call throws(Diagnostic) in
      let (most, omits) = (try call.count(1), try call.truth(2))
      return try split(call, &machine, most, omits, try call.callback(3).holds)
    },
  ]

  private static let ofSlices: [String: Native] = [
    "ArraySlice.popFirst()": .change { _, value, call throws(Diagnostic) in
      .optional(try remove(1, 0, &value, call))
    },
    "ArraySlice.popLast()": .change { _, value, call throws(Diagnostic) in
      .optional(try remove(0, 1, &value, call))
    },
    "ArraySlice.removeFirst()": .change { _, value, call throws(Diagnostic) in
      try ArrayNatives.present(try remove(1, 0, &value, call), call)
    },
    "ArraySlice.removeLast()": .change { _, value, call throws(Diagnostic) in
      try ArrayNatives.present(try remove(0, 1, &value, call), call)
    },
  ]

  private static func part(_ call: NativeCall) throws(Diagnostic) -> ArrayPart {
    try ArrayPart(call[0], call)
  }

  /// Changes the elements of a slice as those of an array.
  private static func changed(
    _ value: inout Value, _ machine: inout Machine, _ call: NativeCall,
    _ change: (inout Machine, inout Value, NativeCall) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let start = try ArrayPart(value, call).start
    var list = Value.list(List(try ArrayPart(value, call).elements))
    value = .nothing
    defer { value = .content(SliceContent(elements: list.takeElements(), start: start)) }
    return try change(&machine, &list, call)
  }

  /// Takes an element off an end of a slice; nil where it has none.
  private static func remove(
    _ first: Int, _ last: Int, _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> Value? {
    let part = try ArrayPart(value, call)
    let count = part.elements.count
    guard count > 0 else { return nil }
    value = part.slice(first..<(count - last))
    return part[first == 1 ? part.start : part.end - 1]
  }

  // MARK: Elements and indices

  private static func moved(
    by distance: Int, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (index, overflows) = try call.integer(1).addingReportingOverflow(distance)
    if overflows { throw Diagnostic(.overflows, at: call.span) }
    return .integer(index)
  }

  // MARK: Searching

  /// The index of the first element, or of the last one, for which something holds.
  private static func index(
    _ call: NativeCall, _ machine: inout Machine, fromEnd: Bool = false,
    _ test: (Value, inout Machine) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) -> Int? {
    let part = try part(call)
    for step in 0..<part.elements.count {
      try machine.countTurn(call.span)
      let index = fromEnd ? part.end - 1 - step : part.start + step
      if try test(part[index], &machine) { return index }
    }
    return nil
  }

  private static func isWanted(
    _ element: Value, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Bool {
    try call.runtime.isEqual(element, call[1], &machine, call.span)
  }

  private static let firstIndexOf = Native.function { machine, call throws(Diagnostic) in
    let found = try index(call, &machine) { element, machine throws(Diagnostic) in
      try isWanted(element, &machine, call)
    }
    return .optional(found.map { .integer($0) })
  }

  // MARK: Parts

  private static func dropFirst(_ count: Int, _ call: NativeCall) throws(Diagnostic) -> Value {
    let part = try part(call)
    return part.slice(min(count, part.elements.count)..<part.elements.count)
  }

  private static func dropLast(_ count: Int, _ call: NativeCall) throws(Diagnostic) -> Value {
    let part = try part(call)
    return part.slice(0..<(part.elements.count - min(count, part.elements.count)))
  }

  /// How many elements at the beginning something holds for.
  private static func leading(
    _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> Int {
    let function = try call.callback(1)
    let part = try part(call)
    let first = try index(call, &machine) { element, machine throws(Diagnostic) in
      !(try function.holds(element, &machine))
    }
    return (first ?? part.end) - part.start
  }

  /// The part from an index on, or up to one.
  private static func part(
    _ call: NativeCall, lower: Value = .nothing, upper: Value = .nothing, isClosed: Bool = false
  ) throws(Diagnostic) -> Value {
    let part = try part(call)
    let range = RangeContent(lower: lower, upper: upper, isClosed: isClosed)
    return part.slice(try part.offsets(range, call))
  }

  // MARK: Splitting

  private static func split(
    _ call: NativeCall, _ machine: inout Machine, _ most: Int, _ omitsEmpty: Bool,
    _ isSeparator: (Value, inout Machine) throws(Diagnostic) -> Bool
  ) throws(Diagnostic) -> Value {
    let part = try part(call)
    var parts: [Value] = []
    var start = 0
    for offset in 0..<part.elements.count where parts.count < most {
      try machine.countTurn(call.span)
      guard try isSeparator(part[part.start + offset], &machine) else { continue }
      if !omitsEmpty || start < offset { parts.append(part.slice(start..<offset)) }
      start = offset + 1
    }
    if !omitsEmpty || start < part.elements.count {
      parts.append(part.slice(start..<part.elements.count))
    }
    return .list(of: parts)
  }
}
