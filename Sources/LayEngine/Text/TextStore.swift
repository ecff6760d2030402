/// A stretch of a text in which no line breaks if it can be avoided, as places in the store.
///
/// In "Hello World" they are `Hello` and `World`; the blank between them belongs to the second.
struct TextPiece: BitwiseCopyable {
  /// Where the blanks before it begin, where it begins, and where it ends.
  var blank, start, end: Int32
  var isFirstOfParagraph: Bool
  /// Whether it is the blanks at the end of a paragraph, which count as far as they fit and never
  /// begin a line.
  var isTrailingBlank: Bool
}

/// The measures of characters in one font, in points.
///
/// The width of a unit of the store, and how far lines extend above and below the baseline: in mono at
/// 16 they are 8, 16 and 4.
struct TextFace: BitwiseCopyable {
  /// What a unit of the store is: a cell in mono, else a small part of the font's size.
  var advance: Double
  var ascent, descent: Double
  /// The units of an ellipsis.
  var ellipsisUnits: Int32 = 1
  /// What is between lines where no line spacing is set, also below 0; that of a style, a whole number
  /// less 2444/2048 of its size, is exact in single precision.
  private var shortLeading: Float

  init(
    advance: Double, ascent: Double, descent: Double, leading: Double = 0, ellipsisUnits: Int32 = 1
  ) {
    (self.advance, self.ascent, self.descent) = (advance, ascent, descent)
    self.ellipsisUnits = ellipsisUnits
    shortLeading = Float(leading)
  }

  var lineHeight: Double { ascent + descent }
  var leading: Double { Double(shortLeading) }
  var ellipsis: Double { Double(ellipsisUnits) * advance }

  func scaled(by scale: Double) -> TextFace {
    TextFace(
      advance: advance * scale, ascent: ascent * scale, descent: descent * scale,
      leading: leading * scale, ellipsisUnits: ellipsisUnits)
  }
}

/// A font as texts are measured in it when they are lowered.
struct TextFont {
  /// The widths of its characters, or of those that the app's font lacks; nil in mono.
  let advances: FontAdvances?
  /// The face of the font that the app brings along; nil for that of all texts.
  let custom: FontFace?
  /// In points; in a face with a table `advance` is set for each text.
  private(set) var face: TextFace
  let metrics: FontMetrics
  /// What each character has besides its own width, in points.
  private let added: Double
  /// How wide an em is, in points.
  private let em: Double

  init(_ environment: Environment, _ advances: FontAdvances?, _ custom: FontFace?) {
    (self.advances, self.custom) = (advances, custom)
    metrics = environment.metrics
    (added, em) = (environment.textStyle.added, metrics.size * environment.widthScale)
    face = TextFace(
      advance: environment.textStyle.advance(ofCell: metrics.size / 2),
      ascent: metrics.lineAscent, descent: metrics.lineDescent, leading: metrics.leading)
  }

  /// The font for a text of so many bytes, with units small enough to be exact to some hundredths of a
  /// point and large enough that the text's width is less than 2³¹ of them.
  func fitted(to byteCount: Int) -> (face: TextFace, scale: UnitScale?) {
    guard let advances else { return (face, nil) }
    let addedEms = min(abs(added) / max(em, 0.001), 1_000_000)
    let ems = Double(byteCount) * (4 + addedEms)
    var shift = 8
    while ems * FontAdvances.perEm / Double(1 << shift) >= 0x1p31 { shift += 1 }
    let sign: Double = added < 0 ? -1 : 1
    var fitted = face
    fitted.advance = em * Double(1 << shift) / FontAdvances.perEm
    let scale = UnitScale(
      shift: Int64(shift), added: Int64(sign * addedEms * FontAdvances.perEm))
    let ellipsis = custom.flatMap { face in
      face.place(of: 0x2026).map { face.advances[$0] }
    }
    fitted.ellipsisUnits = Int32(
      truncatingIfNeeded: max(Int64(ellipsis ?? advances.ellipsis) + scale.added, 0) >> scale.shift)
    return (fitted, scale)
  }

  /// How advances become units of the store: divided by 2 to the power of `shift`, with `added` before.
  struct UnitScale {
    var shift, added: Int64
  }
}

/// The characters of one run of a text.
struct MeasuredRun: BitwiseCopyable {
  /// Where it ends, as a place in the store; it begins where the run before it ends.
  var end: Int32
  /// Its number among the text's runs.
  var number: Int32
  var face: TextFace
  /// The width of an ellipsis in its font, also of an image.
  var ellipsis: Double
}

/// The characters of all texts of a tree, as a pass reads them.
struct TextStore: BitwiseCopyable {
  let pieces: UnsafePointer<TextPiece>
  /// For each character the units of all characters before it, modulo 2³².
  ///
  /// In mono a unit is a cell, of which a character has 0 to 2.
  let offsets: UnsafePointer<Int32>
  /// The runs of texts that have several.
  let runs: UnsafePointer<MeasuredRun>

  /// The units of some characters.
  @inline(__always)
  func units(_ start: Int32, _ end: Int32) -> Int32 {
    offsets[Int(end)] &- offsets[Int(start)]
  }

  /// The width of some characters of a text, in points.
  @inline(__always)
  func width(_ text: TextParameters, _ start: Int32, _ end: Int32) -> Double {
    text.hasRuns
      ? widthOfRuns(text, start, end) : Double(units(start, end)) * text.face.advance
  }

  private func widthOfRuns(_ text: TextParameters, _ start: Int32, _ end: Int32) -> Double {
    var width = 0.0
    eachRun(text, start, end) { run, start, end in
      width += Double(units(start, end)) * (run.face.advance * text.scale)
    }
    return width
  }

  /// Calls a function with each run that has some of these characters, and with which of them.
  func eachRun(
    _ text: TextParameters, _ start: Int32, _ end: Int32,
    _ body: (MeasuredRun, _ start: Int32, _ end: Int32) -> Void
  ) {
    var start = start
    var index = indexOfRun(text, start)
    while start < end {
      let run = runs[index]
      body(run, start, min(run.end, end))
      (start, index) = (run.end, index + 1)
    }
  }

  /// The run of a character; behind the last character, the last run.
  func run(_ text: TextParameters, at place: Int32) -> MeasuredRun {
    runs[indexOfRun(text, place)]
  }

  private func indexOfRun(_ text: TextParameters, _ place: Int32) -> Int {
    var (low, high) = (Int(text.firstRun), Int(text.endRun) - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Cuts texts into pieces, and keeps them.
struct TextStoreBuilder: ~Copyable {
  private(set) var pieces = Buffer<TextPiece>(capacity: 16)
  private var offsets: Buffer<Int32>
  private var runs = Buffer<MeasuredRun>(capacity: 1)
  /// Whether a character was added whose width is an estimate.
  private(set) var isEstimated = false
  /// The scalars of the text that is being added.
  private var scalars = Buffer<BreakingScalar>(capacity: 64)

  init() {
    offsets = Buffer(capacity: 64)
    offsets.append(0)
  }

  /// What the builder has until now; valid until a text is added.
  var content: TextStore {
    TextStore(
      pieces: UnsafePointer(pieces.pointer), offsets: UnsafePointer(offsets.pointer),
      runs: UnsafePointer(runs.pointer))
  }

  var byteCount: Int { pieces.byteCount + offsets.byteCount + runs.byteCount }

  /// Releases unused memory.
  mutating func trim() {
    pieces.trim()
    offsets.trim()
    runs.trim()
    scalars = Buffer(capacity: 1)
  }

  /// Where the next character will be, and the next run.
  var end: Int32 { Int32(offsets.count - 1) }
  var endOfRuns: Int32 { Int32(runs.count) }

  /// How many characters are added between two calls of `shouldStop`; a power of two less 1.
  private static var stretch: Int { 0xFFFF }

  /// Adds the characters of a text, or of one of its runs, in a font.
  ///
  /// - Parameter isStandIn: whether the font is in the place of one that is not known.
  /// - Parameter shouldStop: called every `stretch` characters; if it returns true, the work ends.
  /// - Returns: the measures of the font for these characters.
  /// - Throws: `LayoutFailure.interrupted`.
  mutating func add(
    _ string: String, in font: TextFont, isStandIn: Bool = false, shouldStop: () -> Bool
  ) throws(LayoutFailure) -> TextFace {
    let (face, scale) = font.fitted(to: string.utf8.count)
    if let scale, let advances = font.advances {
      var widths = AddedWidths(advances, scale, from: offsets[offsets.count - 1])
      if let custom = font.custom {
        var ownWidths = AddedCustomWidths(custom, scale, lacking: widths)
        try add(string, &ownWidths, shouldStop)
        if ownWidths.isEstimated { isEstimated = true }
      } else {
        try add(string, &widths, shouldStop)
        if widths.isEstimated || isStandIn { isEstimated = true }
      }
    } else {
      try add(string, shouldStop: shouldStop)
    }
    return face
  }

  /// Adds the characters of a text in cells.
  mutating func add(_ string: String, shouldStop: () -> Bool) throws(LayoutFailure) {
    var cells = AddedCells(offsets[offsets.count - 1])
    try add(string, &cells, shouldStop)
  }

  private mutating func add(
    _ string: String, _ units: inout some AddedUnits, _ shouldStop: () -> Bool
  ) throws(LayoutFailure) {
    let isAdded = string.utf8.withContiguousStorageIfAvailable { bytes in
      add(ascii: bytes, &units, shouldStop)
    }
    switch isAdded {
    case true?: return
    case false?: throw .interrupted
    case nil, .some(nil): break
    }
    for character in string {
      if offsets.count & Self.stretch == 0, shouldStop() { throw .interrupted }
      var beginsCharacter = true
      for scalar in character.unicodeScalars {
        scalars.append(BreakingScalar(scalar, beginsCharacter: beginsCharacter))
        beginsCharacter = false
      }
      offsets.append(units.end(after: character))
    }
  }

  /// Adds a text in which each byte is a character, but for a carriage return with its line feed;
  /// finding characters by Unicode's rules would take longer than all else that is done for a text.
  ///
  /// - Returns: whether it was added to its end; nil if it is not such a text.
  private mutating func add(
    ascii bytes: UnsafeBufferPointer<UInt8>, _ units: inout some AddedUnits,
    _ shouldStop: () -> Bool
  ) -> Bool? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var previous: UInt8 = 0
    for byte in bytes {
      let isSecond = byte == 0x0A && previous == 0x0D
      scalars.append(BreakingScalar(Unicode.Scalar(byte), beginsCharacter: !isSecond))
      previous = byte
      if isSecond { continue }
      if offsets.count & Self.stretch == 0, shouldStop() { return false }
      offsets.append(units.end(after: byte))
    }
    return true
  }

  /// Adds an image as a character of one cell.
  mutating func addImage() {
    scalars.append(.image)
    offsets.append(offsets[offsets.count - 1] &+ 1)
  }

  /// Ends a run of the text.
  mutating func endRun(_ number: Int, _ face: TextFace, ellipsis: Double) {
    runs.append(MeasuredRun(end: end, number: Int32(number), face: face, ellipsis: ellipsis))
  }

  /// Ends a text: cuts what was added since `first` into pieces.
  ///
  /// - Parameter shouldStop: as for `add`.
  /// - Returns: the pieces; every paragraph has at least one.
  mutating func endText(
    from first: Int32, shouldStop: () -> Bool
  ) throws(LayoutFailure) -> Range<Int32> {
    let firstPiece = Int32(pieces.count)
    var breaks = LineBreaks()
    var word = OpenWord(blank: first)
    var place = first - 1
    for index in 0..<scalars.count {
      if index & Self.stretch == Self.stretch, shouldStop() { throw .interrupted }
      let scalar = scalars[index]
      if scalar.beginsCharacter { place += 1 }
      let mayBreak = breaks.mayBreak(before: scalar) { scalarAfter(index) }
      guard scalar.beginsCharacter else { continue }
      if scalar.endsParagraph {
        endParagraph(&word, at: place)
      } else if scalar.isBlank {
        word.mayEnd = word.mayEnd || mayBreak
      } else {
        if let start = word.start, mayBreak || word.mayEnd {
          append(word, start, word.end)
          word.follow()
        }
        if word.start == nil { word.start = place }
        (word.end, word.mayEnd) = (place + 1, false)
      }
    }
    endParagraph(&word, at: end)
    scalars.removeAll()
    isEstimated = false
    return firstPiece..<Int32(pieces.count)
  }

  /// The next scalar that is no combining mark.
  private func scalarAfter(_ index: Int) -> BreakingScalar? {
    var index = index + 1
    while index < scalars.count {
      let kind = scalars[index].kind
      if kind != .cm, kind != .zwj { return scalars[index] }
      index += 1
    }
    return nil
  }

  /// The word that characters are being added to.
  private struct OpenWord {
    /// Where the blanks before it begin.
    var blank: Int32
    /// Where it begins; nil before its first character.
    var start: Int32?
    var end: Int32
    /// Whether a line may break at the blanks after it.
    var mayEnd = false
    var isFirstOfParagraph = true

    init(blank: Int32) { (self.blank, end) = (blank, blank) }

    /// Begins the next word of the paragraph.
    mutating func follow() {
      (blank, start, mayEnd, isFirstOfParagraph) = (end, nil, false, false)
    }
  }

  private mutating func append(_ word: OpenWord, _ start: Int32, _ end: Int32) {
    pieces.append(
      TextPiece(
        blank: word.blank, start: start, end: end, isFirstOfParagraph: word.isFirstOfParagraph,
        isTrailingBlank: word.start == nil))
  }

  private mutating func endParagraph(_ word: inout OpenWord, at place: Int32) {
    if let start = word.start {
      append(word, start, word.end)
      word.follow()
    }
    if word.isFirstOfParagraph || word.blank < place { append(word, place, place) }
    word = OpenWord(blank: place + 1)
  }
}

/// Tells where characters of a text end, in units of the store, one after the other.
private protocol AddedUnits {
  /// - Parameter byte: a character of ASCII; a line feed stands for a carriage return before it too.
  mutating func end(after byte: UInt8) -> Int32
  mutating func end(after character: Character) -> Int32
}

/// Counts the cells of the characters of a text in mono.
private struct AddedCells: AddedUnits {
  private var cells: Int32

  init(_ start: Int32) { cells = start }

  mutating func end(after byte: UInt8) -> Int32 {
    if !(0x0A...0x0D).contains(byte) { cells &+= 1 }
    return cells
  }

  mutating func end(after character: Character) -> Int32 {
    cells &+= Int32(character.cellCount)
    return cells
  }
}

/// Sums up the widths of the characters of a text in a face with a table.
///
/// The sums are exact and are rounded for each character, so that a width is at most a unit wrong
/// however long the text is. The kerning of a pair belongs to its second character.
private struct AddedWidths: AddedUnits {
  private let font: FontAdvances
  private let scale: TextFont.UnitScale
  fileprivate let start: Int32
  fileprivate private(set) var sum: Int64 = 0
  /// The row in the table of kerning of the character before.
  fileprivate var row = 0
  private(set) var isEstimated = false

  init(_ font: FontAdvances, _ scale: TextFont.UnitScale, from start: Int32) {
    (self.font, self.scale, self.start) = (font, scale, start)
  }

  mutating func end(after byte: UInt8) -> Int32 {
    if (0x0A...0x0D).contains(byte) { return end(afterWidth: nil) }
    // Other control characters count as blanks, as tabs do.
    let place = byte >= 0x20 && byte < 0x7F ? Int(byte) - 0x20 : 0
    return end(afterPlace: place)
  }

  mutating func end(after character: Character) -> Int32 {
    guard let first = character.unicodeScalars.first else { return end(afterWidth: nil) }
    let cells = character.cellCount
    if first.isASCII, cells == 1 { return end(after: UInt8(first.value)) }
    if cells == 0 { return end(afterWidth: nil) }
    if !character.isEmoji, let place = font.table.place(of: first.value) {
      return end(afterPlace: place)
    }
    if cells == 2, !character.isEmoji { return end(afterWidth: font.wide) }
    isEstimated = true
    return end(afterWidth: cells == 2 ? font.emoji : font.other)
  }

  private mutating func end(afterPlace place: Int) -> Int32 {
    let width = Int64(font.advances[place]) + scale.added
    let kerning = font.kerning(row, place)
    row = Int(font.rows[place])
    sum &+= max(width, 0) &+ Int64(kerning)
    return start &+ Int32(truncatingIfNeeded: sum >> scale.shift)
  }

  /// nil for a character without width.
  private mutating func end(afterWidth width: Int32?) -> Int32 {
    row = 0
    if let width { sum &+= max(Int64(width) + scale.added, 0) }
    return start &+ Int32(truncatingIfNeeded: sum >> scale.shift)
  }
}

/// Sums up the widths of the characters of a text in a font that an app brings along.
///
/// - Rule: a character that the font lacks is as wide as in the face of all texts; nothing is kerned between the two.
///   Ligatures are made where nothing is added to characters.
private struct AddedCustomWidths: AddedUnits {
  private let face: FontFace
  private let scale: TextFont.UnitScale
  private var sum: Int64 = 0
  /// The row of kerning of the character before.
  private var row = 0
  /// The ligature that the characters before may become, and the sum before it.
  private var ligature = (state: 0, start: Int64(0))
  private var lacking: AddedWidths

  init(_ face: FontFace, _ scale: TextFont.UnitScale, lacking: AddedWidths) {
    (self.face, self.scale, self.lacking) = (face, scale, lacking)
  }

  var isEstimated: Bool { lacking.isEstimated }

  mutating func end(after byte: UInt8) -> Int32 {
    // Line breaks have no width, and other control characters count as blanks.
    let shown = (0x20..<0x7F).contains(byte) ? byte : 0x20
    guard !(0x0A...0x0D).contains(byte), let place = face.place(of: UInt32(shown)) else {
      return endLacking { _ = $0.end(after: byte) }
    }
    return end(afterPlace: place)
  }

  mutating func end(after character: Character) -> Int32 {
    guard let first = character.unicodeScalars.first, !character.isEmoji,
      character.cellCount > 0, let place = face.place(of: first.value)
    else { return endLacking { _ = $0.end(after: character) } }
    return end(afterPlace: place)
  }

  private mutating func end(afterPlace place: Int) -> Int32 {
    let width = Int64(face.advances[place]) + scale.added
    sum &+= max(width &+ Int64(face.kerning(row, place)), 0)
    (row, lacking.row) = (face.row(place), 0)
    if let ligatures = face.ligatures, scale.added == 0 { join(place, ligatures) }
    return end
  }

  /// Replaces the characters before and this one by a ligature, or goes on towards one.
  private mutating func join(_ place: Int, _ ligatures: FontFace.Ligatures) {
    if ligature.state > 0 {
      ligature.state = ligatures.next(ligature.state, place)
      if ligature.state > 0 {
        let advance = Int64(ligatures.advances[ligature.state])
        if advance >= 0 { sum = ligature.start &+ advance }
        return
      }
    }
    ligature = (ligatures.next(0, place), sum &- Int64(face.advances[place]))
  }

  private mutating func endLacking(_ add: (inout AddedWidths) -> Void) -> Int32 {
    let before = lacking.sum
    add(&lacking)
    sum &+= lacking.sum &- before
    (row, ligature.state) = (0, 0)
    return end
  }

  private var end: Int32 {
    lacking.start &+ Int32(truncatingIfNeeded: sum >> scale.shift)
  }
}

extension Character {
  /// How many cells it takes: 2 for East Asian wide and full-width characters and for emoji, 0 for a
  /// line break and for what has no width, 1 for others.
  package var cellCount: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 {
      if (0x0A...0x0D).contains(first.value) || first.value == 0x85 { return 0 }
      // The copyright and registered signs can be emoji, unlike everything else below U+0300.
      let mayBePicture = first.value == 0xA9 || first.value == 0xAE
      if !mayBePicture { return hasEmojiSelector ? 2 : 1 }
    }
    return isWide(first) ? 2 : Self.hasNoWidth(first.value) ? 0 : 1
  }

  /// Whether it is shown as a picture of two cells.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x80 || unicodeScalars.count > 1 else {
      return false
    }
    return first.properties.isEmojiPresentation || first.properties.isEmoji && hasEmojiSelector
  }

  private func isWide(_ first: Unicode.Scalar) -> Bool {
    // Lines of boxes and blocks, U+2500 to U+259F, are never wide.
    if (0x2500...0x259F).contains(first.value) { return false }
    if Self.isWide(first.value) || first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && hasEmojiSelector
  }

  /// Whether a variation selector asks for the emoji form of the character.
  private var hasEmojiSelector: Bool {
    unicodeScalars.count > 1 && unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// Line and paragraph separators, and the spaces and joiners of no width.
  private static func hasNoWidth(_ value: UInt32) -> Bool {
    switch value {
    case 0x200B...0x200D, 0x2028, 0x2029, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Whether it is in a block whose characters are wide or full-width by Unicode's East Asian
  /// Width.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
      0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}

/// How a text is laid out, apart from its characters; a node keeps it.
struct TextParameters: BitwiseCopyable {
  /// Whether characters are cells or have widths of their own, some of which may be estimates.
  enum Widths: UInt8, BitwiseCopyable { case cells, known, estimated }

  /// The text's pieces, and its runs, if it has several, as places in the store.
  var firstPiece, endPiece: Int32
  var firstRun, endRun: Int32
  /// 0 where there is no limit.
  var lowerLimit, upperLimit: Int32
  var truncation: TruncationMode
  var alignment: TextAlignment
  var letterCase: LetterCase?
  var widths: Widths
  /// Pixels per point; they are whole numbers.
  var shortPixels: Float
  /// The font of the text; if it has runs, of reserved lines alone.
  var face: TextFace
  var lineSpacing, minimumScale: Double
  /// The scale of the fonts, at most 1.
  var scale: Double = 1

  /// Pixels per point, to which sizes and baselines are rounded.
  var pixels: Double { Double(shortPixels) }
  /// Whether the face is no `mono`, so that a unit of the store is no cell.
  var isProportional: Bool { widths != .cells }

  var hasRuns: Bool { endRun > firstRun }

  func scaled(by scale: Double) -> TextParameters {
    var text = self
    text.face = face.scaled(by: scale)
    text.scale = scale
    return text
  }

  /// What is between two lines in the font of the text.
  ///
  /// - Rule: the font's leading, or the line spacing where one is set that is more.
  var lineGap: Double { lineGap(leading: face.leading) }

  func lineGap(leading: Double) -> Double {
    lineSpacing == 0 ? leading : max(leading, lineSpacing)
  }

  /// The height of some lines in the font of the text, with what is between them.
  func height(of lineCount: Int32) -> Double {
    Double(lineCount) * face.lineHeight + Double(lineCount - 1) * lineGap
  }
}
