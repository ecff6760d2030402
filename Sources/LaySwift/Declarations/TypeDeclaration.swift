import LayLanguage
import LaySwiftTree

/// A type that has a name: of the library, or of Swift code.
final class TypeDeclaration {
  enum Kind { case `struct`, `class`, `enum`, `protocol` }

  /// How the values of a type of numbers are kept.
  ///
  /// A `Float` is a value of its own (`FloatContent`), since its printed form and its sums are others; so is
  /// a `Decimal` (`DecimalContent`), which is exact.
  enum NumberKind { case integer, decimal, single, exact }

  let name: String
  let kind: Kind
  let file: SourceFile
  let node: Int
  let outer: TypeDeclaration?
  /// Its identity among the values.
  let identity: DeclaredType
  unowned let module: SwiftModule
  /// What its own braces declare, before what extensions add.
  private(set) lazy var ownMembers: [Member] = module.ownMembers(of: self)
  private(set) var extensions: [Extension] = []
  /// Whether its code names the kind of the device, or its size of texts, which are those around its views.
  private(set) lazy var asksDevice =
    ([(file, node)] + extensions.map { ($0.file, $0.node) }).contains { file, node in
      ["userInterfaceIdiom", "UIFontMetrics"].contains(where: file.text(node).contains)
    }

  /// What a further declaration adds to the type.
  final class Extension {
    let file: SourceFile
    let node: Int
    private unowned let type: TypeDeclaration
    private(set) lazy var members: [Member] = type.module.members(of: self, in: type)

    init(_ file: SourceFile, _ node: Int, of type: TypeDeclaration) {
      self.file = file
      self.node = node
      self.type = type
    }
  }

  init(
    _ kind: Kind, _ file: SourceFile, _ node: Int, in outer: TypeDeclaration?,
    _ module: SwiftModule
  ) {
    self.kind = kind
    self.file = file
    self.node = node
    self.outer = outer
    self.module = module
    let extended = file.child(node, .type)
    let named = file.child(node, .name) ?? extended.flatMap { file.child($0, .name) } ?? extended
    name = named.map { file.name($0) } ?? "_"
    identity = DeclaredType(name, at: file.child(node, .name).map { file.span($0) })
  }

  private(set) lazy var genericParameters: [String] = file.children(node, .generic).compactMap {
    file.text($0, .name)
  }

  private(set) lazy var isFilePrivate: Bool = {
    let modifiers = file.modifiers(node)
    return modifiers.contains("private") || modifiers.contains("fileprivate")
  }()

  var isOfLibrary: Bool { file.isLibrary }

  /// Whether only extensions of it are known.
  var isOpen: Bool { file.kind(node) == .extensionDeclaration }

  private(set) lazy var number: NumberKind? =
    switch isOfLibrary ? name : "" {
    case "Int", "Int64": .integer
    case _ where integerBounds != nil: .integer
    case "Double", "CGFloat": .decimal
    case "Float": .single
    case "Decimal": .exact
    default: nil
    }

  /// What the values of an integer type of fewer bits than `Int`, or without a sign, can be; nil for others.
  ///
  /// Of `UInt` and `UInt64` what is above the largest `Int` is told.
  private(set) lazy var integerBounds: ClosedRange<Int>? =
    switch isOfLibrary ? name : "" {
    case "Int8": -128...127
    case "Int16": -32_768...32_767
    case "Int32": -2_147_483_648...2_147_483_647
    case "UInt8": 0...255
    case "UInt16": 0...65_535
    case "UInt32": 0...4_294_967_295
    case "UInt", "UInt64": 0...Int.max
    default: nil
    }

  var isAny: Bool { isOfLibrary && (name == "Any" || name == "AnyObject") }

  /// The names of the types around it and its own: `House.Item`.
  var path: String { (outer.map { $0.path + "." } ?? "") + name }

  func add(_ further: Extension) {
    extensions.append(further)
    membersByName = nil
    inheritedTypes = nil
  }

  /// Lets go of what knows this type, when nobody asks it any more.
  func forget() {
    (ownMembers, extensions, membersByName) = ([], [], nil)
    (inheritedTypes, knownLineage) = (nil, nil)
  }

  /// What a type with these arguments has for its generic parameters.
  func substitution(_ arguments: [SwiftType]) -> Substitution {
    guard !arguments.isEmpty else { return [:] }
    return Dictionary(zip(genericParameters, arguments)) { first, _ in first }
  }

  /// The type with its own generic parameters as arguments.
  var ownType: SwiftType { .nominal(self, genericParameters.map { .parameter($0) }) }

  // MARK: What it inherits

  private var inheritedTypes: [SwiftType]?
  /// What it inherits from, as it was found for so many additions to the module.
  private var knownLineage: (additions: Int, types: [TypeDeclaration])?

  /// The class and the protocols behind its colon, and behind those of its extensions.
  var inherited: [SwiftType] {
    if let inheritedTypes { return inheritedTypes }
    inheritedTypes = []
    module.typesInSearch += 1
    defer { module.typesInSearch -= 1 }
    let places = [(file, node)] + extensions.map { ($0.file, $0.node) }
    var found = places.flatMap { file, node in
      file.children(node, .inherited).compactMap {
        module.inheritedType($0, file, in: TypeScope(module, file, within: self))
      }
    }
    if kind == .class, file.attributes(node).contains("Model") {
      found.append(module.library.type("Identifiable"))
    }
    inheritedTypes = found
    let isView = found.contains { $0.declaration?.inherits(fromLibrary: "View") == true }
    guard !isView, let (view, name) = viewOfUnknownProtocol else { return found }
    protocolTakenForView = name
    inheritedTypes = found + [view]
    return found + [view]
  }

  /// The name of a protocol that is not known, for which it is taken as a view; nil for all others.
  private(set) var protocolTakenForView: String?

  /// `View` for a type of a protocol that is not known, whose body gives views; nil for all others.
  private var viewOfUnknownProtocol: (view: SwiftType, name: String)? {
    guard module.runtime.forgives, !isOfLibrary, kind == .struct,
      declared("body").contains(where: \.givesViews)
    else { return nil }
    for (file, node) in [(file, node)] + extensions.map({ ($0.file, $0.node) }) {
      let scope = TypeScope(module, file, within: self)
      let unknown = file.children(node, .inherited).first {
        module.inheritedType($0, file, in: scope)?.declaration == nil
      }
      guard let unknown, NearName.of(file.text(unknown), among: ["View"]) == nil else { continue }
      return (module.library.type("View"), file.text(unknown))
    }
    return nil
  }

  /// A class that inherits from itself, which Swift refuses, has none.
  private(set) lazy var superclass: TypeDeclaration? =
    kind == .class
    ? inherited.lazy.compactMap(\.declaration).first { [self] other in
      other.kind == .class && !other.lineage.contains { $0 === self }
    } : nil

  /// The type itself, its superclasses and all protocols of these, the nearest first.
  var lineage: [TypeDeclaration] {
    if let known = knownLineage, known.additions == module.additions { return known.types }
    let found = foundLineage
    // Inside of the search for what some type inherits, that type seems to inherit nothing.
    if module.typesInSearch == 0 { knownLineage = (module.additions, found) }
    return found
  }

  private var foundLineage: [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var open = [self]
    while let next = open.first {
      open.removeFirst()
      guard !found.contains(where: { $0 === next }) else { continue }
      found.append(next)
      open += next.inherited.compactMap(\.declaration)
    }
    return found
  }

  func inherits(from other: TypeDeclaration) -> Bool {
    other.isAny || lineage.contains { $0 === other }
  }

  func inherits(fromLibrary name: String) -> Bool {
    lineage.contains { $0.name == name && $0.isOfLibrary }
  }

  // MARK: Its members

  private var membersByName: [String: [Member]]?

  /// Whether it declares an initialiser that leaves its work to no other one of the type.
  var declaresDesignated: Bool {
    declared("init").contains { !$0.modifiers.contains("convenience") }
  }

  /// What it declares itself by a name, its extensions included.
  func declared(_ name: String) -> [Member] {
    if membersByName == nil {
      membersByName = Dictionary(grouping: ownMembers + extensions.flatMap(\.members), by: \.name)
    }
    if let found = membersByName?[name] { return found }
    guard let sign = name.first, sign == "_" || sign == "$" else { return [] }
    return declared(String(name.dropFirst())).filter {
      !module.wrappers(of: $0).isEmpty || sign == "$" && $0.isPublished
    }.map {
      sign == "_" ? $0.wrapper : $0.projection
    }
  }

  /// What its values, or it itself, have by a name: its own first, then what it inherits.
  func members(_ name: String) -> [Member] {
    if kind == .struct, isOfLibrary, genericParameters.isEmpty, inherited.isEmpty {
      return declared(name)
    }
    return lineage.flatMap { $0.declared(name) }
  }

  /// All that it declares itself, its extensions included.
  var allMembers: [Member] { ownMembers + extensions.flatMap(\.members) }

  func nestedType(_ name: String) -> Member? {
    members(name).first { $0.kind == .type || $0.kind == .alias }
  }

  /// Whether it, or a protocol above it, leaves a type of this name to those that conform.
  func requiresType(_ name: String) -> Bool {
    lineage.contains { type in
      type.declared(name).contains { [.associatedType, .alias, .type].contains($0.kind) }
    }
  }

  private var associatedTypes: [String: SwiftType?] = [:]

  /// What an associated type of it is: `Element` of a `String` is `Character`.
  func associatedType(_ name: String) -> SwiftType? {
    if let known = associatedTypes[name] { return known }
    associatedTypes[name] = .some(nil)
    let found = members(name).lazy.compactMap { [module] member -> SwiftType? in
      switch member.kind {
      case .alias: module.aliased(member)
      case .type: member.type.map { .nominal($0, []) }
      default: nil
      }
    }.first
    let known = found ?? (name == "Value" ? typeOfValues : nil)
    associatedTypes[name] = .some(known)
    return known
  }

  /// The type of the values of a key of SwiftUI: that of its default or, without one, of what its `reduce`
  /// changes; nil for other types.
  private var typeOfValues: SwiftType? {
    let isKey = ["PreferenceKey", "EnvironmentKey", "LayoutValueKey"].contains {
      inherits(fromLibrary: $0)
    }
    guard isKey else { return nil }
    if let member = members("defaultValue").first(where: \.isStatic) {
      return try? module.runtime.type(of: member, [:])
    }
    guard let reduce = members("reduce").first(where: \.isStatic),
      let value = reduce.parameters.first?.type
    else { return nil }
    return try? TypeScope(module, reduce.file, within: self).type(value)
  }

  /// The variables that its values keep, those of superclasses first.
  private(set) lazy var storedProperties: [Member] = {
    var all = superclass?.storedProperties ?? []
    for member in ownMembers where member.kind == .stored && !member.isStatic {
      if let overridden = all.firstIndex(where: { $0.name == member.name }) {
        member.place = overridden
        continue
      }
      member.place = all.count
      all.append(member)
    }
    return all
  }()

  private var shapes: [[SwiftType]: PartNames] = [:]

  /// The names of the parts of its values; each list of type arguments has its own, so that a value
  /// tells what it was made with.
  func partNames(_ arguments: [SwiftType]) -> PartNames {
    if let known = shapes[arguments] { return known }
    let labels = storedProperties.map { property in
      module.interpreter.symbol(
        module.wrappers(of: property).isEmpty ? property.name : property.wrapper.name)
    }
    let made = PartNames(name: nil, labels: labels, of: identity)
    shapes[arguments] = made
    if !arguments.isEmpty { module.note(arguments, of: made) }
    return made
  }

  /// The cases of an enumeration, in order.
  private(set) lazy var cases: [DeclaredCase] = ownMembers.filter { $0.kind == .enumCase }
    .enumerated().map { place, member in
      member.place = place
      return DeclaredCase(
        member.name, of: identity, place: place,
        labels: member.parameters.map { $0.label.map(module.interpreter.symbol) })
    }

  func enumCase(_ name: String) -> DeclaredCase? { cases.first { $0.name == name } }

  /// Whether its equality is a function of the code.
  private(set) lazy var hasOwnEquality =
    !isOfLibrary
    && lineage.contains {
      !$0.isOfLibrary && !$0.declared("==").isEmpty
    }
}

extension Member {
  /// Whether it is the body of a view, and not that of a modifier.
  fileprivate var givesViews: Bool {
    let type = typeNode ?? file.child(node, .result)
    return type.map { file.text($0) } == "some View" && parameters.first?.label != "content"
  }
}

extension TypeDeclaration: Hashable {
  static func == (left: TypeDeclaration, right: TypeDeclaration) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
