import LayEngine

/// The lengths of a list in its style, in points.
struct ListMetrics {
  let rowInsets: Insets
  let rowLeastHeight: Double
  /// The margin between the edges of the list and its rows, in list styles that have one.
  let margin: Double

  /// - Rule: on Plus and Max phones the margins of lists and of their rows are 20.
  init(_ style: ControlStyle) {
    let sizes = style.sizes
    let isGroup = style.list == .grouped || style.list == .insetGrouped
    var insets = isGroup ? sizes.groupedRowInsets : sizes.rowInsets
    margin = style.screenMargin
    if margin > sizes.listMargin { (insets.leading, insets.trailing) = (margin, margin) }
    rowInsets = insets
    rowLeastHeight = isGroup ? sizes.groupedRowLeastHeight : sizes.rowLeastHeight
  }

  /// Around the header or the footer of a section.
  static func insets(ofPart part: View, _ style: ControlStyle) -> Insets {
    let isApart = style.list.hasSectionsApart
    var insets =
      part.isSectionFooter
      ? (isApart ? style.sizes : .usual).footerInsets
      : isApart ? style.sizes.headerInsets : style.sizes.plainHeaderInsets
    let margin = style.screenMargin
    if margin > style.sizes.listMargin { (insets.leading, insets.trailing) = (margin, margin) }
    return insets
  }
}

extension ControlStyle {
  /// The style with `automatic` replaced by the list style that it means on a Mac.
  ///
  /// This is `inset` for a list and `insetGrouped` for a form. On other platforms `automatic`
  /// stays.
  func listStyled(isForm: Bool) -> ControlStyle {
    guard list == .automatic, platform == .mac else { return self }
    var style = self
    style.list = isForm ? .insetGrouped : .inset
    return style
  }
}
