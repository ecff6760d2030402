/// The face of all texts: how wide their characters and how high their lines are.
package enum Face: Hashable, Sendable {
  /// Each character is a cell, half as wide as the font's size, so that results can be checked by
  /// mental arithmetic.
  case mono
  /// The widths and heights of the system's own face.
  case system
  /// A face that was measured on a Mac, with the heights of the system's.
  case measured(MeasuredFace)

  /// The widths of its characters; nil where each is a cell.
  var table: FaceTable? {
    switch self {
    case .mono: nil
    case .system: .system
    case .measured(let face): face.table
    }
  }
}

/// A face from a file; equal to itself alone.
package final class MeasuredFace: Hashable, Sendable {
  /// What it is called in answers.
  package let name: String
  package let table: FaceTable

  package init(name: String, table: FaceTable) {
    self.name = name
    self.table = table
  }

  package static func == (left: MeasuredFace, right: MeasuredFace) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How bold letters are.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight
  case thin, light, regular, medium, semibold, bold, heavy, black

  /// From 100 to 900, regular 400 and bold 700.
  var value: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// The designs of a system's face.
package enum FontDesign: String, CaseIterable, Hashable, Sendable {
  case `default`, monospaced, rounded, serif
}

/// What modifiers change about the typeface of texts, whatever their font is.
///
/// - Rule: the nearest modifier wins over the font; where none is, the font's own counts. None changes
///   a text in the face `mono`.
package struct Typeface: Hashable, Sendable {
  package var weight: FontWeight?
  package var design: FontDesign?
  package var isBold = false
  package var hasFixedDigits = false
  /// Whether letters are smaller, as secondary ones beside others.
  package var isSecondary = false

  init() {}
}

/// A modifier's change of the typeface.
package enum TypefaceChange: Hashable, Sendable {
  case bold(Bool)
  /// nil for the font's own.
  case fontDesign(FontDesign?)
  case monospacedDigit
  /// Changes no width: letters in italics count as upright ones, which no record contradicts.
  case italic(Bool)
  case monospaced(Bool)
  /// nil leaves it as it is.
  case textScale(Bool?)
  /// nil for the font's own.
  case fontWeight(FontWeight?)

  /// Whether it changes symbols, which are no texts of a face.
  var isOfSymbols: Bool {
    switch self {
    case .bold, .fontWeight: true
    case .fontDesign, .italic, .monospaced, .monospacedDigit, .textScale: false
    }
  }

  func apply(to typeface: inout Typeface) {
    switch self {
    case .bold(let isActive): typeface.isBold = isActive
    case .fontDesign(let design): typeface.design = design
    case .monospacedDigit: typeface.hasFixedDigits = true
    case .italic: break
    case .monospaced(let isActive): typeface.design = isActive ? .monospaced : nil
    case .textScale(let isActive): typeface.isSecondary = isActive ?? typeface.isSecondary
    case .fontWeight(let weight): typeface.weight = weight
    }
  }
}
