import LayLanguage
import LaySwiftTree

/// What a closure asks of its only parameter, by which overloads with closures of one argument differ.
///
/// - Value: `{ size in size.width }` reads the member `width`; `{ switch $0 { case .left: … } }` looks for the case
///   `left`.
struct ClosureReads {
  var members: Set<String> = []
  var cases: Set<String> = []
  /// The type that is written for the parameter: `CGSize` of `{ (size: CGSize) in … }`.
  var type = SwiftType.unknown

  /// Whether values of a type may have all of it: of modules that are not there, some may be.
  func mayRead(_ type: SwiftType) -> Bool {
    guard let declaration = type.declaration, !declaration.isOpen else { return true }
    var found: Substitution = [:]
    guard self.type.matches(type, &found) || type.matches(self.type, &found) else { return false }
    if declaration.kind == .struct {
      guard members.allSatisfy({ declaration.hasMember($0) }) else { return false }
    }
    guard declaration.kind == .struct || declaration.kind == .enum, !declaration.isOfLibrary else {
      return true
    }
    return cases.allSatisfy { name in declaration.members(name).contains(where: \.isStaticOrCase) }
  }
}

extension TypeDeclaration {
  fileprivate func hasMember(_ name: String) -> Bool {
    !members(name).isEmpty || !members("subscript").isEmpty
  }
}

extension Member {
  fileprivate var isStaticOrCase: Bool { isStatic || kind == .enumCase }
}

extension CodeContext {
  /// What stands behind the point of a closure's only parameter, and the cases of a `switch` over it.
  func reads(of closure: Int) -> ClosureReads {
    var reads = ClosureReads()
    let parameters = file.children(closure, .parameter)
    guard parameters.count < 2, closureArity(closure) == 1 else { return reads }
    let name = parameters.first.map { file.text($0, .name) ?? file.text($0) } ?? "$0"
    let written = parameters.first.flatMap { file.child($0, .type) }
    reads.type = written.flatMap { try? types.type($0) } ?? .unknown
    var node = closure + 1
    while node < file.tree.end(of: closure) {
      if file.kind(node) == .closure, gives(name, anotherMeaningIn: node) {
        node = file.tree.end(of: node)
        continue
      }
      if file.kind(node) == .member, let base = file.child(node, .base), isName(base, name),
        let member = file.text(node, .name)
      {
        reads.members.insert(member)
      }
      if file.kind(node) == .switchChoice, let subject = file.child(node, .subject),
        isName(subject, name)
      {
        reads.cases.formUnion(cases(of: node))
      }
      node += 1
    }
    return reads
  }

  private func isName(_ node: Int, _ name: String) -> Bool {
    file.kind(node) == .name && file.text(node) == name
  }

  /// Whether a closure in a closure calls another value so: all have a `$0` of their own.
  private func gives(_ name: String, anotherMeaningIn closure: Int) -> Bool {
    let parameters = file.children(closure, .parameter)
    return name == "$0" && parameters.isEmpty
      || parameters.contains { (file.text($0, .name) ?? file.text($0)) == name }
  }

  /// The names of `case .left, .right(let x):`.
  private func cases(of node: Int) -> [String] {
    file.children(node, .item).flatMap { file.children($0, .case) }
      .compactMap { file.child($0, .pattern) }
      .map { file.kind($0) == .bindingPattern ? file.child($0, .pattern) ?? $0 : $0 }
      .compactMap { implicitName($0) }
  }
}
