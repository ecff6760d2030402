/// A line that the program defines, with a default position of its own.
///
/// - Source: layout-rules 7.
package final class CustomGuide {
  package let name: String
  package let axis: Axis
  /// Where the line is in a view that does not set it.
  let defaultPosition: GuideFunction

  package init(name: String, axis: Axis, default defaultPosition: GuideFunction) {
    self.name = name
    self.axis = axis
    self.defaultPosition = defaultPosition
  }

  /// The line as a guide that views can be aligned with.
  package var guide: AlignmentGuide { .custom(CustomGuideReference(self)) }
}

/// A reference to a custom line, small enough to be among the parameters of a rule.
///
/// It does not retain the line: whoever defines a line keeps it alive while views refer to it.
package struct CustomGuideReference: Hashable, BitwiseCopyable, @unchecked Sendable {
  private let line: Unmanaged<CustomGuide>

  init(_ line: CustomGuide) { self.line = .passUnretained(line) }

  package var definition: CustomGuide { line.takeUnretainedValue() }

  package static func == (left: CustomGuideReference, right: CustomGuideReference) -> Bool {
    left.line.toOpaque() == right.line.toOpaque()
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(line.toOpaque()) }
}

/// A function of the program that finds a position in a view, in points.
package final class GuideFunction {
  let position: (ViewDimensions) throws -> Double

  /// - Parameter position: may return NaN where a length is not finite: then there is no position.
  package init(_ position: @escaping (ViewDimensions) throws -> Double) {
    self.position = position
  }
}

/// A view's size and lines, as a function of the program sees them.
package struct ViewDimensions {
  /// The length on an axis, in points.
  package let length: (Axis) -> Double
  /// Where a line is, explicitly or by default; nil once the layout has ended.
  package let position: (AlignmentGuide) -> Double?

  package init(
    length: @escaping (Axis) -> Double, position: @escaping (AlignmentGuide) -> Double?
  ) {
    self.length = length
    self.position = position
  }

  package var width: Double { length(.horizontal) }
  package var height: Double { length(.vertical) }
}

/// A function of the program that computes a length from the container's on an axis, in points.
package final class LengthFunction {
  let length: (Double, Axis) throws -> Double

  package init(_ length: @escaping (Double, Axis) throws -> Double) { self.length = length }
}
