import LayLanguage
import SwiftSyntax

/// Finds declarations that use each other in a ring without an end: `A` shows `B`, which shows `A`.
///
/// A use counts if it cannot be passed over: what stands behind a condition, in a loop, or in a
/// closure that is called later may end the ring. So does an early exit before it.
final class EndlessRings: SyntaxVisitor {
  /// What a declaration does to the next one of the ring.
  private enum Kind: String {
    case shows, uses, inherits = "inherits from", standsFor = "stands for"
  }

  private struct Declaration {
    let name: String
    let kind: Kind
    var uses: [(name: String, syntax: Syntax)]
  }

  private var declarations: [Declaration] = []
  private var types: [String] = []

  /// The first ring of some files, as an error at its first use; nil for none.
  static func find(
    in trees: [SourceFileSyntax], at place: (Syntax) -> SwiftPlace
  ) -> SwiftRemark? {
    let finder = EndlessRings(viewMode: .sourceAccurate)
    for tree in trees { finder.walk(tree) }
    guard let (ring, kind, syntax) = finder.ring() else { return nil }
    let names = ring.map { $0.split(separator: "(").first.map(String.init) ?? $0 }
    return SwiftRemark(
      isError: true,
      message: "`\(names[0])` \(kind.rawValue) itself without an end: "
        + names.joined(separator: " → "),
      hint: kind == .shows || kind == .uses ? "a condition can end it, as `if depth > 0`" : nil,
      place: place(syntax))
  }

  /// The names of a ring, the first one again at its end.
  private func ring() -> (names: [String], kind: Kind, syntax: Syntax)? {
    // A name that several declarations have may mean another one each time.
    let all = Dictionary(grouping: declarations, by: \.name).compactMapValues {
      $0.count == 1 ? $0.first : nil
    }
    var settled: Set<String> = []
    for declaration in declarations where !settled.contains(declaration.name) {
      var path: [(declaration: Declaration, next: Int)] = [(declaration, 0)]
      while let (current, next) = path.last {
        guard next < current.uses.count, all[current.name] != nil else {
          settled.insert(current.name)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let used = current.uses[next].name
        if let start = path.firstIndex(where: { $0.declaration.name == used }) {
          let names = path[start...].map(\.declaration.name) + [used]
          let first = path[start]
          return (names, first.declaration.kind, first.declaration.uses[first.next - 1].syntax)
        }
        if !settled.contains(used), let found = all[used] { path.append((found, 0)) }
      }
    }
    return nil
  }

  // MARK: Declarations

  private func note(
    _ name: String, _ kind: Kind, _ body: CodeBlockItemListSyntax?, parameters: [String] = []
  ) {
    guard let body else { return }
    let uses = CertainUses(in: types.last, binding: parameters)
    uses.walk(body)
    declarations.append(Declaration(name: name, kind: kind, uses: uses.meant))
  }

  private func key(_ name: String) -> String { types.last.map { $0 + "." + name } ?? name }

  override func visit(_ type: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(type.name.text)
    return .visitChildren
  }

  override func visitPost(_ type: StructDeclSyntax) { types.removeLast() }

  override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(type.name.text)
    if let first = type.inheritanceClause?.inheritedTypes.first?.type {
      declarations.append(
        Declaration(
          name: type.name.text, kind: .inherits,
          uses: [(first.trimmedDescription, Syntax(first))]))
    }
    return .visitChildren
  }

  override func visitPost(_ type: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ type: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(type.name.text)
    return .visitChildren
  }

  override func visitPost(_ type: EnumDeclSyntax) { types.removeLast() }

  // What extensions add to types of a framework may have the names of members there.
  override func visit(_ type: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ alias: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard types.isEmpty, alias.genericParameterClause == nil else { return .skipChildren }
    let names = alias.initializer.value.tokens(viewMode: .sourceAccurate).filter {
      guard case .identifier = $0.tokenKind else { return false }
      return $0.previousToken(viewMode: .all)?.text != "."
    }
    declarations.append(
      Declaration(
        name: alias.name.text, kind: .standsFor, uses: names.map { ($0.text, Syntax($0)) }))
    return .skipChildren
  }

  override func visit(_ variable: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let accessors = binding.accessorBlock?.accessors
    else { return .skipChildren }
    var body: CodeBlockItemListSyntax?
    switch accessors {
    case .getter(let statements): body = statements
    case .accessors(let list):
      body = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
    if name == "body", let type = types.last {
      note(type + "()", .shows, body)
    } else {
      note(key(name), .uses, body)
    }
    return .skipChildren
  }

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = function.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    note(
      key(function.name.text + "(" + labels + ")"), .uses, function.body?.statements,
      parameters: parameters.map { ($0.secondName ?? $0.firstName).text })
    return .skipChildren
  }
}

/// The names that some code uses each time it runs.
private final class CertainUses: SyntaxVisitor {
  /// Names of members, with that of the type before them, and calls with their labels.
  private var found: [(base: String, name: String, syntax: Syntax)] = []
  /// Names that the code itself gives to something else.
  private var bound: Set<String>
  private let type: String?

  init(in type: String?, binding bound: [String]) {
    self.type = type
    self.bound = Set(bound)
    super.init(viewMode: .sourceAccurate)
  }

  var meant: [(name: String, syntax: Syntax)] {
    found.filter { !bound.contains($0.base) }.map { ($0.name, $0.syntax) }
  }

  /// - Parameter labels: those of a call, in parentheses.
  private func add(_ base: String, labels: String = "", _ syntax: some SyntaxProtocol) {
    let name = base + labels
    if let type {
      found.append((base, name == "body" ? type + "()" : type + "." + name, Syntax(syntax)))
    }
    found.append((base, name, Syntax(syntax)))
  }

  override func visit(_ statements: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for statement in statements {
      walk(statement.item)
      if let last = statements.last, statement.id != last.id, statement.mayLeave { break }
    }
    return .skipChildren
  }

  override func visit(_ pattern: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(pattern.identifier.text)
    return .skipChildren
  }

  override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if reference.argumentNames == nil { add(reference.baseName.text, reference) }
    return .skipChildren
  }

  override func visit(_ member: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = member.base else { return .skipChildren }
    if base.trimmedIs("self") { add(member.declName.baseName.text, member) } else { walk(base) }
    return .skipChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    var callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      if let base = member.base, !base.trimmedIs("self") {
        walk(base)
      } else if member.base != nil {
        callee = member.declName
      }
    }
    if let name = callee?.baseName.text {
      if call.trailingClosure == nil { add(name, labels: "(" + labels + ")", call) }
      // A view is known by its name, whatever it is given.
      if name.isTypeName, !labels.isEmpty { add(name, labels: "()", call) }
    }
    for argument in call.arguments { walk(argument.expression) }
    let containers = ["Form", "Group", "HStack", "ScrollView", "VStack", "ZStack"]
    if containers.contains(callee?.baseName.text ?? ""), let content = call.trailingClosure {
      walk(content.statements)
    }
    return .skipChildren
  }

  override func visit(_ operation: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    walk(operation.leftOperand)
    let sign = operation.operator.trimmedDescription
    if !["&&", "||", "??"].contains(sign) { walk(operation.rightOperand) }
    return .skipChildren
  }

  override func visit(_ choice: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    walk(choice.condition)
    return .skipChildren
  }

  override func visit(_ choice: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    walk(choice.subject)
    return .skipChildren
  }

  override func visit(_ choice: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ guarded: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ loop: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ loop: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ clause: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(function.name.text)
    return .skipChildren
  }

  override func visit(_ chain: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statements behind it may not run.
  fileprivate var mayLeave: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      ["return", "throw", "break", "continue", "fatalError", "try", "guard"].contains($0.text)
    }
  }
}

extension ExprSyntax {
  fileprivate func trimmedIs(_ name: String) -> Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}
