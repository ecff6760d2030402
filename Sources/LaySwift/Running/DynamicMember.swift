import LayEngine
import LayLanguage
import LaySwiftTree

/// A member of a value whose type is not known when the code is compiled.
final class DynamicMember {
  private let runtime: SwiftRuntime
  private let name: String
  private let span: SourceSpan
  private let arguments: [Argument]
  private var known: [ObjectIdentifier: Found] = [:]

  /// A method with the arguments of its parameters, and the types of these.
  private typealias Found = (choice: InstanceChoice, filled: [[Int]], types: [SwiftType])

  init(_ runtime: SwiftRuntime, _ name: String, _ span: SourceSpan, _ arguments: [Argument] = []) {
    self.runtime = runtime
    self.name = name
    self.span = span
    self.arguments = arguments
  }

  private var missing: Diagnostic {
    Diagnostic(.isNotFollowed("`\(name)` of this value, whose type is not known"), at: span)
  }

  /// A property of a value.
  func value(of value: Value, _ machine: inout Machine) throws(Diagnostic) -> Value {
    if let unknown = value.unknown { return runtime.part(name, of: unknown) }
    if let metatype = value.content as? Metatype {
      return try variable(of: metatype.type, &machine)
    }
    if case .object(let object) = value, let tuple = object.compound, tuple.shape.type == nil {
      let place = tuple.shape.labels.firstIndex { $0?.name == name } ?? Int(name) ?? -1
      guard tuple.elements.indices.count > place, place >= 0 else { throw missing }
      return value.part(at: place)
    }
    guard let declaration = runtime.declaration(of: value),
      let member = declaration.members(name).first(where: { !$0.isStatic && $0.kind != .function })
    else { throw missing }
    if member.kind == .stored, member.owner?.kind != .protocol, !member.isLazy,
      member.property == nil, runtime.module.wrappers(of: member).isEmpty
    {
      _ = member.owner?.storedProperties
      return value.part(at: member.place)
    }
    let choice = try choice(member, of: declaration, value)
    return try choice.instance(for: value).call([value], &machine, choice)
  }

  /// A variable of a type that is known when the code runs: `type(of: self).name`.
  private func variable(
    of type: SwiftType, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    guard let declaration = type.declaration,
      let member = declaration.members(name).first(where: \.isStatic),
      member.property == nil, runtime.module.wrappers(of: member).isEmpty
    else { throw missing }
    var types = declaration.substitution(type.arguments)
    types["Self"] = type
    if member.kind == .stored, !member.file.isLibrary {
      return try runtime.variable(member, types, &machine).present ?? .nothing
    }
    guard member.kind == .computed else { throw missing }
    let choice = InstanceChoice(runtime, member, types, isDynamic: false, span)
    return try choice.instance(for: nil).call([], &machine, choice)
  }

  private func choice(
    _ member: Member, of declaration: TypeDeclaration, _ value: Value
  ) throws(Diagnostic) -> InstanceChoice {
    let type = SwiftType.nominal(
      declaration, declaration.genericParameters.map { _ in .unknown })
    var types = declaration.substitution(type.arguments)
    types["Self"] = type
    for name in member.genericParameters { types[name] = .unknown }
    return InstanceChoice(
      runtime, member, types, isDynamic: runtime.isDynamic(member, of: type), span)
  }

  /// Calls a method, or a subscript, of a value.
  func call(
    _ value: Value, _ values: [Value], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    if case .view = value, runtime.forgives {
      // A modifier that is not known leaves the view as it is.
      runtime.remark(missing)
      return value
    }
    guard let declaration = runtime.declaration(of: value) else { throw missing }
    let key = ObjectIdentifier(declaration)
    let found: Found
    if let before = known[key] {
      found = before
    } else {
      found = try method(of: declaration, value)
      known[key] = found
    }
    var given: [Value] = [value]
    for (place, indices) in found.filled.enumerated() {
      guard let index = indices.first, indices.count == 1 else { throw missing }
      given.append(try runtime.convert(values[index], to: found.types[place], span))
    }
    let instance = try found.choice.instance(for: value)
    guard !instance.changesSelf else { throw missing }
    return try instance.call(given, &machine, found.choice)
  }

  private func method(
    of declaration: TypeDeclaration, _ value: Value
  ) throws(Diagnostic) -> Found {
    let members = declaration.members(name).filter {
      !$0.isStatic && ($0.kind == .function || $0.kind == .subscript)
    }
    var scope = TypeScope(
      runtime.module, members.first?.file ?? declaration.file, within: declaration)
    scope.types = declaration.substitution(declaration.genericParameters.map { _ in .unknown })
    let context = CodeContext(runtime.module, scope, in: nil)
    var types = scope.types
    types["Self"] = .nominal(declaration, declaration.genericParameters.map { _ in .unknown })
    var fitting: [(Callee, [[Int]])] = []
    for member in members {
      let callee = try context.callee(member, types)
      if let filled = callee.arrange(arguments) { fitting.append((callee, filled)) }
    }
    let owners = Set(fitting.compactMap { $0.0.member?.owner.map(ObjectIdentifier.init) })
    guard let (callee, filled) = fitting.first, owners.count == fitting.count,
      let member = callee.member
    else { throw missing }
    return (
      try choice(member, of: declaration, value), filled,
      callee.parameters.map(\.type.withoutParameters)
    )
  }
}

extension Value {
  /// A part of a tuple, of a struct's value, or of an instance, by its place.
  func part(at place: Int) -> Value {
    guard case .object(let object) = self else { return .nothing }
    // What is made of what is not known is not known.
    if let unknown = object as? UnknownBox { return .object(unknown) }
    let elements: ListElements?
    if let compound = object.compound {
      elements = compound.elements
    } else {
      elements = (object as? InstanceBox)?.properties
    }
    guard let elements, place < elements.count else { return .nothing }
    return elements[elements.startIndex + place]
  }
}
