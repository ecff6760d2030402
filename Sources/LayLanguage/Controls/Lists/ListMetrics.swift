import LayEngine

/// The lengths of lists and forms on a platform, in points.
///
/// - Source: our own choice on a Mac, where rows are lower than those that fingers touch; elsewhere
///   those of `ControlMetrics`.
struct ListMetrics {
  var rowInsets = ControlMetrics.rowInsets
  var rowLeastHeight = ControlMetrics.rowLeastHeight
  /// Between the edges of the list and its rows, in styles that keep some.
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
  /// The same with the style that `automatic` means for a list, or for a form, where that is not the
  /// inset groups of a phone: on a Mac a list is `inset`.
  func listStyled(isForm: Bool) -> ControlStyle {
    guard list == .automatic, platform == .mac else { return self }
    var style = self
    style.list = isForm ? .insetGrouped : .inset
    return style
  }
}
