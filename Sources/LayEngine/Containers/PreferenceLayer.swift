/// Content over or under a view, made from a preference value that is set inside the view.
///
/// - Rule: as for an overlay or a background, except that the content is made after everything in
///   the view is placed, and that it is aligned with the view's bounds.
/// - Source: SwiftUI's `overlayPreferenceValue` and `backgroundPreferenceValue`; that explicit
///   guides of the view do not count is our own choice.
package final class PreferenceLayer: ModifierContent {
  let key: PreferenceKey
  private let alignment: Alignment
  package let isOverlay: Bool
  /// Makes the views for a value.
  private let make: (Any) throws -> [View]

  package init(
    _ key: PreferenceKey, _ alignment: Alignment, isOverlay: Bool,
    make: @escaping (Any) throws -> [View]
  ) {
    self.key = key
    self.alignment = alignment
    self.isOverlay = isOverlay
    self.make = make
  }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    lowering.readsPlaces = true
    let primary = try lowering.lower(use.view.children[0], use.environment)
    let content = View(GeometryReader(GeometryContent(of: self)), span: use.view.span)
    let secondary = try lowering.lower(content, use.environment)
    let parameters = lowering.keep(Layered.Parameters(alignment: .center, edges: []))
    lowering.finish(
      use.id, Layered.rule, children: [primary, secondary], parameters: parameters,
      lowering.traits(of: primary))
  }

  /// The content for a value, in a frame that fills the proposal.
  fileprivate func content(for value: Any) throws -> [View] {
    let views = try make(value)
    guard !views.isEmpty else { return [] }
    let length = FlexibleLength(minimum: 0, ideal: nil, maximum: .infinity)
    let frame = FlexibleFrame(width: length, height: length, alignment: alignment)
    let inside = views.count == 1 ? views[0] : View(DepthStack(.center), children: views)
    return [View(frame, children: [inside])]
  }
}

extension Pass {
  /// Makes the content of the pending layers, innermost first, after everything else is placed.
  mutating func fillLayers() {
    guard !pendingLayers.isEmpty else { return }
    let layers = pendingLayers
    pendingLayers = []
    for index in layers.reversed() where failure == nil {
      guard
        let layer = tree.readers[Int(nodes[Int(placements[index].node)].parameters)].content.layer
          as? PreferenceLayer
      else { continue }
      // The view that the layer lies over or under was put right before its content.
      let primary = contentLayout().placedView(at: index - 1)
      let shouldStop = shouldStop
      let finder = places[index - 1].origin.outside
      let value = run { _, _ in
        try primary.preference(layer.key, finder: finder, shouldStop: shouldStop)
          ?? layer.key.defaultValue
      }
      guard let value else { return }
      fillReader(at: index) { _, _ in try layer.content(for: value) }
    }
  }
}

extension PlacedView {
  /// The content of a layer over or under this view, were something in this view measured otherwise; nil for other
  /// layers, and where a function of the program fails.
  package func content(ofLayer layer: View, remeasuring: Remeasuring) -> [View]? {
    guard let layer = (layer.content as? GeometryReader)?.content.layer as? PreferenceLayer else {
      return nil
    }
    let value = try? preference(layer.key, finder: frame.origin, remeasuring: remeasuring)
    return try? layer.content(for: value ?? layer.key.defaultValue)
  }
}
