import LayEngine

/// What rules ask of the views of a layout that follows from the views themselves, and not from their
/// frames: which are texts, which may stick out of which.
///
/// All is told view by view, each before those inside it, in the order of the children.
package final class LayoutShape {
  /// Controls with less are too small for a finger, in points: a point less than Apple asks for is not felt.
  package static let leastControl = 43.0
  /// By so much a view may be larger than the view around it, in points: that is not seen.
  package static let leastOver = 2.0

  package struct Part {
    /// The place of the view around it; -1 for the root.
    package var parent = -1
    /// Behind the last view inside it.
    package var end = 0
    /// The view around it that cuts off what is outside of it.
    package var viewport: Int?
    /// The axes along which a scroll view around it scrolls.
    package var scrolls: AxisSet = []
    /// For a scroll view, the axes along which it scrolls.
    package var ownScrolls: AxisSet = []
    /// Along which axes it is to stay inside what is around it.
    package var stays: AxisSet = []
    /// Whether the view around it may not be smaller than it.
    package var isHeld = false
    /// Whether it is moved from its place: out of the window as a whole it is no finding.
    package var isMoved = false
    package var isSeen = false
    /// Whether it draws something or takes taps.
    package var isInk = false
    /// Whether rules ask if it is large enough for a finger.
    package var isControl = false
    /// Whether it may have a default of 10.
    package var isFilling = false
    /// The control whose label it is, which covers what is in it.
    package var control: Int?
    /// Whether it is in what ignores the safe area.
    package var ignoresSafeArea = false
    package var isContainer = false
    /// What of its height is blank.
    package var blank = BlankShares()
    /// The paddings around it that are for what sticks out of it on an axis.
    package var paddings: [Axis: Int] = [:]
    /// The nearest negative padding around it.
    package var drawnOutOf: Int?
    /// The axes along which a `ViewThatFits` asks whether a candidate fits.
    package var fits: AxisSet = []

    package init() {}
  }

  /// A bar, the screen behind it, and the axis along which it takes room.
  package typealias Bar = (bar: Int, screen: Int, axis: Axis)

  package var parts: [Part]
  package var texts: [Int] = []
  /// Texts and controls that a bar may cover.
  package var contents: [Int] = []
  package var bars: [Bar] = []
  /// A text with what may lie over it: by how much of the text counts for what is no text itself, and what
  /// lies between the two may take the place of the text.
  package struct Cover {
    package let text, above: Int
    package let isOfTexts: Bool
    /// The places in `plates`.
    package let between: Range<Int>

    package init(text: Int, above: Int, isOfTexts: Bool, between: Range<Int>) {
      (self.text, self.above, self.isOfTexts, self.between) = (text, above, isOfTexts, between)
    }
  }

  package var covers: [Cover] = []
  /// What a device keeps free above and below, by the height of what it leaves.
  package var keptFree: [Double: Double] = [:]
  /// What people see but texts, from the back to the front.
  package var plates: [Int] = []
  /// Kept, since its views are known by their identity.
  private let layout: Layout

  /// Of more views that people see nobody asks over which of them something sticks out.
  package static let mostNeighbours = 150
  private(set) lazy var comparesNeighbours =
    parts.count(where: \.isSeen) <= Self.mostNeighbours

  package init(_ layout: Layout, count: Int) {
    self.layout = layout
    parts = Array(repeating: Part(), count: count)
  }
}

/// The shares of the first line of a view, and of its last one, above and below which it draws nothing.
package struct BlankShares: Hashable, Sendable {
  package private(set) var above = 0.0
  package private(set) var below = 0.0
  /// The height of a line in points; that of the view is one line at most.
  package private(set) var line = Double.infinity

  package init() {}

  /// Those of a text in one font.
  ///
  /// - Rule: of plain letters, digits and marks a sixth above, and a fifth below if none goes below the baseline; of other
  ///   texts, whose letters may have marks, none.
  /// - Parameter line: the height of a line in points; infinite for one that is not known.
  /// - Source: our own choice: in the system's face capital letters begin 507/2444 below the upper edge of a line, and
  ///   the baseline is 494/2444 above its lower one (`FontMetrics`); small letters may be somewhat higher than capitals.
  package init(of text: String, line: Double = .infinity) {
    let isPlain = text.utf8.allSatisfy { byte in
      let character = Character(UnicodeScalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber)
        || " +-.:%!?',;".contains(character)
    }
    guard isPlain else { return }
    self.line = line
    above = 1.0 / 6
    if !text.contains(where: "gjpqyQJ,;".contains) { below = 1.0 / 5 }
  }
}

extension ViewFrame {
  /// Takes lengths away at both ends.
  mutating func cut(_ before: Double, _ after: Double, _ axis: Axis) {
    if axis == .horizontal {
      (origin.x, size.width) = (origin.x + before, size.width - before - after)
    } else {
      (origin.y, size.height) = (origin.y + before, size.height - before - after)
    }
  }

  /// Without what is blank of its height.
  package func inked(_ blank: BlankShares) -> ViewFrame {
    guard blank.above > 0 || blank.below > 0 else { return self }
    let line = min(size.height, blank.line)
    return ViewFrame(
      x: origin.x, y: origin.y + line * blank.above, width: size.width,
      height: size.height - line * (blank.above + blank.below))
  }
}
