import LayLanguage
import SwiftSyntax

/// What to guess because the program could not evaluate it: an expression, a modifier, or the whole
/// body of a function or a property.
///
/// A place given once means the smallest such part of the code; each repetition means the next
/// larger part around it. Literals and the code of layouts are never guessed: a mistake there is
/// the user's.
struct RequestedGuesses {
  private(set) var expressions: Set<SyntaxIdentifier> = []
  /// The calls of modifiers that are left out.
  private(set) var modifiers: Set<SyntaxIdentifier> = []
  private(set) var bodies: Set<SyntaxIdentifier> = []

  var isEmpty: Bool { expressions.isEmpty && modifiers.isEmpty && bodies.isEmpty }

  init() {}

  init(
    _ places: [SwiftPlace], in trees: [SourceFileSyntax], _ numbers: [SyntaxIdentifier: Int],
    _ declarations: FileDeclarations
  ) {
    var times: [SwiftPlace: Int] = [:]
    for place in places { times[place, default: 0] += 1 }
    let layouts = Set(declarations.types.values.filter(\.isLayout).map(\.syntax.id))
    for (place, count) in times {
      guard let tree = trees.first(where: { numbers[$0.id] == place.file }),
        let first = tree.token(at: AbsolutePosition(utf8Offset: place.start))
      else { continue }
      let parts = Self.parts(around: first, place, layouts)
      guard !parts.isEmpty else { continue }
      switch parts[min(count, parts.count) - 1] {
      case .expression(let id): expressions.insert(id)
      case .modifier(let id): modifiers.insert(id)
      case .body(let id): bodies.insert(id)
      }
    }
  }

  private enum Part {
    case expression(SyntaxIdentifier), modifier(SyntaxIdentifier), body(SyntaxIdentifier)
  }

  /// The parts around a token that may be guessed, the smallest first; empty if none may.
  private static func parts(
    around token: TokenSyntax, _ place: SwiftPlace, _ layouts: Set<SyntaxIdentifier>
  ) -> [Part] {
    var parts: [Part] = []
    var current = token.parent
    while let syntax = current {
      current = syntax.parent
      if layouts.contains(syntax.id) { return [] }
      guard syntax.endPositionBeforeTrailingTrivia.utf8Offset >= place.end else { continue }
      if let call = syntax.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
        member.period.positionAfterSkippingLeadingTrivia.utf8Offset == place.start
          || member.declName.endPosition.utf8Offset <= place.start
      {
        parts.append(.modifier(call.id))
      }
      if let expression = syntax.as(ExprSyntax.self) {
        if parts.isEmpty, expression.isWrittenValue { return [] }
        if expression.canBeGuessed { parts.append(.expression(expression.withoutParentheses.id)) }
      } else if let body = syntax.as(CodeBlockItemListSyntax.self), body.isWholeBody {
        parts.append(.body(body.id))
      } else if parts.isEmpty, let body = syntax.ownBody {
        parts.append(.body(body.id))
      }
    }
    return parts
  }
}

extension ExprSyntax {
  /// Whether it is a literal, or a call that ends a program on purpose.
  fileprivate var isWrittenValue: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
    case .stringLiteralExpr(let text): return text.representedLiteralValue != nil
    case .prefixOperatorExpr(let operation): return operation.expression.isWrittenValue
    case .functionCallExpr(let call):
      let name = call.calledExpression.calleeText
      return ["assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure"]
        .contains(name)
    default: return false
    }
  }

  /// Whether it is an expression by itself, and not a callee, a member name, or a closure.
  fileprivate var canBeGuessed: Bool {
    if self.is(ClosureExprSyntax.self) || self.is(IfExprSyntax.self)
      || self.is(SwitchExprSyntax.self) || self.is(PatternExprSyntax.self)
    {
      return false
    }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return false
    }
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id {
      return false
    }
    return true
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is the whole body of a function or an accessor.
  fileprivate var isWholeBody: Bool {
    guard let around = parent else { return false }
    if around.is(AccessorBlockSyntax.self) { return true }
    guard let outer = around.parent, around.is(CodeBlockSyntax.self) else { return false }
    return outer.is(FunctionDeclSyntax.self) || outer.is(AccessorDeclSyntax.self)
  }
}

extension Syntax {
  /// The body of a property or a function that it declares.
  fileprivate var ownBody: CodeBlockItemListSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.body?.statements }
    guard let variable = self.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings {
      switch binding.accessorBlock?.accessors {
      case .getter(let body): return body
      case .accessors(let list):
        if let body = list.first(where: { $0.accessorSpecifier.text == "get" })?.body {
          return body.statements
        }
      case nil: continue
      }
    }
    return nil
  }
}
