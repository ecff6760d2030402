/// The colors of a bitmap in light and dark mode, the same as those of SVG pictures.
struct PixelPalette {
  let paper, words, faint, edge, box, over, proposal, hidden, name: PixelColor

  static let light = PixelPalette(
    paper: .init(255, 255, 255), words: .init(29, 29, 31), faint: .init(110, 110, 115),
    edge: .init(29, 29, 31), box: .init(142, 142, 147), over: .init(215, 0, 21),
    proposal: .init(199, 119, 0), hidden: .init(125, 76, 194), name: .init(0, 96, 223))

  static let dark = PixelPalette(
    paper: .init(28, 28, 30), words: .init(245, 245, 247), faint: .init(161, 161, 166),
    edge: .init(245, 245, 247), box: .init(152, 152, 157), over: .init(255, 105, 97),
    proposal: .init(255, 179, 64), hidden: .init(201, 165, 255), name: .init(90, 169, 255))

  /// A color by a code from `PictureColor`.
  func color(_ code: String) -> PixelColor { PixelColor(code: code) ?? words }
}
