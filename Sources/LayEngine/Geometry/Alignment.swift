/// A line in a view that others can be aligned with.
///
/// The built-in lines have a default position that follows from the size alone:
/// leading and top 0, the centres half, trailing and bottom the whole size, the text baselines
/// the height. A view may have an explicit position instead.
///
/// - Source: layout-rules 7.
package enum AlignmentGuide: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom
  case firstTextBaseline, lastTextBaseline

  /// Whether a container of several views has this line where its children have it.
  var isMergedFromChildren: Bool { isTextBaseline }

  package var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The part of a length at which the line is by default; the text baselines are at the end.
  package var fraction: Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}

/// Some of the guides; bit by raw value.
struct GuideSet: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  static let textBaselines: GuideSet = [
    GuideSet(.firstTextBaseline), GuideSet(.lastTextBaseline),
  ]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  @inline(__always)
  init(_ guide: AlignmentGuide) { rawValue = 1 << UInt16(guide.rawValue) }
}

/// A point in a view that a frame, a ZStack or an overlay aligns: one guide an axis.
package struct Alignment: Hashable, Sendable, BitwiseCopyable {
  package var horizontal: AlignmentGuide
  package var vertical: AlignmentGuide

  package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.horizontalCenter, .verticalCenter)
}
