import LayEngine
import LayLanguage

/// What makes strings.
enum StringMakers {
  static let all: [String: Native] = [
    "String.init()": .function { _, _ in .text("") },
    "String.init(_:)": string,
    "Substring.init()": .function { _, _ in .text("") },
    "Substring.init(_:)": string,
    "String.init(describing:)": .function { machine, call throws(Diagnostic) in
      .text(try NumberNatives.text(of: call[0], &machine, call))
    },
    "String.init(reflecting:)": reflected,
    "Array.debugDescription": reflected,
    "Optional.debugDescription": reflected,
    "BinaryFloatingPoint.debugDescription": reflected,
    "String.init(repeating:count:)": .function { machine, call throws(Diagnostic) in
      let (text, count) = (try call.text(0), try call.count(1))
      let (bytes, overflows) = text.utf8.count.multipliedReportingOverflow(by: count)
      try call.makeRoom(overflows ? Int.max : bytes / 16, &machine)
      return .text(String(repeating: text, count: count))
    },
    "String.init(format:_:)": formatted(1),
    "String.init(format:arguments:)": formatted(1),
    "String.init(format:locale:_:)": formatted(2),
    "String.init(format:locale:arguments:)": formatted(2),
    "String.init(_:radix:uppercase:)": .function { _, call throws(Diagnostic) in
      let radix = try call.integer(1)
      guard (2...36).contains(radix) else { throw call.trap("\(radix) is no radix") }
      return .text(
        String(try call.integer(0), radix: radix, uppercase: try call.truth(2)))
    },
    "String.init(stringLiteral:)": .function { _, call in call[0] },
  ]

  /// - Parameter place: that of the list of the values.
  private static func formatted(_ place: Int) -> Native {
    .function { machine, call throws(Diagnostic) in
      guard case .list(let list) = call[place] else { throw call.unfollowed("this format") }
      let values = list.elements.map { value -> Value in
        value.single.map { .number(Double($0)) } ?? call.runtime.settled(value)
      }
      return .text(try Formatting.text(try call.text(0), values, call.span))
    }
  }

  /// As a value stands in a list, without the brackets.
  private static let reflected = Native.function { machine, call throws(Diagnostic) in
    let list = Value.list(of: [call.runtime.settled(call[0])])
    let text = try call.runtime.printed(list, .unknown, &machine, call.span)
    return .text(String(text.dropFirst().dropLast()))
  }

  private static let string = Native.function { machine, call throws(Diagnostic) in
    switch call[0] {
    case .string: return call[0]
    case .integer, .number, .literal, .truth:
      return .text(try NumberNatives.text(of: call[0], &machine, call))
    case let value where value.single != nil || value.decimal != nil:
      return .text(try NumberNatives.text(of: value, &machine, call))
    default:
      var text = ""
      var elements = try call.elements(0, &machine)
      while let element = try elements.next(&machine) {
        try machine.countTurn(call.span)
        text += try call.text(element)
      }
      return .text(text)
    }
  }
}
