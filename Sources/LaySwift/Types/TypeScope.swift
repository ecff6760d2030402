import LayLanguage
import LaySwiftTree

/// Where a type is written, and so what the names in it mean.
struct TypeScope {
  let module: SwiftModule
  let file: SourceFile
  /// The type around; nil at the top of a file.
  let owner: TypeDeclaration?
  /// What generic parameters stand for, and `Self`.
  var types: Substitution = [:]
  /// The types that functions around declare, the innermost last.
  var localTypes: [String: TypeDeclaration] = [:]

  init(_ module: SwiftModule, _ file: SourceFile, within owner: TypeDeclaration?) {
    self.module = module
    self.file = file
    self.owner = owner
  }

  private var library: Library { module.library }

  /// The type that a node writes; nil where there is none.
  func type(orNil node: Int?) throws(Diagnostic) -> SwiftType? {
    guard let node else { return nil }
    return try type(node)
  }

  /// The type that a node writes.
  func type(_ node: Int) throws(Diagnostic) -> SwiftType {
    switch file.kind(node) {
    case .typeName, .name, .word, .specialized:
      return try named(node)
    case .memberType, .member:
      guard let base = file.child(node, .base), let name = file.child(node, .name) else { break }
      if let type = try ofModule(base, file.name(name), node) { return type }
      return try nested(file.name(name), of: try type(base), node)
    case .optionalType, .forcedType, .optionalChain, .forced:
      guard let inner = file.child(node, .type) ?? file.child(node, .base) else { break }
      return library.optional(try type(inner))
    case .arrayType:
      guard let element = file.child(node, .type) else { break }
      return library.array(try type(element))
    case .dictionaryType:
      guard let key = file.child(node, .key), let value = file.child(node, .type) else { break }
      return library.dictionary(try type(key), try type(value))
    case .tupleType:
      let fields = file.children(node, .parameter)
      if fields.count == 1, let only = file.child(fields[0], .type) { return try type(only) }
      return .tuple(
        try fields.map { field throws(Diagnostic) in
          SwiftType.Field(
            label: file.child(field, .name).map { file.name($0) },
            type: try type(orNil: file.child(field, .type)) ?? .unknown)
        })
    case .functionType:
      let parameters = try file.children(node, .parameter).map { parameter throws(Diagnostic) in
        let inner = file.child(parameter, .type)
        let type = try type(orNil: inner) ?? SwiftType.unknown
        let isInOut =
          inner.map { file.kind($0) == .attributedType && file.has("inout", $0) } ?? false
        return isInOut ? library.inOut(type) : type
      }
      return .function(parameters, try type(orNil: file.child(node, .result)) ?? .void)
    case .constrainedType, .attributedType:
      guard let inner = file.child(node, .type) else { break }
      return try type(inner)
    case .compositionType:
      return try type(orNil: file.children(node, .element).first) ?? .unknown
    case .metatype:
      guard let base = file.child(node, .base) else { break }
      return .metatype(try type(base))
    case .wildcard: return .unknown
    // Of the values of a pack each has a type of its own.
    case .other where file.isOfPack(node): return .unknown
    default: break
    }
    return try unknown(.isNotFollowed("the type `\(file.text(node))`"), node)
  }

  /// The type of a name behind that of its module: `Models.Notification`; nil where that is no module.
  private func ofModule(
    _ base: Int, _ name: String, _ node: Int
  ) throws(Diagnostic) -> SwiftType? {
    guard [.name, .typeName].contains(file.kind(base)), lookUp(file.name(base)) == nil else {
      return nil
    }
    let found = module.globals(name, inModule: file.name(base)).first {
      $0.kind == .type || $0.kind == .alias
    }
    guard let found else { return nil }
    return instance(found, try arguments(of: node))
  }

  private func arguments(of node: Int) throws(Diagnostic) -> [SwiftType] {
    try file.children(node, .generic).map { argument throws(Diagnostic) in
      try type(file.kind(argument) == .argument ? file.onlyChild(argument) ?? argument : argument)
    }
  }

  /// The type of a name, with its arguments: of `Array<Int>`.
  private func named(_ node: Int) throws(Diagnostic) -> SwiftType {
    let nameNode = file.child(node, .name) ?? file.child(node, .base) ?? node
    let name = file.name(nameNode)
    let arguments = try arguments(of: node)
    if name == "_" { return .unknown }
    if let found = lookUp(name, arguments) { return found }
    return try unknown(.unknownType(name, file), node)
  }

  /// What the name of a type means here; nil for none.
  func lookUp(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType? {
    if let type = types[name] { return type }
    if name == "Void" { return .void }
    if name == "Self", let owner { return owner.ownType.substituting(types) }
    if let local = localTypes[name] { return .nominal(local, arguments) }
    var around = owner
    while let type = around {
      if type.genericParameters.contains(name) { return types[name] ?? .parameter(name) }
      if let member = type.nestedType(name) { return instance(member, arguments) }
      if type.name == name, !type.isOfLibrary || arguments.isEmpty {
        return instance(type, arguments)
      }
      if type.kind == .protocol, type.requiresType(name) {
        let own = types["Self"] ?? .parameter("Self")
        return own.associated(name) ?? .member(own, name)
      }
      around = type.outer
    }
    let known = module.globals(name, seenFrom: file).first {
      $0.kind == .type || $0.kind == .alias
    }
    return known.flatMap { instance($0, arguments) }
  }

  private func instance(_ type: TypeDeclaration, _ arguments: [SwiftType]) -> SwiftType {
    if !arguments.isEmpty { return .nominal(type, arguments) }
    return .nominal(
      type,
      type.genericParameters.map { types[$0] ?? (owner === type ? .parameter($0) : .unknown) })
  }

  private func instance(_ member: Member, _ arguments: [SwiftType]) -> SwiftType? {
    if let type = member.type { return instance(type, arguments) }
    guard let aliased = module.aliased(member) else { return nil }
    let names = member.genericParameters
    let type = aliased.substituting(Dictionary(zip(names, arguments)) { first, _ in first })
      .substituting(types)
    return type.isTooLarge ? .unknown : type
  }

  private func nested(
    _ name: String, of base: SwiftType, _ node: Int
  ) throws(Diagnostic) -> SwiftType {
    if name == "Type" || name == "Protocol" { return .metatype(base) }
    if case .parameter = base { return .member(base, name) }
    if case .member = base { return .member(base, name) }
    if base.isUnknown, file.isLibrary { return .unknown }
    if let declaration = base.declaration {
      let arguments = try arguments(of: node)
      if let member = declaration.nestedType(name), let found = instance(member, arguments) {
        return found.substituting(declaration.substitution(base.arguments))
      }
      if let associated = base.associated(name) { return associated }
      if file.isLibrary { return .unknown }
    }
    return try unknown(.unknownType(file.text(node), file), node)
  }

  /// A type that is not known: where code is forgiven, its values tell what they are.
  private func unknown(_ reason: Complaint, _ node: Int) throws(Diagnostic) -> SwiftType {
    guard module.runtime.forgives, !file.isLibrary else {
      throw Diagnostic(reason, at: file.span(node))
    }
    return .unknown
  }
}

extension Complaint {
  /// Something in Swift code whose meaning is not known, with what could be written instead.
  static func isNotFollowed(_ what: String, hint: String? = nil) -> Complaint {
    var complaint = Complaint("\(what) is not followed here", hint: hint)
    complaint.isUnfollowed = true
    return complaint
  }

  static func areNotFollowed(_ what: String) -> Complaint {
    var complaint = Complaint("\(what) are not followed here")
    complaint.isUnfollowed = true
    return complaint
  }

  static func unknownType(_ name: String, _ file: SourceFile) -> Complaint {
    if let framework = AppleFrameworks.name(of: name) {
      return isNotFollowed("`\(name)` of \(framework)", hint: AppleFrameworks.instead[name])
    }
    return Complaint("there is no type `\(name)` in these files", hint: file.advice())
  }
}
