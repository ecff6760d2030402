import LayLanguage
import LaySwiftTree

/// All that the files of an app declare, and the library.
final class SwiftModule {
  let interpreter: Interpreter
  /// The name of the module, which printed forms of nested values begin with; nil where it is not known.
  let name: String?
  private(set) var files: [SourceFile] = []
  /// The numbers of the texts that declare the library.
  private(set) var librarySources: Set<Int32> = []
  /// What stands at the top of files, by name.
  private var globals: [String: [Member]] = [:]
  /// The types that values belong to, by their identity.
  private(set) var types: [ObjectIdentifier: TypeDeclaration] = [:]
  /// What aliases stand for, as far as it was asked for since a file was added.
  private var aliases: [ObjectIdentifier: SwiftType] = [:]
  private var openExtensions: [(file: SourceFile, node: Int)] = []
  /// How often declarations were added, by which is known whether what was found about types still holds.
  private(set) var additions = 0
  /// How many types there are of which is being found what they inherit.
  var typesInSearch = 0
  private(set) lazy var library = Library(self)
  private(set) lazy var runtime = SwiftRuntime(self)
  /// Whether some type has an equality of its own.
  private(set) var hasOwnEquality = false

  init(_ interpreter: Interpreter, named name: String? = nil) {
    self.interpreter = interpreter
    self.name = name
  }

  /// Frees what holds itself: types have members, which know their types.
  func forget() {
    runtime.forget()
    for type in types.values { type.forget() }
    (types, globals, aliases) = ([:], [:], [:])
  }

  /// Whether some class inherits from another one, so that the value chooses which method runs.
  private(set) lazy var hasSubclasses = types.values.contains {
    $0.kind == .class && !$0.isOfLibrary && $0.superclass != nil
  }

  private var argumentsOfShapes: [ObjectIdentifier: [SwiftType]] = [:]

  func note(_ arguments: [SwiftType], of shape: PartNames) {
    argumentsOfShapes[ObjectIdentifier(shape)] = arguments
  }

  /// What a value of a generic struct was made with; empty for all others.
  func arguments(of shape: PartNames) -> [SwiftType] {
    argumentsOfShapes[ObjectIdentifier(shape)] ?? []
  }

  /// Whether a class below declares a kept property again.
  func isOverridden(_ member: Member) -> Bool {
    types.values.contains { type in
      type.kind == .class && type !== member.owner && !type.declared(member.name).isEmpty
        && (member.owner.map { type.inherits(from: $0) } ?? false)
    }
  }

  /// Adds files; what they declare is found from then on.
  ///
  /// - Parameter isTaken: which of their items are declarations of the module.
  func add(_ files: [SourceFile], where isTaken: (Int) -> Bool = { _ in true }) {
    self.files += files
    aliases = [:]
    additions += 1
    for file in files { interpreter.sources.noteSwift(file.source) }
    librarySources.formUnion(files.lazy.filter(\.isLibrary).map(\.source))
    for file in files where !file.tree.nodes.isEmpty {
      for item in file.children(0, .item) where isTaken(item) { add(item, of: file) }
    }
    addExtensions()
  }

  /// Whether other code declares what an item of a file declares: a name, or a function with the same labels.
  func isDeclaredAgain(_ item: Int, of file: SourceFile) -> Bool {
    // The declarations of a type are made for the names alone.
    let known = types
    defer { types = known }
    let members = members(item, file, in: nil, extensionNode: nil)
    return !members.isEmpty
      && members.allSatisfy { member in
        (globals[member.name] ?? []).contains {
          !$0.file.isLibrary && ($0.kind != .function || $0.fullName == member.fullName)
        }
      }
  }

  /// Whether some code asks whether a value is a `Double` or an `Int`.
  private(set) lazy var testsNumbers = files.contains { file in
    !file.isLibrary
      && file.tree.nodes.indices.contains { node in
        [.cast, .typeTest, .typePattern].contains(file.kind(node))
          && file.child(node, .type).map { ["Double", "Int"].contains(file.text($0)) } ?? false
      }
  }

  private func add(_ item: Int, of file: SourceFile) {
    if file.kind(item) == .extensionDeclaration {
      openExtensions.append((file, item))
      return
    }
    for member in members(item, file, in: nil, extensionNode: nil) {
      globals[member.name, default: []].append(member)
    }
  }

  /// Adds what extensions declare to their types, those of nested types behind the types around.
  private func addExtensions() {
    var open = openExtensions
    for _ in 0..<3 where !open.isEmpty {
      var left: [(file: SourceFile, node: Int)] = []
      for (file, node) in open {
        guard let type = file.child(node, .type),
          let extended = extendedType(type, file)
        else {
          left.append((file, node))
          continue
        }
        let further = TypeDeclaration.Extension(file, node, of: extended)
        extended.add(further)
        additions += 1
        if !file.isLibrary { _ = further.members }
      }
      open = left
    }
    openExtensions = open
  }

  /// Takes what extends a type that no file declares for the whole type, so that what it declares inside of it
  /// is found.
  func closeExtensions() {
    for (file, node) in openExtensions {
      guard let type = file.child(node, .type),
        case let name = file.child(type, .name) ?? type,
        globals[file.name(name)]?.contains(where: { $0.type != nil }) != true
      else { continue }
      for member in members(node, file, in: nil, extensionNode: nil) {
        globals[member.name, default: []].append(member)
      }
    }
    addExtensions()
    openExtensions = []
  }

  private func extendedType(_ node: Int, _ file: SourceFile) -> TypeDeclaration? {
    let scope = TypeScope(self, file, within: nil)
    return try? scope.type(node).declaration
  }

  /// What a declaration declares: several for `let a = 1, b = 2`.
  func members(
    _ item: Int, _ file: SourceFile, in owner: TypeDeclaration?, extensionNode: Int?
  ) -> [Member] {
    let name = file.child(item, .name).map { file.name($0) } ?? ""
    func one(_ kind: Member.Kind, _ name: String, type: TypeDeclaration? = nil) -> [Member] {
      if kind == .function, name == "==" || name == "hash", !file.isLibrary {
        hasOwnEquality = true
      }
      return [
        Member(kind, name, file, item, in: owner, extensionNode: extensionNode, type: type)
      ]
    }
    switch file.kind(item) {
    case .structDeclaration: return one(.type, name, type: type(.struct, item, file, in: owner))
    case .classDeclaration, .actorDeclaration:
      return one(.type, name, type: type(.class, item, file, in: owner))
    case .enumDeclaration: return one(.type, name, type: type(.enum, item, file, in: owner))
    case .extensionDeclaration:
      let type = type(.enum, item, file, in: owner)
      return [Member(.type, type.name, file, item, in: owner, extensionNode: nil, type: type)]
    case .protocolDeclaration:
      return one(.type, name, type: type(.protocol, item, file, in: owner))
    case .typealiasDeclaration: return one(.alias, name)
    case .associatedtypeDeclaration: return one(.associatedType, name)
    case .functionDeclaration: return one(.function, name)
    case .initDeclaration: return one(.initializer, "init")
    case .subscriptDeclaration: return one(.subscript, "subscript")
    case .variableDeclaration: return variables(item, file, owner, extensionNode)
    case .caseDeclaration:
      return file.children(item, .item).map { element in
        Member(
          .enumCase, file.child(element, .name).map { file.name($0) } ?? "", file, element,
          in: owner, extensionNode: extensionNode, statement: item)
      }
    default: return []
    }
  }

  private func variables(
    _ item: Int, _ file: SourceFile, _ owner: TypeDeclaration?, _ extensionNode: Int?
  ) -> [Member] {
    file.children(item, .item).flatMap { binding -> [Member] in
      guard let pattern = file.child(binding, .pattern) else { return [] }
      let isComputed =
        file.child(binding, .body) != nil
        || file.children(binding, .accessor).contains {
          !["willSet", "didSet"].contains(file.text($0, .keyword) ?? "")
        }
        || file.attributes(item).contains("Entry")
        || owner.map {
          $0.isOfLibrary && file.isLibrary && !file.attributes(item).contains("stored")
        } ?? false
      let names =
        file.kind(pattern) == .name
        ? [file.name(pattern)]
        : (pattern..<file.tree.end(of: pattern)).filter { file.kind($0) == .name }.map(file.name)
      return names.map {
        Member(
          isComputed ? .computed : .stored, $0, file, binding, in: owner,
          extensionNode: extensionNode, statement: item)
      }
    }
  }

  private func type(
    _ kind: TypeDeclaration.Kind, _ node: Int, _ file: SourceFile, in outer: TypeDeclaration?
  ) -> TypeDeclaration {
    let type = TypeDeclaration(kind, file, node, in: outer, self)
    types[ObjectIdentifier(type.identity)] = type
    // What code declares tells at once whether it has an equality of its own; the library does not.
    if !file.isLibrary { _ = type.ownMembers }
    return type
  }

  /// What stands in the braces of a type.
  func ownMembers(of type: TypeDeclaration) -> [Member] {
    // Of `A.B`, where `A` is not known, one extension is all.
    let isNested = type.file.child(type.node, .type).map { type.file.kind($0) == .memberType }
    guard !type.isOpen || isNested == true else { return [] }
    return members(inBracesOf: type.node, type.file, in: type, extensionNode: nil)
  }

  /// What stands in the braces of an extension.
  func members(of further: TypeDeclaration.Extension, in type: TypeDeclaration) -> [Member] {
    members(inBracesOf: further.node, further.file, in: type, extensionNode: further.node)
  }

  private func members(
    inBracesOf node: Int, _ file: SourceFile, in type: TypeDeclaration, extensionNode: Int?
  ) -> [Member] {
    guard let body = file.child(node, .body) else { return [] }
    return file.children(body, .item).flatMap {
      members($0, file, in: type, extensionNode: extensionNode)
    }
  }

  /// A type that a function declares.
  func localType(_ node: Int, _ file: SourceFile) -> TypeDeclaration? {
    members(node, file, in: nil, extensionNode: nil).first?.type
  }

  /// The names of what stands at the top of the files of the code.
  var globalNames: [String] {
    globals.filter { $0.value.contains { !$0.file.isLibrary } }.map(\.key)
  }

  /// What stands at the top of all files.
  var allGlobals: [Member] { globals.values.flatMap(\.self) }

  /// What a file declares at its top, in its order.
  func globals(declaredBy file: SourceFile) -> [Member] {
    allGlobals.filter { $0.file === file }.sorted { $0.node < $1.node }
  }

  /// What a name means at the top of a file: what stands nearest, and what the app has before what the
  /// library has.
  ///
  /// - Rule: overloads of a function are all there, of equal ones the nearest.
  func globals(_ name: String, seenFrom file: SourceFile) -> [Member] {
    guard let all = globals[name] else { return [] }
    if file.isLibrary { return all.filter(\.file.isLibrary) }
    let seen = file.seenGlobals(all.filter { !$0.file.isLibrary }, runtime)
    let ofLibrary = all.filter(\.file.isLibrary)
    return seen.isEmpty || seen.contains { $0.kind == .function } ? seen + ofLibrary : seen
  }

  /// What a name means in a module: one of a package of the app, or one that the library stands for.
  func globals(_ name: String, inModule module: String) -> [Member] {
    (globals[name] ?? []).filter {
      $0.file.isLibrary
        ? ["CoreGraphics", "Foundation", "Swift", "SwiftUI"].contains(module)
        : $0.file.place?.module == module
    }
  }

  /// Whether the library declares a name.
  func libraryDeclares(_ name: String) -> Bool {
    globals[name]?.contains(where: \.file.isLibrary) ?? false
  }

  func type(of value: DeclaredType) -> TypeDeclaration? { types[ObjectIdentifier(value)] }

  func inheritedType(_ node: Int, _ file: SourceFile, in scope: TypeScope) -> SwiftType? {
    let type =
      file.kind(node) == .typeName || file.kind(node) == .memberType
      ? node
      : file.child(node, .type) ?? node
    return try? scope.type(type)
  }

  /// The types of the library to which the code adds static members, by the names of these.
  ///
  /// Of an extension of a protocol `where Self == Card` it is `Card`.
  private(set) lazy var addedStatics: [String: [SwiftType]] = {
    var found: [String: [SwiftType]] = [:]
    for type in types.values where type.isOfLibrary {
      let members = type.extensions.filter { !$0.file.isLibrary }.flatMap(\.members)
      for member in members where member.isStatic && member.kind != .initializer {
        let added = sameType(of: member) ?? type.ownType
        if found[member.name]?.contains(added) != true {
          found[member.name, default: []].append(added)
        }
      }
    }
    return found
  }()

  /// The type `P` of `extension Style where Self == P { static var plain: P { P() } }`, for a place that takes a
  /// `Style`; nil for what is no protocol, or has several such types.
  func conforming(to type: SwiftType, having name: String) -> SwiftType? {
    guard let declaration = type.declaration, declaration.kind == .protocol else { return nil }
    let members = declaration.members(name).filter { $0.isStatic && !$0.file.isLibrary }
    let found = Set(members.compactMap { sameType(of: $0) })
    return found.count == 1 ? found.first : nil
  }

  /// The type that the extension around a member requires `Self` to be; nil where it requires none.
  private func sameType(of member: Member) -> SwiftType? {
    guard let node = member.extensionNode else { return nil }
    let file = member.file
    for requirement in file.children(node, .requirement)
    where file.text(requirement, .operator) == "==" && file.text(requirement, .left) == "Self" {
      guard let right = file.child(requirement, .right) else { continue }
      return try? TypeScope(self, file, within: nil).type(right)
    }
    return nil
  }

  /// What the generic parameters of a type stand for in the extension around a member, which may say it of those
  /// that are not known: `Value` is a `String` within `extension Box where Value == String`.
  func types(_ types: Substitution, within member: Member) -> Substitution {
    guard let node = member.extensionNode, let owner = member.owner, !member.file.isLibrary else {
      return types
    }
    let file = member.file
    var known = types
    for requirement in file.children(node, .requirement)
    where file.text(requirement, .operator) == "==" {
      guard let name = file.text(requirement, .left), owner.genericParameters.contains(name),
        types[name]?.isPartlyUnknown != false, let right = file.child(requirement, .right),
        let type = try? TypeScope(self, file, within: owner.outer).type(right)
      else { continue }
      known[name] = type
    }
    if known != types, types["Self"]?.declaration === owner {
      known["Self"] = .nominal(owner, owner.genericParameters.map { known[$0] ?? .unknown })
    }
    return known
  }

  /// What a type alias stands for; nil where that is not known.
  ///
  /// - Rule: it is found once. Inside of itself, and where it has more parts than a type may have, nothing is
  ///   known of it: its values tell what they are.
  func aliased(_ member: Member) -> SwiftType? {
    let key = ObjectIdentifier(member)
    if let known = aliases[key] { return known }
    guard let value = member.file.child(member.node, .value) else { return nil }
    var scope = TypeScope(self, member.file, within: member.owner)
    for name in member.genericParameters { scope.types[name] = .parameter(name) }
    aliases[key] = .unknown
    let type = try? scope.type(value)
    aliases[key] = type?.isTooLarge == true ? .unknown : type
    return aliases[key]
  }
}
