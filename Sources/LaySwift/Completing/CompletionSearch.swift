import LayLanguage
import LaySwiftTree

/// Finds what may stand in the place of a word: what the code around declares, and what the place takes.
///
/// The code around is compiled, so that its types are those of the code; it does not run.
struct CompletionSearch {
  let module: SwiftModule
  let file: SourceFile
  /// The leaf with the word.
  private let word: Int
  /// What the leaf stands in, the innermost first.
  let around: [Int]
  /// The types that stand around the word, the innermost first.
  private var owners: [TypeDeclaration] = []

  init(_ module: SwiftModule, _ file: SourceFile, _ word: Int) {
    self.module = module
    self.file = file
    self.word = word
    around = (0..<word).reversed().filter { file.tree.end(of: $0) > word }
    let declared = module.declaredTypes
    owners = around.compactMap { node in
      declared.first { type in
        type.file === file && type.node == node
          || type.extensions.contains { $0.file === file && $0.node == node }
      } ?? extended(node)
    }
  }

  var library: Library { module.library }

  var found: [SwiftCompletion] {
    guard let parent = around.first else { return [] }
    switch file.kind(parent) {
    case .member where file.child(parent, .name) == word:
      guard let base = file.child(parent, .base) else { return impliedMembers(parent) }
      return members(behind: base)
    case .memberType:
      guard let base = file.child(parent, .base), let type = try? types.type(base) else {
        return []
      }
      return members(of: type, isType: true).filter { $0.kind == .type }
    case .typeName, .attribute: return typeNames
    case .macroUse, .keyPath: return []
    default: break
    }
    if file.kind(word) == .typeName { return typeNames }
    guard file.kind(word) == .name, !isDeclared(in: parent) else { return [] }
    return values
  }

  /// Whether the word is a name that the code gives.
  private func isDeclared(in parent: Int) -> Bool {
    switch file.kind(parent) {
    case .argument, .call, .subscriptCall: false
    case .binding, .optionalBinding, .forLoop: file.child(parent, .pattern) == word
    default: file.child(parent, .name) == word || file.child(parent, .label) == word
    }
  }

  // MARK: The code around

  /// The type of the library that an extension around the word extends.
  private func extended(_ node: Int) -> TypeDeclaration? {
    guard file.kind(node) == .extensionDeclaration, let type = file.child(node, .type) else {
      return nil
    }
    return try? TypeScope(module, file, within: nil).type(type).declaration
  }

  var types: TypeScope { TypeScope(module, file, within: owners.first) }

  /// The function or the variable that the word stands in; nil at the top.
  private var memberAround: Member? {
    let inTypes = owners.first?.allMembers ?? []
    let all = inTypes.isEmpty ? module.globals(declaredBy: file) : inTypes
    return all.filter { member in
      member.file === file && around.contains(member.node)
        && [.function, .initializer, .subscript, .stored, .computed].contains(member.kind)
    }.max { $0.node < $1.node }
  }

  /// Compiles the code around, and gives what is found of an expression in it.
  func asked(_ node: Int) -> AskedExpression {
    let asked = AskedExpression(file, node)
    module.runtime.asked = asked
    defer { module.runtime.asked = nil }
    if let member = memberAround {
      let types = member.owner.map { owner in
        owner.substitution(owner.ownType.arguments).merging(["Self": owner.ownType]) { $1 }
      }
      let instance = FunctionInstance(module.runtime, member, role(of: member), types ?? [:])
      _ = try? FunctionCompiler(instance).compiled()
    } else {
      compileStatements()
    }
    // What nothing around has reached is asked by itself.
    if asked.names.isEmpty, asked.values.isEmpty {
      _ = CodeContext(module, types, in: nil).compile(node)
    }
    return asked
  }

  private func role(of member: Member) -> FunctionInstance.Role {
    let accessor = around.first { file.kind($0) == .accessor }
    switch accessor.flatMap({ file.text($0, .keyword) }) {
    case "set": return .setter
    case "willSet": return .willSet
    case "didSet": return .didSet
    default: return member.kind == .stored ? .initialValue : .body
    }
  }

  /// The statements of a preview, or those at the top.
  private func compileStatements() {
    let context = CodeContext(module, types, in: nil)
    context.isStatic = true
    let macro = around.first { file.kind($0) == .macroUse }
    let body = macro.flatMap { Argument.all($0, file).first(where: \.isClosure)?.node }
    let items = file.children(body ?? 0, .item).filter {
      body != nil || !context.declaresTypeOrFunction($0) && file.kind($0) != .macroUse
    }
    for item in items { context.noteSharedNames(item) }
    _ = try? context.body { () throws(Diagnostic) in try context.builderBody(items) }
  }

  // MARK: Names

  private func completion(_ member: Member) -> SwiftCompletion {
    let isView = member.kind == .function && member.name.first?.isUppercase == true
    guard member.file.isLibrary else {
      return SwiftCompletion(member.name, .declared, words(member))
    }
    let kind: SwiftCompletion.Kind =
      isView ? .view : member.kind == .type || member.kind == .alias ? .type : .function
    return SwiftCompletion(member.name, kind, words(member))
  }

  /// The labels of a function, and the type of a variable as it is written.
  func words(_ member: Member) -> String {
    switch member.kind {
    case .function: String(member.fullName.dropFirst(member.name.count))
    case .stored, .computed: member.typeNode.map { member.file.text($0) } ?? ""
    default: ""
    }
  }

  /// What stands at the top of files, but for the variable whose first value this is.
  private var globals: [Member] {
    module.allGlobals.filter { member in
      let isItself =
        member.file === file && member.kind == .stored && around.contains(member.node)
      return !isItself && member.name.first?.isLetter == true
    }
  }

  private var typeNames: [SwiftCompletion] {
    let nested = owners.flatMap(\.allMembers).filter { $0.kind == .type || $0.kind == .alias }
    return (nested + globals.filter { $0.kind == .type || $0.kind == .alias }).map(completion)
  }

  /// The names and labels that may begin an expression.
  private var values: [SwiftCompletion] {
    let asked = asked(word)
    var found = asked.names.filter { $0.first?.isLetter == true }.map { name in
      SwiftCompletion(name, .declared)
    }
    found += argument(word).map { labels($0) + members(for: wanted($0)).filter(\.isImplied) } ?? []
    found += globals.map(completion)
    found += module.interpreter.programNames.filter { $0.first?.isLetter == true }.map {
      SwiftCompletion(SwiftUISpelling.camelCase($0), .declared)
    }
    for name in Catalogue.swiftUINames where name.first?.isUppercase == true {
      guard let view = Catalogue.declarations(swiftUI: name).first(where: \.isViewOfSwift) else {
        continue
      }
      found.append(SwiftCompletion(name, .view, view.summary))
    }
    return found.sorted { !$0.isOfLibrary && $1.isOfLibrary }
  }
}

extension SwiftCompletion {
  /// Whether it is a member whose type the place gives.
  fileprivate var isImplied: Bool { word.hasPrefix(".") }

  /// Whether something else of the same name says more.
  fileprivate var isOfLibrary: Bool { kind == .type || kind == .function }
}

extension Declaration {
  fileprivate var isViewOfSwift: Bool { kind.makesViews && kind != .modifier }
}
