import LayEngine
import Testing

@testable import LayShell

/// Drawing into bitmaps, and writing them as PNG files and sixels.
@Suite struct BitmapTests {
  private static let white = PixelColor(255, 255, 255)
  private static let black = PixelColor(0, 0, 0)

  /// Half of a pixel covered is half of the colour: 255 / 2 is 128, rounded; a quarter leaves 191.
  @Test func `a pixel that is covered in part takes that part of the colour`() {
    var bitmap = Bitmap(width: 3, height: 2, paper: Self.white)
    bitmap.fill(PixelFrame(left: 0.5, top: 0, right: 2, bottom: 1.5), Self.black)
    #expect(bitmap.color(0, 0) == PixelColor(128, 128, 128))
    #expect(bitmap.color(1, 0) == Self.black)
    #expect(bitmap.color(2, 0) == Self.white)
    #expect(bitmap.color(0, 1) == PixelColor(191, 191, 191))
  }

  @Test func `rectangles that touch have no seam between them`() {
    var bitmap = Bitmap(width: 2, height: 1, paper: Self.white)
    bitmap.fill(
      [
        PixelFrame(left: 0, top: 0, right: 0.5, bottom: 1),
        PixelFrame(left: 0.5, top: 0, right: 2, bottom: 1),
      ], Self.black)
    #expect(bitmap.color(0, 0) == Self.black && bitmap.color(1, 0) == Self.black)
  }

  @Test func `what lies outside of the clip is not drawn`() {
    var bitmap = Bitmap(width: 2, height: 1, paper: Self.white)
    bitmap.clip = PixelFrame(left: 1, top: 0, right: 2, bottom: 1)
    bitmap.fill(PixelFrame(left: -5, top: -5, right: 5, bottom: 5), Self.black)
    #expect(bitmap.color(0, 0) == Self.white && bitmap.color(1, 0) == Self.black)
  }

  /// A circle of 10 pixels: the middle is in it, the corners are not.
  @Test func `ellipses and round corners leave the corners free`() {
    let frame = PixelFrame(left: 0, top: 0, right: 10, bottom: 10)
    var ellipse = Bitmap(width: 10, height: 10, paper: Self.white)
    ellipse.fillEllipse(frame, Self.black, opacity: 1)
    var rounded = Bitmap(width: 10, height: 10, paper: Self.white)
    rounded.fillRounded(frame, radius: 4, Self.black, opacity: 1)
    for bitmap in [ellipse, rounded] {
      #expect(bitmap.color(5, 5) == Self.black && bitmap.color(5, 0) != Self.white)
      #expect(bitmap.color(0, 0) == Self.white && bitmap.color(9, 9) == Self.white)
    }
  }

  @Test func `every letter of ASCII is drawn, and none like another`() {
    var seen: [[Bool]: Character] = [:]
    for code in UInt8(0x21)...0x7E {
      let letter = Character(Unicode.Scalar(code))
      var cells = [Bool](repeating: false, count: 45)
      for mark in PixelFont.marks(of: letter) { cells[mark.row * 5 + mark.column] = true }
      #expect(cells.contains(true))
      #expect(seen[cells] == nil, "\(letter) looks like \(seen[cells] ?? " ")")
      seen[cells] = letter
    }
    #expect(PixelFont.marks(of: " ").isEmpty)
    #expect(PixelFont.marks(of: "é").count == PixelFont.marks(of: "e").count)
    // A character without a drawing of its own is a frame: 2 x 5 across and 2 x 5 down.
    #expect(PixelFont.marks(of: "字").count == 20)
  }

  /// A stripe, a dot and repeated rows are the same when they are read again, by a reader that is
  /// written from the specifications of PNG and deflate.
  @Test(arguments: [(1, 1), (7, 3), (300, 40)])
  func `a PNG file holds the pixels`(width: Int, height: Int) throws {
    var bitmap = Bitmap(width: width, height: height, paper: PixelColor(250, 251, 252))
    bitmap.fill(PixelFrame(left: 0.3, top: 0, right: 4, bottom: 2.2), PixelColor(200, 10, 90))
    bitmap.fillEllipse(
      PixelFrame(left: 10, top: 5, right: 200, bottom: 38), PixelColor(0, 96, 223), opacity: 0.55)
    let picture = try ReadPNG(PNGFile.bytes(bitmap))
    #expect(picture.width == width && picture.height == height)
    #expect(picture.pixels == bitmap.bytes)
  }

  /// RFC 4648, section 10.
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func `bytes are written as base 64`(text: String, expected: String) {
    #expect(Base64.text(Array(text.utf8)) == expected)
  }

  /// Two colours, five columns, one row: a letter is 63 plus the bits of its rows in a colour, so
  /// `@` where the row has the colour and `?` where it has not.
  @Test func `sixels are bands of six rows, a colour after the other`() {
    var bitmap = Bitmap(width: 5, height: 1, paper: Self.white)
    bitmap.fill(PixelFrame(left: 0, top: 0, right: 1, bottom: 1), Self.black)
    let text = SixelImage.text(bitmap, TerminalAnswers())
    #expect(
      text == "\u{1B}P0;1;0q\"1;1;5;1#0;2;100;100;100#1;2;0;0;0#0?!4@$#1@!4?-\u{1B}\\")
  }
}
