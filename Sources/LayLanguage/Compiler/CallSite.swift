import LayEngine

/// What the text of a call says about it, for matching keywords and for complaints.
final class CallSite {
  /// The name by which it is called, if it is called by one.
  let name: String?
  let span: SourceSpan
  let headSpan: SourceSpan
  /// The keyword before each argument; empty if there is none at all.
  let keywords: [Symbol?]
  let keywordSpans: [SourceSpan]
  let argumentSpans: [SourceSpan]
  /// Whether each argument is a form like `if` or `for`, which gives other views at other times.
  let isDynamic: [Bool]
  /// Whether each argument is a value that stands in the text; empty if none is.
  private let isLiteral: [Bool]
  /// What the views that this call makes keep of its arguments, if the text says them all.
  var written: [WrittenArgument]?
  /// Whether the type of the views that this call makes is among the `KnownNames`.
  var notedName = false
  /// Where the arguments went when a builtin was called from here last.
  private var matched: (declaration: Declaration, places: ArgumentPlaces)?

  init(
    name: String?, span: SourceSpan, headSpan: SourceSpan, arguments: [CallArgument],
    codes: [Code]
  ) {
    self.name = name
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

  /// A call that another function makes, as `map` does.
  init(from site: CallSite) {
    name = nil
    span = site.span
    headSpan = site.headSpan
    keywords = []
    keywordSpans = []
    argumentSpans = []
    isDynamic = []
    isLiteral = []
  }

  /// A call that comes from outside of the program, on behalf of this place in it.
  init(at span: SourceSpan?, keywords: [Symbol?] = []) {
    name = nil
    self.span = span ?? SourceSpan(source: 0, start: 0, end: 0)
    headSpan = self.span
    self.keywords = keywords
    keywordSpans = []
    argumentSpans = []
    isDynamic = []
    isLiteral = []
  }

  @inline(__always)
  var hasKeywords: Bool { !keywords.isEmpty }

  func keyword(_ index: Int) -> Symbol? { keywords.isEmpty ? nil : keywords[index] }

  /// Where so many arguments go if this is a call of a builtin.
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

/// One argument as it stands in a call.
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
  /// Where it goes, if a builtin is called.
  var place = ArgumentPlace.inOrder
}
