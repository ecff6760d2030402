import LayEngine
import LayLanguage

/// What `lay check` found in one file, which may have been judged in another process.
struct JudgedFile: Wired {
  /// Mistakes, and code that is not followed.
  var remarks: [CheckFinding] = []
  /// What breaks, view by view.
  var findings: [CheckFinding] = []
  /// Where modifiers have an effect in some view.
  var effective: [CheckPlace] = []
  /// Why not all was judged; nil if it was.
  var failure: CheckFinding?
  var viewCount = 0
  var macCount = 0
  var uprightCount = 0
  /// How many views were judged at some widths, heights or sizes of texts alone.
  var triedCount = 0
  /// How many views cannot be made without arguments, and have no preview.
  var unshownCount = 0
  var elsewhereCount = 0
  var leftOut = LeftOutViews()

  /// A file whose process ended before it was judged.
  static func ended(_ path: String) -> JudgedFile {
    let complaint = Complaint(
      "the process that judged this file ended before it was done",
      hint: "`-j 1` judges it in this one")
    var judged = JudgedFile()
    judged.failure = CheckFinding(failed: Diagnostic(complaint, at: nil), in: path)
    return judged
  }

  mutating func wire(_ wire: inout Wire) {
    wire.carry(&remarks)
    wire.carry(&findings)
    wire.carry(&effective)
    wire.carry(&failure)
    for count in [
      \Self.viewCount, \.macCount, \.uprightCount, \.triedCount, \.unshownCount, \.elsewhereCount,
    ] { self[keyPath: count].wire(&wire) }
    leftOut.wire(&wire)
  }
}

/// How many views of a file are not judged, since they are for a system alone whose windows are not known.
struct LeftOutViews: Wired {
  /// As in `#if os(watchOS)`.
  var system = ""
  var count = 0

  mutating func wire(_ wire: inout Wire) {
    system.wire(&wire)
    count.wire(&wire)
  }
}

extension CheckFinding: Wired {
  init() { self.init(rule: "", place: CheckPlace(), sentence: "") }

  mutating func wire(_ wire: inout Wire) {
    for text in [\Self.rule, \.sentence, \.subject, \.title, \.detail, \.why] {
      self[keyPath: text].wire(&wire)
    }
    wire.carry(&severity, as: \.rawValue) { Severity(rawValue: $0) ?? .warning }
    place.wire(&wire)
    for text in [\Self.help, \.line, \.guess] { wire.carry(&self[keyPath: text]) }
    isTried.wire(&wire)
    wire.carry(&cases)
    windows.wire(&wire)
    wire.carry(&sizes)
    wire.carry(&question)
    wire.carry(&edits)
    wire.carry(&others)
  }
}

extension CheckWindows: Wired {
  init() { self = .usual }

  mutating func wire(_ wire: inout Wire) {
    var (isOfMac, least) = (isOfMac, least.map { [$0.width, $0.height] })
    var (isUpright, isLandscape) = (isUpright, isLandscape)
    isOfMac.wire(&wire)
    isUpright.wire(&wire)
    isLandscape.wire(&wire)
    wire.carry(&least)
    guard isOfMac else {
      self = .usual
      self.isUpright = isUpright
      if isLandscape { turn() }
      return
    }
    let size = least.flatMap { $0.count == 2 ? ViewSize(width: $0[0], height: $0[1]) : nil }
    self = .ofMac(least: size)
  }
}

extension CheckPlace: Wired {
  init() { self.init(path: "") }

  mutating func wire(_ wire: inout Wire) {
    path.wire(&wire)
    wire.carry(&line)
    wire.carry(&column)
  }
}

extension CheckCase: Wired {
  init() {
    self.init(textSize: .large, direction: .leftToRight, textLength: 100, heights: [], widths: [])
  }

  mutating func wire(_ wire: inout Wire) {
    textSize.wire(&wire)
    wire.carry(&direction, as: { $0 == .rightToLeft }, { $0 ? .rightToLeft : .leftToRight })
    textLength.wire(&wire)
    wire.carry(&heights)
    wire.carry(&widths)
    wire.carry(&screen)
  }
}

extension DynamicType: Wired {
  init() { self = .large }

  mutating func wire(_ wire: inout Wire) {
    wire.carry(&self, as: \.rawValue) { DynamicType(rawValue: $0) ?? .large }
  }
}

extension WidthRange: Wired {
  init() { self.init(start: RangeEnd(length: 0, isIncluded: true), end: 0.open) }

  mutating func wire(_ wire: inout Wire) {
    for end in [\Self.start, \.end] {
      var (length, isIncluded) = (self[keyPath: end].length, self[keyPath: end].isIncluded)
      length.wire(&wire)
      isIncluded.wire(&wire)
      self[keyPath: end] = RangeEnd(length: length, isIncluded: isIncluded)
    }
  }
}

extension CheckQuestion: Wired {
  init() { self.init(path: "", words: "", device: nil, size: nil, view: nil, settings: []) }

  mutating func wire(_ wire: inout Wire) {
    for text in [\Self.path, \.words] { self[keyPath: text].wire(&wire) }
    wire.carry(&device)
    wire.carry(&size)
    wire.carry(&view)
    wire.carry(&settings)
  }
}

extension CodeEdit: Wired {
  init() { self.init(path: "", range: 0..<0, text: "") }

  mutating func wire(_ wire: inout Wire) {
    path.wire(&wire)
    wire.carry(
      &range, as: { [$0.lowerBound, $0.upperBound] },
      { ends in
        ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : 0..<0
      })
    text.wire(&wire)
  }
}
