import LayEngine
import LayLanguage
import LayTerminal

/// A line of a text as it stands in a picture, in points of the layout.
struct PictureTextLine {
  let text: String
  /// Where it begins, and the top of its line.
  let x, top: Double
  /// What it takes, with all of its letters.
  let width: Double
  /// Points a letter and a line.
  let advance, lineHeight: Double
  /// Where its letters stand, if what is beside them has a say in that.
  var baseline: Double?
  /// As the program calls it; nil for what texts are drawn in.
  var color: String?

  /// The lines of a view; none of one that is no text.
  static func lines(of placed: PlacedView) -> [PictureTextLine] {
    guard placed.view.textString != nil else { return [] }
    let frame = placed.frame
    // What is seen is laid out in the size that the text got, whatever was proposed for it.
    let size = ProposedViewSize(width: frame.size.width, height: frame.size.height)
    guard let text = placed.layout.tree.textLines(of: placed.node, at: size) else { return [] }
    let share = text.alignment.share
    if let rows = text.rows { return rows.flatMap { spans(of: $0, frame, share) } }
    return text.lines.enumerated().compactMap { number, line in
      let width = Double(DisplayWidth.of(line)) * text.advance
      guard width > 0 else { return nil }
      let free = text.lines.count > 1 ? max(frame.size.width - width, 0) : 0
      return PictureTextLine(
        text: line, x: frame.origin.x + free * share,
        top: frame.origin.y + Double(number) * (text.lineHeight + text.lineSpacing),
        width: width, advance: text.advance, lineHeight: text.lineHeight)
    }
  }

  /// What stands on one line of a text in several fonts.
  private static func spans(
    of row: TextRow, _ frame: ViewFrame, _ share: Double
  ) -> [PictureTextLine] {
    let left = frame.origin.x + max(frame.size.width - row.width, 0) * share
    return row.spans.compactMap { span in
      guard span.width > 0 else { return nil }
      return PictureTextLine(
        text: span.string, x: left + span.x, top: frame.origin.y + row.top, width: span.width,
        advance: span.advance, lineHeight: row.height, baseline: frame.origin.y + row.baseline,
        color: span.color)
    }
  }
}

/// What a view that is filled looks like in its frame.
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

/// A border, which lies inside of the frame that it is around.
struct PictureBorder {
  /// The middle of the line.
  let frame: ViewFrame
  let thickness: Double
  /// As SVG has it.
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
  /// Whether it reaches out of another by more than what rounding makes.
  func reachesOut(of whole: ViewFrame) -> Bool {
    whole.origin.x - origin.x > 0.001 || whole.origin.y - origin.y > 0.001
      || maxX - whole.maxX > 0.001 || maxY - whole.maxY > 0.001
  }
}

extension TextAlignment {
  /// How much of what is free beside a line is before it, of 1.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
