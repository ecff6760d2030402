import LayLanguage

/// The argument of a built-in at the cursor.
struct ArgumentPlace {
  /// The types that the argument may have; several where optional arguments may have been left out.
  let types: [ParameterType]

  /// Nil where the arguments of the form are not known.
  ///
  /// - Parameter form: the words of the form before the cursor's, its head first.
  init?(_ form: [String]) {
    guard let head = form.first, let declaration = Catalogue.declaration(named: head) else {
      return nil
    }
    if let keyword = form.last, form.count > 1, keyword.hasPrefix(":") {
      guard let parameter = declaration.parameter(String(keyword.dropFirst())) else { return nil }
      types = [parameter.type]
      return
    }
    types = Self.types(of: declaration, after: Self.positionalCount(form))
  }

  /// The types of the next positional argument: those of optional ones up to the first required
  /// one.
  private static func types(
    of declaration: Declaration, after count: Int
  ) -> [ParameterType] {
    var types: [ParameterType] = []
    for parameter in declaration.parameters.filter(\.isPositional).dropFirst(count) {
      types.append(parameter.type)
      if !parameter.isOptional { return types }
    }
    if declaration.kind == .modifier { types.append(.view) }
    if let rest = declaration.rest { types.append(rest.type) }
    return types
  }

  /// How many positional arguments the form already has.
  private static func positionalCount(_ form: [String]) -> Int {
    var count = 0
    var isValue = false
    for word in form.dropFirst() {
      let isKeyword = word.hasPrefix(":")
      if !isValue, !isKeyword { count += 1 }
      isValue = isKeyword
    }
    return count
  }
}
