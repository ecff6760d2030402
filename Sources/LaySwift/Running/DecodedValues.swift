import LayEngine
import LayLanguage

/// A place in JSON of which code makes values: what a `Decoder` is.
struct DecoderContent: SwiftContent {
  let json: ReceivedJSON
  /// The `JSONDecoder`, which says how dates and keys are written.
  let settings: Value
  /// Whether keys are written with underscores: `image_name` for `imageName`.
  let hasSnakeKeys: Bool
  /// The keys on the way to it: `["Index 0", "name"]`.
  let path: [String]
  /// The members of an object by the keys of the code; nil before those are asked for.
  var members: [String: ReceivedJSON]?

  var typeName: String { "Decoder" }

  /// The same at a part of it.
  func at(_ key: String, _ json: ReceivedJSON) -> DecoderContent {
    DecoderContent(json: json, settings: settings, hasSnakeKeys: hasSnakeKeys, path: path + [key])
  }

  /// The same at an element of a list.
  func at(_ index: Int, _ json: ReceivedJSON) -> DecoderContent { at("Index \(index)", json) }
}

extension SwiftRuntime {
  /// A property of a type that is made of JSON.
  struct DecodedProperty {
    let place: Int
    let type: SwiftType
    /// Its key; nil for one that JSON does not tell.
    let key: String?
    /// What it has where JSON does not tell it.
    let first: Run
  }
}

/// What Swift code makes of JSON, by the types of its values.
///
/// - Source: the documentation of `Decodable` and `JSONDecoder`.
struct ValueDecoding {
  /// Why JSON is not what the code asks for.
  enum Mistake: String {
    case typeMismatch, valueNotFound, keyNotFound, dataCorrupted
  }

  let runtime: SwiftRuntime
  let span: SourceSpan

  private var library: Library { runtime.library }

  /// The value of a type.
  ///
  /// - Throws: what Swift throws where JSON has another one; what is not followed.
  func value(
    _ type: SwiftType, _ from: DecoderContent, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    try machine.countTurn(span)
    try runtime.checkDepth(span)
    if let wrapped = type.wrapped {
      return from.json == .null ? .nothing : OptionalBox.some(try value(wrapped, from, &machine))
    }
    guard let declaration = type.declaration else {
      throw Diagnostic(.isNotFollowed("JSON as a value of a type that is not known"), at: span)
    }
    if declaration.isOfLibrary, let plain = try plain(type, declaration, from, &machine) {
      return plain
    }
    if let own = declaration.members("init").first(where: { $0.fullName == "init(from:)" }) {
      return try made(type, declaration, by: own, from, &machine)
    }
    guard !declaration.isOfLibrary, declaration.inherits(fromLibrary: "Decodable") else {
      throw Diagnostic(.isNotFollowed("JSON as a `\(type.spelling)`"), at: span)
    }
    switch declaration.kind {
    case .enum: return try enumCase(declaration, from, &machine)
    case .struct, .class: return try composed(type, declaration, from, &machine)
    case .protocol:
      throw Diagnostic(.isNotFollowed("JSON as a `\(type.spelling)`"), at: span)
    }
  }

  // MARK: Mistakes

  func mistake(
    _ mistake: Mistake, _ sentence: String, _ from: DecoderContent, _ type: SwiftType? = nil,
    key: String? = nil
  ) -> Diagnostic {
    guard let errors = library.declaration("DecodingError"),
      let context = errors.nestedType("Context")?.type,
      let thrown = errors.enumCase(mistake.rawValue)
    else { return Diagnostic(.isNotFollowed("this JSON"), at: span) }
    let keys = Value.list(of: from.path.map(codingKey))
    let told = Value.compound(context.partNames([]), [keys, .text(sentence), .nothing])
    let first = key.map(codingKey) ?? type.map { .content(Metatype(type: $0)) }
    runtime.thrown = thrown.value([first, told].compactMap(\.self))
    return runtime.throwing
  }

  private func codingKey(_ name: String) -> Value {
    guard let type = library.declaration("JSONKey") else { return .text(name) }
    return .compound(type.partNames([]), [.text(name)])
  }

  private func other(_ type: SwiftType, _ from: DecoderContent) -> Diagnostic {
    let sentence = "expected a \(type.spelling)"
    return from.json == .null
      ? mistake(.valueNotFound, sentence, from, type) : mistake(.typeMismatch, sentence, from, type)
  }

  // MARK: Values of the library

  /// Nil for a type that has an initialiser for that.
  private func plain(
    _ type: SwiftType, _ declaration: TypeDeclaration, _ from: DecoderContent,
    _ machine: inout Machine
  ) throws(Diagnostic) -> Value? {
    if declaration.number != nil { return try number(type, declaration, from) }
    switch declaration.name {
    case "Bool":
      guard case .boolean(let truth) = from.json else { throw other(type, from) }
      return .truth(truth)
    case "String":
      guard case .string(let text) = from.json else { throw other(type, from) }
      return .text(text)
    case "Array", "Set":
      let element = type.arguments.first ?? .unknown
      let elements = try elements(of: from, as: type)
      var made = GrowingValues()
      var set = SetContent()
      for (index, json) in elements.enumerated() {
        let value = try value(element, from.at(index, json), &machine)
        if declaration.name == "Array" {
          try made.append(value, &machine, span)
        } else {
          set.insert(value, try runtime.key(value, span))
        }
      }
      return declaration.name == "Array" ? made.list : .content(set)
    case "Dictionary": return try dictionary(type, from, &machine)
    default: return nil
    }
  }

  /// The parts of a list.
  func elements(
    of from: DecoderContent, as type: SwiftType? = nil
  ) throws(Diagnostic) -> [ReceivedJSON] {
    guard case .array(let elements) = from.json else {
      throw other(type ?? library.array(.unknown), from)
    }
    return elements
  }

  /// - Rule: an integer may be written as `3.0`; one that does not fit its type is no value of it.
  private func number(
    _ type: SwiftType, _ declaration: TypeDeclaration, _ from: DecoderContent
  ) throws(Diagnostic) -> Value {
    guard case .number(let digits) = from.json else { throw other(type, from) }
    switch declaration.number {
    case .decimal?: return .number(Double(digits) ?? 0)
    case .single?: return .single(Float(digits) ?? 0)
    case .exact?:
      var isTooLong = false
      guard let made = DecimalContent(digits, isTooLong: &isTooLong), !isTooLong else { break }
      return .content(made)
    default:
      let bounds = declaration.integerBounds ?? Int.min...Int.max
      if let integer = Int(digits) ?? Double(digits).flatMap({ Int(exactly: $0) }),
        bounds.contains(integer)
      {
        return .integer(integer)
      }
      if declaration.name.hasSuffix("Int64") || declaration.name == "UInt", UInt64(digits) != nil {
        throw Diagnostic(.isNotFollowed("a number above the largest `Int`"), at: span)
      }
    }
    // Of such a number Foundation does not tell where it stands.
    let nowhere = DecoderContent(
      json: from.json, settings: from.settings, hasSnakeKeys: false, path: [])
    throw mistake(.dataCorrupted, "\(digits) does not fit in a \(type.spelling)", nowhere)
  }

  /// The keys stand in the order of their letters, since those of Swift have none.
  private func dictionary(
    _ type: SwiftType, _ from: DecoderContent, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    guard type.arguments.count == 2 else { throw other(type, from) }
    let isNumbered = type.arguments[0].isInteger
    guard isNumbered || type.arguments[0].isNamed("String") else {
      throw Diagnostic(.isNotFollowed("JSON as a `\(type.spelling)`"), at: span)
    }
    guard case .object(let members) = from.json else { throw other(type, from) }
    var made = ChangingDictionary()
    for (name, json) in members.sorted(by: { $0.key < $1.key }) {
      let part = from.at(name, json)
      var key = Value.text(name)
      if isNumbered {
        guard let number = Int(name) else { throw other(type.arguments[0], part) }
        key = .integer(number)
      }
      made.set(
        try runtime.key(key, span), written: key, to: try value(type.arguments[1], part, &machine))
    }
    return .object(made.box)
  }

  // MARK: Values of the code

  /// The object with its members by the keys of the code.
  func keyed(_ from: DecoderContent) throws(Diagnostic) -> DecoderContent {
    guard from.members == nil else { return from }
    guard case .object(let members) = from.json else {
      throw other(library.dictionary(library.string, library.type("Any")), from)
    }
    var keyed = from
    keyed.members =
      from.hasSnakeKeys
      ? Dictionary(members.map { ($0.camelCase, $1) }) { first, _ in first } : members
    return keyed
  }

  /// What stands at a key.
  func member(_ key: String, of from: DecoderContent) throws(Diagnostic) -> DecoderContent {
    guard let json = from.members?[key] else {
      throw mistake(.keyNotFound, "no value is there for the key \(key)", from, key: key)
    }
    return from.at(key, json)
  }

  private func context(_ declaration: TypeDeclaration, _ types: Substitution) -> CodeContext {
    var scope = TypeScope(runtime.module, declaration.file, within: declaration)
    scope.types = types
    return CodeContext(runtime.module, scope, in: nil)
  }

  private func types(_ type: SwiftType, _ declaration: TypeDeclaration) -> Substitution {
    var types = declaration.substitution(type.arguments)
    types["Self"] = type
    return types
  }

  /// What an initialiser makes of JSON.
  private func made(
    _ type: SwiftType, _ declaration: TypeDeclaration, by member: Member, _ from: DecoderContent,
    _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let types = types(type, declaration)
    let function = try runtime.instance(member, .body, types).function(&machine)
    let site = CallSite(of: member.calledName, at: span)
    guard declaration.kind == .class else {
      return try machine.call(function, with: [.content(from)], site)
    }
    let properties = try runtime.makingProperties(
      of: declaration, below: member.owner, types, context(declaration, types))
    return try instance(of: type, declaration, &machine) { instance, machine throws(Diagnostic) in
      try properties(instance, &machine)
      _ = try machine.call(function, with: [instance, .content(from)], site)
    }
  }

  private func instance(
    of type: SwiftType, _ declaration: TypeDeclaration, _ machine: inout Machine,
    _ fill: (Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Value {
    try runtime.kept(at: span, &machine) { machine throws(Diagnostic) in
      let names = declaration.partNames(type.arguments)
      let empty = Array(repeating: Value.nothing, count: names.labels.count)
      let instance = Value.object(machine.instance(of: declaration.identity, names, empty))
      try fill(instance, &machine)
      return instance
    }
  }

  /// A value whose properties stand in an object.
  private func composed(
    _ type: SwiftType, _ declaration: TypeDeclaration, _ from: DecoderContent,
    _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let properties = try properties(type, declaration)
    let keyed = try keyed(from)
    var values: [Value] = []
    for property in properties {
      guard let key = property.key else {
        values.append(try property.first(&machine))
        continue
      }
      if property.type.wrapped != nil, keyed.members?[key] == nil {
        values.append(.nothing)
      } else {
        values.append(try value(property.type, try member(key, of: keyed), &machine))
      }
    }
    let names = declaration.partNames(type.arguments)
    guard declaration.kind == .class else { return runtime.value(names, values, span) }
    let span = span
    return try instance(of: type, declaration, &machine) { instance, machine throws(Diagnostic) in
      guard let own = instance.instance else { return }
      for (property, value) in zip(properties, values) {
        try machine.changeProperty(of: own, at: property.place, span) { old, _ in old = value }
      }
    }
  }

  /// The properties of a type, in order.
  ///
  /// - Rule: `CodingKeys` says which are read, and by which keys; else all are but constants with a value.
  private func properties(
    _ type: SwiftType, _ declaration: TypeDeclaration
  ) throws(Diagnostic) -> [SwiftRuntime.DecodedProperty] {
    if let known = runtime.decodedProperties[type] { return known }
    let attributes = declaration.file.attributes(declaration.node)
    guard declaration.superclass == nil, !attributes.contains("Observable"),
      !attributes.contains("Model")
    else {
      throw Diagnostic(
        .isNotFollowed("JSON as a `\(declaration.name)` without an `init(from:)`"), at: span)
    }
    let types = types(type, declaration)
    let context = context(declaration, types)
    let keys = try keys(of: declaration, context)
    let found = try declaration.storedProperties.map { property throws(Diagnostic) in
      let isFixed = property.isConstant && property.file.child(property.node, .value) != nil
      let key = isFixed || property.isLazy ? nil : keys.map { $0[property.name] } ?? property.name
      if key != nil, context.isWrapped(property) {
        throw Diagnostic(
          .isNotFollowed("JSON as `\(property.name)`, which has a wrapper"), at: span)
      }
      return SwiftRuntime.DecodedProperty(
        place: property.place, type: try runtime.type(of: property, types), key: key,
        first: try runtime.initialValue(of: property, types, context))
    }
    runtime.decodedProperties[type] = found
    return found
  }

  /// The keys by the names of properties; nil for a type without `CodingKeys`.
  private func keys(
    of declaration: TypeDeclaration, _ context: CodeContext
  ) throws(Diagnostic) -> [String: String]? {
    guard let member = declaration.declared("CodingKeys").first else { return nil }
    guard let keys = member.type, keys.kind == .enum else {
      throw Diagnostic(.isNotFollowed("`CodingKeys` that are no enumeration"), at: span)
    }
    var names: [String: String] = [:]
    for (found, key) in zip(keys.cases, try CodingNames.names(of: keys, context)) {
      names[found.name] = key
    }
    return names
  }

  /// A case by its raw value, or by an object with its name alone and what it carries.
  private func enumCase(
    _ declaration: TypeDeclaration, _ from: DecoderContent, _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    let types = types(declaration.ownType, declaration)
    let context = context(declaration, types)
    if let raw = context.rawType(of: declaration) {
      let written = try value(raw, from, &machine)
      for (value, found) in zip(try context.rawValues(of: declaration, raw), declaration.cases)
      where try runtime.isEqual(value, written, &machine, span) {
        return found.value()
      }
      throw mistake(
        .dataCorrupted, "there is no \(declaration.name) of this raw value", from)
    }
    guard declaration.declared("CodingKeys").isEmpty else {
      throw Diagnostic(.isNotFollowed("`CodingKeys` of cases"), at: span)
    }
    let keyed = try keyed(from)
    guard let members = keyed.members, members.count == 1, let (name, json) = members.first,
      let found = declaration.enumCase(name)
    else {
      throw mistake(.typeMismatch, "expected one case", from, declaration.ownType)
    }
    let inner = try self.keyed(from.at(name, json))
    let member = declaration.ownMembers.first { $0.kind == .enumCase && $0.name == name }
    let parameters = member?.parameters ?? []
    let payload = try parameters.enumerated().map { index, parameter throws(Diagnostic) in
      let type = try context.types.type(orNil: parameter.type) ?? .unknown
      let key = parameter.label ?? "_\(index)"
      if type.wrapped != nil, inner.members?[key] == nil { return Value.nothing }
      return try value(type, try self.member(key, of: inner), &machine)
    }
    return found.value(payload)
  }
}

/// The texts of keys.
enum CodingNames {
  /// The texts of the cases of an enumeration of keys, in order.
  static func names(
    of keys: TypeDeclaration, _ context: CodeContext
  ) throws(Diagnostic) -> [String] {
    guard let raw = context.rawType(of: keys), raw.isNamed("String") else {
      return keys.cases.map(\.name)
    }
    return try context.rawValues(of: keys, raw).map { value in
      if case .string(let box) = value { box.text } else { "" }
    }
  }
}

extension String {
  /// The key of Swift for one with underscores: `imageName` for `image_name`.
  ///
  /// - Rule: underscores before and behind stay; a key without one between its words stays as it is.
  fileprivate var camelCase: String {
    let leading = prefix { $0 == "_" }
    let rest = dropFirst(leading.count)
    let trailing = rest.reversed().prefix { $0 == "_" }.count
    let words = rest.dropLast(trailing).split(separator: "_")
    guard words.count > 1 else { return self }
    let capitals = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return leading + words[0].lowercased() + capitals.joined() + rest.suffix(trailing)
  }
}
