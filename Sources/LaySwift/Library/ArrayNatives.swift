import LayEngine
import LayLanguage

/// What arrays have beside what their slices have too.
enum ArrayNatives {
  static let all: [String: Native] = [
    "Array.init()": .function { _, _ in .list(of: []) },
    "Array.init(_:)": .function { machine, call throws(Diagnostic) in
      if case .list = call[0] { return call[0] }
      if let slice = call[0].content as? SliceContent { return .list(List(slice.elements)) }
      var result = GrowingValues()
      var elements = try call.elements(0, &machine)
      while let element = try elements.next(&machine) {
        try machine.countTurn(call.span)
        try result.append(element, &machine, call.span)
      }
      return result.list
    },
    "Array.init(repeating:count:)": repeating,
    "Array.capacity": .function { _, call throws(Diagnostic) in
      throw call.unfollowed("`capacity`, which is another on each machine,")
    },
    "Array.description": .function { machine, call throws(Diagnostic) in
      .text(try call.runtime.printed(call[0], .unknown, &machine, call.span))
    },
    "Array.append(_:)": .change(append),
    "Array.append(contentsOf:)": .change { machine, value, call throws(Diagnostic) in
      let count = try count(value, call)
      let further = try ListElements(call.runtime.all(of: call[0], &machine, call.span))
      try machine.makeRoom(for: further.count, at: call.span)
      guard count > 0 else {
        value = .list(List(further))
        return call.runtime.void
      }
      let elements = value.takeElements()
      value = .list(
        List(elements.appending(CollectionOfOne(further), count: count + further.count)))
      return call.runtime.void
    },
    "Array.insert(_:at:)": .change { machine, value, call throws(Diagnostic) in
      let place = try call.integer(1)
      try checkPlace(place, value, atMost: 0, call)
      if place == value.elementCount { return try append(&machine, &value, call) }
      try machine.makeRoom(for: value.elementCount, at: call.span)
      var elements = value.takeElements()
      elements.insert(call[0], at: place)
      value = .list(List(elements))
      return call.runtime.void
    },
    "Array.insert(contentsOf:at:)": .change { machine, value, call throws(Diagnostic) in
      let place = try call.integer(1)
      try checkPlace(place, value, atMost: 0, call)
      let further = try call.runtime.all(of: call[0], &machine, call.span)
      try replace(place..<place, by: further, &machine, &value, call)
      return call.runtime.void
    },
    "Array.remove(at:)": .change { machine, value, call throws(Diagnostic) in
      let place = try call.integer(0)
      try checkPlace(place, value, atMost: -1, call)
      var elements = try take(&value, &machine, call)
      let removed = elements.remove(at: place)
      value = .list(List(elements))
      return removed
    },
    "Array.removeFirst()": .change { machine, value, call throws(Diagnostic) in
      try present(try removed(first: true, &machine, &value, call), call)
    },
    "Array.removeLast()": .change { machine, value, call throws(Diagnostic) in
      try present(try removed(first: false, &machine, &value, call), call)
    },
    "Array.popLast()": .change { machine, value, call throws(Diagnostic) in
      .optional(try removed(first: false, &machine, &value, call))
    },
    "Array.removeFirst(_:)": .change { machine, value, call throws(Diagnostic) in
      try remove(first: true, &machine, &value, call)
    },
    "Array.removeLast(_:)": .change { machine, value, call throws(Diagnostic) in
      try remove(first: false, &machine, &value, call)
    },
    "Array.removeAll()": removeAll,
    "Array.removeAll(keepingCapacity:)": removeAll,
    "Array.removeAll(where:)": .change { machine, value, call throws(Diagnostic) in
      let function = try call.callback(0)
      var kept = GrowingValues()
      for element in try ArrayPart(value, call).elements {
        try machine.countTurn(call.span)
        if !(try function.holds(element, &machine)) {
          try kept.append(element, &machine, call.span)
        }
      }
      value = kept.list
      return call.runtime.void
    },
    "Array.removeSubrange(_:)": .change { machine, value, call throws(Diagnostic) in
      try replace([], &machine, &value, call)
    },
    "Array.replaceSubrange(_:with:)": .change { machine, value, call throws(Diagnostic) in
      try replace(try call.runtime.all(of: call[1], &machine, call.span), &machine, &value, call)
    },
    "Array.reserveCapacity(_:)": .change { _, _, call throws(Diagnostic) in
      _ = try call.count(0)
      return call.runtime.void
    },
    "Array.sort()": .change { machine, value, call throws(Diagnostic) in
      let elements = try values(value, &machine, call)
      value = .list(of: try Sorting.sorted(elements, call, &machine))
      return call.runtime.void
    },
    "Array.sort(by:)": .change { machine, value, call throws(Diagnostic) in
      let function = try call.callback(0)
      let elements = try values(value, &machine, call)
      value = .list(of: try Sorting.sorted(elements, by: function, call, &machine))
      return call.runtime.void
    },
    "Array.reverse()": .change { machine, value, call throws(Diagnostic) in
      value = .list(of: try values(value, &machine, call).reversed())
      return call.runtime.void
    },
    "Array.shuffle()": shuffle,
    "Array.shuffle(using:)": shuffle,
    "Array.swapAt(_:_:)": .change { machine, value, call throws(Diagnostic) in
      let (first, second) = (try call.integer(0), try call.integer(1))
      for place in [first, second] { try checkPlace(place, value, atMost: -1, call) }
      if first == second { return call.runtime.void }
      let elements = try take(&value, &machine, call)
      let (one, other) = (elements.place(of: first), elements.place(of: second))
      let kept = one.move()
      one.moveInitialize(from: other, count: 1)
      other.initialize(to: kept)
      value = .list(List(elements))
      return call.runtime.void
    },
  ]

  private static let shuffle = Native.change { _, _, call throws(Diagnostic) in
    try SequenceNatives.orderKept(call.runtime.void, call)
  }

  // MARK: Making

  static let repeating = Native.function { machine, call throws(Diagnostic) in
    let count = try call.count(1)
    try call.makeRoom(count, &machine)
    return .list(of: Array(repeating: call[0], count: count))
  }

  // MARK: Changing

  /// The number of elements of the array that changes.
  private static func count(_ value: Value, _ call: NativeCall) throws(Diagnostic) -> Int {
    guard case .list(let list) = value else {
      throw call.unfollowed("a change of what is no array")
    }
    return list.elements.count
  }

  /// The elements of the array, which holds none until it gets them back.
  private static func take(
    _ value: inout Value, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> ListElements {
    var elements = value.takeElements()
    do throws(Diagnostic) { try machine.makeUnique(&elements, at: call.span) } catch {
      value = .list(List(elements))
      throw error
    }
    return elements
  }

  private static func append(
    _ machine: inout Machine, _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let count = try count(value, call)
    if count >= 1000, count & (count - 1) == 0 { try call.makeRoom(2 * count, &machine) }
    // What stands in the code as `[]` would keep what is added in its memory.
    guard count > 0 else {
      value = .list(of: [call[0]])
      return call.runtime.void
    }
    var elements = value.takeElements()
    elements.insert(call[0], at: count)
    value = .list(List(elements))
    return call.runtime.void
  }

  private static func checkPlace(
    _ place: Int, _ value: Value, atMost last: Int, _ call: NativeCall
  ) throws(Diagnostic) {
    let count = try count(value, call)
    guard place >= 0, place <= count + last else {
      throw Diagnostic(.indexOutOfRange(place, count), at: call.span)
    }
  }

  /// Puts other elements in the place of some.
  private static func replace(
    _ offsets: Range<Int>, by further: [Value], _ machine: inout Machine, _ value: inout Value,
    _ call: NativeCall
  ) throws(Diagnostic) {
    guard case .list(let list) = value else { return }
    try machine.makeRoom(for: list.elements.count + further.count, at: call.span)
    var elements = Array(list.elements)
    elements.replaceSubrange(offsets, with: further)
    value = .list(of: elements)
  }

  private static func replace(
    _ further: [Value], _ machine: inout Machine, _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let range = try call.content(0, RangeContent.self)
    let offsets = try ArrayPart(value, call).offsets(range, call)
    try replace(offsets, by: further, &machine, &value, call)
    return call.runtime.void
  }

  /// Takes the first or the last element off; nil where there is none.
  private static func removed(
    first: Bool, _ machine: inout Machine, _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> Value? {
    let count = try count(value, call)
    guard count > 0 else { return nil }
    var elements = first ? value.takeElements() : try take(&value, &machine, call)
    let removed = elements.remove(at: first ? 0 : count - 1)
    value = .list(List(elements))
    return removed
  }

  /// The element that an array which must not be empty gave.
  static func present(_ value: Value?, _ call: NativeCall) throws(Diagnostic) -> Value {
    guard let value else { throw call.trap("an element is removed from what is empty") }
    return value
  }

  private static func remove(
    first: Bool, _ machine: inout Machine, _ value: inout Value, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (count, all) = (try call.count(0), try count(value, call))
    guard count <= all else {
      throw call.trap("\(count) elements are removed from an array of \(all)")
    }
    try replace(first ? 0..<count : (all - count)..<all, by: [], &machine, &value, call)
    return call.runtime.void
  }

  private static let removeAll = Native.change { _, value, call in
    value = .list(of: [])
    return call.runtime.void
  }

  private static func values(
    _ value: Value, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> [Value] {
    let part = try ArrayPart(value, call)
    try machine.makeRoom(for: part.elements.count, at: call.span)
    return Array(part.elements)
  }
}
