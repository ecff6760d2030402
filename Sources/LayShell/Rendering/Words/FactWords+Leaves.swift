import LayEngine
import LayLanguage

extension FactWords {
  /// The sentences of views without children, and of modifiers that do not affect layout.
  static func leaf(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .fills: fills(values)
    case .smallerLength:
      "the smaller of width and height on both axes: \(values.number(.answer)), the "
        + values.side + (values.isTrue(.isProposed) ? "" : " where nothing is proposed")
    case .spacerLength: spacer(values)
    case .dividerLine:
      "a line \(values.number(.thickness)) thick across the stack, "
        + (values.isTrue(.isProposed)
          ? "as long as proposed" : "\(values.number(.answer)) long where nothing is proposed")
    case .nothing: "it is nothing: no child, no spacing"
    case .groupOfOne: "a group of one view is that view"
    case .naturalSize: "its natural size, whatever is proposed: \(values.size(.size))"
    case .imageLength: image(values)
    case .caps:
      "the caps at the edges take \(values.number(.width)) of the width and "
        + "\(values.number(.height)) of the height, at least"
    case .emptyText: "0 x 0 is proposed, and a text answers that with 0 x 0"
    case .scaledText:
      "in its full size it does not fit, so it is scaled to \(values.number(.scale))"
    case .textRuns: textRuns(values)
    case .textWidth: textWidth(values)
    case .textHeight: textHeight(values)
    case .cut: cut(values)
    case .effect:
      "it \(effect(values)), and changes nothing about layout: proposal and answer pass through"
    case .control: values.word(.purpose)
    case .direction:
      "inside, layout goes \(values.word(.direction) == "left-to-right" ? "left to right" : "right to left"); "
        + "the size is the view's own"
    case .environment: environment(values.word(.readers))
    case .forGrid: "it is for the grid around it; the size is the view's own"
    case .forLayout: "it carries a value for the layout around it; the size is the view's own"
    case .priority:
      "priority \(values.number(.priority)) is for the stack around it; the size is the view's own"
    default: nil
    }
  }

  private static func fills(_ values: FactValues) -> String {
    switch (values.has(.width), values.has(.height)) {
    case (false, false): "it fills what is proposed"
    case (true, true):
      "it fills what is proposed; where nothing is, as here, it takes \(values.number(.width))"
    case (true, false):
      "it fills the height that is proposed; no width is, so it takes \(values.number(.width))"
    case (false, true):
      "it fills the width that is proposed; no height is, so it takes \(values.number(.height))"
    }
  }

  private static func spacer(_ values: FactValues) -> String {
    guard values.has(.least) else {
      return "\(values.side): \(values.number(.answer)), nothing across its stack"
    }
    return "\(values.side): it takes what is proposed, at least \(values.number(.least)): "
      + values.number(.answer)
  }

  private static func image(_ values: FactValues) -> String {
    let answer = values.number(.answer)
    return switch values.word(.reason) {
    case "ideal": "\(values.side): nothing is proposed, so its natural \(values.side): \(answer)"
    case "least": "\(values.side): less is proposed than its edges take: \(answer)"
    default: "\(values.side): it takes what is proposed: \(answer)"
    }
  }

  private static func environment(_ readers: String) -> String {
    readers == "controls"
      ? "it styles the controls inside; the size is the view's own"
      : "it sets the environment of the \(readers.split(separator: "-").joined(separator: " ")) inside; "
        + "the size is the view's own"
  }

  // MARK: Text

  private static func textWidth(_ values: FactValues) -> String {
    let count = values.count(.cells)
    var sentence = "the widest line has \(count == 1 ? "1 cell" : "\(count) cells") of "
    sentence += "\(values.number(.advance))\(wrapBlanks(values)): \(values.number(.width)) wide"
    let (width, answer) = (values.value(.width) ?? 0, values.value(.answer) ?? 0)
    if answer < width, let proposed = values.value(.proposed) {
      sentence += ", but a text answers no more than is proposed"
      if proposed < 0 { sentence += ", and not less than 0" }
      sentence += ": \(values.number(.answer))"
    } else if values.number(.answer) != values.number(.width) {
      sentence += ", rounded up to \(values.number(.answer))"
    }
    return sentence
  }

  private static let oneBlank = "the blank at which it wraps"

  /// Tells that the cells of a widest line are counted with the blanks behind it.
  static func wrapBlanks(_ values: FactValues) -> String {
    switch values.count(.blanks) {
    case 0: ""
    case 1: ", with \(oneBlank)"
    case let count: ", with the \(count) blanks at which it wraps"
    }
  }

  private static func textHeight(_ values: FactValues) -> String {
    let (count, reserved) = (values.count(.lines), values.count(.reserved))
    var sentence = "\(lines(count)) of \(values.number(.lineHeight))"
    if count < reserved { sentence += ", with room kept for \(reserved)" }
    if let spacing = values.value(.spacing), spacing > 0, max(count, reserved) > 1 {
      sentence += " and \(values.number(.spacing)) between them"
    }
    let isRounded = values.number(.exact) != values.number(.answer)
    return sentence + (isRounded ? ", rounded up" : "") + ": \(values.number(.answer)) high"
  }

  private static func textRuns(_ values: FactValues) -> String {
    let heights = values.list(.heights).map { height in
      if case .length(let length) = height { NumberText.of(length ?? 0) } else { "" }
    }
    let blank = (values.value(.blank) ?? 0) > 0 ? " with \(Self.oneBlank)" : ""
    var sentence = "the widest line is \(values.number(.width)) wide\(blank); "
    sentence += lines(values.count(.lines))
    let isOne = heights.count == 1
    sentence += isOne ? " as high as its highest run: " : " as high as their highest runs: "
    sentence += heights.prefix(8).joined(separator: " + ")
    if heights.count > 8 { sentence += " + …" }
    if let spacing = values.value(.spacing), spacing > 0, heights.count > 1 {
      sentence += ", with \(values.number(.spacing)) between them"
    }
    return sentence + " = \(values.number(.answer)) high"
  }

  static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  private static func cut(_ values: FactValues) -> String {
    if values.isTrue(.isByLimit) {
      let height = values.isTrue(.isByHeight) ? ", and there is no room for more" : ""
      return "the line limit is \(values.number(.limit))\(height), so the last line is truncated"
    }
    return "there is no room for more lines, so the last one is truncated"
  }

  // MARK: Effects

  /// What an effect does, as words after "it".
  private static func effect(_ values: FactValues) -> String {
    switch values.word(.effect) {
    case "badge":
      values[.badge] == nil
        ? "shows no badge"
        : "shows \(ValueDescription.quoted(values.word(.badge))) as the badge of its list row"
    case "border":
      "draws a line \(values.number(.width)) wide in \(values.word(.color)) inside the edges"
    case "fill": "fills the shape with \(values.word(.color))"
    case "foreground": "draws the view in \(values.word(.color))"
    case "hidden": "draws nothing and keeps the place"
    case "list-row-insets": "sets the insets of its list row"
    case "opacity": "draws the view with opacity \(values.number(.opacity))"
    case "tag": "tags the view"
    case "z-index":
      "draws the view in front of neighbours whose z-index is below \(values.number(.index))"
    default: values.word(.purpose)
    }
  }
}
