import LayEngine
import LayLanguage

/// Help for a name that is neither called nor defined: a value, or a symbol for arguments.
struct NamedWord {
  let name: String
  let sentences: [String]
  /// The parameters that accept it, such as `frame :alignment`.
  let takers: [String]

  private static let values = [
    "false": "One of the two truths.",
    "ideal": "The proposal nil x nil: it asks for the ideal size.",
    "inf":
      "The number infinity: a proposal that asks for the largest length, or a bound that is none.",
    "-inf": "The number below all others.",
    "infinity": "The proposal inf x inf: it asks for the largest size. As a length it is inf.",
    "_": "The value that the prompt printed last; `__` is the one before, `$1` the first.",
    "__": "The value that the prompt printed before the last one, which is `_`.",
    "$1": "The value that the prompt printed first, `$2` the second, and so on.",
    "it": "The view that was written last, which commands act on.",
    "nil": "Nothing. In a proposal it asks for the ideal length; among views it is left out.",
    "pi": "The number 3.14159….",
    "true": "One of the two truths.",
    "unspecified": "The proposal nil x nil, as `ideal`.",
    "zero": "The proposal 0 x 0: it asks for the smallest size.",
  ]

  /// Fails if the name has no meaning.
  init?(_ name: String) {
    self.name = name
    takers = Self.takers(of: name)
    var sentences = Self.values[name].map { [$0] } ?? []
    if ColorName.all.contains(name) {
      sentences.append("A color, and the view that is filled with it.")
    }
    if MaterialName.all.contains(name) { sentences.append("A material, which stands for a color.") }
    if let style = Font.styles.first(where: { $0.name == name }) {
      sentences.append("A style of texts, of size \(NumberText.of(style.size)).")
    }
    if let alignment = AlignmentWords.sentence(about: name) { sentences.append(alignment) }
    if sentences.isEmpty {
      guard !takers.isEmpty else { return nil }
      sentences.append("A name that some arguments take as it stands.")
    }
    self.sentences = sentences
  }

  private static func takers(of name: String) -> [String] {
    let declarations = Catalogue.declarations.filter { !$0.isInterface }
    let owners = declarations.flatMap { declaration in
      declaration.parameters.filter { $0.type.bareNames.contains(name) }.map {
        $0.isPositional ? declaration.name : "\(declaration.name) :\($0.name)"
      }
    }
    return Array(Set(owners)).sorted()
  }
}

/// The meanings of alignment names.
private enum AlignmentWords {
  static func sentence(about name: String) -> String? {
    switch name {
    case "leading": "The edge at which rows begin: the left one from left to right."
    case "trailing": "The edge at which rows end: the right one from left to right."
    case "top": "The upper edge."
    case "bottom": "The lower edge."
    case "center": "The middle, on one axis or on both."
    case "horizontal-center": "The line down through the middle of a view."
    case "vertical-center": "The line across through the middle of a view."
    case "first-text-baseline": "The line on which the first line of text stands."
    case "last-text-baseline": "The line on which the last line of text stands."
    default: point(name)
    }
  }

  /// The meaning of a corner's name, which combines two edges.
  private static func point(_ name: String) -> String? {
    for line in ["top", "bottom"] where name.hasPrefix(line + "-") {
      let other = String(name.dropFirst(line.count + 1))
      guard ["leading", "trailing"].contains(other) else { return nil }
      return "The corner of the lines `\(line)` and `\(other)`."
    }
    for line in ["leading", "center", "trailing"] where name.hasPrefix(line + "-") {
      let other = String(name.dropFirst(line.count + 1))
      guard other.hasSuffix("-text-baseline") else { return nil }
      return "The point of the lines `\(line)` and `\(other)`."
    }
    return nil
  }
}
