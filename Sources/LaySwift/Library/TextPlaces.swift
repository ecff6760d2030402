import LayEngine
import LayLanguage

/// An index of a `Substring`, which is one of no other text.
///
/// In Swift it is also an index of the string that the part was taken of. Here a part does not know
/// that string, so that such a use is told.
struct PartIndexContent: SwiftContent {
  let index: String.Index
  let base: String

  var typeName: String { "Index" }
  var key: DictionaryKey? { .several([.string("index \(index)"), .string(base)]) }
}

/// A text with its indices.
struct TextPlaces {
  let text: String
  /// Whether it is a `Substring`.
  private let isPart: Bool
  private let call: NativeCall

  init(_ call: NativeCall) throws(Diagnostic) { try self.init(call[0], call) }

  init(_ value: Value, _ call: NativeCall) throws(Diagnostic) {
    text = try call.text(value)
    isPart = call.types["Self"]?.isNamed("Substring") ?? false
    self.call = call
  }

  /// An index as a value; the first one in the form of `startIndex`, since equal indices have equal keys.
  func value(_ index: String.Index) -> Value {
    let index = index == text.startIndex ? text.startIndex : index
    return isPart
      ? .content(PartIndexContent(index: index, base: text))
      : .content(IndexContent(index: index))
  }

  func value(_ range: Range<String.Index>) -> Value {
    let (lower, upper) = (value(range.lowerBound), value(range.upperBound))
    return .content(RangeContent(lower: lower, upper: upper, isClosed: false))
  }

  /// An index that may be the one behind the last character.
  func index(_ value: Value) throws(Diagnostic) -> String.Index {
    let index: String.Index
    switch value.content {
    case let content as IndexContent where !isPart: index = content.index
    case let content as PartIndexContent where isPart && content.base == text:
      index = content.index
    default: throw call.unfollowed("an index of another text")
    }
    guard index >= text.startIndex, index <= text.endIndex else { throw outOfRange }
    return index
  }

  /// An index of a character.
  func place(_ value: Value) throws(Diagnostic) -> String.Index {
    let index = try index(value)
    guard index < text.endIndex else { throw outOfRange }
    return index
  }

  var outOfRange: Diagnostic { call.trap("there is no character at this index") }

  /// The indices that a range of them means.
  func range(_ value: Value) throws(Diagnostic) -> Range<String.Index> {
    guard let range = value.content as? RangeContent else {
      throw call.unfollowed("this range of a text")
    }
    let lower = range.lower.isNothing ? text.startIndex : try index(range.lower)
    var upper = text.endIndex
    if !range.upper.isNothing {
      upper = range.isClosed ? text.index(after: try place(range.upper)) : try index(range.upper)
    }
    guard lower <= upper else { throw outOfRange }
    return lower..<upper
  }

  /// The index a number of characters further; nil if a limit is in between.
  func index(
    _ start: String.Index, offsetBy distance: Int, limitedBy limit: String.Index? = nil
  ) throws(Diagnostic) -> String.Index? {
    let end = distance < 0 ? text.startIndex : text.endIndex
    if let limit, distance < 0 ? limit <= start : limit >= start {
      return text.index(start, offsetBy: distance, limitedBy: limit)
    }
    guard let found = text.index(start, offsetBy: distance, limitedBy: end) else {
      throw outOfRange
    }
    return found
  }
}

/// Where one text is in another one.
struct TextSearch {
  /// The ranges of the matches, which do not overlap.
  private(set) var ranges: [Range<String.Index>] = []

  /// - Parameter byCharacters: whether whole characters are compared, as Swift's own library does;
  ///   Foundation looks into some characters.
  /// - Throws: where the two ways of comparing differ, unless one is chosen.
  init(
    _ target: String, in text: String, _ call: NativeCall, _ machine: inout Machine,
    byCharacters: Bool = false
  ) throws(Diagnostic) {
    guard !target.isEmpty else { return }
    try call.makeRoom(bytes: text.utf8.count, &machine)
    ranges = Self.ranges(of: Array(target), in: text, text.indices.map { $0 })
    if byCharacters { return }
    if text.utf8.count == text.count, target.utf8.count == target.count { return }
    let scalars = text.unicodeScalars
    let same = Self.scalarRanges(
      of: Array(target.unicodeScalars), in: scalars, Array(scalars.indices))
    guard same == ranges else {
      throw call.unfollowed("searching a text with characters of several parts")
    }
  }

  private static func ranges(
    of target: [Character], in text: String, _ indices: [String.Index]
  ) -> [Range<String.Index>] {
    matches(target, indices.map { text[$0] }).map { match in
      let end = match + target.count
      return indices[match]..<(end < indices.count ? indices[end] : text.endIndex)
    }
  }

  private static func scalarRanges(
    of target: [Unicode.Scalar], in text: String.UnicodeScalarView, _ indices: [String.Index]
  ) -> [Range<String.Index>] {
    matches(target, indices.map { text[$0] }).map { match in
      let end = match + target.count
      return indices[match]..<(end < indices.count ? indices[end] : text.endIndex)
    }
  }

  private static func matches<Element: Equatable>(
    _ target: [Element], _ text: [Element]
  ) -> [Int] {
    var found: [Int] = []
    var place = 0
    while place + target.count <= text.count {
      if text[place] == target[0], text[place..<(place + target.count)].elementsEqual(target) {
        found.append(place)
        place += target.count
      } else {
        place += 1
      }
    }
    return found
  }
}
