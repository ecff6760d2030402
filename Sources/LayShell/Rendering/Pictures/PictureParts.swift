import LayEngine
import LayLanguage
import LayTerminal

/// A line of a text in a picture, in points of the layout.
struct PictureTextLine {
  let text: String
  /// The leading x and the top y of the line.
  let x, top: Double
  /// The width of the whole line.
  let width: Double
  /// The width of a character in points; nil where characters have widths of their own.
  let advance: Double?
  /// The size of the font and the height of a line, in points.
  let size, lineHeight: Double
  let baseline: Double
  /// The color's name in the program; nil for the default text color.
  var color: String?

  /// The width of a character with which the line is as wide as it is, if all had the same.
  func equalAdvance(_ lookout: Lookout) -> Double {
    width / Double(max(DisplayWidth.of(text, isOver: lookout.afterLongTurn), 1))
  }

  /// The lines of a text; empty for other views.
  static func lines(of placed: PlacedView, _ lookout: Lookout) -> [PictureTextLine] {
    guard placed.view.textString != nil else { return [] }
    let frame = placed.frame
    // The text is laid out again at the size that it has, whatever was proposed to it.
    let size = ProposedViewSize(width: frame.size.width, height: frame.size.height)
    guard let text = placed.textLines(at: size, lookout) else { return [] }
    let share = text.rows.count > 1 ? text.alignment.share : 0
    return text.rows.flatMap { spans(of: $0, frame, share) }
  }

  /// The spans of one line.
  private static func spans(
    of row: TextRow, _ frame: ViewFrame, _ share: Double
  ) -> [PictureTextLine] {
    let left = frame.origin.x + max(frame.size.width - row.width, 0) * share
    return row.spans.compactMap { span in
      guard span.width > 0 else { return nil }
      return PictureTextLine(
        text: span.string, x: left + span.x, top: frame.origin.y + row.top, width: span.width,
        advance: span.advance, size: span.size, lineHeight: row.height,
        baseline: frame.origin.y + row.baseline, color: span.color)
    }
  }
}

/// The shape of a filled view in its frame.
enum PictureShape {
  case ellipse
  case rectangle(radius: Double)

  init(_ view: View) {
    let shape = view.content as? Shape
    if view.content is Circle || shape == .ellipse {
      self = .ellipse
    } else if shape == .capsule {
      self = .rectangle(radius: .infinity)
    } else if case .roundedRectangle(let corner)? = shape {
      self = .rectangle(radius: corner)
    } else {
      self = .rectangle(radius: 0)
    }
  }
}

/// A border, which is drawn inside the frame of its view.
struct PictureBorder {
  /// The center line of the stroke.
  let frame: ViewFrame
  let thickness: Double
  /// The color in SVG notation.
  let color: String

  init?(_ placed: PlacedView) {
    guard case .border(_, let wanted)? = placed.view.content as? Effect,
      let color = PictureColor.border(of: placed.view)
    else { return nil }
    let (size, origin) = (placed.frame.size, placed.frame.origin)
    let width = min(wanted, abs(size.width), abs(size.height))
    guard width > 0 else { return nil }
    thickness = width
    self.color = color
    frame = ViewFrame(
      x: min(origin.x, placed.frame.maxX) + width / 2,
      y: min(origin.y, placed.frame.maxY) + width / 2, width: abs(size.width) - width,
      height: abs(size.height) - width)
  }
}

extension ViewFrame {
  /// Whether the frame extends beyond another by more than rounding errors.
  func reachesOut(of whole: ViewFrame) -> Bool {
    whole.origin.x - origin.x > 0.001 || whole.origin.y - origin.y > 0.001
      || maxX - whole.maxX > 0.001 || maxY - whole.maxY > 0.001
  }
}

extension TextAlignment {
  /// The part of a line's free width that comes before the text, from 0 to 1.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
