import LayEngine
import LayLanguage

extension Scene {
  /// A view on the way through a layout, with what the views around it do to its picture.
  struct Visit {
    private(set) var view: PlacedView
    /// By which `SceneTitles` knows it.
    private(set) var place: Int
    /// What is seen; nil for everything.
    var viewport: ViewFrame?
    /// The color by which shapes in it are filled.
    var color: String?
    var group: DrawnGroup?
    /// A shape to which what fills its frame is cut.
    var shape: CutShape?
    /// How it is drawn by the modifiers right around it, as a sentence goes on after "is drawn".
    var effects: [String] = []
    var isHidden = false

    init(_ view: PlacedView, in place: Int) {
      self.view = view
      self.place = place
    }

    /// The same around another view.
    func visiting(_ view: PlacedView, _ place: Int) -> Visit {
      var visit = self
      visit.view = view
      visit.place = place
      return visit
    }

    /// A view in one that is hidden.
    func hiding(_ view: PlacedView, _ place: Int) -> Visit {
      var visit = visiting(view, place)
      visit.isHidden = true
      // What a bar hides to keep a place is not the program's.
      if Scene.isHidden(self.view), self.view.view.span != nil { visit.effects = ["not at all"] }
      return visit
    }

    /// With what a view does to the pictures of views in it.
    func drawn(by view: PlacedView) -> Visit {
      var visit = self
      if view.view.content.role != .modifier { visit.effects = [] }
      if let shape = CutShape(view) { visit.shape = shape }
      if let effect = view.view.content as? Effect { visit.apply(effect, of: view) }
      // The innermost comes first.
      for made in view.visualEffects.reversed() {
        if let effect = made.content as? Effect { visit.apply(effect, of: view) }
      }
      return visit
    }

    private mutating func apply(_ effect: Effect, of view: PlacedView) {
      guard let change = DrawnGroup.Effect(effect, view.frame) else { return }
      if view.view.span != nil, let words = effect.wordsOfPicture { effects.append(words) }
      if case .drawn = effect, let viewport {
        // What cuts the view off is not turned with it.
        group = DrawnGroup(.clip(viewport), in: group)
        self.viewport = nil
      }
      group = DrawnGroup(change, in: group)
    }
  }

  /// A shape to which the picture of a view is cut.
  struct CutShape {
    private let shape: PictureShape
    private let frame: ViewFrame

    /// Nil for a view that does not cut to a shape.
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

    /// The shape, for what fills its frame.
    func `in`(_ other: ViewFrame) -> PictureShape? { other == frame ? shape : nil }
  }

  /// Remarks on views that are drawn otherwise than they are laid out.
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
  /// How the view is drawn, as a sentence goes on after "is drawn"; nil where that is no change.
  fileprivate var wordsOfPicture: String? {
    switch self {
    case .drawn(let transform): transform.words
    case .opacity(let opacity): "with an opacity of \(NumberText.of(opacity))"
    default: nil
    }
  }
}
