import LayLanguage
import LaySwiftTree

/// Finds which files of an app some code needs: those that declare what it names, and what these name
/// in turn.
///
/// - Rule: of a type are followed what it keeps, its initialisers, and what is named like something that
///   protocols of the library ask for; a function, a computed variable or a static member once its name
///   stands in code that is followed, whoever has it there. So code may be followed that never runs,
///   and none that runs is left out.
/// - Rule: a name that the target or the library has is not looked for in other targets.
package final class ReachedCode {
  private struct File {
    let names: SkimmedFile
    let place: FilePlace
    /// Nil until it is read.
    var code: SourceFile?
  }

  /// What is followed, or waits for a name.
  private enum Part {
    /// A declaration in a file that is read.
    case declaration(file: Int, node: Int)
    /// A file, which is read then.
    case file(Int)
  }

  /// An extension that waits for its type.
  private enum Extension {
    case skimmed(file: Int, SkimmedFile.Extension)
    case read(file: Int, node: Int)
  }

  private struct Place: Hashable {
    let file: Int
    let node: Int
  }

  private struct Name: Hashable {
    let file: Int
    let text: String
  }

  private var files: [File]
  private let isOneApp: Bool
  private let module: SwiftModule
  private let required: Set<String>
  /// The types that the app declares.
  private let ownTypes: Set<String>
  /// The files that declare a name at their top.
  private var declaring: [String: [Int]] = [:]
  private var waitingForName: [String: [Part]] = [:]
  private var waitingInFile: [Name: [Part]] = [:]
  private var waitingForType: [String: [Extension]] = [:]
  /// The names that stand in code that is followed, and those of them that were looked for at the top.
  private var named: Set<String> = []
  private var asked: Set<Name> = []
  private var reached: Set<Name> = []
  private var reachedTypes: Set<String> = []
  private var followed: Set<Place> = []
  private var known: Set<Int> = []
  /// The modules whose files are seen, and the files of others that would be needed.
  private var seenModules: Set<String> = []
  /// The modules that some file of a target imports: what they add to types is seen in the whole target.
  private var importsOfTarget: [String: Set<String>] = [:]
  private var unseen: [String: [Int]] = [:]
  private var wanted: [Int] = []
  private var open: [Part] = []

  /// - Parameter files: what all files of the app declare, and where they stand.
  /// - Parameter isOneApp: whether they are one app; else a type that a file declares is not looked for in others.
  init(
    _ files: [(names: SkimmedFile, place: FilePlace)], isOneApp: Bool, in module: SwiftModule
  ) {
    self.isOneApp = isOneApp
    self.files = files.map { File(names: $0.names, place: $0.place) }
    self.module = module
    required = module.requiredNames
    ownTypes = Set(files.flatMap { $0.names.types.map(\.name) })
    for (file, (names, place)) in files.enumerated() {
      importsOfTarget[place.target, default: []].formUnion(names.imports)
      for name in names.others.union(names.types.filter { !$0.isPrivate }.map(\.name)) {
        declaring[name, default: []].append(file)
      }
      for further in names.extensions where !further.isPrivate {
        take(.skimmed(file: file, further), of: further.type)
      }
    }
  }

  /// The files that are needed, each one once; their trees are to be added.
  package func takeWanted() -> [Int] {
    while let part = open.popLast() {
      switch part {
      case .file(let file): wantIfSeen(file)
      case .declaration(let file, let node): follow(node, file)
      }
    }
    defer { wanted = [] }
    return wanted
  }

  /// Wants a file if some file that is followed imports its module.
  private func wantIfSeen(_ file: Int) {
    if let module = files[file].place.module, !seenModules.contains(module) {
      unseen[module, default: []].append(file)
    } else {
      want(file)
    }
  }

  private func see(_ modules: Set<String>) {
    for module in modules where seenModules.insert(module).inserted {
      open += (unseen.removeValue(forKey: module) ?? []).map { .file($0) }
    }
  }

  private func want(_ file: Int) {
    if known.insert(file).inserted { wanted.append(file) }
  }

  /// Adds the tree of a file.
  ///
  /// - Parameter isShown: whether all of it is followed, asked for or not.
  package func add(_ tree: SwiftTree, as file: Int, isShown: Bool = false) {
    known.insert(file)
    let code = SourceFile(tree, source: 0, place: files[file].place)
    files[file].code = code
    let place = files[file].place
    see(code.imports.union([place.module].compactMap(\.self)))
    see(importsOfTarget[place.target] ?? [])
    guard !tree.nodes.isEmpty else { return }
    if isShown {
      scan(0, code, file)
      for type in files[file].names.types { reach(type: type.name) }
    }
    for item in code.children(0, .item) where code.kind(item) != .macroUse {
      if code.kind(item) == .extensionDeclaration {
        let type = code.child(item, .type).map { outermostType($0, code) } ?? ""
        take(.read(file: file, node: item), of: type)
        continue
      }
      for name in names(of: item, code) {
        let name = Name(file: file, text: name)
        if reached.contains(name) {
          open.append(.declaration(file: file, node: item))
        } else {
          waitingInFile[name, default: []].append(.declaration(file: file, node: item))
        }
      }
    }
  }

  // MARK: Declarations

  /// `House` of `House.Item`, and `Array` of `[Int]`.
  private func outermostType(_ node: Int, _ code: SourceFile) -> String {
    var node = node
    while let base = code.child(node, .base) { node = base }
    if code.kind(node) == .arrayType { return "Array" }
    return code.name(code.child(node, .name) ?? node)
  }

  private func names(of item: Int, _ code: SourceFile) -> [String] {
    switch code.kind(item) {
    case .variableDeclaration:
      code.children(item, .item).compactMap { code.child($0, .pattern) }.flatMap { pattern in
        (pattern..<code.tree.end(of: pattern)).filter { code.kind($0) == .name }.map(code.name)
      }
    case .operatorDeclaration: [code.text(item, .operator) ?? ""]
    default: code.child(item, .name).map { [code.name($0)] } ?? []
    }
  }

  private func follow(_ node: Int, _ file: Int) {
    guard followed.insert(Place(file: file, node: node)).inserted, let code = files[file].code
    else { return }
    guard let body = code.child(node, .body), isType(node, code) else {
      return scan(node, code, file)
    }
    reach(type: code.text(node, .name) ?? "")
    for part in code.tree.children(of: node) where part != body { scan(part, code, file) }
    for item in code.children(body, .item) { member(item, code, file) }
  }

  private func isType(_ node: Int, _ code: SourceFile) -> Bool {
    [
      .actorDeclaration, .classDeclaration, .enumDeclaration, .extensionDeclaration,
      .protocolDeclaration, .structDeclaration,
    ].contains(code.kind(node))
  }

  /// Follows a member, at once or when its name is used.
  private func member(_ item: Int, _ code: SourceFile, _ file: Int) {
    let names = canWait(item, code) ? names(of: item, code) : []
    if names.isEmpty || names.contains(where: { named.contains($0) || required.contains($0) }) {
      open.append(.declaration(file: file, node: item))
    } else {
      for name in names {
        waitingForName[name, default: []].append(.declaration(file: file, node: item))
      }
    }
  }

  private func canWait(_ item: Int, _ code: SourceFile) -> Bool {
    switch code.kind(item) {
    case .functionDeclaration: true
    case .variableDeclaration:
      code.has("static", item)
        || code.children(item, .item).contains { code.child($0, .body) != nil }
    case .actorDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration,
      .structDeclaration, .typealiasDeclaration:
      true
    default: false
    }
  }

  // MARK: Extensions

  private func take(_ further: Extension, of type: String) {
    if ownTypes.contains(type), !reachedTypes.contains(type) {
      waitingForType[type, default: []].append(further)
    } else {
      open(further)
    }
  }

  private func reach(type: String) {
    guard ownTypes.contains(type), reachedTypes.insert(type).inserted else { return }
    for further in waitingForType.removeValue(forKey: type) ?? [] { open(further) }
  }

  private func open(_ further: Extension) {
    switch further {
    case .read(let file, let node): open.append(.declaration(file: file, node: node))
    case .skimmed(let file, let further):
      // An initialiser is also called by the name of its type.
      let names = further.members.union(further.members.contains("init") ? [further.type] : [])
      let isNeeded =
        further.inherits || further.members.contains("subscript")
        || ownTypes.contains(further.type) && further.members.contains("init")
        || names.contains { named.contains($0) || required.contains($0) }
      if isNeeded { return open.append(.file(file)) }
      for name in names { waitingForName[name, default: []].append(.file(file)) }
    }
  }

  // MARK: Names

  /// Follows the names that stand in a node.
  private func scan(_ node: Int, _ code: SourceFile, _ file: Int) {
    // The nodes around the present one, with their ends.
    var around: [(kind: NodeKind, end: Int)] = []
    for index in node..<code.tree.end(of: node) {
      while let last = around.last, last.end <= index { around.removeLast() }
      guard code.tree.isLeaf(index) else {
        around.append((code.kind(index), code.tree.end(of: index)))
        continue
      }
      guard [.name, .typeName, .sign].contains(code.kind(index)) else { continue }
      let role = code.tree.nodes[index].role
      let parent = around.last?.kind ?? .file
      guard role != .label, role != .pattern || parent != .binding,
        role != .name || !Self.declaring.contains(parent)
      else { continue }
      let isMember = role == .name && [.member, .memberType].contains(parent) || parent == .keyPath
      use(code.name(index), isMember: isMember, file)
    }
  }

  /// The nodes whose name is declared by them.
  private static let declaring: Set<NodeKind> = [
    .actorDeclaration, .associatedtypeDeclaration, .caseElement, .classDeclaration,
    .enumDeclaration, .functionDeclaration, .genericParameter, .macroDeclaration, .parameter,
    .protocolDeclaration, .structDeclaration, .typealiasDeclaration,
  ]

  private func use(_ name: String, isMember: Bool, _ file: Int) {
    if named.insert(name).inserted {
      open += waitingForName.removeValue(forKey: name) ?? []
    }
    if let sign = name.first, sign == "$" || sign == "_", name.count > 1 {
      use(String(name.dropFirst()), isMember: isMember, file)
    }
    guard !isMember || name.first?.isUppercase == true,
      asked.insert(Name(file: file, text: isMember ? "." + name : name)).inserted
    else { return }
    reach(name, in: file)
    if !isOneApp, files[file].names.types.contains(where: { $0.name == name }) { return }
    let (all, place) = (declaring[name] ?? [], files[file].place)
    let near = all.filter { files[$0].place.target == place.target }
    for other in near { reach(name, in: other) }
    guard near.isEmpty, !all.isEmpty, let code = files[file].code else { return }
    let isOfLibrary = !isMember && module.isOfLibrary(name)
    for other in all {
      guard files[other].place.module.map(code.imports.contains) ?? !isOfLibrary else { continue }
      // Of what the library has too, the type of a module that the file imports is meant.
      guard !isOfLibrary || files[other].names.types.contains(where: { $0.name == name }) else {
        continue
      }
      reach(name, in: other)
    }
  }

  private func reach(_ name: String, in file: Int) {
    let name = Name(file: file, text: name)
    guard reached.insert(name).inserted else { return }
    guard files[file].code == nil else {
      open += waitingInFile.removeValue(forKey: name) ?? []
      return
    }
    if declaring[name.text]?.contains(file) == true { want(file) }
  }
}

extension SwiftModule {
  /// Whether the library, or the catalogue of views, has a name.
  func isOfLibrary(_ name: String) -> Bool {
    !Catalogue.declarations(swiftUI: name).isEmpty || libraryDeclares(name)
  }

  /// The names by which the library asks the code for something.
  var requiredNames: Set<String> {
    let ofProtocols = types.values.filter { $0.isOfLibrary && $0.kind == .protocol }.flatMap {
      $0.ownMembers.map(\.name)
    }
    return Set(ofProtocols).union([
      "appendInterpolation", "body", "buildArray", "buildBlock", "buildEither", "buildExpression",
      "buildFinalResult", "buildLimitedAvailability", "buildOptional", "buildPartialBlock",
      "callAsFunction", "defaultValue", "makeBody", "previews", "projectedValue", "subscript",
      "wrappedValue", "~=",
    ])
  }
}
