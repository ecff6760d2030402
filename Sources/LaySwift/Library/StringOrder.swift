import LayEngine
import LayLanguage

/// How texts are compared and searched by Foundation's rules, as far as letters, digits and spaces need them.
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
    "StringProtocol.range(of:options:)": .function { machine, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      return .optional(
        try withoutCase(places.text, 2, &machine, call).first.map(places.value))
    },
    "StringProtocol.replacingOccurrences(of:with:options:)": .function {
      machine, call throws(Diagnostic) in
      let (text, replacement) = (try call.text(0), try call.text(2))
      var (result, end) = ("", text.startIndex)
      for range in try withoutCase(text, 3, &machine, call) {
        result += text[end..<range.lowerBound] + replacement
        end = range.upperBound
        try call.makeRoom(bytes: result.utf8.count, &machine)
      }
      return .text(result + text[end...])
    },
  ]

  /// Where the second text is in the first one, if capitals count as small letters.
  ///
  /// - Throws: for letters that are not ASCII, and for other options than `.caseInsensitive`.
  private static func withoutCase(
    _ text: String, _ options: Int, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> [Range<String.Index>] {
    guard call[options].declaredCase?.declared.name == "caseInsensitive" else {
      throw call.unfollowed("this way to search a text")
    }
    let target = try call.text(1)
    guard (text + target).utf8.allSatisfy({ $0 < 128 && $0 != 13 }) else {
      throw call.unfollowed("comparing these letters without their case")
    }
    let small = text.lowercased()
    return try TextSearch(target.lowercased(), in: small, call, &machine).ranges.map {
      let start = small.distance(from: small.startIndex, to: $0.lowerBound)
      let lower = text.index(text.startIndex, offsetBy: start)
      return lower..<text.index(lower, offsetBy: target.count)
    }
  }

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
