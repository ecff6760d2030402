import LayEngine
import LayLanguage

/// What collections have beside what all sequences have, and how sequences are joined and compared.
enum CollectionNatives {
  static let all: [String: Native] = [
    "Sequence.elementsEqual(_:)": .function { machine, call throws(Diagnostic) in
      .truth(try begins(call, &machine, mayBeLonger: false))
    },
    "Sequence.starts(with:)": .function { machine, call throws(Diagnostic) in
      .truth(try begins(call, &machine, mayBeLonger: true))
    },
    "Sequence.joined()": .function { machine, call throws(Diagnostic) in
      let parts = try SequenceNatives.all(call, &machine)
      switch parts.first {
      case .list? where call.result.isNamed("String"): throw call.unfollowed("`joined()` here")
      case .string?: return try text(of: parts, separator: "", call, &machine)
      case nil where call.result.isNamed("String"): return .text("")
      case nil where call.result.isUnknown: throw call.unfollowed("`joined()` of an empty list")
      default:
        var result = GrowingValues()
        for part in parts {
          try SequenceNatives.append(elementsOf: part, to: &result, &machine, call)
        }
        return result.list
      }
    },
    "Sequence.joined(separator:)": .function { machine, call throws(Diagnostic) in
      try text(
        of: try SequenceNatives.all(call, &machine), separator: try call.text(1), call, &machine)
    },
    "Sequence.underestimatedCount": count,
    "Collection.count": count,
    "Collection.isEmpty": .function { machine, call throws(Diagnostic) in
      switch call[0] {
      case .list(let list): return .truth(list.elements.isEmpty)
      case .string(let box): return .truth(box.text.isEmpty)
      case .object(let object): if let box = object.dictionary { return .truth(box.count == 0) }
      default: break
      }
      switch call[0].content {
      case let set as SetContent: return .truth(set.count == 0)
      case let range as RangeContent:
        if range.isClosed { return .truth(false) }
        return .truth(try call.runtime.isEqual(range.lower, range.upper, &machine, call.span))
      default:
        var elements = try call.elements(0, &machine)
        return .truth(try elements.next(&machine) == nil)
      }
    },
    "Collection.first": .function { machine, call throws(Diagnostic) in
      var elements = try call.elements(0, &machine)
      return .optional(try elements.next(&machine))
    },
    "Collection.randomElement()": randomElement,
    "Collection.randomElement(using:)": randomElement,
  ]

  // MARK: Two sequences

  private static let randomElement = Native.function { machine, call throws(Diagnostic) in
    let first = try call.runtime.all(of: call[0], &machine, call.span).first
    return try SequenceNatives.orderKept(
      first.map { OptionalBox.some($0) } ?? .nothing, call, .firstElement)
  }

  private static func begins(
    _ call: NativeCall, _ machine: inout Machine, mayBeLonger: Bool
  ) throws(Diagnostic) -> Bool {
    var (first, second) = (try call.elements(0, &machine), try call.elements(1, &machine))
    while true {
      try machine.countTurn(call.span)
      guard let wanted = try second.next(&machine) else {
        if mayBeLonger { return true }
        return try first.next(&machine) == nil
      }
      guard let element = try first.next(&machine),
        try call.runtime.isEqual(element, wanted, &machine, call.span)
      else { return false }
    }
  }

  // MARK: Joining

  private static func text(
    of parts: [Value], separator: String, _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    var texts: [String] = []
    var bytes = 0
    for part in parts {
      texts.append(try call.text(part))
      bytes += texts[texts.count - 1].utf8.count + separator.utf8.count
    }
    try call.makeRoom(bytes: bytes, &machine)
    return .text(texts.joined(separator: separator))
  }

  // MARK: Collections

  private static let count = Native.function { machine, call throws(Diagnostic) in
    switch call[0] {
    case .list(let list): return .integer(list.elements.count)
    case .string(let box):
      try call.makeRoom(bytes: box.text.utf8.count, &machine)
      return .integer(box.text.count)
    case .object(let object): if let box = object.dictionary { return .integer(box.count) }
    default: break
    }
    switch call[0].content {
    case let set as SetContent: return .integer(set.count)
    case let slice as SliceContent: return .integer(slice.elements.count)
    case let range as RangeContent: return .integer(try RangeNatives.count(range, call))
    default: break
    }
    var count = 0
    try SequenceNatives.each(call, &machine) { _, _ throws(Diagnostic) in
      count += 1
      return true
    }
    return .integer(count)
  }
}
