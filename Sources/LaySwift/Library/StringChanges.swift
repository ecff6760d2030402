import LayEngine
import LayLanguage

/// What changes strings in place.
enum StringChanges {
  static let all: [String: Native] = [
    "String.append(_:)": append,
    "String.append(contentsOf:)": append,
    "String.write(_:)": append,
    "String.insert(_:at:)": insert,
    "String.insert(contentsOf:at:)": insert,
    "String.remove(at:)": .change { _, value, call throws(Diagnostic) in
      let places = try TextPlaces(value, call)
      let place = try places.place(call[0])
      return try change(&value, call) { .text(String($0.remove(at: place))) }
    },
    "String.removeFirst()": .change { _, value, call throws(Diagnostic) in
      let isEmpty = try call.text(value).isEmpty
      return try ArrayNatives.present(
        isEmpty ? nil : try change(&value, call) { .text(String($0.removeFirst())) }, call)
    },
    "String.removeLast()": .change { _, value, call throws(Diagnostic) in
      let isEmpty = try call.text(value).isEmpty
      return try ArrayNatives.present(
        isEmpty ? nil : try change(&value, call) { .text(String($0.removeLast())) }, call)
    },
    "String.popLast()": .change { _, value, call throws(Diagnostic) in
      try change(&value, call) { .optional($0.popLast().map { .text(String($0)) }) }
    },
    "Substring.popFirst()": .change { _, value, call throws(Diagnostic) in
      let first = try call.text(value).first.map { Value.text(String($0)) }
      value = .text(String(try call.text(value).dropFirst()))
      return .optional(first)
    },
    "Substring.removeFirst()": .change { _, value, call throws(Diagnostic) in
      let first = try call.text(value).first.map { Value.text(String($0)) }
      value = .text(String(try call.text(value).dropFirst()))
      return try ArrayNatives.present(first, call)
    },
    "String.removeFirst(_:)": .change { _, value, call throws(Diagnostic) in
      let count = try checkedCount(value, call)
      return try change(&value, call) { $0.removeFirst(count) }
    },
    "String.removeLast(_:)": .change { _, value, call throws(Diagnostic) in
      let count = try checkedCount(value, call)
      return try change(&value, call) { $0.removeLast(count) }
    },
    "String.removeAll()": removeAll,
    "String.removeAll(keepingCapacity:)": removeAll,
    "String.removeAll(where:)": .change { machine, value, call throws(Diagnostic) in
      let function = try call.callback(0)
      var kept = ""
      for character in try call.text(value) {
        try machine.countTurn(call.span)
        if !(try function.holds(.text(String(character)), &machine)) { kept.append(character) }
      }
      value = .text(kept)
      return call.runtime.void
    },
    "String.removeSubrange(_:)": .change { _, value, call throws(Diagnostic) in
      let range = try TextPlaces(value, call).range(call[0])
      return try change(&value, call) { $0.removeSubrange(range) }
    },
    "String.replaceSubrange(_:with:)": .change { machine, value, call throws(Diagnostic) in
      let range = try TextPlaces(value, call).range(call[0])
      let further = try text(of: call[1], &machine, call)
      return try change(&value, call) { $0.replaceSubrange(range, with: further) }
    },
    "String.reserveCapacity(_:)": .change { _, _, call in call.runtime.void },
  ]

  /// Takes a text out of its place, so that it is held once.
  private static func take(_ value: inout Value, _ call: NativeCall) throws(Diagnostic) -> String {
    guard let text = value.takeText() else { return try call.text(value) }
    return text
  }

  private static func change(
    _ value: inout Value, _ call: NativeCall, _ body: (inout String) -> Value
  ) throws(Diagnostic) -> Value {
    var text = try take(&value, call)
    let result = body(&text)
    value = .text(text)
    return result
  }

  private static func change(
    _ value: inout Value, _ call: NativeCall, _ body: (inout String) -> Void
  ) throws(Diagnostic) -> Value {
    var text = try take(&value, call)
    body(&text)
    value = .text(text)
    return call.runtime.void
  }

  private static func checkedCount(
    _ value: Value, _ call: NativeCall
  ) throws(Diagnostic) -> Int {
    let (count, all) = (try call.count(0), try call.text(value).count)
    guard count <= all else {
      throw call.trap("\(count) characters are removed from a text of \(all)")
    }
    return count
  }

  /// A text, or the characters of a sequence as one.
  private static func text(
    of value: Value, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> String {
    if case .string(let box) = value { return box.text }
    var text = ""
    for character in try call.runtime.all(of: value, &machine, call.span) {
      text += try call.text(character)
    }
    return text
  }

  private static let append = Native.change { machine, value, call throws(Diagnostic) in
    let further = try text(of: call[0], &machine, call)
    try call.makeRoom(bytes: further.utf8.count, &machine)
    return try change(&value, call) { $0 += further }
  }

  private static let insert = Native.change { machine, value, call throws(Diagnostic) in
    let further = try text(of: call[0], &machine, call)
    let place = try TextPlaces(value, call).index(call[1])
    try call.makeRoom(bytes: try call.text(value).utf8.count + further.utf8.count, &machine)
    return try change(&value, call) { $0.insert(contentsOf: further, at: place) }
  }

  private static let removeAll = Native.change { _, value, call in
    value = .text("")
    return call.runtime.void
  }
}
