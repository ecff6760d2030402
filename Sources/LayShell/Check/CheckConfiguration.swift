import LayEngine
import LayLanguage

/// What a project says about its checks, in a file `.lay-check`.
///
/// - Rule: the file is the nearest one upwards from the first path that is checked. A line is a word with its
///   values, and a line that begins with `#` is a remark. What the command line says counts instead.
package struct CheckConfiguration {
  package static let fileName = ".lay-check"

  /// The words of lines, with what they take.
  static let words: [(name: String, values: String)] = [
    ("only", "RULES"), ("skip", "RULES"), ("sizes", "SIZES"), ("length", "LENGTHS"),
    ("widths", "WIDTHS"), ("baseline", "FILE"), ("strict", ""),
  ]

  private(set) var only: String?
  private(set) var skip: String?
  private(set) var lengths: String?
  private(set) var widths: String?
  private(set) var sizes: Set<DynamicType> = []
  private(set) var baseline: String?
  private(set) var isStrict = false

  /// The nearest one upwards from a path; nil where there is none.
  ///
  /// - Throws: where a line means nothing.
  static func nearest(to path: String) throws(Refusal) -> CheckConfiguration? {
    guard path != "-" else { return nil }
    let start = try FilePath(path)
    var folder = start.end == .folder ? start.real.text : AppFolder.folder(of: start.real.text)
    while true {
      let file = try FilePath(folder + "/" + fileName)
      // Lines of it are quoted.
      if file.end == .file, file.isLink { throw .leadsElsewhere(file) }
      if file.end == .file { return try CheckConfiguration(TextFile.read(file), in: folder) }
      if folder.isEmpty { return nil }
      folder = AppFolder.folder(of: folder)
    }
  }

  init(_ text: String, in folder: String) throws(Refusal) {
    var tried = CheckRequest([])
    for (index, line) in FileLines(text).lines.enumerated() {
      let parts = line.split(maxSplits: 1) { $0 == " " || $0 == "\t" }.map(String.init)
      guard let word = parts.first, !word.hasPrefix("#") else { continue }
      let value = parts.count > 1 ? parts[1].trimmed : ""
      let names = value.split { $0 == "," || $0 == " " }.joined(separator: ",")
      var wrong: String?
      switch word {
      case "only":
        only = names
        wrong = tried.refusal(ofOnly: names)
      case "skip":
        skip = names
        wrong = tried.refusal(ofSkip: names)
      case "length":
        lengths = names
        wrong = tried.refusal(ofLengths: names)
      case "widths":
        widths = value
        wrong = tried.refusal(ofWidths: value)
      case "sizes": wrong = read(sizes: names)
      case "baseline": baseline = value.hasPrefix("/") ? value : folder + "/" + value
      case "strict": isStrict = true
      default: wrong = Self.unknown(word)
      }
      let takesValue = Self.words.contains { $0.name == word && !$0.values.isEmpty }
      if wrong == nil, takesValue == value.isEmpty {
        wrong = takesValue ? "`\(word)` needs something behind it." : "`\(word)` stands alone."
      }
      if let wrong {
        throw Refusal("\(folder)/\(Self.fileName):\(index + 1): \(wrong)", .wrongCommandLine)
      }
    }
  }

  /// Sizes of texts: `large,accessibility3`.
  private mutating func read(sizes names: String) -> String? {
    for name in names.split(separator: ",").map(String.init) {
      guard let size = DynamicType.allCases.first(where: { $0.spelling == name }) else {
        return "`\(name)` is no size of texts; they are "
          + DynamicType.allCases.map(\.spelling).joined(separator: ", ") + "."
      }
      sizes.insert(size)
    }
    return nil
  }

  private static func unknown(_ word: String) -> String {
    let names = words.map(\.name)
    let near = NearestName.nearest(to: word, among: names).map { "; did you mean `\($0)`?" }
    return "`\(word)` means nothing"
      + (near ?? "; a line begins with " + names.joined(separator: ", ") + ".")
  }
}

extension Refusal {
  fileprivate static func leadsElsewhere(_ file: FilePath) -> Refusal {
    Refusal("\(file.description) is not read: it is a file of another name", .inputOutputFailed)
  }
}

extension CheckRequest {
  /// Adds what the file of a project says where the command line says nothing.
  mutating func add(_ configuration: CheckConfiguration) {
    if only.isEmpty, let names = configuration.only { _ = refusal(ofOnly: names) }
    if skipped.isEmpty, let names = configuration.skip { _ = refusal(ofSkip: names) }
    if textLengths == [100], let lengths = configuration.lengths {
      _ = refusal(ofLengths: lengths)
    }
    if widths == Self.allWidths, let widths = configuration.widths { _ = refusal(ofWidths: widths) }
    if !configuration.sizes.isEmpty {
      textSizes = DynamicType.allCases.filter(configuration.sizes.contains)
    }
    baseline = baseline ?? configuration.baseline
    isStrict = isStrict || configuration.isStrict
  }
}

extension String {
  fileprivate var trimmed: String {
    let inside = drop(while: \.isWhitespace)
    guard let last = inside.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(inside[...last])
  }
}
