import LaySwiftTree
import SwiftIfConfig
import SwiftOperators
import SwiftSyntax

/// Makes the tree of a file of what the parser gives.
///
/// It goes through the file once. Operators are folded where they stand, and of `#if` only the active
/// clause is looked at.
final class TreeMaker {
  /// The most operands and operators in a row: more could not stand inside of each other.
  private static let mostInSequence = 2 * SwiftTree.mostDepth

  var builder: TreeBuilder
  let operators: OperatorTable
  /// Each `#if` between members in whose clause a chain is read, until what it begins with is added.
  private var chains: [PostfixIfConfigExprSyntax] = []
  /// Why there is no tree.
  private(set) var mistake: SyntaxMistake?
  /// Where the tree that is being read begins in the file: a folded sequence is a tree of its own.
  private var offset = 0

  private let bytes: [UInt8]
  private let platform: Platform

  private init(_ bytes: [UInt8], _ operators: OperatorTable, _ platform: Platform) {
    self.bytes = bytes
    self.platform = platform
    self.operators = operators
    builder = TreeBuilder(capacity: bytes.count / 4)
  }

  /// The tree of a file without mistakes, with the operators of this table.
  static func tree(
    of file: SourceFileSyntax, _ bytes: [UInt8], _ operators: OperatorTable, on platform: Platform
  ) throws(SyntaxMistake) -> SwiftTree {
    let maker = TreeMaker(bytes, operators, platform)
    maker.node(.file, .none) {
      maker.add(file.shebang)
      maker.add(file.statements, .item)
    }
    if let mistake = maker.mistake { throw mistake }
    return maker.builder.tree(of: bytes)
  }

  /// Adds a node with what the body adds.
  func node(_ kind: NodeKind, _ role: NodeRole, _ parts: () -> Void) {
    builder.open(kind, role)
    parts()
    builder.close()
  }

  func add(_ part: (some SyntaxProtocol)?, _ role: NodeRole = .mark) {
    if let part { add(Syntax(part), role) }
  }

  func add(_ list: (some SyntaxCollection)?, _ role: NodeRole) {
    guard let list else { return }
    for part in list { add(Syntax(part), role) }
  }

  /// Adds a node of what stands between two marks.
  func add(
    _ kind: NodeKind, _ start: TokenSyntax?, _ list: some SyntaxCollection, _ listRole: NodeRole,
    _ end: TokenSyntax?, _ role: NodeRole
  ) {
    node(kind, role) {
      add(start)
      add(list, listRole)
      add(end)
    }
  }

  func add(_ token: TokenSyntax?, _ role: NodeRole = .mark) {
    guard let token else { return }
    switch role {
    case .mark: leaf(token, .mark, role)
    case .keyword, .modifier, .effect, .detail: leaf(token, .word, role)
    default: leaf(token, kind(of: token, role), role)
    }
  }

  /// Adds a token as this kind of leaf.
  func leaf(_ token: TokenSyntax, _ kind: NodeKind, _ role: NodeRole) {
    guard token.presence == .present else { return }
    let length = token.trimmedLength.utf8Length
    guard length > 0 else { return }
    let start = start(of: token)
    builder.leaf(kind, role, start, start + length)
  }

  private func start(of token: TokenSyntax) -> Int {
    offset + token.position.utf8Offset + token.leadingTriviaLength.utf8Length
  }

  private func start(of part: Syntax) -> Int {
    offset + part.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Adds a name, which may be that of an operator.
  func add(name token: TokenSyntax?, _ role: NodeRole) {
    guard let token else { return }
    let first = token.presence == .present ? bytes[start(of: token)] : 0
    switch first {
    // Most names are told by their first byte, which is quicker than their token.
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      leaf(token, .name, role)
    default: leaf(token, kind(of: token, .name), role)
    }
  }

  private func kind(of token: TokenSyntax, _ role: NodeRole) -> NodeKind {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: .name
    case .keyword: role == .name || role == .label ? .name : .word
    case .binaryOperator, .prefixOperator, .postfixOperator: .sign
    case .equal, .colon: role == .operator ? .sign : .mark
    case .postfixQuestionMark, .exclamationMark, .ellipsis: role == .none ? .mark : .sign
    case .integerLiteral: .integer
    case .floatLiteral: .decimal
    case .stringSegment, .regexLiteralPattern: .text
    case .wildcard: .wildcard
    case .poundAvailable, .poundUnavailable, .poundSourceLocation: .word
    default: .mark
    }
  }

  func add(_ part: Syntax, _ role: NodeRole) {
    guard mistake == nil else { return }
    guard builder.depth < SwiftTree.mostDepth - 1 else {
      mistake = .nestedTooDeeply(at: start(of: part))
      return
    }
    if part.kind.isSyntaxCollection {
      for child in part.children(viewMode: .sourceAccurate) { add(child, role) }
      return
    }
    let kind = part.as(SyntaxEnum.self)
    if addExpression(kind, role) || addOperation(kind, role) || addBlock(kind, role)
      || addType(kind, role) || addPattern(kind, role) || addStatement(kind, role)
      || addLoop(kind, role) || addTypeDeclaration(kind, role) || addDeclaration(kind, role)
      || addConditional(kind, role)
    {
      return
    }
    addOther(part, role)
  }

  /// Adds what has no kind of its own, with all of its parts.
  func addOther(_ part: Syntax, _ role: NodeRole) {
    node(.other, role) { addParts(of: part) }
  }

  /// Adds all parts of a node without a role.
  func addParts(of part: Syntax) {
    for child in part.children(viewMode: .sourceAccurate) { add(child, .none) }
  }

  // MARK: Operators

  /// Adds operands and operators in a row as the operators bind.
  func add(sequence: SequenceExprSyntax, _ role: NodeRole) {
    guard sequence.elements.count <= Self.mostInSequence else {
      mistake = .nestedTooDeeply(at: start(of: Syntax(sequence)))
      return
    }
    if addPair(sequence, role) { return }
    let start = offset + sequence.position.utf8Offset
    do {
      let folded = try operators.foldSingle(sequence) { error in
        if case .incomparableOperators = error { throw error }
      }
      // In the tree of its own the sequence begins at 0.
      let before = offset
      offset = start - folded.position.utf8Offset
      add(folded, role)
      offset = before
    } catch {
      guard let error = error as? OperatorError, var found = SyntaxMistakes.mistake(error) else {
        return addOther(Syntax(sequence), role)
      }
      found.start += offset
      found.end += offset
      mistake = found
    }
  }

  // MARK: Conditional code

  private func addConditional(_ part: SyntaxEnum, _ role: NodeRole) -> Bool {
    switch part {
    case .ifConfigDecl(let it):
      if let elements = platform.activeClause(of: it)?.elements { add(Syntax(elements), role) }
    case .postfixIfConfigExpr(let it):
      let before = chains.count
      chains.append(it)
      if case .postfixExpression(let chain)? = platform.activeClause(of: it.config)?.elements {
        add(chain, role)
      } else {
        addBaseOfChain(role)
      }
      if chains.count > before { chains.removeLast() }
    default: return false
    }
    return true
  }

  /// Adds what stands before the `#if` in whose clause a chain of members begins, if there is one.
  func addBaseOfChain(_ role: NodeRole) {
    guard let conditional = chains.popLast() else { return }
    if let base = conditional.base { add(base, role) } else { addBaseOfChain(role) }
  }
}
