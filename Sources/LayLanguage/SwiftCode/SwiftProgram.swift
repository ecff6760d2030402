/// The text of a Swift file, with its name in diagnostics, such as `View.swift`.
package struct SwiftFile: Equatable, Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A range of a file, in bytes of UTF-8: `10..<14` of the file 0.
package struct SwiftPlace: Hashable, Sendable {
  /// The index of the file among those that are read together.
  package let file: Int
  package let start: Int
  package let end: Int

  package init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// A diagnostic about a place in Swift code, such as "`offset` of a type that is not known".
package struct SwiftRemark: Equatable, Sendable {
  package let isError: Bool
  package let message: String
  package let hint: String?
  /// The place; nil for a remark about the code as a whole.
  package let place: SwiftPlace?

  package init(isError: Bool, message: String, hint: String?, place: SwiftPlace?) {
    self.isError = isError
    self.message = message
    self.hint = hint
    self.place = place
  }
}

/// Counts of what was translated, replaced and left out in some files: 2 views, 1 guess.
package struct SwiftTally: Equatable, Sendable {
  /// Views and modifiers that are translated with their meaning in SwiftUI.
  package var views = 0
  package var modifiers = 0
  /// Unknown modifiers, which are removed from around their views.
  package var passedOver = 0
  /// Boxes that replace unknown views.
  package var placeholders = 0
  /// Values that are made up where the real ones are unknown.
  package var guessed = 0
  /// Unknown arguments and steps, which are left out.
  package var leftOut = 0

  package init() {}
}

/// The options of a request, besides the files.
package struct SwiftReadingOptions: Equatable, Sendable {
  /// The preview or view to show; nil for the first preview.
  package var view: String?
  /// The size of the box that replaces an unknown view, in points.
  package var placeholder: (width: Double, height: Double) = (44, 44)
  /// Whether comments in the program mark the guesses.
  package var hasComments = false
  /// Expressions that failed at run time, to be replaced by guesses.
  ///
  /// An expression that is listed twice is guessed with the expression around it, and so on.
  package var guessed: [SwiftPlace] = []
  /// The most bytes of memory that the reader may take.
  package var mostMemory = Int.max

  package init() {}

  package static func == (left: Self, right: Self) -> Bool {
    left.view == right.view && left.placeholder == right.placeholder
      && left.hasComments == right.hasComments && left.guessed == right.guessed
      && left.mostMemory == right.mostMemory
  }
}

/// A program translated from files of Swift, as a person would write it.
package struct SwiftProgram: Equatable, Sendable {
  /// A range of the program and the Swift source that it comes from.
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

  /// Which preview, or which view, is shown, and the names of the other previews.
  package struct Choice: Equatable, Sendable {
    package let shown: String
    package let others: [String]

    package init(shown: String, others: [String]) {
      self.shown = shown
      self.others = others
    }
  }

  /// The program in canonical form; empty if the files contain an error.
  package var text: String
  /// The origins of ranges, outer ranges before the ranges inside them.
  package var origins: [Origin]
  package var remarks: [SwiftRemark]
  package var tally: SwiftTally
  /// nil where the code has no preview and none was asked for.
  package var choice: Choice?
  /// What its functions are called in the code: `tree-view` is `TreeView`.
  package var names: [String: String]

  package init(
    text: String = "", origins: [Origin] = [], remarks: [SwiftRemark] = [],
    tally: SwiftTally = SwiftTally(), choice: Choice? = nil, names: [String: String] = [:]
  ) {
    self.names = names
    self.text = text
    self.origins = origins
    self.remarks = remarks
    self.tally = tally
    self.choice = choice
  }

  package var hasErrors: Bool { remarks.contains(where: \.isError) }
}

/// A size as a person writes it, such as `100 x 40`.
package enum PlaceholderSize {
  package static func parse(_ text: some StringProtocol) -> (width: Double, height: Double)? {
    let words = text.split { " x×".contains($0) }
    guard words.count >= 2, let width = Double(words[0]), let height = Double(words[1]),
      width >= 0, height >= 0, width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }
}
