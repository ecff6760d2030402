import LayEngine

/// What to write instead, for arguments that do not fit.
extension Arguments {
  /// The indices of the positional arguments, without the view of a modifier.
  var byPosition: [Int] {
    (0..<count).filter { places[$0] == .inOrder }
  }

  /// The positional arguments if all of them are numbers, else none.
  var numbersByPosition: [Double] {
    let numbers: [Double] = byPosition.compactMap {
      if case .number(let number) = base[$0] { number } else { nil }
    }
    return numbers.count == byPosition.count ? numbers : []
  }

  /// The hint for a positional value that a keyword would take; also for a name that is bound to a
  /// function, as in `(aspect-ratio fill …)`.
  func keywordHint(for index: Int) -> String? {
    switch base[index] {
    case .number(let number):
      let spelled =
        declaration.framed(numbers: numbersByPosition)
        ?? declaration.withKeywords(numbers: numbersByPosition)
        ?? declaration.withKeywords(numbers: [number])
      guard let spelled, !site.hasKeywords || !isGivenAlready(spelled) else { return nil }
      return "write `\(spelled)`"
    case .truth(let truth):
      let takers = declaration.parameters.filter {
        if case .truth = $0.type { !$0.isPositional && value($0.name) == nil } else { false }
      }
      guard takers.count == 1, let taker = takers.first else { return nil }
      return "write `:\(taker.name) \(truth)`"
    case .symbol(let symbol): return nameHint(symbol.name, at: index)
    default: return base[index].builtin.flatMap { nameHint($0.name, at: index) }
    }
  }

  /// Whether a positional value would fit another parameter, as where two arguments are swapped.
  func isMeantForAnother(_ index: Int, _ parameter: Parameter?) -> Bool {
    guard let parameter, parameter.isPositional, site.keyword(index) == nil else { return false }
    return declaration.positional.contains { place in
      let other = declaration.parameters[place]
      if case .any = other.type { return false }
      return other.name != parameter.name && other.type.accepts(base[index])
    }
  }

  private func isGivenAlready(_ spelled: String) -> Bool {
    site.keywords.contains { keyword in
      keyword.map { spelled.contains(":\($0.name) ") } ?? false
    }
  }

  /// The hint for a name; if it names an argument, it takes the number after it: `width 100` is
  /// `:width 100`.
  private func nameHint(_ name: String, at index: Int) -> String? {
    guard let spelled = declaration.withKeyword(name: name) else { return nil }
    if !spelled.contains(" "), index + 1 < count, case .number(let number) = base[index + 1] {
      return "write `\(spelled) \(NumberText.of(number))`"
    }
    return "write `\(spelled)`"
  }
}
