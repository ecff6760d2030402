import LayLanguage
import SwiftSyntax

/// Images that code draws, and images of other frameworks.
extension Translator {
  /// `Image(size: CGSize(width: 40, height: 30)) { _ in … }`: an image of that size; nil for all
  /// else.
  func drawnImage(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression? {
    if let picture = platformImage(arguments, place) { return picture }
    guard let first = arguments.first, first.label == "size", let size = first.expression,
      let lengths = node(size).nodes, lengths.count == 3, lengths[0].text == "size"
    else { return nil }
    tally.views += 1
    let sides: [LayNode] = [.keyword("width"), lengths[1], .keyword("height"), lengths[2]]
    return Expression(.call("image", sides, place), .view)
  }

  /// `Image(uiImage: UIImage(named: "logo")!)`, by the name of the picture, if it has one.
  private func platformImage(_ arguments: [SwiftArgument], _ place: SwiftPlace) -> Expression? {
    guard let first = arguments.first, ["cgImage", "nsImage", "uiImage"].contains(first.label),
      let value = first.expression
    else { return nil }
    tally.views += 1
    let name = value.tokens(viewMode: .sourceAccurate).lazy.compactMap {
      $0.parent?.parent?.parent?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }.first
    return Expression(.call("image", [.string(name ?? "picture")], place), .view)
  }
}
