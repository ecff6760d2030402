/// A text: one string, or several runs as SwiftUI's `Text + Text` makes them.
///
/// - Rule: see `TextRule`. Texts that are added give the runs of both, each run with the modifiers
///   of its text.
package struct Text: ViewContent, Hashable, Sendable {
  private enum Words: Hashable, Sendable {
    case string(String)
    case runs([TextRun])
  }

  private let words: Words

  package init(_ string: String) { words = .string(string) }

  package init(_ runs: [TextRun]) { words = .runs(runs) }

  /// The strings of all runs.
  package var string: String {
    switch words {
    case .string(let string): string
    case .runs(let runs): runs.map(\.string).joined()
    }
  }

  package var runs: [TextRun] {
    switch words {
    case .string(let string): [TextRun(.string(string))]
    case .runs(let runs): runs
    }
  }

  /// The characters of a text before which its lines may break; nil if these are just the ones behind
  /// blanks.
  ///
  /// In "a-b c" they are 2 and 4, for "Hello World" the answer is nil.
  package static func breaks(in string: String) -> [Int]? {
    var builder = TextStoreBuilder()
    guard (try? builder.add(string, shouldStop: { false })) != nil else { return nil }
    guard let range = try? builder.endText(from: 0, shouldStop: { false }) else { return nil }
    let words = range.map { builder.pieces[Int($0)] }.filter { !$0.isTrailingBlank }
    let starts = words.filter { !$0.isFirstOfParagraph }.map { Int($0.start) }
    var isBlank = false
    var plain: [Int] = []
    var isEmpty = true
    for (index, character) in string.enumerated() {
      if character.isNewline { isEmpty = true }
      let wasBlank = isBlank
      isBlank = character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      if isBlank { continue }
      if wasBlank, !isEmpty { plain.append(index) }
      isEmpty = false
    }
    return plain == starts ? nil : starts
  }

  package var isCompared: Bool {
    if case .string = words { true } else { false }
  }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let settings = lowering.textSettings(in: use.environment)
    var text = settings.parameters
    var spacing = settings.spacing
    let first = lowering.text.end
    text.firstRun = lowering.text.endOfRuns
    switch words {
    case .string(let string):
      let shown = text.letterCase?.applied(to: string)
      text.face = try lowering.text.add(
        shown ?? string, in: settings.font, shouldStop: lowering.work.shouldStop)
      if let custom = settings.font.custom { lowering.customFaces[use.id] = [custom] }
    case .runs(let runs):
      let highest = try lowering.addRuns(
        runs, of: use.id, in: lowering.environment(use.environment))
      spacing = lowering.spacings.intern(.text(highest))
    }
    text.endRun = lowering.text.endOfRuns
    if lowering.text.isEstimated { text.widths = .estimated }
    let pieces = try lowering.text.endText(
      from: first, shouldStop: lowering.work.shouldStop)
    (text.firstPiece, text.endPiece) = (pieces.lowerBound, pieces.upperBound)
    if lowering.text.end == first { text.lowerLimit = 0 }
    lowering.finish(
      use.id, TextRule.rule, parameters: lowering.keep(text),
      NodeTraits(spacing: spacing, explicitGuides: .textBaselines))
  }
}

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

extension View {
  /// The string of a text; nil for other views.
  package var textString: String? { (content as? Text)?.string }
}

extension Lowering {
  /// The settings of texts in an environment; those that were asked for last are remembered.
  fileprivate mutating func textSettings(in id: EnvironmentID) -> TextSettings {
    if let lastTexts, lastTexts.environment == id { return lastTexts }
    let environment = environment(id)
    let style = environment.textStyle
    let font = textFont(in: environment)
    let settings = TextSettings(
      environment: id,
      parameters: TextParameters(
        firstPiece: 0, endPiece: 0, firstRun: 0, endRun: 0,
        lowerLimit: Int32(clamping: environment.lineLimit.lower ?? 0),
        upperLimit: Int32(clamping: environment.lineLimit.upper ?? 0),
        truncation: style.truncation, alignment: style.alignment, letterCase: style.letterCase,
        widths: font.advances == nil ? .cells : environment.font.isStandIn ? .estimated : .known,
        shortPixels: Float(font.metrics.pixels),
        face: font.face, lineSpacing: style.lineSpacing, minimumScale: style.minimumScale),
      font: font, spacing: spacings.intern(.text(font.metrics)))
    lastTexts = settings
    return settings
  }

  /// The font of an environment; the widths of each font are mixed once.
  private mutating func textFont(in environment: Environment) -> TextFont {
    guard let table = environment.face.table else { return TextFont(environment, nil, nil) }
    let (key, custom) = (environment.fontKey, environment.customFace)
    if let known = fonts[key] { return TextFont(environment, known, custom) }
    let advances = FontAdvances(table, key)
    fonts[key] = advances
    return TextFont(environment, advances, custom)
  }

  /// Adds the runs of a text; returns its largest font, which gives the distances around it.
  fileprivate mutating func addRuns(
    _ runs: [TextRun], of node: NodeID, in around: Environment
  ) throws(LayoutFailure) -> FontMetrics {
    var highest = runs.isEmpty ? around.metrics : FontMetrics(mono: 0)
    var customFaces: [FontFace?] = []
    for (number, run) in runs.enumerated() {
      let inside = run.changes.reduce(around) { $0.changed(by: $1) }
      let font = textFont(in: inside)
      if font.metrics.size > highest.size { highest = font.metrics }
      var face = font.fitted(to: 0).face
      var ellipsis = face.ellipsis
      switch run.content {
      case .image(let source):
        let (size, ascent) = source.inText(inside)
        face.advance = size.width
        (face.ascent, face.descent) = (ascent, size.height - ascent)
        text.addImage()
      case .string(let string):
        let shown = inside.textStyle.letterCase?.applied(to: string)
        face = try text.add(
          shown ?? string, in: font, isStandIn: inside.font.isStandIn, shouldStop: work.shouldStop)
        ellipsis = face.ellipsis
      }
      text.endRun(number, face, ellipsis: ellipsis)
      customFaces.append(font.custom)
    }
    if customFaces.contains(where: { $0 != nil }) { self.customFaces[node] = customFaces }
    return highest
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
    case .symbol(_, let family):
      let (size, baseline) = environment.symbol(family)
      return (size, baseline)
    }
  }
}
