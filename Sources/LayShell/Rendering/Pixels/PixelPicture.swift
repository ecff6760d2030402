import LayEngine
import LayLanguage
import LayTerminal

/// A layout as a terminal shows it: the boxes of the SVG picture, with the caption as text below.
struct PixelPicture {
  /// The margin around the drawing, in points.
  private static let margin = 8.0
  /// The largest scale, in pixels per point.
  private static let largestScale = 4.0

  /// The height in points that a row of the terminal shows at the default scale.
  ///
  /// A line of text, 20 points high, is then two rows high, so that its letters are readable.
  static let pointsOfHalfLine = 10.0

  private let scene: Scene
  private let picture: Picture
  private let extent: ViewFrame

  /// - Returns: nil if there is nothing that can be drawn.
  init?(_ picture: Picture, _ lookout: Lookout) {
    scene = Scene(picture.view, at: picture.path, lookout)
    guard let drawn = scene.extent(withProposalUpTo: SVGPicture.longestProposal) else {
      return nil
    }
    self.picture = picture
    extent = drawn.including(picture.hidden.compactMap(\.frame))
  }

  /// The caption, as lines of text.
  var caption: [String] {
    [picture.title]
      + (DrawnScreen(around: picture.view).map { [$0.caption] } ?? []) + scene.scrolls
      + scene.overflows
      + picture.hidden.map(\.sentence)
  }

  /// The SVG picture, and its size in pixels.
  ///
  /// - Parameter scale: pixels per point; reduced if the drawing would be larger than the limits.
  func svg(
    scale: Double, within limits: PixelSize, isDark: Bool, _ lookout: Lookout
  ) -> (text: String, size: PixelSize) {
    let (width, height) = (
      extent.size.width + 2 * Self.margin, extent.size.height + 2 * Self.margin
    )
    let scale = min(
      scale, Self.largestScale, Double(limits.width) / width, Double(limits.height) / height)
    let (x, y) = (Self.margin - extent.origin.x, Self.margin - extent.origin.y)
    let move = "<g transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))\">"
    let boxes = SVGBoxes(scene, picture, lookout, SVGPen(stretchesTexts: false))
    let text = SVGText.document(
      width: width, height: height, scale: scale, title: picture.title,
      [move] + boxes.parts + ["</g>"])
    let size = PixelSize(
      width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    return (isDark ? text.replacing(SVGText.darkRules, with: "") : text, size)
  }
}

/// Pixels across and down.
struct PixelSize: Equatable {
  var width, height: Int
}

/// A program that gets a picture as its input, and whose output is the picture in another form.
struct PictureProgram {
  let name: String
  var arguments: [String] = []
  /// What it is part of, as Debian names it.
  let package: String

  /// Of pictures in SVG it makes PNG files, as large as the pictures say.
  static let svgReader = PictureProgram(name: "rsvg-convert", package: "librsvg2-bin")

  /// The picture in its other form.
  ///
  /// - Throws: where the program is not there, or writes none. Its own words are on the terminal.
  func output(
    of picture: [UInt8], _ words: Words, _ lookout: Lookout
  ) throws(Diagnostic) -> [UInt8] {
    guard let path = ChildProcess.path(of: name) else {
      throw words.complaint(
        "`show --image` needs `\(name)`, which is not there",
        hint: "`apt install \(package)` installs it on Debian; `show` draws with characters")
    }
    let child = ChildProcess(path, arguments)
    defer { _ = child?.end() }
    let output = try? child?.exchange(picture, thenCloses: true, isOver: { lookout.isOver })
    try lookout.check(at: words.span)
    guard let output, !output.isEmpty else {
      throw words.complaint("`\(name)` made no picture")
    }
    return output
  }
}
