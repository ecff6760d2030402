/// A text, as it is written.
package struct Text: ViewContent, Equatable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package var name: String { "text" }

  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let environment = lowering.environment(environment)
    let style = environment.textStyle
    let firstCharacter = Int32(lowering.text.cells.count)
    let shouldStop = lowering.shouldStop
    let pieces = try lowering.text.add(
      style.letterCase?.applied(to: string) ?? string
    ) { () throws(LayoutFailure) in if shouldStop() { throw .interrupted } }
    let reserved = string.isEmpty ? 0 : environment.lineLimit.lower ?? 0
    var parameters = TextRule.Parameters(
      firstPiece: pieces.lowerBound, endPiece: pieces.upperBound, firstCharacter: firstCharacter,
      lowerLimit: Int32(clamping: reserved),
      upperLimit: Int32(clamping: environment.lineLimit.upper ?? 0),
      truncation: style.truncation, alignment: style.alignment, letterCase: style.letterCase,
      advance: style.advance(of: environment.font), lineHeight: environment.font.lineHeight,
      ascent: environment.font.ascent, lineSpacing: style.lineSpacing,
      minimumScale: style.minimumScale, naturalWidth: .nan)
    parameters.naturalWidth = lowering.text.naturalWidth(parameters)
    lowering.finish(
      id, .text, parameters: lowering.keep(parameters),
      NodeTraits(
        spacing: lowering.spacings.text(environment.font), explicitGuides: .textBaselines))
  }
}
