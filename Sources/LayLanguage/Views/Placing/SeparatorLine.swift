import LayEngine

/// The guides at which the line below a list row begins and ends, as custom alignment guides.
///
/// - Source: SwiftUI's `listRowSeparatorLeading` and `listRowSeparatorTrailing`; the defaults are
///   the edges of the view.
package enum SeparatorLine {
  nonisolated(unsafe) package static let leading = CustomGuide(
    name: "list-row-separator-leading", axis: .horizontal, default: GuideFunction { _ in 0 })
  nonisolated(unsafe) package static let trailing = CustomGuide(
    name: "list-row-separator-trailing", axis: .horizontal,
    default: GuideFunction { $0.size.width })
}
