import LayEngine
import LayLanguage
import LayTerminal

/// A layout as a picture of pixels, to scale; it looks as the SVG picture does.
struct PixelPicture {
  /// Points around the drawing.
  private static let margin = 8.0
  /// A drawing is at most so much larger than in points.
  private static let largestScale = 4.0

  /// Where a cell of the terminal has so many pixels in its height, a pixel is a point: a line of
  /// text, of 20 points, is as high as two rows, so that its letters are read.
  static let pointsOfHalfLine = 10.0

  private let scene: Scene
  private let picture: Picture
  private let extent: ViewFrame
  private let lookout: Lookout

  /// - Returns: nil where there is nothing that can be drawn.
  init?(_ picture: Picture, _ lookout: Lookout) {
    scene = Scene(picture.view, at: picture.path, lookout)
    guard let drawn = scene.extent(withProposalUpTo: SVGPicture.longestProposal) else {
      return nil
    }
    self.picture = picture
    self.lookout = lookout
    extent = drawn.including(picture.hidden.compactMap(\.frame))
  }

  /// What stands with it, as lines of text.
  var caption: [String] {
    [PictureCaption.title(of: picture.view)]
      + (DrawnScreen(around: picture.view).map { [$0.caption] } ?? []) + scene.scrolls
      + scene.overflows
      + picture.hidden.map(\.sentence)
  }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - scale: pixels a point, if it fits; smaller where the drawing would be wider or higher than
  ///     the pixels that there are.
  func bitmap(scale: Double, within limits: PixelSize, isDark: Bool) -> Bitmap {
    let (width, height) = (
      extent.size.width + 2 * Self.margin, extent.size.height + 2 * Self.margin
    )
    let scale = min(
      scale, Self.largestScale, Double(limits.width) / width, Double(limits.height) / height)
    let palette = isDark ? PixelPalette.dark : .light
    let bitmap = Bitmap(
      width: max(1, Int((width * scale).rounded(.down))),
      height: max(1, Int((height * scale).rounded(.down))), paper: palette.paper)
    var boxes = PixelBoxes(
      bitmap, palette, scale: scale, left: extent.origin.x - Self.margin,
      top: extent.origin.y - Self.margin)
    boxes.draw(scene, picture, lookout)
    return boxes.bitmap
  }
}

/// Pixels across and down.
struct PixelSize: Equatable {
  var width, height: Int
}
