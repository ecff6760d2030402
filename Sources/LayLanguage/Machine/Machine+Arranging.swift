import LayEngine

/// Calls whose arguments must be rearranged into a frame: keywords, defaults, a rest, mistakes.
extension Machine {
  /// Puts the arguments, which begin at `frame`, into the order of the parameters.
  @inline(never)
  mutating func arrange(_ lambda: Lambda, _ count: Int, _ site: CallSite) throws(Diagnostic) {
    let parameters = lambda.parameters
    var positional: [Value] = []
    var named: [Value?] = Array(repeating: nil, count: parameters.keywords.count)
    for index in 0..<count {
      guard let keyword = site.keyword(index) else {
        positional.append(frame[index])
        continue
      }
      guard let place = parameters.keywords.firstIndex(where: { $0.keyword == keyword }) else {
        throw Diagnostic(.unknownKeyword(keyword.name, lambda), at: site.span(ofKeyword: index))
      }
      guard named[place] == nil else {
        throw Diagnostic(.givenTwice(keyword.name), at: site.span(ofKeyword: index))
      }
      named[place] = frame[index]
    }
    try check(positional.count, lambda, site)
    frame.deinitialize(count: top - frame)
    top = frame
    for value in positional.prefix(lambda.requiredCount) { push(value) }
    while top - frame < lambda.frameSize { push(.nothing) }
    if parameters.hasRest {
      frame[lambda.requiredCount + named.count] = .list(
        List(ListElements(positional[lambda.requiredCount...])))
    }
    for slot in parameters.cellSlots {
      frame[slot] = .object(Cell(frame[slot], madeBy: runtime.item))
    }
    try fillKeywords(parameters.keywords, named, from: lambda.requiredCount)
    arrangedSite = .passUnretained(site)
  }

  /// A default is evaluated in the function's own frame, after the parameters before it.
  private mutating func fillKeywords(
    _ parameters: [Lambda.KeywordParameter], _ given: [Value?], from first: Int
  ) throws(Diagnostic) {
    for (index, parameter) in parameters.enumerated() {
      var value = Value.nothing
      if let argument = given[index] {
        value = argument
      } else if let code = parameter.defaultValue {
        value = try code.run(&self)
      }
      frame[first + index] = parameter.isInCell ? .object(Cell(value, madeBy: runtime.item)) : value
    }
  }

  private func check(_ count: Int, _ lambda: Lambda, _ site: CallSite) throws(Diagnostic) {
    if count < lambda.requiredCount {
      let missing = lambda.parameters.required[count].name
      throw Diagnostic(.missing(missing, lambda), at: site.span)
    }
    guard count > lambda.requiredCount, !lambda.parameters.hasRest else { return }
    throw Diagnostic(
      .tooMany(count, lambda), at: site.span(ofPositional: lambda.requiredCount))
  }
}

extension CallSite {
  /// The span of an argument by its place among those without keywords.
  func span(ofPositional ordinal: Int) -> SourceSpan {
    var seen = -1
    for index in argumentSpans.indices where keyword(index) == nil {
      seen += 1
      if seen == ordinal { return span(ofArgument: index) }
    }
    return span
  }
}

extension Complaint {
  private static func name(_ lambda: Lambda) -> String {
    lambda.name.map { "`\($0)`" } ?? "this function"
  }

  fileprivate static func unknownKeyword(_ keyword: String, _ lambda: Lambda) -> Complaint {
    let known = lambda.parameters.keywords.map(\.keyword.name)
    let nearest = NearestName.nearest(to: keyword, among: known)
    return noArgument(
      keyword, of: name(lambda),
      hint: nearest.map { "did you mean `:\($0)`?" } ?? "write `\(lambda.usage)`")
  }

  fileprivate static func missing(_ parameter: String, _ lambda: Lambda) -> Complaint {
    missing("`\(parameter)`", of: name(lambda), hint: "write `\(lambda.usage)`")
  }

  fileprivate static func tooMany(_ count: Int, _ lambda: Lambda) -> Complaint {
    tooMany(
      count, of: name(lambda), taking: lambda.requiredCount, hint: "write `\(lambda.usage)`")
  }
}
