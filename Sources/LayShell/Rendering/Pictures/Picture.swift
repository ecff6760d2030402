import LayEngine
import LayLanguage
import LayTerminal

/// A layout to draw, in any format.
struct Picture {
  let view: PlacedView
  /// The path of the view in the layout.
  var path = ViewPath([])
  /// Candidates that are not shown, if the command asks for them.
  var hidden: [HiddenCandidate] = []
  /// The name of the view in SwiftUI code; nil where it has none.
  var codeName: String?

  /// The title of its view, behind the name in SwiftUI code.
  var title: String {
    (codeName.map { "\($0): " } ?? "") + PictureCaption.title(of: view)
  }
}

extension ViewFrame {
  /// The smallest frame around this one and others.
  func including(_ others: [ViewFrame]) -> ViewFrame {
    var (left, top, right, bottom) = (origin.x, origin.y, maxX, maxY)
    for other in others {
      left = min(left, other.origin.x)
      top = min(top, other.origin.y)
      right = max(right, other.maxX)
      bottom = max(bottom, other.maxY)
    }
    return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A format in which `show` writes a picture; a new one is a file and a line in `PictureFormats`.
protocol PictureFormat: Sendable {
  /// The option that selects it, such as `--svg`.
  static var option: String { get }
  /// The extension of its files, with the dot.
  static var fileEnding: String { get }
  /// What its files have in their first lines, so that `lay` may write over them.
  static var mark: String { get }
  /// What a text needs to write such a file.
  static var power: Power { get }
  /// The picture as text; nil if there is nothing that can be drawn.
  static func text(_ picture: Picture, _ lookout: Lookout) -> String?
}

/// All formats in which a picture is written.
enum PictureFormats {
  static let all: [any PictureFormat.Type] = [
    HTMLPicture.self,
    SVGPicture.self,
  ]

  /// The usage of the options, such as `--html FILE | --svg FILE`.
  static var usage: String { all.map { "\($0.option) FILE" }.joined(separator: " | ") }

  /// The options as part of a sentence.
  static var options: String { all.map { "`\($0.option) FILE`" }.joined(separator: " or ") }
}

/// The texts beside a picture.
enum PictureCaption {
  /// The view's title, with its proposal and its answer.
  static func title(of view: PlacedView) -> String {
    var title = "\(ViewTitle.subject(view.view))  \(ProposalText.of(view.proposal)) → "
    title += ProposalText.of(view.frame.size)
    if let chosen = view.chosen { title += "  candidate \(chosen)" }
    if let note = view.layout.tree.rootEnvironment.face.note { title += "  \(note)" }
    return title
  }

  /// A view with its size and position, for a tooltip.
  ///
  /// - Parameter number: formats a length.
  static func tooltip(
    of view: PlacedView, number: (Double) -> String = SVGText.number
  ) -> String {
    let frame = view.frame
    let size = "\(number(frame.size.width)) x \(number(frame.size.height))"
    let place = "\(number(frame.origin.x)), \(number(frame.origin.y))"
    // A control character of a name would be taken for the mark of a number (`SVGPen.marks`).
    let title = VisibleText.of(ViewTitle.full(view.view))
    return "\(title) — \(size) at \(place)"
  }
}
