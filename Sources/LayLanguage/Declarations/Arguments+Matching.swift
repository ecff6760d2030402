import LayEngine

extension Arguments {
  /// Gives each argument to its parameter, and complains about what does not fit.
  ///
  /// A keyword binds its parameter. Positional arguments bind the positional parameters in
  /// order; an optional one that does not accept the value is passed over. What is left over is
  /// the rest, and the last argument of a modifier is its view.
  mutating func match() throws(Diagnostic) {
    if declaration.kind == .modifier { try findModifiedView() }
    if site.hasKeywords { try matchKeywords() }
    var next = 0
    for index in 0..<count where site.keyword(index) == nil && index != viewIndex {
      if !(try matchPositional(index, &next)) { try matchRest(index) }
    }
    let signature = declaration.signature
    for place in signature.required where argument(of: place) == nil {
      throw Diagnostic(.missing(signature.parameters[place], self), at: span)
    }
  }

  private mutating func matchKeywords() throws(Diagnostic) {
    for index in 0..<count {
      guard let keyword = site.keyword(index)?.name else { continue }
      guard let place = declaration.index(of: keyword), declaration.parameters[place].isKeyword
      else {
        throw Diagnostic(.unknownKeyword(keyword, self), at: site.span(ofKeyword: index))
      }
      guard argument(of: place) == nil else {
        throw Diagnostic(.givenTwice(keyword), at: site.span(ofKeyword: index))
      }
      try check(index, declaration.parameters[place])
      bind(place, to: index)
    }
  }

  /// Binds a positional argument.
  ///
  /// False if it belongs to the rest.
  private mutating func matchPositional(
    _ index: Int, _ next: inout Int
  ) throws(Diagnostic) -> Bool {
    var passedOver: Parameter?
    let signature = declaration.signature
    while next < signature.positional.count {
      let place = signature.positional[next]
      let parameter = signature.parameters[place]
      next += 1
      if argument(of: place) != nil { continue }
      if fits(base[index], parameter) {
        bind(place, to: index)
        return true
      }
      guard parameter.isOptional else { throw wrongType(index, parameter) }
      passedOver = parameter
    }
    guard let passedOver, signature.rest == nil else { return false }
    throw wrongType(index, passedOver)
  }

  private mutating func matchRest(_ index: Int) throws(Diagnostic) {
    guard let rest = declaration.rest else {
      throw Diagnostic(
        isFurtherView(index) ? .anotherView(self) : .tooMany(index, self),
        at: site.span(ofArgument: index))
    }
    firstOfRest = min(firstOfRest, index)
    if case .views = rest.type { return }
    guard rest.type.accepts(base[index]) else {
      throw Diagnostic(
        .wrongType(index, rest.type, for: nil, self), at: site.span(ofArgument: index))
    }
  }

  /// Whether this is a view beside the one that is modified.
  private func isFurtherView(_ index: Int) -> Bool {
    guard declaration.kind == .modifier, case .view = base[index] else { return false }
    return true
  }

  /// An optional argument may be given as nil, which is to leave it out; views and tracks take no
  /// number that is none.
  private func fits(_ value: Value, _ parameter: Parameter) -> Bool {
    if case .number(let number) = value, number.isNaN, parameter.type.isMeasure,
      declaration.kind.isLaidOut
    {
      return false
    }
    if case .nothing = value, parameter.isOptional { return true }
    return parameter.type.accepts(value)
  }

  private func check(_ index: Int, _ parameter: Parameter) throws(Diagnostic) {
    if !fits(base[index], parameter) { throw wrongType(index, parameter) }
  }

  private func wrongType(_ index: Int, _ parameter: Parameter) -> Diagnostic {
    if isFurtherView(index), site.keyword(index) == nil {
      return Diagnostic(.anotherView(self), at: site.span(ofArgument: index))
    }
    return Diagnostic(
      .wrongType(index, parameter.type, for: parameter, self),
      at: site.span(ofArgument: index))
  }
}

extension Arguments {
  /// What stands by position, without the view that a modifier modifies.
  fileprivate var byPosition: [Int] {
    (0..<count).filter { site.keyword($0) == nil && $0 != viewIndex }
  }

  /// What stands by position, if it is nothing but numbers.
  fileprivate var numbersByPosition: [Double] {
    let numbers: [Double] = byPosition.compactMap {
      if case .number(let number) = base[$0] { number } else { nil }
    }
    return numbers.count == byPosition.count ? numbers : []
  }

  /// What to write for a value that stands by position and that a keyword would take, be it the
  /// name of a function, as in `(aspect-ratio fill …)`.
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

  /// Whether a value would fit another parameter by position, as where two are swapped.
  fileprivate func isMeantForAnother(_ index: Int, _ parameter: Parameter?) -> Bool {
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

  /// The name of an argument takes the number behind it: `width 100` is `:width 100`.
  private func nameHint(_ name: String, at index: Int) -> String? {
    guard let spelled = declaration.withKeyword(name: name) else { return nil }
    if !spelled.contains(" "), index + 1 < count, case .number(let number) = base[index + 1] {
      return "write `\(spelled) \(NumberText.of(number))`"
    }
    return "write `\(spelled)`"
  }
}

extension Complaint {
  /// Names that other systems use for what has another name here.
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

  fileprivate static func unknownKeyword(_ keyword: String, _ arguments: Arguments) -> Complaint {
    let known = arguments.declaration.parameters.filter { $0.isKeyword && $0.name != "name" }
      .map(\.name)
    var hint: String?
    let kebab = NearestName.kebabCase(keyword)
    if arguments.declaration.kind.makesViews, let modifier = modifier(named: kebab) {
      return Complaint(
        "`\(arguments.calledName)` has no argument `:\(keyword)`",
        hint: "it is a modifier, around the view: `(\(modifier) … (\(arguments.calledName) …))`")
    }
    if let owner = arguments.declaration.parameters.first(where: {
      $0.type.bareNames.contains(kebab)
    }) {
      let value = owner.isKeyword ? ":\(owner.name) \(kebab)" : kebab
      return Complaint(
        "`\(arguments.calledName)` has no argument `:\(keyword)`", hint: "write `\(value)`")
    }
    let meant = confusions[kebab].flatMap { known.contains($0) ? $0 : nil }
    if let near = meant ?? NearestName.nearest(to: keyword, among: known) {
      hint = "did you mean `:\(near)`?"
    } else if known.isEmpty {
      hint = arguments.declaration.usageHint
    } else {
      hint = "it takes " + known.map { "`:\($0)`" }.joined(separator: ", ")
    }
    return Complaint("`\(arguments.calledName)` has no argument `:\(keyword)`", hint: hint)
  }

  /// The modifier of a name that is no argument of a view.
  private static func modifier(named name: String) -> String? {
    let name = ["color": "foreground-style", "foreground": "foreground-style"][name] ?? name
    return Catalogue.declaration(named: name)?.kind == .modifier ? name : nil
  }

  fileprivate static func missing(_ parameter: Parameter, _ arguments: Arguments) -> Complaint {
    let name = parameter.isPositional ? parameter.name : ":\(parameter.name)"
    return Complaint(
      "`\(arguments.calledName)` needs \(parameter.type.phrase) for `\(name)`",
      hint: arguments.declaration.usageHint)
  }

  fileprivate static func anotherView(_ arguments: Arguments) -> Complaint {
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

  /// About an argument by position for which there is no parameter.
  fileprivate static func tooMany(_ index: Int, _ arguments: Arguments) -> Complaint {
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
      declaration.wantsText(keyword: nil)
    {
      return Complaint(
        "`\(name)` takes one text, and this is another", hint: "join them by `(str a b)`")
    }
    let isAll = own.count == wanted
    return Complaint(
      "`\(name)` takes \(wanted)\(isAll ? "" : " positional") argument\(wanted == 1 ? "" : "s"), "
        + "not \(given)", hint: hint)
  }

  fileprivate static func wrongType(
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
