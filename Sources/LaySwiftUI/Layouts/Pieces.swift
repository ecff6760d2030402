import LayLanguage
import SwiftSyntax

/// Pieces of code, as articles show them: functions of a layout without the layout, steps without
/// the function around them.
extension FileDeclarations {
  /// Moves layout functions outside of a type into the layout that lacks them, or into a new one.
  ///
  /// Of two functions with the same name and labels, the one with more statements is kept.
  mutating func adoptPieces() {
    for name in typeOrder where types[name]?.isInterface == true { types[name] = nil }
    typeOrder.removeAll { types[$0] == nil }
    guard let first = functions.first(where: \.isOfLayout) else { return }
    let known = typeOrder.lazy.compactMap { [types] in types[$0] }
    let owner =
      known.first { $0.conformances.contains("Layout") && !$0.isWholeLayout }
      ?? addLayout(DeclSyntax(first.syntax))
    guard let owner else { return }
    for function in functions {
      let same = owner.functions.firstIndex {
        $0.name == function.name && $0.parameters.map(\.label) == function.parameters.map(\.label)
      }
      if let same {
        if owner.functions[same].stepCount < function.stepCount {
          owner.functions[same] = function
        }
      } else {
        owner.functions.append(function)
      }
    }
    owner.functions.removeAll { $0.isOfLayout && $0.stepCount == 0 && $0.name != "makeCache" }
    functions = []
  }

  private mutating func addLayout(_ syntax: DeclSyntax?) -> TypeDeclaration? {
    guard let syntax else { return nil }
    let type = TypeDeclaration(
      "Piece", syntax, conformances: ["Layout"], views: [], isEnumeration: false)
    types[type.name] = type
    typeOrder.append(type.name)
    return type
  }
}

extension FunctionDeclaration {
  /// The number of statements, without `...` for those that are left out.
  fileprivate var stepCount: Int {
    body.count { !["", "..."].contains($0.trimmedDescription) }
  }

  /// Whether it is one of the functions of a layout, by its name and its `Subviews` parameter.
  fileprivate var isOfLayout: Bool {
    LayoutRole.allCases.contains { $0.swiftName == name }
      && parameters.contains { $0.typeSyntax?.trimmedDescription.hasSuffix("Subviews") == true }
  }
}

extension TypeDeclaration {
  fileprivate var isWholeLayout: Bool {
    ["sizeThatFits", "placeSubviews"].allSatisfy { name in
      functions.contains { $0.name == name && $0.stepCount > 0 }
    }
  }

  /// Whether it is an empty declaration of a SwiftUI view, as documentation shows it.
  fileprivate var isInterface: Bool {
    isView && computed.isEmpty && stored.isEmpty && functions.isEmpty
      && Catalogue.declarations(swiftUI: name).contains { $0.kind.makesViews }
  }
}

extension Translator {
  /// Whether the statements are the body of a missing function: they use the parameters of a layout
  /// function, or assign or return something, and make no view.
  var areSteps: Bool {
    guard declarations.types.isEmpty, declarations.functions.isEmpty, !declarations.items.isEmpty,
      !declarations.items.contains(where: makesView)
    else { return false }
    let tokens = declarations.items.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }
    let hasSteps = tokens.contains { token in
      switch token.tokenKind {
      case .identifier(let name): Self.layoutWords.contains(name)
      case .binaryOperator(let sign): ["+=", "-=", "*=", "/="].contains(sign)
      case .equal: token.parent?.is(AssignmentExprSyntax.self) == true
      case .keyword(.return): true
      default: false
      }
    }
    return hasSteps || declarations.constants.contains { needsMore($0) }
  }

  /// Whether the value of a constant uses names that are not declared.
  private func needsMore(_ property: StoredProperty) -> Bool {
    guard let value = property.value, declarations.statements.isEmpty else { return false }
    return known(value, property.type) == nil
  }

  private func makesView(_ item: CodeBlockItemSyntax) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, name.isTypeName,
        token.parent?.parent?.is(FunctionCallExprSyntax.self) == true
      else { return false }
      return !Self.valueTypes.contains(name)
    }
  }

  private static let valueTypes: Set<String> = [
    "Angle", "Array", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "Dictionary",
    "Double", "EdgeInsets", "Float", "Int", "ProposedViewSize", "Set", "String", "UnitPoint",
    "ViewSpacing",
  ]

  private static let layoutWords: Set<String> = [
    "bounds", "cache", "proposal", "sizeThatFits", "subviews",
  ]

  /// Defines what the files declare, if they show no view.
  ///
  /// Steps without a function become a function whose parameters are the names that they use.
  func definePieces() {
    for name in declarations.mentions { warn(name, "this names a function and does nothing") }
    if areSteps { return defineSteps() }
    for function in declarations.extensions["View"] ?? [] {
      if function.syntax.is(FunctionDeclSyntax.self) { _ = define(modifier: function) }
    }
    for function in declarations.functions { _ = defined(function) }
    for property in declarations.constants { _ = global(named: property.name) }
    for property in declarations.computed { _ = global(named: property.name) }
    for name in declarations.typeOrder {
      guard let type = declarations.types[name], type.isLayout || type.isModifier else { continue }
      let use = type.isLayout ? "\(type.name)(…) { … }" : "Text(\"…\").modifier(\(type.name)(…))"
      remark(
        SwiftRemark(
          isError: false, message: "nothing here shows `\(type.name)`",
          hint: "write `#Preview { \(use) }`", place: place(of: type.syntax)))
    }
  }

  /// A `body` that stands alone, or else the last property that is a view.
  func shownPiece() -> LayNode? {
    let views = declarations.computed.filter(\.result.isView)
    let shown = views.first { $0.name == "body" } ?? views.last
    return shown.flatMap { global(named: $0.name)?.whole }
  }

  private func defineSteps() {
    guard let first = declarations.items.first else { return }
    remark(
      SwiftRemark(
        isError: false,
        message:
          "these are steps of a function: here they are `piece`, a function of what they need",
        hint: "the whole function can be read too", place: place(of: first)))
    outside {
      pieceNames = []
      scopes.append([:])
      let statements = CodeBlockItemListSyntax(declarations.items)
      let body = statementBody(statements, expecting: .unknown)
      let names = (pieceNames ?? []).map { LayNode.atom($0) }
      pieceNames = nil
      emit(.call("define", [.list([.atom("piece")] + names)] + body.nodes, place(of: first)))
      scopes.removeLast()
    }
  }

  /// A name that steps without a function use and do not define; nil outside of such steps.
  func pieceName(_ name: String) -> Expression? {
    guard pieceNames != nil, scopes.count > 1 else { return nil }
    let called = unique(Names.variable(name, besides: globalNames))
    let type = Self.typeOfPiece(name)
    scopes[1][name] = Variable(name: called, type: type)
    pieceNames?.append(called)
    return Expression(.atom(called), type)
  }

  /// A constant of a type that is not declared, as `ViewMetrics.margin`; nil outside of such steps.
  func pieceMember(_ owner: String, _ name: String) -> Expression? {
    guard pieceNames != nil, scopes.count > 1,
      !["CGFloat", "Double", "Int", "Float"].contains(owner)
    else {
      return nil
    }
    let key = owner + "." + name
    if let known = variable(key) { return Expression(.atom(known.name), known.type) }
    let called = Names.kebab(owner) + "." + Names.kebab(name)
    scopes[1][key] = Variable(name: called, type: .number)
    pieceNames?.append(called)
    return Expression(.atom(called), .number)
  }

  /// A function that steps call and do not define; nil outside of such steps.
  func pieceCall(_ name: String, _ arguments: [SwiftArgument]) -> Expression? {
    guard pieceNames != nil, scopes.count > 1 else { return nil }
    let called = unique(Names.kebab(name) + "-of")
    if scopes[1]["func " + name] == nil {
      scopes[1]["func " + name] = Variable(name: called, type: .unknown)
      pieceNames?.append(called)
    }
    let function = scopes[1]["func " + name]?.name ?? called
    return Expression(
      .call(function, arguments.compactMap { $0.expression.map { node($0) } }),
      Self.typeOfPiece(name))
  }

  static func typeOfPiece(_ name: String) -> SwiftType {
    switch name {
    case "subviews": .list(.subview)
    case "subview": .subview
    case "bounds": .rectangle
    case "index": .integer
    case _ where name.lowercased().hasSuffix("proposal"): .proposal
    case _ where name.lowercased().hasSuffix("size"): .size
    case _ where name.lowercased().hasSuffix("sizes"): .list(.size)
    case "cache": .unknown
    default: .number
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is the name of a function with its labels, and no call.
  var namesFunction: Bool {
    guard case .expr(let expression) = item else { return false }
    return expression.as(DeclReferenceExprSyntax.self)?.argumentNames != nil
  }
}
