import LayEngine

/// What the source says about a call, such as `(frame :width 4 v)`: its name, keywords and places.
package final class CallSite {
  /// The callee's name as written; nil if the callee is not a name.
  let name: String?
  /// What is called in Swift code, as views show it: `HStack`, `.padding`; nil for a call of a script.
  let swiftHead: String?
  let span: SourceSpan
  let headSpan: SourceSpan
  /// The keyword before each argument; empty if no argument has one.
  let keywords: [Symbol?]
  let keywordSpans: [SourceSpan]
  let argumentSpans: [SourceSpan]
  /// Whether each argument is a form such as `if` or `for`, which can give different views each
  /// time it runs; empty if none is.
  let isDynamic: [Bool]
  /// Whether each argument is a constant in the source; empty if none is.
  private let isLiteral: [Bool]
  /// The arguments that the views of this call keep, shared by these views; nil unless all are
  /// constants.
  var written: [WrittenArgument]?
  /// The kind of content that views of this call have, and whether it has another name than the call.
  private var content: (type: ObjectIdentifier, isCalledOtherwise: Bool)?
  /// The argument places of the last builtin call from this site.
  private var matched: (declaration: Declaration, places: ArgumentPlaces)?

  init(
    name: String?, span: SourceSpan, headSpan: SourceSpan, arguments: [CallArgument], codes: [Code]
  ) {
    self.name = name
    swiftHead = nil
    self.span = span
    self.headSpan = headSpan
    let hasKeywords = arguments.contains { $0.keyword != nil }
    keywords = hasKeywords ? arguments.map(\.keyword) : []
    keywordSpans = hasKeywords ? arguments.map { $0.keywordSpan ?? $0.span } : []
    argumentSpans = arguments.map(\.span)
    isDynamic = arguments.contains(where: \.isDynamic) ? arguments.map(\.isDynamic) : []
    let areLiteral = codes.map { $0 is ConstantCode }
    isLiteral = areLiteral.contains(true) ? areLiteral : []
  }

  /// Whether content that a call of this site makes has another name than the call.
  ///
  /// The names are compared once for a kind of content. Only the name of a ratio is another where none is
  /// given.
  func isCalledOtherwise(_ made: some ViewContent, _ name: String) -> Bool {
    let type = ObjectIdentifier(type(of: made) as Any.Type)
    if let content, content.type == type, !(made is AspectRatio) {
      return content.isCalledOtherwise
    }
    let isCalledOtherwise = made.name != name
    content = (type, isCalledOtherwise)
    return isCalledOtherwise
  }

  /// The site of a call in code of another module.
  ///
  /// - Parameters:
  ///   - name: the callee's name as it is written; nil if it is not a name.
  ///   - swiftHead: what is called in Swift code, as views show it; nil where they do not show it.
  ///   - headSpan: where the callee stands.
  ///   - labels: the label before each argument, as the declaration names it; nil for none.
  ///   - spans: where each argument stands, without its label.
  package init(
    name: String?, shownAs swiftHead: String? = nil, at span: SourceSpan, headSpan: SourceSpan,
    _ labels: [(name: Symbol, span: SourceSpan)?], _ spans: [SourceSpan]
  ) {
    self.name = name
    self.swiftHead = swiftHead
    self.span = span
    self.headSpan = headSpan
    let hasKeywords = labels.contains { $0 != nil }
    keywords = hasKeywords ? labels.map { $0?.name } : []
    keywordSpans = hasKeywords ? zip(labels, spans).map { $0?.span ?? $1 } : []
    argumentSpans = spans
    isDynamic = []
    isLiteral = []
  }

  /// The site of a call that a builtin such as `map` makes to a function argument.
  init(from site: CallSite) {
    name = nil
    swiftHead = nil
    span = site.span
    headSpan = site.headSpan
    keywords = []
    keywordSpans = []
    argumentSpans = []
    isDynamic = []
    isLiteral = []
  }

  /// The site of a call from outside of the program, reported at `span`.
  init(at span: SourceSpan?, keywords: [Symbol?] = []) {
    name = nil
    swiftHead = nil
    self.span = span ?? SourceSpan(source: 0, start: 0, end: 0)
    headSpan = self.span
    self.keywords = keywords
    keywordSpans = []
    argumentSpans = []
    isDynamic = []
    isLiteral = []
  }

  @inline(__always) var hasKeywords: Bool { !keywords.isEmpty }

  func keyword(_ index: Int) -> Symbol? { keywords.isEmpty ? nil : keywords[index] }

  /// The places of `count` arguments if the callee is the builtin `declaration`.
  func places(_ count: Int, of declaration: Declaration) -> ArgumentPlaces {
    guard hasKeywords else { return ArgumentPlaces(count: count, of: declaration) }
    if let matched, matched.declaration === declaration { return matched.places }
    let places = ArgumentPlaces(keywords: keywords, of: declaration)
    matched = (declaration, places)
    return places
  }

  func span(ofArgument index: Int) -> SourceSpan {
    index < argumentSpans.count ? argumentSpans[index] : span
  }

  func span(ofKeyword index: Int) -> SourceSpan {
    index < keywordSpans.count ? keywordSpans[index] : span(ofArgument: index)
  }

  func isDynamic(_ index: Int) -> Bool { index < isDynamic.count && isDynamic[index] }

  func isLiteral(_ index: Int) -> Bool { index < isLiteral.count && isLiteral[index] }
}

/// One argument as it stands in a call: `:width 4`.
struct CallArgument {
  enum Content {
    case syntax(SyntaxTree.Index)
    case code(Code)
  }

  let content: Content
  let span: SourceSpan
  var keyword: Symbol?
  var keywordSpan: SourceSpan?
  var isDynamic = false
  /// The parameter that it goes to, if a builtin is called.
  var place = ArgumentPlace.inOrder
}

extension Diagnostic {
  /// How many calls are reported.
  private static var mostCalls: Int { 5 }

  /// The same diagnostic with a note of a call in which it came up; innermost calls come first.
  ///
  /// Only calls by name are noted, and each place once: not the call around the mistake itself, and
  /// not the rounds of a recursion.
  @inline(never)
  func calledFrom(_ site: CallSite) -> Diagnostic {
    guard let name = site.name, let here = span, !isInterruption, notes.count < Self.mostCalls,
      !site.span.contains(here), !notes.contains(where: { $0.span == site.span })
    else { return self }
    return noted(notes + [Note("`\(name)` was called here", at: site.span)])
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    source == other.source && start <= other.start && other.end <= end
  }
}
