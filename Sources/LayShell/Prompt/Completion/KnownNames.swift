import LayLanguage

/// The names of the language and the program, as they may stand at the cursor.
struct KnownNames {
  private let session: Session
  /// What the text that is being typed has bound itself.
  private let locals: [String]
  private let word: String

  init(_ context: CursorContext, _ session: Session) {
    self.session = session
    locals = context.localNames
    word = context.word
  }

  private var interpreter: Interpreter { session.interpreter }

  /// The names of the program, with those of the text at the cursor.
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

  /// What may begin an item, besides commands: a value as it stands, or a call.
  var atItemStart: [CompletionCandidate] {
    programNames.map { isFunction($0) ? call($0) : CompletionCandidate($0, .scope) }
      + entries(inParentheses: true) + constants
  }

  /// What may stand next to an opening parenthesis.
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

  /// The keywords that the form around the cursor takes and that do not stand in it yet.
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

  /// Values of some types, as names and as calls; any value for nil.
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

  /// The values that have a name and fit; those of the program come first.
  private func globals(of types: [ParameterType]) -> [CompletionCandidate] {
    let program = Set(interpreter.programNames)
    return interpreter.definedNames.compactMap { name in
      guard !isFunction(name), let value = interpreter.value(of: name),
        types.contains(where: { $0.accepts(value) })
      else { return nil }
      return CompletionCandidate(name, program.contains(name) ? .scope : .value)
    }
  }

  /// The values of the language that have a name.
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
  /// - Parameter types: what is wanted there; where that is no view, views are left out.
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
  /// Words that mean a value of the type wherever they stand.
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
