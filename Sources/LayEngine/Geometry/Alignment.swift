/// A line in a view that others can be aligned with.
///
/// The built-in lines have a default position that follows from the size alone:
/// leading and top 0, the centres half, trailing and bottom the whole size, the text baselines
/// the height. A view may have an explicit position instead.
///
/// - Source: layout-rules 7.
package enum AlignmentGuide: Hashable, Sendable, BitwiseCopyable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom
  case firstTextBaseline, lastTextBaseline
  /// A line that the program defines.
  case custom(CustomGuideReference)

  package var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The axis on which the guide is a position.
  package var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing: .horizontal
    case .custom(let reference): reference.definition.axis
    default: .vertical
    }
  }

  /// The fraction of a length at which the line is by default; text baselines are at the end, and
  /// custom lines, which have no fixed fraction, count as centred.
  package var fraction: Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter, .custom: 0.5
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }

  /// The edge or the centre at a fraction of a length: 0, 0.5 or 1.
  init(fraction: Double, _ axis: Axis) {
    let isHorizontal = axis == .horizontal
    switch fraction {
    case 0: self = isHorizontal ? .leading : .top
    case 1: self = isHorizontal ? .trailing : .bottom
    default: self = isHorizontal ? .horizontalCenter : .verticalCenter
    }
  }
}

/// A set of guides: one bit for each built-in guide, and one bit for all custom guides.
struct GuideSet: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  static let textBaselines: GuideSet = [
    GuideSet(.firstTextBaseline), GuideSet(.lastTextBaseline),
  ]
  static let custom = GuideSet(rawValue: 1 << 8)
  static let all = GuideSet(rawValue: (1 << 9) - 1)

  /// The guides that a container of several views takes over from its children.
  static let merged: GuideSet = [.textBaselines, .custom]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  @inline(__always)
  init(_ guide: AlignmentGuide) {
    switch guide {
    case .leading: rawValue = 1
    case .horizontalCenter: rawValue = 1 << 1
    case .trailing: rawValue = 1 << 2
    case .top: rawValue = 1 << 3
    case .verticalCenter: rawValue = 1 << 4
    case .bottom: rawValue = 1 << 5
    case .firstTextBaseline: rawValue = 1 << 6
    case .lastTextBaseline: rawValue = 1 << 7
    case .custom: rawValue = 1 << 8
    }
  }
}

/// A point in a view that a frame, a ZStack or an overlay aligns: one guide per axis.
package struct Alignment: Hashable, Sendable, BitwiseCopyable {
  package var horizontal: AlignmentGuide
  package var vertical: AlignmentGuide

  package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.horizontalCenter, .verticalCenter)

  @inline(__always)
  var isCenter: Bool {
    if case .horizontalCenter = horizontal, case .verticalCenter = vertical { return true }
    return false
  }
}
