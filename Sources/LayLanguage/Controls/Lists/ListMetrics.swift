import LayEngine

/// The lengths of lists and forms on a platform, in points.
///
/// - Source: our own choice on a Mac, where rows are lower than on touch screens; elsewhere the
///   lengths of `ControlMetrics`.
struct ListMetrics {
  var rowInsets = ControlMetrics.rowInsets
  var rowLeastHeight = ControlMetrics.rowLeastHeight
  /// The margin between the edges of the list and its rows, in list styles that have one.
  var margin = ControlMetrics.listMargin
  var sectionSpacing = ControlMetrics.sectionSpacing

  init(_ style: ControlStyle) {
    guard style.platform == .mac else { return }
    margin = ControlMetrics.macListMargin
    sectionSpacing = ControlMetrics.macSectionSpacing
    let isGroup = style.list == .grouped || style.list == .insetGrouped
    rowInsets = isGroup ? ControlMetrics.macFormRowInsets : ControlMetrics.macRowInsets
    rowLeastHeight =
      isGroup ? ControlMetrics.macFormRowLeastHeight : ControlMetrics.macRowLeastHeight
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
