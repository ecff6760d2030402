import LayEngine

/// What is wrong with the arguments of any call, of a builtin or of a function of the program.
extension Complaint {
  /// - Parameter owner: the callee, as it stands in a sentence.
  static func noArgument(_ keyword: String, of owner: String, hint: String?) -> Complaint {
    Complaint("\(owner) has no argument `:\(keyword)`", hint: hint)
  }

  static func givenTwice(_ keyword: String) -> Complaint {
    Complaint("`:\(keyword)` is given twice", hint: "remove one of them")
  }

  /// - Parameter what: what is missing, as it stands in a sentence.
  static func missing(_ what: String, of owner: String, hint: String) -> Complaint {
    Complaint("\(owner) needs \(what)", hint: hint)
  }

  /// - Parameter hasOthers: whether there are keyword-only arguments.
  static func tooMany(
    _ given: Int, of owner: String, taking wanted: Int, hasOthers: Bool = false, hint: String?
  ) -> Complaint {
    let arguments = (hasOthers ? "positional " : "") + (wanted == 1 ? "argument" : "arguments")
    return Complaint("\(owner) takes \(wanted) \(arguments), not \(given)", hint: hint)
  }

  /// Argument names of other systems, with the names that they have here.
  private static let confusions = [
    "align": "alignment",
    "axis": "axes",
    "colour": "color",
    "direction": "in",
    "expanded": "is-expanded",
    "gap": "spacing",
    "h": "height",
    "left": "leading",
    "max-size": "max-width",
    "min": "min-length",
    "on": "is-on",
    "right": "trailing",
    "space": "spacing",
    "w": "width",
  ]

  static func unknownKeyword(_ keyword: String, _ arguments: Arguments) -> Complaint {
    noArgument(keyword, of: "`\(arguments.calledName)`", hint: hintForUnknown(keyword, arguments))
  }

  private static func hintForUnknown(_ keyword: String, _ arguments: Arguments) -> String {
    let known = arguments.declaration.parameters.filter { $0.isKeyword && $0.name != "name" }
      .map(\.name)
    let kebab = NearestName.kebabCase(keyword)
    if arguments.declaration.kind.makesViews,
      let modifier = modifier(named: kebab, arguments.runtime)
    {
      return "it is a modifier, around the view: `(\(modifier) … (\(arguments.calledName) …))`"
    }
    if let owner = arguments.declaration.parameters.first(where: {
      $0.type.bareNames.contains(kebab)
    }) {
      return "write `\(owner.isKeyword ? ":\(owner.name) \(kebab)" : kebab)`"
    }
    let meant = confusions[kebab].flatMap { known.contains($0) ? $0 : nil }
    if let near = meant ?? NearestName.nearest(to: keyword, among: known) {
      return "did you mean `:\(near)`?"
    }
    return known.isEmpty
      ? arguments.declaration.usageHint
      : "it takes " + known.map { "`:\($0)`" }.joined(separator: ", ")
  }

  /// The modifier that an unknown keyword of a view names; nil if there is none.
  private static func modifier(named name: String, _ runtime: Runtime) -> String? {
    let name = ["color": "foreground-style", "foreground": "foreground-style"][name] ?? name
    return runtime.names.declaration(named: name)?.kind == .modifier ? name : nil
  }

  static func missing(_ parameter: Parameter, _ arguments: Arguments) -> Complaint {
    let name = parameter.isPositional ? parameter.name : ":\(parameter.name)"
    return missing(
      "\(parameter.type.phrase) for `\(name)`", of: "`\(arguments.calledName)`",
      hint: arguments.declaration.usageHint)
  }

  static func anotherView(_ arguments: Arguments) -> Complaint {
    if let last = arguments.viewIndex, case .symbol(let symbol) = arguments.base[last] {
      return Complaint(
        "`\(arguments.calledName)` modifies its last argument, and that is the color "
          + "`\(symbol.name)`",
        hint: "the view comes last: `(\(arguments.calledName) \(symbol.name) view)`")
    }
    return Complaint(
      "`\(arguments.calledName)` modifies one view, its last argument, and this is another",
      hint: "put several views into a `(group …)`")
  }

  /// The complaint about a positional argument for which there is no parameter.
  static func tooMany(_ index: Int, _ arguments: Arguments) -> Complaint {
    let declaration = arguments.declaration
    let hint = arguments.keywordHint(for: index) ?? declaration.usageHint
    let wanted = declaration.positional.count
    let given = arguments.byPosition.count
    let name = arguments.calledName
    if given <= wanted {
      return Complaint(
        "`\(name)` has no place for \(ValueDescription.phrase(arguments.base[index])) here",
        hint: hint)
    }
    let own = declaration.parameters.filter { $0.name != "name" }
    if own.isEmpty { return Complaint("`\(name)` takes no arguments", hint: hint) }
    if wanted == 0 { return Complaint("`\(name)` takes its arguments by name", hint: hint) }
    if case .string = arguments.base[index], declaration.kind.makesViews,
      declaration.wantsText(.inOrder)
    {
      return Complaint(
        "`\(name)` takes one text, and this is another", hint: "join them by `(str a b)`")
    }
    return tooMany(
      given, of: "`\(name)`", taking: wanted, hasOthers: own.count != wanted, hint: hint)
  }

  static func wrongType(
    _ index: Int, _ type: ParameterType, for parameter: Parameter?, _ arguments: Arguments
  ) -> Complaint {
    let value = arguments.base[index]
    if case .symbol(let symbol) = value, !type.isText, let parameter,
      let names = arguments.declaration.bareNames(of: parameter)
    {
      return names.notAMember(symbol.name)
    }
    let place = parameter.map { " for `\($0.isPositional ? "" : ":")\($0.name)`" } ?? ""
    var hint = parameter?.isPositional == true ? arguments.keywordHint(for: index) : nil
    if hint == nil, case .symbol(let symbol) = value {
      hint =
        type.isText
        ? textHint(symbol.name) : NearestName.hint(for: symbol.name, among: type.bareNames)
    } else if hint == nil, type.takesViews {
      hint = value.viewHint
    } else if hint == nil {
      hint = functionHint(value, type, arguments)
    }
    if hint == nil, arguments.isMeantForAnother(index, parameter) {
      hint = arguments.declaration.usageHint
    }
    return Complaint(
      "`\(arguments.calledName)` wants \(type.phrase)\(place), "
        + "not \(ValueDescription.phrase(value))", hint: hint,
      isAboutNil: value.isNothing && type.isMeasure)
  }

  /// What to write for a name where a text is wanted, such as `'Hello'`.
  private static func textHint(_ name: String) -> String {
    let text = name.last == "'" ? String(name.dropLast()) : name
    return "a text is written in quotes: `\(ValueDescription.quoted(text))`"
  }

  /// What to write for a view in the place of a function.
  private static func functionHint(
    _ value: Value, _ type: ParameterType, _ arguments: Arguments
  ) -> String? {
    guard case .view = value else {
      return numberHint(value, type, arguments) ?? nameHint(value, type)
    }
    if case .builder? = type.functionOfViews {
      return "a function that makes views is written `(fn (…) view…)`"
    }
    if case .action? = type.functionOfViews {
      return "several views go into one, such as `(hstack …)`; an action is a `(fn () …)`"
    }
    return type.functionOfViews == nil ? nil : arguments.declaration.usageHint
  }

  /// What to write for a name in quotes, and for a number of tracks.
  private static func nameHint(_ value: Value, _ type: ParameterType) -> String? {
    if case .tracks = type, case .number = value {
      return "write one track for each, as in `((flexible) (flexible))`"
    }
    if case .string(let box) = value {
      let name = NearestName.kebabCase(box.text)
      if type.bareNames.contains(name) { return "write `\(name)`, without quotes" }
    }
    if case .color = type { return "a color is a name such as `red`, or as in `\"#ff8800\"`" }
    return nil
  }

  /// What to write for a number in quotes.
  private static func numberHint(
    _ value: Value, _ type: ParameterType, _ arguments: Arguments
  ) -> String? {
    guard case .string(let box) = value, type.accepts(.number(1)) else { return nil }
    guard let number = Double(box.text) else {
      if MalformedNumber.isMeasure(box.text) { return MalformedNumber.complaint(box.text).hint }
      guard arguments.declaration.operation == .add, case .string = arguments.base[0] else {
        return nil
      }
      return "strings are joined by `(str a b)`"
    }
    return "write `\(NumberText.of(number))`, without quotes"
  }
}

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

/// Correct spellings of arguments that were written without keywords or parentheses.
extension Declaration {
  /// A name with the keyword that takes it: `:alignment top`, `:horizontal true`; `:width` if it is
  /// itself the name of an argument, whose value follows; nil if no keyword does.
  func withKeyword(name: String) -> String? {
    let name = NearestName.kebabCase(name)
    let meant = parameters.first {
      $0.isKeyword && !$0.isPositional && $0.type.bareNames.contains(name)
    }
    if let meant { return ":\(meant.name) \(name)" }
    guard name != "name", let own = parameter(name), own.isKeyword else { return nil }
    if case .truth = own.type { return ":\(name) true" }
    return ":\(name)"
  }

  /// Whether a name is taken as a symbol where it stands by position.
  func takesBare(_ name: String) -> Bool {
    bareNames(.inOrder)?.members.contains(name) == true
  }

  /// Whether it takes no arguments except the name that every view may have.
  var isBare: Bool {
    rest == nil && kind != .modifier && parameters.allSatisfy { $0.name == "name" }
  }

  /// Whether these words fit as positional arguments; always true if one of them is a keyword.
  func hasRoom(for words: [String]) -> Bool {
    rest != nil || words.contains { $0.hasPrefix(":") }
      || words.count <= positional.count + (kind == .modifier ? 1 : 0)
  }

  func keywordHint(for name: String) -> String? { withKeyword(name: name).map { "write `\($0)`" } }

  /// Numbers with the keywords that take them: of the only parameter that takes a number, or of
  /// width and height; nil if numbers are given by position.
  func withKeywords(numbers: [Double]) -> String? {
    let takers = parameters.filter { $0.type.accepts(.number(numbers.first ?? 0)) }
    guard !takers.contains(where: \.isPositional) else { return nil }
    let names = takers.map(\.name)
    let meant = names.count == 1 || names.first == "width" ? names.prefix(numbers.count) : []
    guard (1...2).contains(numbers.count), meant.count == numbers.count,
      numbers.count < 2 || meant.last == "height"
    else { return nil }
    return Self.pairs(Array(meant), numbers)
  }

  /// The frame that gives a shape, which has no size of its own, the size that was written into it;
  /// nil for other declarations.
  func framed(numbers: [Double]) -> String? {
    guard Self.sizedByFrames.contains(name), (1...2).contains(numbers.count) else { return nil }
    let lengths = numbers.count == 1 ? numbers + numbers : numbers
    return "(frame \(Self.pairs(["width", "height"], lengths)) (\(name)))"
  }

  private static func pairs(_ names: [String], _ numbers: [Double]) -> String {
    zip(names, numbers).map { ":\($0) \(NumberText.of($1))" }.joined(separator: " ")
  }

  private static let sizedByFrames: Set = ["capsule", "circle", "ellipse", "rectangle"]
}
