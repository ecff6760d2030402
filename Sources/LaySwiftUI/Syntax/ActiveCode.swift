import SwiftSyntax

/// Which parts of `#if` are read: those for iOS.
enum ActiveCode {
  /// The clause whose condition holds; nil where none does.
  static func clause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    conditional.clauses.first { clause in
      clause.condition.map(holds) ?? (clause.poundKeyword.text == "#else")
    }
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    let condition = condition.withoutParentheses
    if let operation = condition.as(InfixOperatorExprSyntax.self) {
      let (left, right) = (operation.leftOperand, operation.rightOperand)
      switch operation.operator.trimmedDescription {
      case "&&": return holds(left) && holds(right)
      case "||": return holds(left) || holds(right)
      default: return true
      }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    if let negation = condition.as(PrefixOperatorExprSyntax.self),
      negation.operator.text == "!"
    {
      return !holds(negation.expression)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.calleeText {
      case "os": return argument == "iOS"
      case "canImport": return !["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(argument)
      case "targetEnvironment": return argument == "simulator"
      default: return true
      }
    }
    // Compilation conditions: a preview is a debug build.
    return ["true", "DEBUG"].contains(condition.trimmedDescription)
  }

  /// Evaluates operators that were not folded, from left to right without precedence.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var result: Bool?
    var sign = "&&"
    for element in sequence.elements {
      if let operation = element.as(BinaryOperatorExprSyntax.self) {
        sign = operation.operator.text
        continue
      }
      let holds = holds(element)
      result = result.map { sign == "||" ? $0 || holds : sign == "&&" ? $0 && holds : $0 } ?? holds
    }
    return result ?? true
  }
}

extension CodeBlockItemListSyntax {
  /// The statements without those that `#if` leaves out.
  var active: [CodeBlockItemSyntax] {
    var statements: [CodeBlockItemSyntax] = []
    for statement in self {
      guard case .decl(let declaration) = statement.item,
        let conditional = declaration.as(IfConfigDeclSyntax.self)
      else {
        statements.append(statement)
        continue
      }
      if case .statements(let inner)? = ActiveCode.clause(of: conditional)?.elements {
        statements += inner.active
      }
    }
    return statements
  }
}

extension MemberBlockItemListSyntax {
  /// The members without those that `#if` leaves out.
  var active: [MemberBlockItemSyntax] {
    var members: [MemberBlockItemSyntax] = []
    for member in self {
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
        members.append(member)
        continue
      }
      if case .decls(let inner)? = ActiveCode.clause(of: conditional)?.elements {
        members += inner.active
      }
    }
    return members
  }
}

extension String {
  /// The text without the backticks that Swift requires around keywords used as names.
  var withoutBackticks: String { filter { $0 != "`" } }
}

/// Removes the backticks around names that are Swift keywords: `` `default` `` is `default`.
///
/// The backticks become trivia beside the name, so that all offsets stay the same.
final class PlainIdentifiers: SyntaxRewriter {
  /// Names that mean something else with backticks than without.
  private static let special: Set<String> = ["Self", "Type", "init", "self"]

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard case .identifier(let text) = token.tokenKind, text.count > 2, text.hasPrefix("`"),
      text.hasSuffix("`")
    else { return token }
    let name = String(text.dropFirst().dropLast())
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isPlain, !Self.special.contains(name) else { return token }
    let mark = TriviaPiece.unexpectedText("`")
    return token.with(\.tokenKind, .identifier(name))
      .with(\.leadingTrivia, token.leadingTrivia + Trivia(pieces: [mark]))
      .with(\.trailingTrivia, Trivia(pieces: [mark]) + token.trailingTrivia)
  }
}
