import LayEngine
import LayLanguage

/// The picture of a layout and its caption, split into texts and the numbers between them.
///
/// Pictures with the same texts are one picture in which only the numbers change.
struct PictureTemplate {
  /// The texts before, between and after the numbers: one more than there are numbers.
  let texts: [String]
  /// The numbers in full precision; the picture shows three decimals at most.
  let numbers: [Double]
  /// The extent of the drawing; nil if nothing can be drawn.
  var extent: ViewFrame?

  /// The separator between the picture and its caption.
  static let separator: Character = "\u{3}"

  /// The template of a layout that `SVGBoxes` draws.
  init(_ layout: Layout, clipName: String, _ lookout: Lookout) {
    let pen = SVGPen(number: Self.marked, clipName: clipName)
    let scene = Scene(layout.root, drawsAll: true, lookout)
    let extent = scene.extent(withProposalUpTo: SVGPicture.longestProposal)
    let parts = extent == nil ? [] : SVGBoxes(scene, Picture(layout.root), lookout, pen).parts
    let caption = Self.caption(of: layout, pen)
    self.init(parts.joined(separator: "\n") + String(Self.separator) + caption)
    self.extent = extent
  }

  /// The template for a layout that fails, with its error message as caption.
  init(_ failure: String, proposing proposal: ProposedViewSize) {
    let lengths = [proposal.width, proposal.height].map(Self.length)
    self.init(
      "\(Self.separator)\(lengths[0]) x \(lengths[1]) → error: \(SVGText.escaped(failure))")
  }

  private init(_ marked: String) {
    var texts = [""]
    var numbers: [Double] = []
    var rest = marked[...]
    while let start = rest.firstIndex(of: SVGPen.marks.before) {
      let behind = rest[rest.index(after: start)...]
      guard let end = behind.firstIndex(of: SVGPen.marks.behind) else { break }
      texts[texts.count - 1] += rest[..<start]
      if let number = Double(behind[..<end]) {
        numbers.append(number)
        texts.append("")
      }
      rest = behind[behind.index(after: end)...]
    }
    texts[texts.count - 1] += rest
    self.texts = texts
    self.numbers = numbers
  }

  /// The proposal and the answer.
  private static func caption(of layout: Layout, _ pen: SVGPen) -> String {
    let lengths = [
      layout.proposal.width, layout.proposal.height, layout.size.width, layout.size.height,
    ].map(length)
    var caption = "\(lengths[0]) x \(lengths[1]) → \(lengths[2]) x \(lengths[3])"
    if let chosen = layout.root.chosen {
      let count = layout.tree.children(of: layout.root.node).count
      caption += "  candidate \(chosen) of \(count)"
    }
    return caption
  }

  private static func length(_ length: Double?) -> String { length.map(marked) ?? "nil" }

  private static func marked(_ number: Double) -> String {
    guard number.isFinite else { return NumberText.of(number) }
    return "\(SVGPen.marks.before)\(number)\(SVGPen.marks.behind)"
  }

  /// The picture and its caption as text for a page.
  var shown: (picture: String, caption: String) {
    Self.shown(texts, numbers)
  }

  static func shown(_ texts: [String], _ numbers: [Double]) -> (picture: String, caption: String) {
    var text = texts[0]
    for (number, next) in zip(numbers, texts.dropFirst()) { text += NumberText.of(number) + next }
    let end = text.firstIndex(of: separator) ?? text.endIndex
    return (String(text[..<end]), String(text[end...].dropFirst()))
  }
}
