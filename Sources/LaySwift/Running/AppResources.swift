import LayEngine

/// What stands beside the code of an app: the sizes of its pictures, the names of its colors, its texts in
/// a language, the files that its code reads, and its fonts.
package struct AppResources {
  /// A text of a file of translations.
  package struct Text: Equatable {
    /// The text, with `%@`, `%lld` or `%1$@` where values go.
    package let form: String
    /// The text where the first value is 1; nil where that is the same.
    package let one: String?

    package init(_ form: String, one: String? = nil) {
      self.form = form
      self.one = one
    }
  }

  /// What is found of a font by its name.
  package enum FoundFont {
    case known(CustomFont)
    /// - Parameter known: the names of the fonts that there are.
    /// - Parameter broken: what is told of a file that may have been it: "`Fonts/Inter.ttf` is not read as a font: it
    ///   ends within a table".
    case missing(known: [String], broken: String?)
  }

  /// The natural size of a picture, in points; nil for one that no catalog has.
  package let size: (_ name: String) -> ViewSize?
  /// The name of the picture of which Xcode makes a symbol: `Clear-16` of `clear16`; nil where no catalog has one.
  package let picture: (_ symbol: String) -> String?
  /// Whether a catalog has a symbol of this name.
  package let hasSymbol: (_ name: String) -> Bool
  /// Whether a catalog has a color of this name, or one whose symbol is this: `brandDark` of `Brand dark`.
  package let hasColor: (_ name: String) -> Bool
  /// What is shown for a text of the code; nil where no file says it.
  ///
  /// - Value: of `%@ items`, as the code says `"\(count) items"`, `%lld Dinge`.
  package let text: (_ key: String) -> Text?
  /// Whether there is a file of this name, such as `landmarks.json`; nil for kinds of files that are not read.
  package let hasFile: (_ name: String) -> Bool?
  /// What is in a file of this name; nil where it cannot be read.
  package let bytes: (_ name: String) -> [UInt8]?
  /// The font of a name among the app's files.
  package let font: (_ name: String) -> FoundFont

  package init(
    size: @escaping (_ name: String) -> ViewSize?,
    picture: @escaping (_ symbol: String) -> String?, hasSymbol: @escaping (_ name: String) -> Bool,
    hasColor: @escaping (_ name: String) -> Bool, text: @escaping (_ key: String) -> Text?,
    hasFile: @escaping (_ name: String) -> Bool?, bytes: @escaping (_ name: String) -> [UInt8]?,
    font: @escaping (_ name: String) -> FoundFont
  ) {
    self.size = size
    self.picture = picture
    self.hasSymbol = hasSymbol
    self.hasColor = hasColor
    self.text = text
    self.hasFile = hasFile
    self.bytes = bytes
    self.font = font
  }
}

/// The places of values in the texts of files of translations.
package enum ValuePlaces {
  /// A text in which each place of a value is `%@`, by which those of the code and of the files are compared.
  package static func key(_ text: String) -> String {
    var key = ""
    pieces(of: text) { piece in
      if case .text(let part) = piece { key += part } else { key += "%@" }
    }
    return key
  }

  enum Piece {
    case text(Substring)
    /// The place of a value, by its number from 0.
    case value(Int)
  }

  /// Calls a function with the parts of a text, in order; `%%` is a percent sign.
  static func pieces(of text: String, _ take: (Piece) -> Void) {
    var rest = Substring(text)
    var count = 0
    while let start = rest.firstIndex(of: "%") {
      if start > rest.startIndex { take(.text(rest[..<start])) }
      rest = rest[start...]
      if rest.hasPrefix("%%") {
        take(.text(rest.prefix(1)))
        rest = rest.dropFirst(2)
      } else if let match = rest.prefixMatch(
        of: /%(?:(\d+)\$)?[-+0#]*\d*(?:\.\d+)?(?:hh?|ll?|q)?[@dioxXufFeEgGaAcs]/)
      {
        let number = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? count
        count += 1
        take(.value(number))
        rest = rest[match.range.upperBound...]
      } else {
        take(.text(rest.prefix(1)))
        rest = rest.dropFirst()
      }
    }
    if !rest.isEmpty { take(.text(rest)) }
  }
}
