/// What a scalar is to line breaking: the classes of UAX 14 after its rule LB1, in their order in
/// `lineBreakTable`.
///
/// U+0041 is `.al`, U+0020 `.sp`, U+002D `.hy`. Scripts that need a dictionary, as Thai does, count as
/// letters, so that their lines break at blanks alone.
enum LineBreakClass: UInt8 {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`
  case jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj
}

/// A scalar of a text as line breaking sees it, in one byte.
struct BreakingScalar: BitwiseCopyable {
  /// A class and 0x40, as in the table; 0x80 if the scalar does not begin a character.
  private var code: UInt8

  init(_ scalar: Unicode.Scalar, beginsCharacter: Bool = true) {
    code = scalar.isASCII ? Self.ascii[Int(scalar.value)] : Self.code(of: scalar.value)
    if !beginsCharacter { code |= 0x80 }
  }

  /// An image among the characters, which is as an object replacement character is.
  static let image = BreakingScalar(.cb)

  private init(_ kind: LineBreakClass) { code = kind.rawValue }

  var kind: LineBreakClass {
    guard let kind = LineBreakClass(rawValue: code & 0x3F) else {
      preconditionFailure("no such class")
    }
    return kind
  }

  var beginsCharacter: Bool { code & 0x80 == 0 }

  /// Whether it is a bracket that is wide or full-width, or a picture that is not assigned yet.
  var isWideOrPicture: Bool { code & 0x40 != 0 }

  /// Whether it is white space that may stand at the end of a line.
  var isBlank: Bool { kind == .sp || kind == .ba && code & 0x40 != 0 }

  /// Whether a line ends after it whatever the width.
  var endsParagraph: Bool {
    switch kind {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  private static let ascii = (0..<128).map { code(of: $0) }

  private static func code(of value: UInt32) -> UInt8 {
    if (0xAC00...0xD7A3).contains(value) {
      return (value - 0xAC00) % 28 == 0 ? LineBreakClass.h2.rawValue : LineBreakClass.h3.rawValue
    }
    var (low, high) = (0, lineBreakTable.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineBreakTable[middle] >> 8 <= value { low = middle } else { high = middle }
    }
    return UInt8(truncatingIfNeeded: lineBreakTable[low])
  }
}

/// Finds where a line of a text may break; it is handed the text's scalars in their order.
///
/// - Rule: UAX 14, its rules in their order, with numbers kept together by the expression of its
///   example 7. Breaks that must be, after a line feed, are `endsParagraph` of the scalar before.
/// - Source: Unicode Standard Annex 14, version 15; that Apple's text system follows it is known from
///   the library that it uses, with tailorings for languages, which are left out.
struct LineBreaks {
  private enum Number { case none, digits, closed }

  /// The class of the last scalar that is no blank and that no mark is part of; nil at the start.
  private var base: LineBreakClass?
  private var baseIsWideOrPicture = false
  private var hasSpace = false
  private var followsJoiner = false
  private var number = Number.none
  /// Whether an odd number of regional indicators ends at the base.
  private var isHalfOfFlag = false
  /// Whether the base is a hyphen after a Hebrew letter.
  private var isHebrewHyphen = false

  /// Takes the next scalar, and tells whether a line may break before it.
  ///
  /// - Parameter next: the scalar after it that is no combining mark; nil at the end.
  mutating func mayBreak(before scalar: BreakingScalar, next: () -> BreakingScalar?) -> Bool {
    var kind = scalar.kind
    // LB7
    if kind == .sp {
      (hasSpace, followsJoiner) = (true, false)
      return false
    }
    let joined = followsJoiner && !hasSpace
    followsJoiner = kind == .zwj
    if kind == .cm || kind == .zwj {
      // LB9: a mark belongs to what is before it; LB10: else it is a letter.
      if let base, !hasSpace, base != .zw, !base.endsParagraph { return false }
      kind = .al
    }
    defer { advance(to: kind, scalar) }
    if kind.endsParagraph || kind == .zw { return false }
    guard let base, !base.endsParagraph else { return hasSpace && mayBreak(.sp, blanks: kind) }
    if base == .zw { return true }
    if joined { return false }
    return hasSpace ? mayBreak(base, blanks: kind) : mayBreak(base, kind, scalar, next)
  }

  /// LB11 to LB18 for two scalars with blanks between them.
  private func mayBreak(_ base: LineBreakClass, blanks kind: LineBreakClass) -> Bool {
    switch (base, kind) {
    case (_, .wj), (_, .cl), (_, .cp), (_, .ex), (_, .is), (_, .sy), (.op, _), (.qu, .op),
      (.cl, .ns), (.cp, .ns), (.b2, .b2):
      false
    default: true
    }
  }

  /// LB11 to LB31 for two scalars that follow each other.
  private func mayBreak(
    _ base: LineBreakClass, _ kind: LineBreakClass, _ scalar: BreakingScalar,
    _ next: () -> BreakingScalar?
  ) -> Bool {
    switch (base, kind) {
    // LB28 and LB23 first, since nearly all pairs are letters and digits.
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl), (.al, .nu), (.hl, .nu), (.nu, .al),
      (.nu, .hl):
      return false
    // LB11, LB12
    case (_, .wj), (.wj, _), (.gl, _): return false
    case (_, .gl): return base == .ba || base == .hy
    // LB13, LB14, LB15, LB16, LB17
    case (_, .cl), (_, .cp), (_, .ex), (_, .is), (_, .sy), (.op, _), (.qu, .op), (.cl, .ns),
      (.cp, .ns), (.b2, .b2):
      return false
    // LB19, LB20
    case (_, .qu), (.qu, _): return false
    case (_, .cb), (.cb, _): return true
    // LB21
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _): return false
    case _ where isHebrewHyphen: return false
    case (.sy, .hl): return false
    // LB22
    case (_, .in): return false
    // LB23a, LB24
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): return false
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return false
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): return false
    // LB25
    case (.pr, .nu), (.po, .nu), (.hy, .nu): return false
    case (.pr, .op), (.po, .op): return next()?.kind != .nu
    case (_, .nu) where number == .digits: return false
    case (_, .po), (_, .pr):
      if number != .none { return false }
    default: break
    }
    return mayBreakAtLast(base, kind, scalar)
  }

  /// LB26 to LB31.
  private func mayBreakAtLast(
    _ base: LineBreakClass, _ kind: LineBreakClass, _ scalar: BreakingScalar
  ) -> Bool {
    switch (base, kind) {
    // LB26, LB27
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv),
      (.h2, .jt), (.jt, .jt), (.h3, .jt):
      false
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po), (.pr, .jl), (.pr, .jv),
      (.pr, .jt), (.pr, .h2), (.pr, .h3):
      false
    // LB29, LB30
    case (.is, .al), (.is, .hl): false
    case (.al, .op), (.hl, .op), (.nu, .op): scalar.isWideOrPicture
    case (.cp, .al), (.cp, .hl), (.cp, .nu): baseIsWideOrPicture
    // LB30a, LB30b
    case (.ri, .ri): !isHalfOfFlag
    case (.eb, .em): false
    case (.id, .em): !baseIsWideOrPicture
    default: true
    }
  }

  private mutating func advance(to kind: LineBreakClass, _ scalar: BreakingScalar) {
    if hasSpace { (number, isHalfOfFlag) = (.none, false) }
    switch kind {
    case .nu: number = .digits
    case .sy, .is: number = number == .digits ? .digits : .none
    case .cl, .cp: number = number == .digits ? .closed : .none
    default: number = .none
    }
    isHalfOfFlag = kind == .ri && !isHalfOfFlag
    isHebrewHyphen = base == .hl && !hasSpace && (kind == .hy || kind == .ba)
    (base, baseIsWideOrPicture, hasSpace) = (kind, scalar.isWideOrPicture, false)
  }
}

extension LineBreakClass {
  fileprivate var endsParagraph: Bool {
    self == .bk || self == .cr || self == .lf || self == .nl
  }
}
