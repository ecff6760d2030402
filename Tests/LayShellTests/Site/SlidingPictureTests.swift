import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// The pieces that the pages of lessons hold in place of an engine.
@Suite struct SlidingPictureTests {
  /// A sum in another order may differ by this much.
  private static let rounding = 1e-9

  @Test(arguments: LessonLibrary.names)
  func `the pieces of a picture give the frames that json has`(_ name: String) throws {
    let drawn = try DrawnLesson(name, hasChanges: true)
    #expect(drawn.places.count >= 40)
    for place in drawn.places {
      let piece = try #require(place.piece)
      let frames = Self.frames(piece, at: place.length)
      #expect(
        SeenBoxes.areSame(frames, place.frames, within: Self.rounding),
        "picture \(place.picture) at \(place.length): \(frames) and not \(place.frames)")
    }
  }

  /// The attributes of each `rect`, with all digits.
  private static func frames(_ piece: PicturePiece, at length: Double) -> [ViewFrame] {
    var text = piece.texts[0]
    for (number, next) in zip(piece.numbers(at: length), piece.texts.dropFirst()) {
      text += "\(number)" + next
    }
    return text.split(separator: "<rect ", omittingEmptySubsequences: false).dropFirst().compactMap
    { rect in
      func number(_ name: String) -> Double? {
        rect.firstRange(of: " \(name)=\"").flatMap { start in
          Double(rect[start.upperBound...].prefix { $0 != "\"" })
        }
      }
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      else { return nil }
      return ViewFrame(x: x, y: y, width: width, height: height)
    }
  }

  private func search(
    _ source: String, _ steps: [Double]
  ) throws -> PictureSearch {
    var result: PictureSearch?
    DeepStack.run {
      let shell = Shell()
      _ = shell.run(source, named: "", echo: .nothing)
      guard let view = shell.session.current else { return }
      var search = PictureSearch(
        view, ProposalLine(axis: .horizontal, other: nil), clipName: "c", Lookout())
      try? search.find(steps)
      result = search
    }
    return try #require(result)
  }

  /// Two letters of 8 points: from 16 on they stand in one line, below 16 in two; below 8 the text
  /// is as wide as the proposal.
  @Test func `a text has a piece for each of its structures`() throws {
    let found = try search("(text \"Hi\")", Array(stride(from: 0.0, through: 40, by: 1)))
    #expect(found.changes == [16])
    #expect(found.pieces.map(\.start) == [0, 9, 16])
    #expect(found.pieces.map(\.end) == [8, 15, 40])
  }

  /// The text has one line from 16 on, which is no position of the slider.
  @Test func `there is a picture where the layout changes, also between two positions`() throws {
    let found = try search("(text \"Hi\")", [0, 10, 20, 30])
    #expect(found.changes == [16])
    #expect(found.pieces.map(\.start).contains(16))
  }

  /// The layout is 30 wide, and the color in it takes the proposal.
  ///
  /// Up to 30 the color lies inside the layout; above 30 it reaches beyond, which is drawn in
  /// another colour.
  @Test func `a piece ends where a view begins to reach beyond the whole`() throws {
    let source =
      "(define-layout (narrow) (size-that-fits (p s) (size 30 10)) "
      + "(place-subviews (b p s) (place (first s) :at (origin b) :proposal p)))"
    let found = try search(
      source + "\n(narrow (color red))", Array(stride(from: 0.0, through: 60, by: 1)))
    #expect(found.pieces.map(\.start) == [0, 31])
  }

  @Test func `a piece ends where something scrolled is cut off`() throws {
    let source = "(scroll-view :axes horizontal (frame :width 50 :height 10 (color red)))"
    let found = try search(source, Array(stride(from: 0.0, through: 80, by: 1)))
    #expect(found.pieces.contains { $0.end == 50 || $0.start == 50 })
  }

  @Test(arguments: [
    (200.0, [88.0, 200], 300.0, 1.0), (10, [.infinity], 100, 1), (1194, [1194], 1320, 5),
    (200, [840], 500, 1),
  ])
  func `a slider goes somewhat beyond what is proposed`(
    _ proposed: Double, _ lengths: [Double], _ last: Double, _ step: Double
  ) {
    let steps = PictureSlider.steps(proposed: proposed, lengths: lengths)
    #expect(steps.first == 0)
    #expect(steps.last == last)
    #expect(steps[1] == step)
  }
}
