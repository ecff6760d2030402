/// A line that the program defines, with a default position of its own.
///
/// - Source: layout-rules 7.
package final class CustomGuide {
  package let name: String
  package let axis: Axis
  /// Where the line is in a view that says nothing about it.
  let defaultPosition: GuideFunction

  package init(name: String, axis: Axis, default defaultPosition: GuideFunction) {
    self.name = name
    self.axis = axis
    self.defaultPosition = defaultPosition
  }

  /// The line, for views to be aligned by it.
  package var guide: AlignmentGuide { .custom(CustomGuideReference(self)) }
}

/// Which line is meant, in a few bits that rules may keep among their parameters.
///
/// It does not own the line: who defines one keeps it for as long as there are views that name it.
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

  /// - Parameter position: may give NaN where a length is not finite, which is no position then.
  package init(_ position: @escaping (ViewDimensions) throws -> Double) {
    self.position = position
  }
}

/// A view's size and lines, as a function of the program sees them.
package struct ViewDimensions {
  package let size: ViewSize
  /// Where a line is, explicitly or by default; nil once the layout has ended.
  package let position: (AlignmentGuide) -> Double?

  package init(size: ViewSize, position: @escaping (AlignmentGuide) -> Double?) {
    self.size = size
    self.position = position
  }
}
