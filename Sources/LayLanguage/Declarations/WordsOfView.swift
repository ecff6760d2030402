import LayEngine

/// The name of a view, and a sentence about it for display.
final class WordsOfView: ViewWords {
  /// SwiftUI's name in kebab-case.
  let name: String
  /// The sentence on a system that has these sizes.
  let sentence: @Sendable (ControlSizes) -> String

  init(_ name: String, _ sentence: @escaping @Sendable (ControlSizes) -> String) {
    self.name = name
    self.sentence = sentence
  }

  convenience init(_ name: String, _ sentence: String) { self.init(name) { _ in sentence } }

  func isSame(as other: any ViewWords) -> Bool {
    if other === self { return true }
    guard let other = other as? WordsOfView else { return false }
    return name == other.name && sentence(.usual) == other.sentence(.usual)
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

  /// - Parameter composition: what it is made of on a system that has these sizes.
  convenience init(
    _ name: String, sizedComposition composition: @escaping @Sendable (ControlSizes) -> String,
    hasBaselinesAtTop: @escaping @Sendable (ControlStyle) -> Bool = { _ in false },
    holdsRows: Bool = false, styledBy styleName: String? = nil, content: @escaping Content
  ) {
    self.init(
      WordsOfView(name, composition), hasBaselinesAtTop: hasBaselinesAtTop, holdsRows: holdsRows,
      styledBy: styleName, content: content)
  }

  /// What it is made of, as a sentence that people read.
  package func composition(_ sizes: ControlSizes) -> String {
    (words as? WordsOfView)?.sentence(sizes) ?? ""
  }
}

extension Control: NamedContent {
  package var name: String { (words as? WordsOfView)?.name ?? "" }
}

extension InertEffect {
  /// SwiftUI's name in kebab-case.
  package var name: String { (words as? WordsOfView)?.name ?? "" }

  /// What it does instead of affecting layout, as a sentence goes on after "it".
  package var purpose: String { (words as? WordsOfView)?.sentence(.usual) ?? "" }
}
