import LaySwiftTree
import SwiftSyntax

/// Blocks, choices and jumps.
extension TreeMaker {
  func addBlock(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .codeBlockItem(let it):
      add(it.item, role)
      add(it.semicolon)
    case .memberBlockItem(let it):
      add(it.decl, role)
      add(it.semicolon)
    case .expressionStmt(let it): add(it.expression, role)
    case .codeBlock(let it): add(block: it, role)
    case .memberBlock(let it): add(block: it, role)
    case .ifExpr(let it): add(if: it, role)
    case .switchExpr(let it): add(switch: it, role)
    case .switchCase(let it): add(case: it, role)
    case .switchCaseItem(let it):
      add(item: it.pattern, it.whereClause, it.trailingComma, role)
    case .conditionElement(let it):
      add(it.condition, role)
      add(it.trailingComma)
    case .optionalBindingCondition(let it):
      let keyword = it.bindingSpecifier
      add(.optionalBinding, keyword, it.pattern, it.typeAnnotation, it.initializer, role)
    case .matchingPatternCondition(let it):
      let keyword = it.caseKeyword
      add(.patternCondition, keyword, it.pattern, it.typeAnnotation, it.initializer, role)
    case .availabilityCondition(let it): node(.availability, role) { addParts(of: Syntax(it)) }
    default: return false
    }
    return true
  }

  func add(block it: CodeBlockSyntax?, _ role: NodeRole) {
    guard let it else { return }
    add(.block, it.leftBrace, it.statements, .item, it.rightBrace, role)
  }

  func add(block it: MemberBlockSyntax, _ role: NodeRole) {
    add(.block, it.leftBrace, it.members, .item, it.rightBrace, role)
  }

  private func add(if it: IfExprSyntax, _ role: NodeRole) {
    node(.ifChoice, role) {
      add(it.ifKeyword, .keyword)
      add(it.conditions, .condition)
      add(block: it.body, .body)
      add(it.elseKeyword, .keyword)
      add(it.elseBody, .alternative)
    }
  }

  private func add(switch it: SwitchExprSyntax, _ role: NodeRole) {
    node(.switchChoice, role) {
      add(it.switchKeyword, .keyword)
      add(it.subject, .subject)
      add(it.leftBrace)
      add(it.cases, .item)
      add(it.rightBrace)
    }
  }

  private func add(case it: SwitchCaseSyntax, _ role: NodeRole) {
    node(.switchCase, role) {
      add(it.attribute, .attribute)
      switch it.label {
      case .case(let label):
        add(label.caseKeyword, .keyword)
        add(label.caseItems, .case)
        add(label.colon)
      case .default(let label):
        add(label.defaultKeyword, .keyword)
        add(label.colon)
      }
      add(it.statements, .item)
    }
  }

  private func add(
    item pattern: PatternSyntax?, _ condition: WhereClauseSyntax?, _ comma: TokenSyntax?,
    _ role: NodeRole
  ) {
    node(.caseItem, role) {
      add(pattern, .pattern)
      add(condition: condition)
      add(comma)
    }
  }

  private func add(condition it: WhereClauseSyntax?) {
    add(it?.whereKeyword, .keyword)
    add(it?.condition, .condition)
  }

  private func add(
    _ kind: NodeKind, _ keyword: TokenSyntax, _ pattern: PatternSyntax,
    _ type: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?, _ role: NodeRole
  ) {
    node(kind, role) {
      add(keyword, .keyword)
      add(pattern, .pattern)
      add(type: type)
      add(value: value)
    }
  }

  func add(type it: TypeAnnotationSyntax?) {
    add(it?.colon)
    add(it?.type, .type)
  }

  func add(value it: InitializerClauseSyntax?) {
    add(it?.equal)
    add(it?.value, .value)
  }

  // MARK: Jumps

  func addStatement(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .returnStmt(let it): add(.returnStatement, it.returnKeyword, it.expression, role)
    case .throwStmt(let it): add(.throwStatement, it.throwKeyword, it.expression, role)
    case .guardStmt(let it): add(guard: it, role)
    case .deferStmt(let it): add(defer: it, role)
    case .breakStmt(let it): add(.breakStatement, it.breakKeyword, to: it.label, role)
    case .continueStmt(let it): add(.continueStatement, it.continueKeyword, to: it.label, role)
    case .fallThroughStmt(let it):
      add(.fallthroughStatement, it.fallthroughKeyword, to: nil, role)
    case .yieldStmt(let it): add(yield: it, role)
    case .labeledStmt(let it): add(labelled: it, role)
    default: return false
    }
    return true
  }

  func add(_ kind: NodeKind, _ keyword: TokenSyntax, _ value: ExprSyntax?, _ role: NodeRole) {
    node(kind, role) {
      add(keyword, .keyword)
      add(value, .value)
    }
  }

  private func add(
    _ kind: NodeKind, _ keyword: TokenSyntax, to label: TokenSyntax?, _ role: NodeRole
  ) {
    node(kind, role) {
      add(keyword, .keyword)
      add(label, .label)
    }
  }

  private func add(guard it: GuardStmtSyntax, _ role: NodeRole) {
    node(.guardStatement, role) {
      add(it.guardKeyword, .keyword)
      add(it.conditions, .condition)
      add(it.elseKeyword, .keyword)
      add(block: it.body, .body)
    }
  }

  private func add(defer it: DeferStmtSyntax, _ role: NodeRole) {
    node(.deferStatement, role) {
      add(it.deferKeyword, .keyword)
      add(block: it.body, .body)
    }
  }

  private func add(yield it: YieldStmtSyntax, _ role: NodeRole) {
    node(.yieldStatement, role) {
      add(it.yieldKeyword, .keyword)
      switch it.yieldedExpressions {
      case .single(let value): add(value, .value)
      case .multiple(let clause):
        add(clause.leftParen)
        for element in clause.elements {
          add(element.expression, .value)
          add(element.comma)
        }
        add(clause.rightParen)
      }
    }
  }

  private func add(labelled it: LabeledStmtSyntax, _ role: NodeRole) {
    node(.labelled, role) {
      add(name: it.label, .label)
      add(it.colon)
      add(it.statement, .value)
    }
  }

  // MARK: Loops

  func addLoop(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .forStmt(let it): add(for: it, role)
    case .whileStmt(let it): add(while: it, role)
    case .repeatStmt(let it): add(repeat: it, role)
    case .doStmt(let it): add(do: it, role)
    case .catchClause(let it): add(catch: it, role)
    case .catchItem(let it): add(item: it.pattern, it.whereClause, it.trailingComma, role)
    default: return false
    }
    return true
  }

  private func add(for it: ForStmtSyntax, _ role: NodeRole) {
    node(.forLoop, role) {
      add(it.forKeyword, .keyword)
      add(it.tryKeyword, .effect)
      add(it.awaitKeyword, .effect)
      add(it.unsafeKeyword, .effect)
      add(it.caseKeyword, .keyword)
      add(it.pattern, .pattern)
      add(type: it.typeAnnotation)
      add(it.inKeyword, .keyword)
      add(it.sequence, .subject)
      add(condition: it.whereClause)
      add(block: it.body, .body)
    }
  }

  private func add(while it: WhileStmtSyntax, _ role: NodeRole) {
    node(.whileLoop, role) {
      add(it.whileKeyword, .keyword)
      add(it.conditions, .condition)
      add(block: it.body, .body)
    }
  }

  private func add(repeat it: RepeatStmtSyntax, _ role: NodeRole) {
    node(.repeatLoop, role) {
      add(it.repeatKeyword, .keyword)
      add(block: it.body, .body)
      add(it.whileKeyword, .keyword)
      add(it.condition, .condition)
    }
  }

  private func add(do it: DoStmtSyntax, _ role: NodeRole) {
    node(.doBlock, role) {
      add(it.doKeyword, .keyword)
      add(throwing: it.throwsClause)
      add(block: it.body, .body)
      add(it.catchClauses, .case)
    }
  }

  private func add(catch it: CatchClauseSyntax, _ role: NodeRole) {
    node(.catchClause, role) {
      add(it.catchKeyword, .keyword)
      add(it.catchItems, .case)
      add(block: it.body, .body)
    }
  }
}
