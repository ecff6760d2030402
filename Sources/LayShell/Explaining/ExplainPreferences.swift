import LayEngine
import LayLanguage

extension PreferenceWriting: InertContent {
  var purpose: Fact { .ofPreference(PurposeWords.writingPreference) }
}

extension PreferenceTransform: InertContent {
  var purpose: Fact { .ofPreference(PurposeWords.changingPreference) }
}

extension AnchorWriting: InertContent {
  var purpose: Fact { .ofPreference(PurposeWords.writingAnchor) }
}

extension PreferenceAction: InertContent {
  var purpose: Fact { .ofPreference(PurposeWords.followingPreference) }
}

extension GeometryAction: InertContent {
  var purpose: Fact {
    Fact(
      .effect,
      [
        .effect: .word(name),
        .purpose: .text(
          name == "on-geometry-change"
            ? PurposeWords.followingGeometry : PurposeWords.followingSight),
      ])
  }
}

extension ScrollAction: InertContent {
  var purpose: Fact {
    let words =
      subject == .geometry ? PurposeWords.followingScrolling : PurposeWords.followingScrollPhase
    return Fact(.effect, [.effect: .word(name), .purpose: .text(words)])
  }
}

extension ValueAction: InertContent {
  var purpose: Fact {
    let words = value == nil ? PurposeWords.appearing : PurposeWords.followingValue
    return Fact(.effect, [.effect: .word(name), .purpose: .text(words)])
  }
}

extension VisualEffect: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let effects = slice.child?.view.visualEffects ?? []
    let purpose = PurposeWords.drawing(with: effects.map(ViewTitle.kind))
    section.say(.effect, [.effect: .word(name), .purpose: .text(purpose)])
  }
}

extension Fact {
  fileprivate static func ofPreference(_ purpose: String) -> Fact {
    Fact(.effect, [.effect: .word("preference"), .purpose: .text(purpose)])
  }
}

extension PreferenceLayer: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.say(.layers)
    section.sayChildren(slice)
  }
}
