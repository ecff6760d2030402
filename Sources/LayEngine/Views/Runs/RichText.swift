/// A stretch of a text with a font of its own: words or a symbol.
package struct TextRun: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case string(String)
    /// A symbol or a picture among words; a picture has its natural size in points.
    case image(ImageContent.Source)
  }

  package var content: Content
  /// The modifiers of this run alone, the outermost first.
  package var changes: [EnvironmentChange]
  /// The run's colour; nil for the colour of the text.
  package var color: String?

  package init(_ content: Content, changes: [EnvironmentChange] = [], color: String? = nil) {
    self.content = content
    self.changes = changes
    self.color = color
  }

  /// The run as a string; an image is one character.
  package var string: String {
    switch content {
    case .string(let string): string
    case .image: "□"
    }
  }
}

/// A text of several runs, as SwiftUI's `Text + Text` makes it.
///
/// - Rule: see `RunText`. Texts that are added give the runs of both, each run with the modifiers
///   of its text.
package struct RichText: ViewContent, Hashable, Sendable {
  package let runs: [TextRun]

  package init(_ runs: [TextRun]) { self.runs = runs }

  /// The strings of all runs.
  package var string: String { runs.map(\.string).joined() }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let around = lowering.environment(environment)
    let first = Int32(lowering.text.glyphs.count)
    var highest = runs.isEmpty ? around.font : Font(size: 0)
    var last = Glyph.Metrics(around)
    for (number, run) in runs.enumerated() {
      let inside = run.changes.reduce(around) { $0.changed(by: $1) }
      if inside.font.size > highest.size { highest = inside.font }
      last = Glyph.Metrics(inside)
      try lowering.text.add(run, number, inside, shouldStop: lowering.shouldStop)
    }
    lowering.text.endGlyphs(last)
    let style = around.textStyle
    let parameters = RunText.Parameters(
      first: first, end: Int32(lowering.text.glyphs.count),
      lowerLimit: string.isEmpty ? 0 : Int32(clamping: around.lineLimit.lower ?? 0),
      upperLimit: Int32(clamping: around.lineLimit.upper ?? 0), truncation: style.truncation,
      alignment: style.alignment, lineHeight: around.font.lineHeight,
      lineSpacing: style.lineSpacing, minimumScale: style.minimumScale, scale: 1)
    lowering.finish(
      id, RunText.rule, parameters: lowering.keep(parameters),
      NodeTraits(
        spacing: lowering.spacings.intern(.text(highest)), explicitGuides: .textBaselines))
  }
}

/// One character of a text of runs, or an image among them.
struct Glyph: BitwiseCopyable {
  /// What all characters of a run have in common, in points.
  struct Metrics: BitwiseCopyable {
    var ascent, descent, advance: Double

    init(_ environment: Environment) {
      ascent = environment.font.ascent
      descent = environment.font.descent
      advance = environment.textStyle.advance(of: environment.font)
    }
  }

  var kind: CharacterKind
  /// The index of its run; -1 for the line feed that ends the text.
  var run: Int32
  /// Its width, and its extent above and below the baseline, in points.
  var width, ascent, descent: Double
  /// The width of an ellipsis in its font.
  var ellipsis: Double
}

extension TextStoreBuilder {
  /// Adds the characters of a run.
  mutating func add(
    _ run: TextRun, _ number: Int, _ environment: Environment, shouldStop: () -> Bool
  ) throws(LayoutFailure) {
    let metrics = Glyph.Metrics(environment)
    switch run.content {
    case .image(let source):
      let (size, ascent) = source.inText(environment)
      appendGlyph(
        Glyph(
          kind: .wide, run: Int32(number), width: size.width, ascent: ascent,
          descent: size.height - ascent, ellipsis: metrics.advance))
    case .string(let written):
      let string = environment.textStyle.letterCase?.applied(to: written) ?? written
      for character in string {
        if glyphs.count & 0xFFFF == 0xFFFF, shouldStop() { throw .interrupted }
        let kind = CharacterKind(character)
        appendGlyph(
          Glyph(
            kind: kind, run: Int32(number), width: Double(kind.cells) * metrics.advance,
            ascent: metrics.ascent, descent: metrics.descent, ellipsis: metrics.advance))
      }
    }
  }

  /// Ends a text: each of its paragraphs ends with a line feed.
  mutating func endGlyphs(_ metrics: Glyph.Metrics) {
    appendGlyph(
      Glyph(
        kind: .newline, run: -1, width: 0, ascent: metrics.ascent, descent: metrics.descent,
        ellipsis: metrics.advance))
  }
}

extension ImageContent.Source {
  /// The size of an image among words, and how far it extends above the baseline.
  ///
  /// - Rule: a symbol is placed as beside a text; a picture stands on the baseline.
  fileprivate func inText(_ environment: Environment) -> (size: ViewSize, ascent: Double) {
    switch self {
    case .bitmap(let width, let height):
      let size = ViewSize(width: max(width, 0), height: max(height, 0))
      return (size, size.height)
    case .symbol:
      let font = environment.font
      let scale = environment.imageScale
      let side = (font.lineHeight * scale.factor).roundedUpToPixel
      let ascent = scale == .medium ? font.ascent : (side + font.capitalHeight) / 2
      return (ViewSize(width: side, height: side), ascent)
    }
  }
}
