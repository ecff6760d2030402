import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// A lesson's page, and what its sliders should show at some of their positions.
struct DrawnLesson {
  /// A position of a slider, and what `json` says of the layout there.
  struct Place {
    /// The picture on the page and the slider below it, from 0.
    let picture, slider: Int
    /// The proposed length at the position, in points.
    let length: Double
    let piece: PicturePiece?
    let frames: [ViewFrame]
  }

  private(set) var page = ""
  private(set) var places: [Place] = []

  /// Lays out at least forty positions, spread evenly over all sliders.
  ///
  /// - Parameter hasChanges: whether the proposals at which the layout changes are among them.
  init(_ name: String, hasChanges: Bool) throws {
    let index = try #require(LessonLibrary.index(of: name))
    var site = LessonSite.of(LessonLibrary.lesson(index))
    var count = 0
    var places: [Place] = []
    var page = ""
    var failure: (any Error)?
    site.didDraw = { picture, view in
      for (number, slider) in picture.sliders.enumerated() {
        do {
          places += try Self.places(count, number, slider, view, hasChanges)
        } catch {
          failure = error
        }
      }
      count += 1
    }
    DeepStack.run {
      do { page = try site.files().last?.text ?? "" } catch { failure = error }
    }
    if let failure { throw failure }
    self.page = page
    self.places = places
  }

  /// Lays out at once, since later entries of the page may define the program's layouts anew.
  private static func places(
    _ picture: Int, _ number: Int, _ slider: PictureSlider, _ view: CurrentView, _ hasChanges: Bool
  ) throws -> [Place] {
    let steps = slider.steps
    var lengths = (0..<perSlider).map { steps[$0 * (steps.count - 1) / (perSlider - 1)] }
    if hasChanges { lengths += slider.changes }
    return try lengths.map { length in
      let layout = try view.layout(slider.line.proposal(length))
      return Place(
        picture: picture, slider: number, length: length, piece: slider.piece(at: length),
        frames: try SeenBoxes(layout).frames)
    }
  }

  /// Every lesson has at least four sliders: 4 · 11 = 44 positions.
  private static let perSlider = 11
}
