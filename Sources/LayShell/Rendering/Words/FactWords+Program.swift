import LayEngine
import LayLanguage

extension FactWords {
  /// The sentences of layouts that the program defines.
  static func program(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .programLayout:
      "it is the layout `\(values.word(.layout))` of the program, which has "
        + subviews(values.count(.count))
    case .cacheQuestions: "its `make-cache` asked first, once for all proposals:"
    case .sizeQuestions: sizeQuestions(values)
    case .programSize: "`size-that-fits` gave \(values.size(.size))"
    case .programPlaces:
      values.count(.placed) == 0
        ? "`place-subviews` placed nothing, so every subview is centred:"
        : "then `place-subviews` placed:"
    case .unplaced:
      "it did not place \(numbers(values)): what is not placed is centred, with the layout's own "
        + "proposal"
    default: nil
    }
  }

  private static func subviews(_ count: Int) -> String {
    switch count {
    case 0: "no subviews"
    case 1: "one subview"
    default: "\(count) subviews"
    }
  }

  private static func sizeQuestions(_ values: FactValues) -> String {
    let proposal = values.size(.proposal)
    if !values.records(.questions).isEmpty {
      return "for its size at \(proposal) it asked, in this order:"
    }
    return values.isTrue(.keepsCache)
      ? "for its size at \(proposal) it asked nothing more: it has its cache"
      : "for its size at \(proposal) it asked no subview"
  }

  private static func numbers(_ values: FactValues) -> String {
    values.list(.numbers).compactMap { $0.number.map { NumberText.of($0) } }
      .joined(separator: ", ")
  }
}
