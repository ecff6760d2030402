import LayEngine
import LayLanguage

extension Scene {
  /// A view during the walk through a layout, with the effects of its ancestors on its drawing.
  struct Visit {
    private(set) var view: PlacedView
    /// The index of the visit in `SceneTitles`.
    private(set) var place: Int
    /// The visible area; nil for everything.
    var viewport: ViewFrame?
    /// The fill color of shapes in the view.
    var color: String?
    var group: DrawnGroup?
    /// The shape to which views that fill its frame are clipped.
    var shape: CutShape?
    /// The effects of the modifiers directly around the view, as words after "is drawn".
    var effects: [String] = []
    var isHidden = false

    init(_ view: PlacedView, in place: Int) {
      self.view = view
      self.place = place
    }

    /// The visit with the same effects for another view.
    func visiting(_ view: PlacedView, _ place: Int) -> Visit {
      var visit = self
      visit.view = view
      visit.place = place
      return visit
    }

    /// The visit of a view inside a hidden view.
    func hiding(_ view: PlacedView, _ place: Int) -> Visit {
      var visit = visiting(view, place)
      visit.isHidden = true
      // Views that a bar hides to reserve room are not the program's, and are not reported.
      if Scene.isHidden(self.view), self.view.view.span != nil { visit.effects = ["not at all"] }
      return visit
    }

    /// The visit with the effects that a view has on the drawing of views in it.
    func drawn(by view: PlacedView) -> Visit {
      var visit = self
      if view.view.content.role != .modifier { visit.effects = [] }
      if let shape = CutShape(view) { visit.shape = shape }
      if let effect = view.view.content as? Effect { visit.apply(effect, of: view) }
      // `visualEffects` has the innermost first.
      for made in view.visualEffects.reversed() {
        if let effect = made.content as? Effect { visit.apply(effect, of: view) }
      }
      return visit
    }

    private mutating func apply(_ effect: Effect, of view: PlacedView) {
      guard let change = DrawnGroup.Effect(effect, view.frame) else { return }
      if view.view.span != nil, let words = effect.wordsOfPicture { effects.append(words) }
      if case .drawn = effect, let viewport {
        // The clip of an ancestor is not transformed with the view.
        group = DrawnGroup(.clip(viewport), in: group)
        self.viewport = nil
      }
      group = DrawnGroup(change, in: group)
    }
  }

  /// A shape to which the drawing of a view is clipped.
  struct CutShape {
    private let shape: PictureShape
    private let frame: ViewFrame

    /// Fails for a view that does not clip to a shape.
    init?(_ view: PlacedView) {
      guard case .inert(let effect)? = view.view.content as? Effect else { return nil }
      frame = view.frame
      switch effect.name {
      case "clip-shape":
        guard let shape = view.view.children.dropFirst().first else { return nil }
        self.shape = PictureShape(shape)
      case "corner-radius":
        guard case .number(let radius)? = view.view.written.first?.value else { return nil }
        shape = .rectangle(radius: radius)
      default: return nil
      }
    }

    /// The shape for a view that fills the clipped frame; nil for other frames.
    func `in`(_ other: ViewFrame) -> PictureShape? { other == frame ? shape : nil }
  }

  /// Remarks on views that are drawn differently from their layout.
  struct EffectRemarks {
    private(set) var remarks: [SceneTitles.Remark] = []
    private static let most = 6

    mutating func note(_ visit: Visit) {
      guard !visit.effects.isEmpty, remarks.count < Self.most,
        visit.view.view.content.role != .modifier
      else { return }
      if visit.isHidden {
        let size = ProposalText.of(visit.view.frame.size)
        return remarks.append(
          .init(visit: visit.place, predicate: "is hidden, and keeps its place of \(size)"))
      }
      remarks.append(
        .init(
          visit: visit.place,
          predicate: "is drawn \(visit.effects.joined(separator: ", ")); its place stays"))
    }
  }
}

extension Effect {
  /// How the view is drawn, as words after "is drawn"; nil if the effect does not change it.
  fileprivate var wordsOfPicture: String? {
    switch self {
    case .drawn(let transform): transform.words
    case .opacity(let opacity): "with an opacity of \(NumberText.of(opacity))"
    default: nil
    }
  }
}
