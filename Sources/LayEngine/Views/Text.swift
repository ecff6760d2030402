/// A text, as it is written.
package struct Text: ViewContent, Equatable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package var fingerprint: Fingerprint? {
    var print = Fingerprint()
    guard print.add(string) else { return nil }
    return print
  }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let settings = lowering.textSettings(in: environment)
    var text = settings.parameters
    text.firstCharacter = Int32(lowering.text.cells.count)
    let pieces =
      if let letterCase = text.letterCase {
        try lowering.text.add(letterCase.applied(to: string), shouldStop: lowering.shouldStop)
      } else {
        try lowering.text.add(string, shouldStop: lowering.shouldStop)
      }
    (text.firstPiece, text.endPiece) = (pieces.lowerBound, pieces.upperBound)
    if string.isEmpty { text.lowerLimit = 0 }
    text.naturalWidth = lowering.text.naturalWidth(text)
    text.lettersBelow = lowering.text.lettersBelow(text)
    lowering.finish(
      id, TextRule.rule, parameters: lowering.keep(text),
      NodeTraits(spacing: settings.spacing, explicitGuides: .textBaselines))
  }
}

/// What all texts in one environment have in common.
struct TextSettings {
  fileprivate let environment: EnvironmentID
  /// The parameters of a text without words.
  fileprivate let parameters: TextRule.Parameters
  fileprivate let spacing: SpacingID
}

extension Lowering {
  /// The settings of texts in an environment; those that were asked for last are remembered.
  fileprivate mutating func textSettings(in id: EnvironmentID) -> TextSettings {
    if let lastTexts, lastTexts.environment == id { return lastTexts }
    let environment = environment(id)
    let style = environment.textStyle
    let settings = TextSettings(
      environment: id,
      parameters: TextRule.Parameters(
        firstPiece: 0, endPiece: 0, firstCharacter: 0,
        lowerLimit: Int32(clamping: environment.lineLimit.lower ?? 0),
        upperLimit: Int32(clamping: environment.lineLimit.upper ?? 0),
        truncation: style.truncation, alignment: style.alignment, letterCase: style.letterCase,
        advance: style.advance(of: environment.font), lineHeight: environment.font.lineHeight,
        ascent: environment.font.ascent, lineSpacing: style.lineSpacing,
        minimumScale: style.minimumScale, naturalWidth: .nan, lettersBelow: 0),
      spacing: spacings.intern(.text(environment.font)))
    lastTexts = settings
    return settings
  }
}
