import LayEngine
import LayLanguage

/// How texts are compared by Foundation's rules, as far as letters, digits and spaces need them.
enum StringOrder {
  static let all: [String: Native] = [
    "StringProtocol.compare(_:)": .function { _, call throws(Diagnostic) in
      let texts = [try call.text(0), try call.text(1)]
      guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 < 128 } }) else { throw untold(call) }
      return try result(texts[0], texts[1], call)
    },
    "StringProtocol.caseInsensitiveCompare(_:)": .function { _, call throws(Diagnostic) in
      let (one, other) = try plain(call)
      return try result(one.lowercased(), other.lowercased(), call)
    },
    "StringProtocol.localizedCaseInsensitiveCompare(_:)": .function { _, call throws(Diagnostic) in
      let (one, other) = try plain(call)
      return try result(one.lowercased(), other.lowercased(), call)
    },
    "StringProtocol.localizedCompare(_:)": .function { _, call throws(Diagnostic) in
      try localized(call)
    },
    "StringProtocol.localizedStandardCompare(_:)": .function { _, call throws(Diagnostic) in
      let (one, other) = try plain(call)
      let mayCount = [one, other].allSatisfy { $0.contains(where: \.isNumber) }
      if mayCount, one != other { throw untold(call) }
      return try localized(call)
    },
  ]

  private static func untold(_ call: NativeCall) -> Diagnostic {
    call.unfollowed("the order of these texts")
  }

  /// The two texts, which are of nothing but plain letters, digits and spaces.
  private static func plain(_ call: NativeCall) throws(Diagnostic) -> (String, String) {
    let texts = [try call.text(0), try call.text(1)]
    let isPlain = texts.allSatisfy {
      $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }
    }
    guard isPlain else { throw untold(call) }
    return (texts[0], texts[1])
  }

  /// By letters; texts that differ in their capitals alone have an order that languages choose.
  private static func localized(_ call: NativeCall) throws(Diagnostic) -> Value {
    let (one, other) = try plain(call)
    let (small, otherSmall) = (one.lowercased(), other.lowercased())
    if small == otherSmall, one != other { throw untold(call) }
    return try result(small, otherSmall, call)
  }

  private static func result(
    _ one: String, _ other: String, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let name =
      one == other ? "orderedSame" : one < other ? "orderedAscending" : "orderedDescending"
    let results = call.runtime.library.declaration("ComparisonResult")
    guard let found = results?.enumCase(name) else { throw untold(call) }
    return found.value()
  }
}
