import LayLanguage
import SwiftSyntax

/// `Layout` conformances of the files, as `define-layout`.
extension Translator {
  /// A use of a layout: its properties by their names, and its subviews.
  func useLayout(
    _ type: TypeDeclaration, _ given: [SwiftArgument], _ syntax: ExprSyntax
  ) -> Expression {
    define(type)
    tally.views += 1
    var values = given
    let content = values.last?.asClosure
    if content != nil { values.removeLast() }
    var nodes = arguments(values, of: initializerParameters(of: type), syntax)
    if let content { nodes += views(of: content.statements) }
    // Without subviews it is the layout itself, as `AnyLayout` takes it.
    return Expression(
      .call(Names.function(type.name), nodes, place(of: syntax)),
      content == nil ? .structure(type.name) : .view)
  }

  /// A call of a layout that is a value: `layout { … }`; nil for all else.
  func layoutCall(_ layout: Expression, _ arguments: [SwiftArgument], _ syntax: ExprSyntax)
    -> Expression?
  {
    guard let content = arguments.last?.asClosure, arguments.count == 1, isLayout(layout.type)
    else { return nil }
    tally.views += 1
    return Expression(
      .call("any-layout", [layout.whole] + views(of: content.statements), place(of: syntax)),
      .view)
  }

  private func isLayout(_ type: SwiftType) -> Bool {
    switch type {
    case .named(let name):
      ["AnyLayout", "GridLayout", "HStackLayout", "Layout", "VStackLayout", "ZStackLayout"]
        .contains(name)
    case .structure(let name): declarations.types[name]?.isLayout == true
    default: false
    }
  }

  /// Defines a layout: its functions, preceded by the definitions that they share.
  func defineLayout(_ type: TypeDeclaration) {
    let context = MemberContext(type, depth: scopes.count)
    members = context
    scopes.append([:])
    let heads = parameterNodes(initializerParameters(of: type))
    if let initializer = type.mainInitializer { assignments(of: initializer, context) }
    noteMissing(of: type)
    let parts = LayoutRole.allCases.compactMap { layoutPart($0, of: type) ?? missingPart($0) }
    noteLeftOut(type)
    let head = LayNode.list([.atom(Names.function(type.name))] + heads)
    emit(
      .call("define-layout", [head] + context.definitions + parts, place(of: type.syntax)))
    scopes.removeLast()
  }

  /// Warns of the required functions that a layout lacks.
  private func noteMissing(of type: TypeDeclaration) {
    let missing = [LayoutRole.sizeThatFits, .placeSubviews].filter { role in
      !type.functions.contains { $0.name == role.swiftName }
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { "`\($0.swiftName)`" }.joined(separator: " and no ")
    warn(
      type.syntax, "`\(type.name)` has no \(names)",
      hint: missing.contains(.sizeThatFits)
        ? "it answers what it is offered, 10 where nothing is" : "its subviews stand in its middle")
  }

  /// The default for a required function that a layout lacks; nil for the other functions.
  private func missingPart(_ role: LayoutRole) -> LayNode? {
    guard role == .sizeThatFits || role == .placeSubviews else { return nil }
    let names = role.parameters.map { LayNode.atom($0.name) }
    let value: LayNode =
      role == .sizeThatFits
      ? .call("replacing-unspecified", [.atom(role.parameters[0].name)]) : .nothing
    return .call(role.rawValue, [.list(names), value])
  }

  private func layoutPart(_ role: LayoutRole, of type: TypeDeclaration) -> LayNode? {
    let functions = type.functions.filter { $0.name == role.swiftName && role.mayGive($0.result) }
    guard let first = functions.first else { return nil }
    if role == .explicitAlignment { return alignmentPart(functions, of: type) }
    return inScope {
      let names = layoutParameters(role, first, of: type)
      let body = statementBody(first.body, expecting: first.result)
      return .call(
        role.rawValue, [.list(names.map { .atom($0) })] + body.nodes, place(of: first.syntax))
    }
  }

  /// Declares the parameters of a layout's function and returns their names.
  private func layoutParameters(
    _ role: LayoutRole, _ function: FunctionDeclaration, of type: TypeDeclaration
  ) -> [String] {
    var names: [String] = []
    for (index, wanted) in role.parameters.enumerated() {
      guard function.parameters.indices.contains(index) else {
        names.append(wanted.name)
        continue
      }
      let given = function.parameters[index].name
      names.append(declare(given == "_" ? wanted.name : given, wanted.type))
    }
    if role == .spacing, !function.mentionsCache { return names }
    guard role != .makeCache, let cache = function.parameters.dropFirst(names.count).first else {
      return names
    }
    guard type.keepsCache else {
      scopes[scopes.count - 1][cache.name] = Variable(name: "nil", type: .unknown)
      return names
    }
    let made = type.functions.first { $0.name == LayoutRole.makeCache.swiftName }?.result
    names.append(declare(cache.name == "_" ? "cache" : cache.name, made ?? cache.type))
    return names
  }

  /// The two `explicitAlignment` functions, for horizontal and for vertical guides, as one.
  private func alignmentPart(
    _ functions: [FunctionDeclaration], of type: TypeDeclaration
  ) -> LayNode? {
    var clauses: [LayNode] = []
    var names: [String] = []
    for function in functions {
      let guide = function.parameters.first?.typeSyntax?.trimmedDescription ?? ""
      let isVertical = guide.hasPrefix("Vertical")
      let clause = inScope { () -> LayNode in
        names = layoutParameters(.explicitAlignment, function, of: type)
        let body = statementBody(function.body, expecting: .number)
        let lines = isVertical ? Self.verticalLines : Self.horizontalLines
        let known = LayNode.call("list", lines.map { .quoted($0) })
        return .list([.call("contains", [.atom(names[0]), known])] + body.nodes)
      }
      clauses.append(clause)
    }
    guard let first = functions.first else { return nil }
    return .call(
      LayoutRole.explicitAlignment.rawValue,
      [.list(names.map { .atom($0) }), .call("cond", clauses)], place(of: first.syntax))
  }

  static let horizontalLines = ["leading", "horizontal-center", "trailing"]
  static let verticalLines = [
    "top", "vertical-center", "bottom", "first-text-baseline", "last-text-baseline",
  ]

  /// Adds a comment if a layout has `updateCache`, which has no effect here.
  private func noteLeftOut(_ type: TypeDeclaration) {
    guard type.functions.contains(where: { $0.name == "updateCache" }) else { return }
    emit(
      .comment("updateCache is not needed: views do not change here, and a cache is made anew"))
  }
}

/// The functions of a layout.
enum LayoutRole: String, CaseIterable {
  case makeCache = "make-cache"
  case sizeThatFits = "size-that-fits"
  case placeSubviews = "place-subviews"
  case spacing
  case explicitAlignment = "explicit-alignment"

  var swiftName: String {
    switch self {
    case .makeCache: "makeCache"
    case .sizeThatFits: "sizeThatFits"
    case .placeSubviews: "placeSubviews"
    case .spacing: "spacing"
    case .explicitAlignment: "explicitAlignment"
    }
  }

  /// Whether a function of this name with this result is meant: a layout may have another
  /// `spacing`.
  func mayGive(_ type: SwiftType) -> Bool { self != .spacing || type == .spacing }

  /// The parameters before the cache.
  var parameters: [(name: String, type: SwiftType)] {
    let proposal = ("proposal", SwiftType.proposal)
    let subviews = ("subviews", SwiftType.list(.subview))
    let bounds = ("bounds", SwiftType.rectangle)
    return switch self {
    case .makeCache, .spacing: [subviews]
    case .sizeThatFits: [proposal, subviews]
    case .placeSubviews: [bounds, proposal, subviews]
    case .explicitAlignment: [("guide", .unknown), bounds, proposal, subviews]
    }
  }
}

extension SwiftType {
  static let size = SwiftType.named("CGSize")
  static let point = SwiftType.named("CGPoint")
  static let rectangle = SwiftType.named("CGRect")
  static let proposal = SwiftType.named("ProposedViewSize")
  static let subview = SwiftType.named("LayoutSubview")
  static let dimensions = SwiftType.named("ViewDimensions")
  /// The spacing preferences of a subview, for which the subview itself stands here.
  static let spacing = SwiftType.named("ViewSpacing")
  static let axes = SwiftType.named("Axis.Set")
}

extension FunctionDeclaration {
  /// Whether its body uses the cache.
  fileprivate var mentionsCache: Bool {
    body.tokens(viewMode: .sourceAccurate).contains { $0.text == "cache" }
  }
}

extension TypeDeclaration {
  /// Whether the functions of a layout share a cache.
  var keepsCache: Bool {
    functions.contains { function in
      guard function.name == LayoutRole.makeCache.swiftName else { return false }
      return function.result != .named("Void") && !function.body.isEmpty
    }
  }
}
