import LayEngine

/// Where the line below a row of a list begins and ends: lines of a view as those of the program.
///
/// - Source: SwiftUI's `listRowSeparatorLeading` and `listRowSeparatorTrailing`; by default they are
///   the edges of the view.
package enum SeparatorLine {
  nonisolated(unsafe) package static let leading = CustomGuide(
    name: "list-row-separator-leading", axis: .horizontal, default: GuideFunction { _ in 0 })
  nonisolated(unsafe) package static let trailing = CustomGuide(
    name: "list-row-separator-trailing", axis: .horizontal,
    default: GuideFunction { $0.size.width })
}
