import LayEngine
import LayLanguage

/// What ranges have: `1..<5`, `0...1`, `2...`.
enum RangeNatives {
  static let all: [String: Native] = {
    var all: [String: Native] = [
      "Range.init(_:)": .function { _, call throws(Diagnostic) in
        let range = try call.content(0, RangeContent.self)
        guard range.isClosed else { return call[0] }
        let (lower, upper) = try integers(range, call)
        guard upper < Int.max else { throw call.trap("this range ends at the greatest `Int`") }
        return .content(
          RangeContent(lower: .integer(lower), upper: .integer(upper + 1), isClosed: false))
      },
      "ClosedRange.init(_:)": .function { _, call throws(Diagnostic) in
        let range = try call.content(0, RangeContent.self)
        if range.isClosed { return call[0] }
        let (lower, upper) = try integers(range, call)
        guard lower < upper else { throw call.trap("an empty range is no closed range") }
        return .content(
          RangeContent(lower: .integer(lower), upper: .integer(upper - 1), isClosed: true))
      },
      "Range.startIndex": lowerBound,
      "Range.endIndex": upperBound,
    ]
    let kinds = [
      "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough",
    ]
    for kind in kinds {
      for (name, native) in common { all[kind + "." + name] = native }
    }
    return all
  }()

  /// What all kinds of ranges have.
  private static let common: [String: Native] = [
    "lowerBound": lowerBound,
    "upperBound": upperBound,
    "contains(_:)": .function { machine, call throws(Diagnostic) in
      if case .number(let number) = call[1], number.isNaN { return .truth(false) }
      let range = try call.content(0, RangeContent.self)
      return .truth(try call.runtime.contains(range, call[1], &machine, call.span))
    },
    "last": .function { _, call throws(Diagnostic) in
      let range = try call.content(0, RangeContent.self)
      let (lower, upper) = try integers(range, call)
      if range.isClosed { return .optional(.integer(upper)) }
      return lower < upper ? .optional(.integer(upper - 1)) : .nothing
    },
    "clamped(to:)": .function { machine, call throws(Diagnostic) in
      let (range, limits) = (
        try call.content(0, RangeContent.self), try call.content(1, RangeContent.self)
      )
      func isLess(_ left: Value, _ right: Value) throws(Diagnostic) -> Bool {
        try call.runtime.isLess(left, right, &machine, call.span)
      }
      func limited(_ bound: Value) throws(Diagnostic) -> Value {
        if try isLess(bound, limits.lower) { return limits.lower }
        return try isLess(limits.upper, bound) ? limits.upper : bound
      }
      return .content(
        RangeContent(
          lower: try limited(range.lower), upper: try limited(range.upper),
          isClosed: range.isClosed))
    },
    "overlaps(_:)": .function { machine, call throws(Diagnostic) in
      let (one, other) = (
        try call.content(0, RangeContent.self), try call.content(1, RangeContent.self)
      )
      func isBefore(_ end: RangeContent, _ start: Value) throws(Diagnostic) -> Bool {
        let order = try call.runtime.compare(end.upper, start, &machine, call.span)
        return end.isClosed ? order < 0 : order <= 0
      }
      func isEmpty(_ range: RangeContent) throws(Diagnostic) -> Bool {
        try isBefore(range, range.lower)
      }
      for (left, right) in [(one, other), (other, one)] {
        if try isEmpty(left) { return .truth(false) }
        if try isBefore(left, right.lower) { return .truth(false) }
      }
      return .truth(true)
    },
  ]

  private static let lowerBound = Native.function { _, call throws(Diagnostic) in
    try call.content(0, RangeContent.self).lower
  }

  private static let upperBound = Native.function { _, call throws(Diagnostic) in
    try call.content(0, RangeContent.self).upper
  }

  /// The bounds of a range of integers.
  private static func integers(
    _ range: RangeContent, _ call: NativeCall
  ) throws(Diagnostic) -> (lower: Int, upper: Int) {
    guard case .integer(let lower) = call.runtime.settled(range.lower),
      case .integer(let upper) = call.runtime.settled(range.upper)
    else { throw Diagnostic(.areNotFollowed("the elements of this range"), at: call.span) }
    return (lower, upper)
  }

  /// How many integers a range has.
  static func count(_ range: RangeContent, _ call: NativeCall) throws(Diagnostic) -> Int {
    let (lower, upper) = try integers(range, call)
    let (length, isTooLong) = upper.subtractingReportingOverflow(lower)
    let (count, isLonger) = length.addingReportingOverflow(range.isClosed ? 1 : 0)
    if isTooLong || isLonger {
      throw call.trap("this range has more elements than an `Int` counts")
    }
    return count
  }
}
