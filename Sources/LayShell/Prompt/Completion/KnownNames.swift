import LayLanguage

/// The names of the language and the program, as they may stand at the cursor.
struct KnownNames {
  private let session: Session
  /// The names that the typed text itself binds.
  private let locals: [String]
  private let word: String

  init(_ context: CursorContext, _ session: Session) {
    self.session = session
    locals = context.localNames
    word = context.word
  }

  private var interpreter: Interpreter { session.interpreter }

  /// The names that the program or the typed text defines; names of results only once a word is
  /// begun.
  private var programNames: [String] {
    interpreter.programNames.filter { !Results.isName($0) || !word.isEmpty } + locals
  }

  private func isFunction(_ name: String) -> Bool {
    if case .function? = interpreter.value(of: name) { return true }
    return false
  }

  /// The functions of the program.
  var functionNames: [CompletionCandidate] {
    interpreter.programNames.filter(isFunction).map { CompletionCandidate($0, .scope) }
  }

  // MARK: - By place

  /// What may follow an opening parenthesis.
  ///
  /// - Parameter parent: the words of the form whose argument the call is.
  func heads(in parent: [String]?) -> [CompletionCandidate] {
    let program = functionNames + locals.map { CompletionCandidate($0, .scope) }
    if parent?.first == "define-layout", parent?.count ?? 0 > 1 {
      return Catalogue.layoutParts.map { CompletionCandidate($0, .fitting) } + program
    }
    let types = parent.flatMap(ArgumentPlace.init)?.types
    return program + entries(inParentheses: false, for: types)
  }

  /// What may stand as an argument of a form.
  func arguments(of form: [String]) -> [CompletionCandidate] {
    let isAfterKeyword = form.count > 1 && form.last?.hasPrefix(":") == true
    return (isAfterKeyword ? [] : keywords(of: form)) + values(of: ArgumentPlace(form)?.types)
  }

  /// The keywords of the form around the cursor that it does not contain yet.
  func keywords(of form: [String]) -> [CompletionCandidate] {
    guard let head = form.first else { return [] }
    let used = Set(form.dropFirst())
    var keywords: [CompletionCandidate] = []
    if let declaration = Catalogue.declaration(named: head) {
      keywords = declaration.parameters.filter(\.isKeyword).map {
        CompletionCandidate(":\($0.name)", .keyword, summary: $0.summary)
      }
    } else {
      keywords = interpreter.keywords(of: head).map { CompletionCandidate(":\($0)", .keyword) }
    }
    return keywords.filter { !used.contains($0.text) }
  }

  /// Values of these types, as names and as calls; of any type for nil.
  func values(of types: [ParameterType]?) -> [CompletionCandidate] {
    guard let types else {
      return programNames.map { isFunction($0) ? call($0) : CompletionCandidate($0, .scope) }
        + entries(inParentheses: true) + constants
    }
    let members = types.flatMap(\.bareNames).map { CompletionCandidate($0, .fitting) }
    let literals = types.flatMap(\.literals).map { CompletionCandidate($0, .fitting) }
    let names = locals.map { CompletionCandidate($0, .scope) } + globals(of: types)
    if types.contains(where: \.isFunction) {
      return members + names + functionNames + functionsAsValues
    }
    if types.allSatisfy(\.isOnlyNames) { return members + names }
    let calls = interpreter.programNames.filter(isFunction).map(call)
    return members + literals + names + calls + entries(inParentheses: true, for: types)
  }

  // MARK: - By kind

  /// Named values that have one of the types; those of the program have a better rank.
  private func globals(of types: [ParameterType]) -> [CompletionCandidate] {
    let program = Set(interpreter.programNames)
    return interpreter.definedNames.compactMap { name in
      guard !isFunction(name), let value = interpreter.value(of: name),
        types.contains(where: { $0.accepts(value) })
      else { return nil }
      return CompletionCandidate(name, program.contains(name) ? .scope : .value)
    }
  }

  /// The named values that the language defines.
  private var constants: [CompletionCandidate] {
    let program = Set(interpreter.programNames)
    return interpreter.definedNames.filter { !program.contains($0) && !isFunction($0) }
      .map { CompletionCandidate($0, .value) }
  }

  private var functionsAsValues: [CompletionCandidate] {
    Catalogue.entries.flatMap { entry -> [CompletionCandidate] in
      guard case .declaration = entry else {
        return entry.name == "fn"
          ? [CompletionCandidate("(fn", .call, matching: "fn", summary: entry.summary)] : []
      }
      return entry.names.map { CompletionCandidate($0, .of(entry), summary: entry.summary) }
    }
  }

  private func call(_ name: String) -> CompletionCandidate {
    CompletionCandidate("(" + name, .scope, matching: name)
  }

  /// The forms and declarations of the language.
  ///
  /// - Parameter types: the expected types; where none takes a view, views are left out.
  private func entries(
    inParentheses: Bool, for types: [ParameterType]? = nil
  ) -> [CompletionCandidate] {
    let wantsViews = types?.contains(where: \.takesViews) ?? true
    let isAny = types?.contains(where: \.isAny) ?? true
    return Catalogue.entries.flatMap { entry -> [CompletionCandidate] in
      var rank = CompletionRank.of(entry)
      let isView =
        rank == .view || rank == .modifier || Catalogue.inertModifiers.contains(entry.name)
      if !wantsViews, !isAny {
        if isView { return [] }
        if rank == .function { rank = .call }
      }
      return entry.names.map {
        CompletionCandidate(
          (inParentheses ? "(" : "") + $0, rank, matching: $0, summary: entry.summary)
      }
    }
  }
}

extension ParameterType {
  /// Literals of the type that are words.
  fileprivate var literals: [String] {
    switch self {
    case .truth: ["true", "false"]
    case .length: ["inf"]
    case .lengthOrNil: ["inf", "nil"]
    case .fixedLengthOrNil, .integerOrNil, .nothing: ["nil"]
    case .oneOf(let types): types.flatMap(\.literals)
    default: []
    }
  }

  fileprivate var isFunction: Bool {
    switch self {
    case .function, .builder, .action: true
    case .oneOf(let types): types.contains(where: \.isFunction)
    default: false
    }
  }

  fileprivate var isAny: Bool {
    switch self {
    case .any, .list: true
    case .oneOf(let types): types.contains(where: \.isAny)
    default: false
    }
  }
}

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
