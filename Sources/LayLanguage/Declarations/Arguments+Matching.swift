import LayEngine

extension Arguments {
  /// Gives each argument to its parameter, and complains about what does not fit.
  ///
  /// A keyword binds its parameter. Positional arguments bind the positional parameters in
  /// order; an optional one that does not accept the value is passed over. What is left over is
  /// the rest, and the last argument of a modifier is its view.
  mutating func match() throws(Diagnostic) {
    if declaration.kind == .modifier {
      try checkModifiedView()
    } else if !site.hasKeywords, let checks = signature.plainChecks, count >= checks.count {
      return try matchInOrder(checks)
    }
    if site.hasKeywords { try matchKeywords() }
    var next = 0
    for index in 0..<count where places[index] == .inOrder {
      if !(try matchPositional(index, &next)) { try matchRest(index) }
    }
    for place in signature.required where argument(of: place) == nil {
      throw Diagnostic(.missing(signature.parameters[place], self), at: span)
    }
  }

  /// Matches a plain call: each parameter gets the argument with its index, and further ones are
  /// the rest.
  private mutating func matchInOrder(_ checks: [PlainCheck]) throws(Diagnostic) {
    for index in 0..<checks.count {
      if !checks[index].holds(for: base + index) { try check(index, signature.parameters[index]) }
      bind(index, to: index)
    }
    for index in checks.count..<count where !signature.restCheck.holds(for: base + index) {
      try matchRest(index)
    }
    firstOfRest = min(checks.count, count)
  }

  private func keyword(_ index: Int) -> String { site.keyword(index)?.name ?? "" }

  private mutating func matchKeywords() throws(Diagnostic) {
    for index in 0..<count {
      switch places[index] {
      case .inOrder, .modified: continue
      case .nowhere:
        throw Diagnostic(.unknownKeyword(keyword(index), self), at: site.span(ofKeyword: index))
      case .parameter(let place):
        guard argument(of: place) == nil else {
          throw Diagnostic(.givenTwice(keyword(index)), at: site.span(ofKeyword: index))
        }
        try check(index, signature.parameters[place])
        bind(place, to: index)
      }
    }
  }

  /// Binds a positional argument.
  ///
  /// - Returns: false if it belongs to the rest.
  private mutating func matchPositional(
    _ index: Int, _ next: inout Int
  ) throws(Diagnostic) -> Bool {
    var passedOver: Parameter?
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
    guard let rest = signature.rest else {
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

  /// Whether this is a view in addition to the one that is modified.
  private func isFurtherView(_ index: Int) -> Bool {
    guard declaration.kind == .modifier, case .view = base[index] else { return false }
    return true
  }

  /// Whether a parameter takes a value.
  ///
  /// Nil for an optional parameter means that it is left out; lengths of views and tracks must not
  /// be NaN.
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
