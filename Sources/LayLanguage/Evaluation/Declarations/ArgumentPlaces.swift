/// Where an argument of a builtin goes, as far as the call tells: `:width 4` to `width`.
enum ArgumentPlace: Equatable {
  /// To the parameter with this index, which its keyword names.
  case parameter(Int)
  /// To no parameter: its keyword is unknown, or names one that is only positional.
  case nowhere
  /// To the first positional parameter, in order, that takes its value; else to the rest.
  case inOrder
  /// It is the view that a modifier modifies.
  case modified

  var hasKeyword: Bool {
    switch self {
    case .parameter, .nowhere: true
    case .inOrder, .modified: false
    }
  }
}

/// The places of all arguments of a call.
///
/// The compiler, which takes some names as symbols, and the call, which checks values, share this,
/// so that they agree.
struct ArgumentPlaces {
  /// The index of the argument that a modifier modifies, the last without a keyword; nil if there
  /// is none.
  let modified: Int?
  /// Empty where no argument has a keyword.
  private let places: [ArgumentPlace]

  /// The places of `count` arguments without keywords.
  init(count: Int, of declaration: Declaration) {
    modified = declaration.kind == .modifier && count > 0 ? count - 1 : nil
    places = []
  }

  /// The places of arguments that have these keywords.
  init(keywords: [Symbol?], of declaration: Declaration) {
    let modified = declaration.kind == .modifier ? keywords.lastIndex { $0 == nil } : nil
    self.modified = modified
    places = keywords.enumerated().map { index, keyword in
      guard let keyword else { return index == modified ? .modified : .inOrder }
      guard let parameter = declaration.index(of: keyword.name),
        declaration.parameters[parameter].isKeyword
      else { return .nowhere }
      return .parameter(parameter)
    }
  }

  subscript(index: Int) -> ArgumentPlace {
    if !places.isEmpty { return places[index] }
    return index == modified ? .modified : .inOrder
  }
}

extension Declaration {
  /// Whether an argument may be a string; by position, whether the first parameter takes one.
  func wantsText(_ place: ArgumentPlace) -> Bool {
    switch place {
    case .parameter(let index): parameters[index].type.isText
    case .nowhere: false
    case .inOrder, .modified: positional.first.map { parameters[$0].type.isText } ?? false
    }
  }

  /// The type of a function in an argument, if it makes views or is never called; else nil.
  ///
  /// By position, the function goes to the first parameter that takes functions.
  func functionOfViews(_ place: ArgumentPlace) -> ParameterType? {
    switch place {
    case .parameter(let index): return parameters[index].type.functionOfViews
    case .nowhere: return nil
    case .inOrder, .modified:
      let first = positional.lazy.map { self.parameters[$0].type }.first {
        $0.functionOfViews != nil || Self.isFunction($0)
      }
      return (first ?? rest?.type)?.functionOfViews
    }
  }

  private static func isFunction(_ type: ParameterType) -> Bool {
    if case .function = type { true } else { false }
  }

  /// What a bare name may mean in an argument: for a keyword, the names of its type; by position,
  /// the names of all positional parameters, since an optional one may be passed over.
  ///
  /// The view of a modifier is always looked up.
  func bareNames(_ place: ArgumentPlace) -> BareNames? {
    switch place {
    case .parameter(let index):
      bareNames(parameters[index], isOnlyNames: parameters[index].type.isOnlyNames)
    case .nowhere, .modified: nil
    case .inOrder: bareNamesInOrder
    }
  }

  private var bareNamesInOrder: BareNames? {
    let candidates = positional.map { parameters[$0] }.filter { !$0.type.bareNames.isEmpty }
    guard let first = candidates.first else { return nil }
    guard candidates.count > 1 else {
      let isCertain = positional.count == 1 && rest == nil && first.type.isOnlyNames
      return bareNames(first, isOnlyNames: isCertain)
    }
    return BareNames(
      members: candidates.flatMap(\.type.bareNames),
      takesLists: candidates.contains(where: \.type.takesListsOfNames), isOnlyNames: false,
      owner: name, parameter: first.name, isColor: false, takesColors: first.type.takesColors)
  }

  /// The names that a parameter takes, if it takes nothing but names.
  func bareNames(of parameter: Parameter) -> BareNames? {
    parameter.type.isOnlyNames ? bareNames(parameter, isOnlyNames: true) : nil
  }

  private func bareNames(_ parameter: Parameter, isOnlyNames: Bool) -> BareNames? {
    let members = parameter.type.bareNames
    guard !members.isEmpty else { return nil }
    let isColor =
      switch parameter.type {
      case .color, .colors: true
      default: false
      }
    return BareNames(
      members: members, takesLists: parameter.type.takesListsOfNames, isOnlyNames: isOnlyNames,
      owner: name, parameter: parameter.name, isColor: isColor,
      takesColors: parameter.type.takesColors)
  }
}
