// Prints the widths of the system's face on a Mac, in the form that `set face FILE` and `--face FILE` of
// lay read in place of its table:
//
//     swift scripts/measure-face.swift >system.face
//
// A line for each character has its advance in 1/2048 em for each size in all weights; then come the
// pairs with kerning, and the heights of lines. lay reads it with `FaceFile`.
import AppKit
import CoreText

let sizes: [CGFloat] = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 34, 40]
let weights: [(Int, NSFont.Weight)] = [
  (300, .light), (400, .regular), (500, .medium), (600, .semibold), (700, .bold), (900, .black),
]
let kernedSize: CGFloat = 17
let unitsPerEm = 2048.0

let scalars: [UInt32] =
  Array(0x20...0x7E) + Array(0xA0...0x17F) + Array(0x384...0x3CE) + Array(0x400...0x45F)
  + Array(0x2010...0x2027) + Array(0x2030...0x203A)
  + [0x20AC, 0x20BD, 0x2116, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x221E, 0x2248]
  + [0x2260, 0x2264, 0x2265]

/// The advance of a character in points; nil if the font has no glyph for it.
func advance(_ scalar: UInt32, _ font: CTFont) -> Double? {
  var unit = UniChar(scalar)
  var glyph = CGGlyph()
  guard CTFontGetGlyphsForCharacters(font, &unit, &glyph, 1) else { return nil }
  var size = CGSize.zero
  return CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, &size, 1)
}

/// The width of a text as it is set, with kerning and tracking.
func width(_ text: String, _ font: CTFont) -> Double {
  let attributes = [kCTFontAttributeName as NSAttributedString.Key: font]
  let line = CTLineCreateWithAttributedString(
    NSAttributedString(string: text, attributes: attributes))
  return CTLineGetTypographicBounds(line, nil, nil, nil)
}

func units(_ points: Double, _ size: CGFloat) -> Int {
  Int((points * unitsPerEm / Double(size)).rounded())
}

func name(_ scalar: UInt32) -> String { "U+" + String(format: "%04X", scalar) }

let fonts = sizes.map { size in
  weights.map { (size, NSFont.systemFont(ofSize: size, weight: $0.1) as CTFont) }
}

print("lay-face 1")
print("name \(ProcessInfo.processInfo.operatingSystemVersionString)")
print("sizes", sizes.map { String(Int($0)) }.joined(separator: " "))
print("weights", weights.map { String($0.0) }.joined(separator: " "))
for scalar in scalars {
  guard let character = Unicode.Scalar(scalar).map(String.init) else { continue }
  // A single character is set with the tracking of its size, which its advance may not have.
  let values = fonts.flatMap { row in
    row.map { size, font in advance(scalar, font).map { _ in units(width(character, font), size) } }
  }
  guard values.allSatisfy({ $0 != nil }) else { continue }
  print(name(scalar), values.map { String($0 ?? 0) }.joined(separator: " "))
}
let kerned = NSFont.systemFont(ofSize: kernedSize) as CTFont
let ascii = (UInt32(0x21)...0x7E).compactMap(Unicode.Scalar.init)
for first in ascii {
  for second in ascii {
    let (one, other) = (String(first), String(second))
    let kerning = width(one + other, kerned) - width(one, kerned) - width(other, kerned)
    let value = units(kerning, kernedSize)
    if abs(value) > 1 { print("kern", name(first.value), name(second.value), value) }
  }
}
let manager = NSLayoutManager()
for size in sizes {
  print("line", Int(size), manager.defaultLineHeight(for: .systemFont(ofSize: size)))
}
print("end")
