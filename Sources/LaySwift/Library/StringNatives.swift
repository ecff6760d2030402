import LayEngine
import LayLanguage

/// What texts have: strings and their parts.
enum StringNatives {
  static let all: [String: Native] = [indices, parts, forms, searches]
    .reduce(into: [:]) { all, table in
      all.merge(table) { _, last in last }
    }

  // MARK: Indices

  private static let indices: [String: Native] = [
    "StringProtocol.startIndex": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      return places.value(places.text.startIndex)
    },
    "StringProtocol.endIndex": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      return places.value(places.text.endIndex)
    },
    "StringProtocol.indices": .function { machine, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      try call.makeRoom(places.text.utf8.count, &machine)
      return .list(of: places.text.indices.map { places.value($0) })
    },
    "StringProtocol.subscript(_:)": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      if call[1].content is RangeContent {
        return .text(String(places.text[try places.range(call[1])]))
      }
      return .text(String(places.text[try places.place(call[1])]))
    },
    "StringProtocol.index(after:)": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      return places.value(places.text.index(after: try places.place(call[1])))
    },
    "StringProtocol.index(before:)": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      let index = try places.index(call[1])
      guard index > places.text.startIndex else { throw places.outOfRange }
      return places.value(places.text.index(before: index))
    },
    "StringProtocol.index(_:offsetBy:)": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      let index = try places.index(try places.index(call[1]), offsetBy: try call.integer(2))
      guard let index else { throw places.outOfRange }
      return places.value(index)
    },
    "StringProtocol.index(_:offsetBy:limitedBy:)": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      let index = try places.index(
        try places.index(call[1]), offsetBy: try call.integer(2),
        limitedBy: try places.index(call[3]))
      return .optional(index.map { places.value($0) })
    },
    "StringProtocol.distance(from:to:)": .function { _, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      return .integer(
        places.text.distance(from: try places.index(call[1]), to: try places.index(call[2])))
    },
    "StringProtocol.firstIndex(of:)": firstIndexOf,
    "StringProtocol.index(of:)": firstIndexOf,
    "StringProtocol.lastIndex(of:)": .function { _, call throws(Diagnostic) in
      let (places, wanted) = (try TextPlaces(call), try call.text(1))
      return .optional(
        places.text.lastIndex { String($0) == wanted }.map { places.value($0) })
    },
    "StringProtocol.firstIndex(where:)": .function { machine, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      return .optional(
        try first(places.text.indices, places.text, 1, &machine, call).map { places.value($0) })
    },
    "StringProtocol.lastIndex(where:)": .function { machine, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      return .optional(
        try first(places.text.indices.reversed(), places.text, 1, &machine, call).map {
          places.value($0)
        })
    },
    "StringProtocol.range(of:)": .function { machine, call throws(Diagnostic) in
      let places = try TextPlaces(call)
      let search = try TextSearch(try call.text(1), in: places.text, call, &machine)
      return .optional(search.ranges.first.map(places.value))
    },
  ]

  private static let firstIndexOf = Native.function { _, call throws(Diagnostic) in
    let (places, wanted) = (try TextPlaces(call), try call.text(1))
    return .optional(
      places.text.firstIndex { String($0) == wanted }.map { places.value($0) })
  }

  /// The first of some indices whose character a function holds for.
  private static func first(
    _ indices: some Sequence<String.Index>, _ text: String, _ function: Int,
    _ machine: inout Machine, _ call: NativeCall, holds: Bool = true
  ) throws(Diagnostic) -> String.Index? {
    let function = try call.callback(function)
    for index in indices {
      try machine.countTurn(call.span)
      if try function.holds(.text(String(text[index])), &machine) == holds { return index }
    }
    return nil
  }

  // MARK: Parts

  /// A part of the text by a number of characters.
  private static func part(
    _ part: @escaping @Sendable (String, Int) -> Substring, of count: Int? = nil
  ) -> Native {
    .function { _, call throws(Diagnostic) in
      if let count { return .text(String(part(try call.text(0), count))) }
      return .text(String(part(try call.text(0), try call.count(1))))
    }
  }

  private static func part(
    _ call: NativeCall, lower: Value = .nothing, upper: Value = .nothing, isClosed: Bool = false
  ) throws(Diagnostic) -> Value {
    let places = try TextPlaces(call)
    let range = Value.content(RangeContent(lower: lower, upper: upper, isClosed: isClosed))
    return .text(String(places.text[try places.range(range)]))
  }

  private static let parts: [String: Native] = [
    "StringProtocol.last": .function { _, call throws(Diagnostic) in
      .optional(try call.text(0).last.map { .text(String($0)) })
    },
    "StringProtocol.last(where:)": .function { machine, call throws(Diagnostic) in
      let text = try call.text(0)
      let found = try first(text.indices.reversed(), text, 1, &machine, call)
      return .optional(found.map { .text(String(text[$0])) })
    },
    "StringProtocol.prefix(_:)": part { $0.prefix($1) },
    "StringProtocol.suffix(_:)": part { $0.suffix($1) },
    "StringProtocol.dropFirst(_:)": part { $0.dropFirst($1) },
    "StringProtocol.dropLast(_:)": part { $0.dropLast($1) },
    "StringProtocol.dropFirst()": part({ $0.dropFirst($1) }, of: 1),
    "StringProtocol.dropLast()": part({ $0.dropLast($1) }, of: 1),
    "StringProtocol.prefix(while:)": .function { machine, call throws(Diagnostic) in
      let text = try call.text(0)
      let end = try first(text.indices, text, 1, &machine, call, holds: false)
      return .text(String(text[..<(end ?? text.endIndex)]))
    },
    "StringProtocol.drop(while:)": .function { machine, call throws(Diagnostic) in
      let text = try call.text(0)
      let start = try first(text.indices, text, 1, &machine, call, holds: false)
      return .text(String(text[(start ?? text.endIndex)...]))
    },
    "StringProtocol.prefix(upTo:)": .function { _, call throws(Diagnostic) in
      try part(call, upper: call[1])
    },
    "StringProtocol.prefix(through:)": .function { _, call throws(Diagnostic) in
      try part(call, upper: call[1], isClosed: true)
    },
    "StringProtocol.suffix(from:)": .function { _, call throws(Diagnostic) in
      try part(call, lower: call[1])
    },
    "StringProtocol.filter(_:)": .function { machine, call throws(Diagnostic) in
      let function = try call.callback(1)
      var kept = ""
      for character in try call.text(0) {
        try machine.countTurn(call.span)
        if try function.holds(.text(String(character)), &machine) { kept.append(character) }
      }
      return .text(kept)
    },
  ]

  // MARK: Searching

  private static func ranges(
    _ call: NativeCall, _ machine: inout Machine
  ) throws(Diagnostic) -> [Range<String.Index>] {
    try TextSearch(try call.text(1), in: try call.text(0), call, &machine).ranges
  }

  private static let searches: [String: Native] = [
    "StringProtocol.hasPrefix(_:)": .function { _, call throws(Diagnostic) in
      .truth(try call.text(0).hasPrefix(try call.text(1)))
    },
    "StringProtocol.hasSuffix(_:)": .function { _, call throws(Diagnostic) in
      .truth(try call.text(0).hasSuffix(try call.text(1)))
    },
    "StringProtocol.contains(_:)": .function { machine, call throws(Diagnostic) in
      .truth(try !ranges(call, &machine).isEmpty)
    },
    "StringProtocol.localizedCaseInsensitiveContains(_:)": .function(containsWithoutCase),
    "StringProtocol.localizedStandardContains(_:)": .function { machine, call throws(Diagnostic) in
      let texts = [try call.text(0), try call.text(1)]
      guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 < 128 } }) else {
        throw call.unfollowed("`localizedStandardContains` of letters with accents")
      }
      return try containsWithoutCase(&machine, call)
    },
    "StringProtocol.components(separatedBy:)": .function { machine, call throws(Diagnostic) in
      let text = try call.text(0)
      guard let set = call[1].content as? CharacterSetContent else {
        let parts = between(try ranges(call, &machine), text)
        return .list(of: parts.map { .text(String($0)) })
      }
      try call.makeRoom(text.utf8.count, &machine)
      let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { set.contains($0) }
      return .list(of: parts.map { .text(String($0)) })
    },
    "StringProtocol.replacingOccurrences(of:with:)": .function(replacing),
    "StringProtocol.replacing(_:with:)": .function { machine, call throws(Diagnostic) in
      if try call.text(1).isEmpty { throw call.unfollowed("replacing an empty text") }
      return try replacing(&machine, call)
    },
    "StringProtocol.split(separator:maxSplits:omittingEmptySubsequences:)": .function {
      machine, call throws(Diagnostic) in
      let (text, separator) = (try call.text(0), try call.text(1))
      if separator.isEmpty { throw call.unfollowed("splitting a text at an empty one") }
      let search = try TextSearch(separator, in: text, call, &machine, byCharacters: true)
      return try split(text, at: search.ranges, try call.count(2), try call.truth(3))
    },
    "StringProtocol.split(maxSplits:omittingEmptySubsequences:whereSeparator:)": .function {
      machine, call throws(Diagnostic) in
      let (text, function) = (try call.text(0), try call.callback(3))
      let (most, omitsEmpty) = (try call.count(1), try call.truth(2))
      var ranges: [Range<String.Index>] = []
      var (count, start) = (0, text.startIndex)
      for index in text.indices where count < most {
        try machine.countTurn(call.span)
        guard try function.holds(.text(String(text[index])), &machine) else { continue }
        ranges.append(index..<text.index(after: index))
        if !omitsEmpty || start < index { count += 1 }
        start = text.index(after: index)
      }
      return try split(text, at: ranges, most, omitsEmpty)
    },
  ]

  private static func containsWithoutCase(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    var texts: [String] = []
    for place in 0...1 {
      let text = try call.text(place)
      guard text.allSatisfy({ $0.lowercased() == $0.uppercased().lowercased() }) else {
        throw call.unfollowed("comparing these letters without their case")
      }
      texts.append(text.lowercased())
    }
    return .truth(!(try TextSearch(texts[1], in: texts[0], call, &machine).ranges.isEmpty))
  }

  /// The texts between ranges.
  private static func between(
    _ ranges: some Sequence<Range<String.Index>>, _ text: String
  ) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    for range in ranges {
      parts.append(text[start..<range.lowerBound])
      start = range.upperBound
    }
    return parts + [text[start...]]
  }

  private static func replacing(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    let (text, replacement) = (try call.text(0), try call.text(2))
    let ranges = try ranges(call, &machine)
    let (bytes, isTooLong) = ranges.count.multipliedReportingOverflow(by: replacement.utf8.count)
    guard !isTooLong else { throw Diagnostic(.overflows, at: call.span) }
    try call.makeRoom(bytes: bytes, &machine)
    return .text(between(ranges, text).joined(separator: replacement))
  }

  private static func split(
    _ text: String, at ranges: [Range<String.Index>], _ most: Int, _ omitsEmpty: Bool
  ) throws(Diagnostic) -> Value {
    var parts: [Substring] = []
    var start = text.startIndex
    for range in ranges where parts.count < most {
      if !omitsEmpty || start < range.lowerBound { parts.append(text[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if !omitsEmpty || start < text.endIndex { parts.append(text[start...]) }
    return .list(of: parts.map { .text(String($0)) })
  }

  // MARK: Other forms

  private static func form(_ form: @escaping @Sendable (String) -> String) -> Native {
    .function { machine, call throws(Diagnostic) in
      let text = try call.text(0)
      try call.makeRoom(bytes: text.utf8.count, &machine)
      return .text(form(text))
    }
  }

  private static let forms: [String: Native] = [
    "StringProtocol.uppercased()": form { $0.uppercased() },
    "StringProtocol.lowercased()": form { $0.lowercased() },
    "StringProtocol.localizedUppercase": form { $0.uppercased() },
    "StringProtocol.localizedLowercase": form { $0.lowercased() },
    "StringProtocol.capitalized": capitalized,
    "StringProtocol.localizedCapitalized": capitalized,
    "StringProtocol.trimmingCharacters(in:)": .function { _, call throws(Diagnostic) in
      let set = try call.content(1, CharacterSetContent.self)
      let scalars = try call.text(0).unicodeScalars
      guard let first = scalars.firstIndex(where: { !set.contains($0) }),
        let last = scalars.lastIndex(where: { !set.contains($0) })
      else { return .text("") }
      return .text(String(scalars[first...last]))
    },
    "StringProtocol.padding(toLength:withPad:startingAt:)": .function {
      machine, call throws(Diagnostic) in
      let (text, pad) = (try call.text(0), try call.text(2))
      let (length, start) = (try call.count(1), try call.count(3))
      let isPlain = [text, pad].allSatisfy { text in
        text.allSatisfy { $0.utf16.count == 1 }
      }
      guard isPlain else { throw call.unfollowed("`padding` with these characters") }
      if text.count >= length { return .text(String(text.prefix(length))) }
      guard start < pad.count else { throw call.trap("there is no character \(start) to pad with") }
      try call.makeRoom(bytes: length, &machine)
      let characters = Array(pad)
      let further = (0..<(length - text.count)).map { characters[(start + $0) % characters.count] }
      return .text(text + String(further))
    },
    "StringProtocol.description": form { $0 },
    "StringProtocol.debugDescription": form { $0.debugDescription },
    "StringProtocol.hashValue": .function(NumberNatives.hashValue),
    "String.hashValue": .function(NumberNatives.hashValue),
  ]

  /// The first letter of each word becomes a capital, the others small; an apostrophe between two
  /// letters ends no word.
  private static let capitalized = Native.function { machine, call throws(Diagnostic) in
    let characters = Array(try call.text(0))
    var result = ""
    for (place, character) in characters.enumerated() {
      try machine.countTurn(call.span)
      guard character.isLetter else {
        result.append(character)
        continue
      }
      guard character.uppercased().lowercased() == character.lowercased(),
        character.uppercased().count == 1
      else { throw call.unfollowed("`capitalized` of these letters") }
      var before = place - 1
      if before > 0, ["'", "\u{2019}"].contains(characters[before]) { before -= 1 }
      let isInside = before >= 0 && characters[before].isLetter
      result += isInside ? character.lowercased() : character.uppercased()
    }
    return .text(result)
  }
}
