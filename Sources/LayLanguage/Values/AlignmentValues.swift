import LayEngine

/// An alignment guide that the program defined, or a pair of guides, as a value of the language.
final class AlignmentBox: ObjectBox {
  /// The guides of the alignment; a two-dimensional alignment has both.
  let horizontal, vertical: AlignmentGuide?

  init(horizontal: AlignmentGuide?, vertical: AlignmentGuide?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  convenience init(_ guide: AlignmentGuide) {
    self.init(
      horizontal: guide.axis == .horizontal ? guide : nil,
      vertical: guide.axis == .vertical ? guide : nil)
  }

  func guide(along axis: Axis) -> AlignmentGuide? { axis == .horizontal ? horizontal : vertical }

  override var kindDescription: String { "an alignment" }

  override var text: String {
    [horizontal, vertical].compactMap(\.self).map(\.name).joined(separator: " ")
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? AlignmentBox else { return false }
    return horizontal == other.horizontal && vertical == other.vertical
  }
}

/// The size and the alignment guides of a view as a value of the language.
final class DimensionsBox: ObjectBox {
  let dimensions: ViewDimensions
  /// The axis to which `center` refers.
  let axis: Axis

  init(_ dimensions: ViewDimensions, axis: Axis) {
    self.dimensions = dimensions
    self.axis = axis
  }

  override var kindDescription: String { "the dimensions of a view" }

  override var text: String {
    "\(NumberText.of(dimensions.size.width)) x \(NumberText.of(dimensions.size.height))"
  }

  override func part(_ name: String) -> Value? {
    switch name {
    case "width": .number(dimensions.size.width)
    case "height": .number(dimensions.size.height)
    default: nil
    }
  }
}

extension GuideFunction {
  /// A function of the program that takes a view's dimensions and returns a position in points.
  convenience init(
    _ function: Function, along axis: Axis, _ span: SourceSpan, _ runtime: Runtime
  ) {
    self.init { [unowned runtime] dimensions in
      let box = DimensionsBox(dimensions, axis: axis)
      let value = try runtime.call(function, [.object(box)], span)
      guard case .number(let position) = value else {
        throw Diagnostic(.gaveNoPosition(value), at: span)
      }
      let isFinite = dimensions.size.width.isFinite && dimensions.size.height.isFinite
      if position.isNaN, isFinite { throw Diagnostic(.gaveNaN, at: span) }
      return position
    }
  }
}

extension Complaint {
  fileprivate static func gaveNoPosition(_ value: Value) -> Complaint {
    Complaint(
      "the function for this guide gave \(ValueDescription.phrase(value)) and no number",
      hint: "end it with a position in points, such as `(width d)`")
  }

  fileprivate static let gaveNaN = Complaint(
    "the function for this guide gave a position that is no number")
}
