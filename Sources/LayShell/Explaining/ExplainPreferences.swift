import LayEngine
import LayLanguage

extension PreferenceWriting: InertContent {
  var purpose: Fact { .ofPreference("says a value to the views around it") }
}

extension PreferenceTransform: InertContent {
  var purpose: Fact { .ofPreference("changes a value that is said inside") }
}

extension AnchorWriting: InertContent {
  var purpose: Fact { .ofPreference("says where the view stands to the views around it") }
}

extension PreferenceAction: InertContent {
  var purpose: Fact { .ofPreference("does something when a value changes that is said inside") }
}

extension GeometryAction: InertContent {
  var purpose: Fact {
    Fact(
      .effect,
      [
        .effect: .word(name),
        .purpose: .text("does something when a value of its size or its place changes"),
      ])
  }
}

extension VisualEffect: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    let effects = slice.child?.view.visualEffects ?? []
    let names = effects.map { "`\(ViewTitle.kind($0))`" }.joined(separator: ", ")
    let purpose = effects.isEmpty ? "draws the view as it is" : "draws the view with \(names)"
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
