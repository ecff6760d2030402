import LayEngine

/// The name of a view, and a sentence about it for display.
final class WordsOfView: ViewWords {
  /// SwiftUI's name in kebab-case.
  let name: String
  let sentence: String

  init(_ name: String, _ sentence: String) {
    self.name = name
    self.sentence = sentence
  }

  func isSame(as other: any ViewWords) -> Bool {
    if other === self { return true }
    guard let other = other as? WordsOfView else { return false }
    return name == other.name && sentence == other.sentence
  }
}

extension Control {
  /// - Parameters:
  ///   - name: SwiftUI's name in kebab-case.
  ///   - composition: what it is made of, as a sentence that people read.
  convenience init(
    _ name: String, composition: String, isSeenThrough: Bool = false, isPlainBelow: Bool = false,
    hasBaselinesAtTop: @escaping @Sendable (ControlStyle) -> Bool = { _ in false },
    holdsRows: Bool = false, separators: EdgeSet? = nil, styledBy styleName: String? = nil,
    isProgramModifier: Bool = false, readsEnvironment: Bool = false, isSectionPart: Bool = false,
    labelCount: Int = 1, rows: Rows? = nil, content: @escaping Content
  ) {
    self.init(
      WordsOfView(name, composition), isSeenThrough: isSeenThrough, isPlainBelow: isPlainBelow,
      hasBaselinesAtTop: hasBaselinesAtTop, holdsRows: holdsRows,
      separators: separators, styledBy: styleName, isProgramModifier: isProgramModifier,
      readsEnvironment: readsEnvironment, isSectionPart: isSectionPart, labelCount: labelCount,
      rows: rows, content: content)
  }

  /// What it is made of, as a sentence that people read.
  package var composition: String { (words as? WordsOfView)?.sentence ?? "" }
}

extension Control: NamedContent {
  package var name: String { (words as? WordsOfView)?.name ?? "" }
}

extension InertEffect {
  /// SwiftUI's name in kebab-case.
  package var name: String { (words as? WordsOfView)?.name ?? "" }

  /// What it does instead of affecting layout, as a sentence goes on after "it".
  package var purpose: String { (words as? WordsOfView)?.sentence ?? "" }
}
