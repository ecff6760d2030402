/// A text of Swift with what it is called in diagnostics.
package struct SwiftFile: Equatable, Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A stretch of a file, in bytes of UTF-8.
package struct SwiftPlace: Hashable, Sendable {
  /// Which of the files that are read together, counted from 0.
  package let file: Int
  package let start: Int
  package let end: Int

  package init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// What is to be said about a place in Swift code.
package struct SwiftRemark: Equatable, Sendable {
  package let isError: Bool
  package let message: String
  package let hint: String?
  /// Nil where it is about the whole.
  package let place: SwiftPlace?

  package init(isError: Bool, message: String, hint: String?, place: SwiftPlace?) {
    self.isError = isError
    self.message = message
    self.hint = hint
    self.place = place
  }
}

/// How much of some files was read.
package struct SwiftTally: Equatable, Sendable {
  /// Views and modifiers that are what they are in SwiftUI.
  package var views = 0
  package var modifiers = 0
  /// Modifiers that nobody here knows, whose views stand without them.
  package var passedOver = 0
  /// Boxes in place of views that nobody here knows.
  package var placeholders = 0
  /// Values that are made up in place of what nobody here knows.
  package var guessed = 0
  /// Arguments and steps that nobody here knows.
  package var leftOut = 0

  package init() {}
}

/// What a reader is told beside the files.
package struct SwiftReadingOptions: Equatable, Sendable {
  /// Which preview or view is shown; nil for the first preview.
  package var view: String?
  /// The size of a box in place of an unknown view, in points.
  package var placeholder: (width: Double, height: Double) = (44, 44)
  /// Whether comments in the program tell what is guessed.
  package var hasComments = false
  /// Expressions that could not be worked out and are guessed; one that stands here twice is guessed
  /// with what is around it, and so on.
  package var guessed: [SwiftPlace] = []

  package init() {}

  package static func == (left: Self, right: Self) -> Bool {
    left.view == right.view && left.placeholder == right.placeholder
      && left.hasComments == right.hasComments && left.guessed == right.guessed
  }
}

/// A program that a person would have written for some files of Swift.
package struct SwiftProgram: Equatable, Sendable {
  /// A stretch of the program and where it comes from.
  package struct Origin: Equatable, Sendable {
    package let start: Int
    package let end: Int
    package let place: SwiftPlace

    package init(start: Int, end: Int, place: SwiftPlace) {
      self.start = start
      self.end = end
      self.place = place
    }
  }

  /// In canonical form; empty where the files have a mistake.
  package var text: String
  /// Outer stretches before those inside them.
  package var origins: [Origin]
  package var remarks: [SwiftRemark]
  package var tally: SwiftTally

  package init(
    text: String = "", origins: [Origin] = [], remarks: [SwiftRemark] = [],
    tally: SwiftTally = SwiftTally()
  ) {
    self.text = text
    self.origins = origins
    self.remarks = remarks
    self.tally = tally
  }

  package var hasErrors: Bool { remarks.contains(where: \.isError) }
}

/// `100 x 40`, as a person writes a size.
package enum PlaceholderSize {
  package static func parse(_ text: some StringProtocol) -> (width: Double, height: Double)? {
    let words = text.split { " x×".contains($0) }
    guard words.count >= 2, let width = Double(words[0]), let height = Double(words[1]),
      width >= 0, height >= 0, width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }
}
