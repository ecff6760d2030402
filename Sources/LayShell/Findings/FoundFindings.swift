import LayEngine

/// The findings of a layout, with what is needed to tell them.
struct FoundFindings {
  let layout: Layout
  let findings: [Finding]
  var places = CodePlaces(nil)

  /// Where the view of a finding is written, or else the nearest view around it.
  func place(of finding: Finding) -> CodePlaces.Place? {
    let views = [finding.shown.view] + finding.shown.ancestors.reversed()
    return views.lazy.compactMap { places.written($0.view) }.first
  }
}
