import LayEngine
import LayLanguage
import LayTerminal

/// A layout as a bitmap to scale, which looks like the SVG picture.
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
  private let lookout: Lookout

  /// - Returns: nil if there is nothing that can be drawn.
  init?(_ picture: Picture, _ lookout: Lookout) {
    scene = Scene(picture.view, at: picture.path, lookout)
    guard let drawn = scene.extent(withProposalUpTo: SVGPicture.longestProposal) else {
      return nil
    }
    self.picture = picture
    self.lookout = lookout
    extent = drawn.including(picture.hidden.compactMap(\.frame))
  }

  /// The caption, as lines of text.
  var caption: [String] {
    [PictureCaption.title(of: picture.view)]
      + (DrawnScreen(around: picture.view).map { [$0.caption] } ?? []) + scene.scrolls
      + scene.overflows
      + picture.hidden.map(\.sentence)
  }

  /// The bitmap of the picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; reduced if the drawing would be larger than the limits.
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
