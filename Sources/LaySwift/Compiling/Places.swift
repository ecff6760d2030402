import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// The place that an expression names; nil for an expression whose value cannot change.
  func place(_ node: Int) throws(Diagnostic) -> Place? {
    if let replacement = replacements[node] {
      changedReplacements.insert(node)
      return replacement.place
    }
    switch file.kind(node) {
    case .name: return try namedPlace(node)
    case .member: return try memberPlace(node)
    case .subscriptCall: return try subscriptPlace(node)
    case .forced, .optionalChain:
      guard let base = file.child(node, .base), let place = try place(base) else { return nil }
      return forced(place, span(node))
    case .tuple:
      let arguments = file.children(node, .argument)
      guard arguments.count == 1, let value = file.child(arguments[0], .value) else { return nil }
      return try place(value)
    default: return nil
    }
  }

  func forced(_ place: Place, _ span: SourceSpan) -> Place {
    Place(type: place.type.wrapped ?? .unknown, in: place) { machine, body throws(Diagnostic) in
      try place.change(&machine) { value, machine throws(Diagnostic) in
        guard var inner = value.unwrapped else {
          throw Diagnostic(.isNotFollowed("a change of nil"), at: span)
        }
        value = .nothing
        do throws(Diagnostic) { try body(&inner, &machine) } catch {
          value = OptionalBox.some(inner)
          throw error
        }
        value = OptionalBox.some(inner)
      }
    }
  }

  private func namedPlace(_ node: Int) throws(Diagnostic) -> Place? {
    let name = file.name(node)
    if name == "self" { return try selfPlace() }
    if let variable = variable(name) {
      if let (holder, member) = variable.wrapping {
        let wrapper = Expression(holder.type, try reading(holder))
        return try unwrappedPlace(member, wrapper, place(of: holder), node)
      }
      if variable.isConstant, !variable.isInCell { return try instance(variable) }
      return try place(of: variable)
    }
    var next = types.owner
    var isInnermost = true
    while let type = next {
      let members = membersOfSelf(name, type).filter { $0.kind == .stored || $0.kind == .computed }
      if let member = members.first(where: { !$0.isStatic }), isInnermost, !isStatic,
        selfVariable != nil
      {
        return try property(member, of: selfPlace(), try selfExpression(), node)
      }
      if let member = members.first(where: \.isStatic) {
        return try variablePlace(member, substitution(isInnermost ? selfType : type.ownType), node)
      }
      isInnermost = false
      next = type.outer
    }
    let globals = module.globals(name, seenFrom: file)
    return try globals.first { $0.kind == .stored || $0.kind == .computed }.flatMap {
      member throws(Diagnostic) in try variablePlace(member, [:], node)
    }
  }

  /// The place of a constant that holds an instance: what it holds may change.
  private func instance(_ variable: Variable) throws(Diagnostic) -> Place? {
    let kind = variable.type.unwrapped.declaration?.kind
    guard kind == .class || variable.type.isUnknown else { return nil }
    return Place(type: variable.type, change: try instancePlace(try reading(variable)))
  }

  /// The place of a static or global variable.
  private func variablePlace(
    _ member: Member, _ types: Substitution, _ node: Int
  ) throws(Diagnostic) -> Place? {
    let type = try runtime.type(of: member, types)
    if member.kind == .computed { return accessed(member, types, nil, nil, type, node) }
    if member.isConstant, type.declaration?.kind != .class { return nil }
    let runtime = runtime
    let observers = observes(member) ? nil : observers(of: member, types, node)
    if isWrapped(member) {
      if observers != nil {
        throw notFollowed(node, "what observes a static variable in a wrapper")
      }
      let property = member.property ?? member
      let wrapper = try variableExpression(property.wrapper, types, node)
      let holder = Place(type: wrapper.type) { machine, body throws(Diagnostic) in
        try machine.change(try runtime.variable(property, types, &machine), body)
      }
      return try unwrappedPlace(member, wrapper, holder, node)
    }
    return Place(type: type) { machine, body throws(Diagnostic) in
      let cell = try runtime.variable(member, types, &machine)
      guard let observers else { return try machine.change(cell, body) }
      let old = cell.present ?? .nothing
      var (new, whole) = (old, Value.nothing)
      try body(&new, &machine)
      try observers.will(&whole, new, &machine)
      machine.assign(new, to: cell)
      try observers.did(&whole, old, &machine)
    }
  }

  private func memberPlace(_ node: Int) throws(Diagnostic) -> Place? {
    guard let nameNode = file.child(node, .name), let base = file.child(node, .base) else {
      return nil
    }
    return try memberPlace(file.name(nameNode), of: base, node)
  }

  func memberPlace(_ name: String, of base: Int, _ node: Int) throws(Diagnostic) -> Place? {
    let value = compile(base)
    if case .type(let type) = value.meaning {
      guard
        let member = type.declaration?.members(name).first(where: {
          $0.isStatic && ($0.kind == .stored || $0.kind == .computed)
        })
      else { return nil }
      return try variablePlace(member, substitution(type), node)
    }
    return try memberPlace(name, of: value, node) { () throws(Diagnostic) in try place(base) }
  }

  /// The place of a property of a value.
  ///
  /// - Parameter outer: the place of the value.
  func memberPlace(
    _ name: String, of value: Expression, _ node: Int, in outer: () throws(Diagnostic) -> Place?
  ) throws(Diagnostic) -> Place? {
    if case .tuple(let fields) = value.type {
      guard let outer = try outer(),
        let part = fields.firstIndex(where: { $0.label == name }) ?? Int(name), part < fields.count
      else { return nil }
      return self.part(part, of: outer, fields[part].type, node)
    }
    if value.meaning.isSuperclass { throw notFollowed(node, "a change of a property of `super`") }
    guard let declaration = value.type.declaration else { return nil }
    let types = substitution(value.type)
    let member = declaration.members(name).first {
      !$0.isStatic && ($0.kind == .stored || $0.kind == .computed) && holds($0, types)
    }
    guard let member else {
      guard let (target, argument) = try dynamicMember(name, of: value, node) else { return nil }
      defer { replacements[argument.node] = nil }
      return try elementPlace(target, [argument], of: value, node, in: outer)
    }
    let whole: Place? =
      declaration.kind == .class
      ? Place(type: value.type, change: try instancePlace(prepared(value))) : try outer()
    return try property(member, of: whole, value, node)
  }

  func part(_ place: Int, of outer: Place, _ type: SwiftType, _ node: Int) -> Place {
    let span = span(node)
    return Place(type: type, in: outer) { machine, body throws(Diagnostic) in
      try outer.change(&machine) { whole, machine throws(Diagnostic) in
        if let instance = whole.instance {
          return try machine.changeProperty(of: instance, at: place, span, body)
        }
        try machine.changePart(of: &whole, at: place, span, body)
      }
    }
  }

  /// The place of a property of what is in a place.
  private func property(
    _ member: Member, of outer: Place?, _ value: Expression, _ node: Int
  ) throws(Diagnostic) -> Place? {
    let types = substitution(value.type)
    let type = try runtime.type(of: member, types)
    guard member.kind == .stored, member.owner?.kind != .protocol else {
      guard
        runtime.hasSetter(member) || runtime.isDynamic(member, of: value.type)
          || type.declaration?.kind == .class
      else { return nil }
      return accessed(member, types, outer, value, type, node)
    }
    if isWrapped(member) {
      let place = try observedWrapped(member, of: outer, value, types, type, node)
      guard initializes(member), member.property == nil, let place, let outer else { return place }
      return try makingWrapper(of: member, in: place, of: outer, types, node)
    }
    if let wrapper = try wrapper(of: member) { throw unfollowed(wrapper, of: member, node) }
    guard let outer else { return nil }
    _ = member.owner?.storedProperties
    if member.isLazy { return lazyPlace(member, of: outer, types, type, node) }
    if member.owner?.kind == .class,
      module.isOverridden(member) || member.modifiers.contains("override")
    {
      throw notFollowed(node, "a change of a property that a subclass overrides")
    }
    guard !initializes(member), !observes(member),
      let observers = observers(of: member, types, node)
    else {
      return part(member.place, of: outer, type, node)
    }
    let (place, span) = (member.place, span(node))
    var observed = Place(type: type) { machine, body throws(Diagnostic) in
      try outer.change(&machine) { whole, machine throws(Diagnostic) in
        let old = whole.part(at: place)
        var new = old
        try body(&new, &machine)
        try observers.will(&whole, new, &machine)
        if let instance = whole.instance {
          try machine.changeProperty(of: instance, at: place, span) { value, _ in value = new }
        } else {
          try machine.changePart(of: &whole, at: place, span) { value, _ in value = new }
        }
        try observers.did(&whole, old, &machine)
      }
    }
    observed.isObserved = true
    return observed
  }

  /// Whether the code is that of an initialiser of the type of a property.
  private func initializes(_ member: Member) -> Bool {
    self.member?.kind == .initializer && self.member?.owner === member.owner
  }

  /// The place of a property with a wrapper, with what observes it.
  private func observedWrapped(
    _ member: Member, of outer: Place?, _ value: Expression, _ types: Substitution,
    _ type: SwiftType, _ node: Int
  ) throws(Diagnostic) -> Place? {
    guard member.property == nil, !observes(member),
      let observers = observers(of: member, types, node)
    else { return try wrappedPlace(member, of: outer, value, types, node) }
    let getter = InstanceChoice(runtime, member, types, isDynamic: false, span(node))
    let setter = InstanceChoice(
      runtime, member, types, isDynamic: false, span(node), role: .setter)
    let accessors = Accessors(getter: getter, setter: setter, arguments: [], hasSetter: true)
    let own = Place(type: value.type, change: try instancePlace(value.run))
    let whole = outer ?? own
    var observed = Place(type: type) { machine, body throws(Diagnostic) in
      try whole.change(&machine) { whole, machine throws(Diagnostic) in
        let old = try getter.instance(for: whole).call([whole], &machine, getter)
        var new = old
        try body(&new, &machine)
        try observers.will(&whole, new, &machine)
        try accessors.set(&whole, hasValue: true, &machine, new)
        try observers.did(&whole, old, &machine)
      }
    }
    observed.isObserved = true
    return observed
  }

  /// The place of a lazy property, which gets its first value when it is reached.
  private func lazyPlace(
    _ member: Member, of outer: Place, _ types: Substitution, _ type: SwiftType, _ node: Int
  ) -> Place {
    let (place, span) = (member.place, span(node))
    let first = runtime.instance(member, .initialValue, types)
    let site = CallSite(of: member.name, at: span)
    var found = Place(type: type) { machine, body throws(Diagnostic) in
      try outer.change(&machine) { whole, machine throws(Diagnostic) in
        var value = whole.part(at: place)
        if value.isNothing {
          value = try machine.call(try first.function(&machine), with: [whole], site)
        }
        try body(&value, &machine)
        if let instance = whole.instance {
          try machine.changeProperty(of: instance, at: place, span) { old, _ in old = value }
        } else {
          try machine.changePart(of: &whole, at: place, span) { old, _ in old = value }
        }
      }
    }
    let plain = part(member.place, of: outer, type, node)
    found.set = { machine, value throws(Diagnostic) in try plain.assign(value, &machine) }
    return found
  }

  /// Whether this is code that runs when the variable changes; it changes it without running again.
  private func observes(_ member: Member) -> Bool {
    self.member === member || parent?.observes(member) ?? false
  }

  /// What runs before and after a variable changes; nil where nothing does.
  private func observers(
    of member: Member, _ types: Substitution, _ node: Int
  ) -> Observers? {
    let keywords = member.file.children(member.node, .accessor).compactMap {
      member.file.text($0, .keyword)
    }
    guard !keywords.isEmpty else { return nil }
    func choice(_ keyword: String, _ role: FunctionInstance.Role) -> InstanceChoice? {
      guard keywords.contains(keyword) else { return nil }
      return InstanceChoice(runtime, member, types, isDynamic: false, span(node), role: role)
    }
    return Observers(
      willSet: choice("willSet", .willSet), didSet: choice("didSet", .didSet),
      isOfType: member.isStatic || member.owner == nil)
  }

  /// A place that is read and written by functions.
  func accessed(
    _ member: Member, _ types: Substitution, _ outer: Place?, _ value: Expression?,
    _ type: SwiftType, _ node: Int, _ arguments: [Run] = []
  ) -> Place? {
    let isDynamic = value.map { runtime.isDynamic(member, of: $0.type) } ?? false
    let getter = InstanceChoice(runtime, member, types, isDynamic: isDynamic, span(node))
    getter.resultType = type
    let setter = InstanceChoice(
      runtime, member, types, isDynamic: isDynamic, span(node), role: .setter)
    let accessors = Accessors(
      getter: getter, setter: setter, arguments: arguments,
      hasSetter: runtime.hasSetter(member) || isDynamic)
    if let outer {
      var place = Place(type: type) { machine, body throws(Diagnostic) in
        try outer.change(&machine) { whole, machine throws(Diagnostic) in
          try accessors.change(&whole, hasValue: true, &machine, body)
        }
      }
      place.set = { machine, value throws(Diagnostic) in
        try outer.change(&machine) { whole, machine throws(Diagnostic) in
          try accessors.set(&whole, hasValue: true, &machine, value)
        }
      }
      return place
    }
    let run = value?.run
    var place = Place(type: type) { machine, body throws(Diagnostic) in
      var whole = Value.nothing
      if let run { whole = try run(&machine) }
      try accessors.change(&whole, hasValue: run != nil, &machine, body)
    }
    place.set = { machine, value throws(Diagnostic) in
      var whole = Value.nothing
      if let run { whole = try run(&machine) }
      try accessors.set(&whole, hasValue: run != nil, &machine, value)
    }
    return place
  }

  // MARK: Elements

  private func subscriptPlace(_ node: Int) throws(Diagnostic) -> Place? {
    guard let base = file.child(node, .base) else { return nil }
    return try subscriptPlace(of: compile(base), node) { () throws(Diagnostic) in
      try place(base)
    }
  }

  /// The place of an element of a value.
  func subscriptPlace(
    of value: Expression, _ node: Int, in outer: () throws(Diagnostic) -> Place?
  ) throws(Diagnostic) -> Place? {
    let arguments = Argument.all(node, file)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return try keyPathPlace(arguments[0].node, of: value, node, in: outer)
    }
    guard let declaration = value.type.declaration else { throw notFollowed(node) }
    if declaration.isOfLibrary, declaration.dynamicMembers.isEmpty, !declaration.hasOwnSubscript {
      return try libraryElement(value, arguments, node, in: outer)
    }
    if let (target, argument) = try elementByPath(of: value, node) {
      defer { replacements[node] = nil }
      return try elementPlace(target, [argument], of: value, node, in: outer)
    }
    let members = declaration.members("subscript").filter { !$0.isStatic }
    let target = try target(members, of: value, value.type, place: nil)
    return try elementPlace(target, arguments, of: value, node, in: outer)
  }

  private func elementPlace(
    _ target: CallTarget, _ arguments: [Argument], of value: Expression, _ node: Int,
    in outer: () throws(Diagnostic) -> Place?
  ) throws(Diagnostic) -> Place? {
    let fitting = target.callees.compactMap { callee in
      callee.arrange(arguments).map { (callee: callee, filled: $0) }
    }
    guard fitting.count == 1, let member = fitting[0].callee.member else { throw notFollowed(node) }
    var solved = SolvedCall(self, fitting[0].callee, fitting[0].filled, arguments)
    try solved.solve(.unknown, node)
    let runs = try solved.codes().compactMap(\.run).map { prepared(Expression(.unknown, $0)) }
    guard runtime.hasSetter(member) else { return nil }
    let whole = value.type.declaration?.kind == .class ? nil : try outer()
    return accessed(member, solved.instanceTypes, whole, value, solved.result, node, runs)
  }

  /// An element of an array, or the value of a key.
  private func libraryElement(
    _ value: Expression, _ arguments: [Argument], _ node: Int,
    in outer: () throws(Diagnostic) -> Place?
  ) throws(Diagnostic) -> Place? {
    guard let outer = try outer(), let first = arguments.first else { return nil }
    let (runtime, span) = (runtime, span(node))
    if let element = value.type.element, arguments.count == 1 {
      let index = compile(first.node, for: library.int)
      if index.type.isNamed("Int") {
        let run = prepared(index)
        return Place(type: element, in: outer) { machine, body throws(Diagnostic) in
          guard case .integer(let place) = try run(&machine) else {
            throw Diagnostic(.isNotFollowed("this index"), at: span)
          }
          try outer.change(&machine) { list, machine throws(Diagnostic) in
            guard case .list(let box) = list, place >= 0, place < box.elements.count else {
              throw Diagnostic(.indexOutOfRange(place, list.elementCount), at: span)
            }
            try machine.changeElement(of: &list, at: place, span, body)
          }
        }
      }
      throw notFollowed(node, "a change of a part of an array")
    }
    guard value.type.isNamed("Dictionary"), value.type.arguments.count == 2 else {
      throw notFollowed(node, "a change of an element here")
    }
    let (keyType, valueType) = (value.type.arguments[0], value.type.arguments[1])
    let key = prepared(compile(first.node, for: keyType))
    guard arguments.count == 2 else {
      return Place(type: library.optional(valueType), in: outer) {
        machine, body throws(Diagnostic) in
        let key = try key(&machine)
        try outer.change(&machine) { value, machine throws(Diagnostic) in
          try runtime.changeEntry(of: &value, key, nil, &machine, span, body)
        }
      }
    }
    guard arguments[1].label == "default" else { throw notFollowed(node) }
    let missing = compile(arguments[1].node, for: valueType).run
    return Place(type: valueType, in: outer) { machine, body throws(Diagnostic) in
      let key = try key(&machine)
      try outer.change(&machine) { value, machine throws(Diagnostic) in
        try runtime.changeEntry(of: &value, key, missing, &machine, span, body)
      }
    }
  }
}

/// The functions by which a place is read and written.
private struct Accessors {
  let getter: InstanceChoice
  let setter: InstanceChoice
  /// The indices of a subscript.
  let arguments: [Run]
  let hasSetter: Bool

  func change(
    _ whole: inout Value, hasValue: Bool, _ machine: inout Machine, _ body: Change
  ) throws(Diagnostic) {
    let further = try machine.values(arguments)
    let instance = try getter.instance(for: whole)
    var value =
      hasValue
      ? try instance.call(changing: &whole, further, &machine, getter)
      : try instance.call(further, &machine, getter)
    try body(&value, &machine)
    guard hasSetter else { return }
    try give(value, to: &whole, hasValue, further, &machine)
  }

  func set(
    _ whole: inout Value, hasValue: Bool, _ machine: inout Machine, _ value: Value
  ) throws(Diagnostic) {
    try give(value, to: &whole, hasValue, try machine.values(arguments), &machine)
  }

  private func give(
    _ value: Value, to whole: inout Value, _ hasValue: Bool, _ further: [Value],
    _ machine: inout Machine
  ) throws(Diagnostic) {
    let instance = try setter.instance(for: whole)
    if hasValue {
      _ = try instance.call(changing: &whole, further + [value], &machine, setter)
    } else {
      _ = try instance.call(further + [value], &machine, setter)
    }
  }
}

/// What runs before and after a variable changes.
struct Observers {
  let willSet: InstanceChoice?
  let didSet: InstanceChoice?
  /// Whether the variable belongs to a type or a file, and to no value.
  let isOfType: Bool

  func will(_ whole: inout Value, _ new: Value, _ machine: inout Machine) throws(Diagnostic) {
    try run(willSet, &whole, new, &machine)
  }

  func did(_ whole: inout Value, _ old: Value, _ machine: inout Machine) throws(Diagnostic) {
    try run(didSet, &whole, old, &machine)
  }

  private func run(
    _ choice: InstanceChoice?, _ whole: inout Value, _ value: Value, _ machine: inout Machine
  ) throws(Diagnostic) {
    guard let choice else { return }
    let instance = try choice.instance(for: whole)
    if isOfType {
      _ = try instance.call([value], &machine, choice)
    } else {
      _ = try instance.call(changing: &whole, [value], &machine, choice)
    }
  }
}

extension Value {
  var elementCount: Int { if case .list(let list) = self { list.elements.count } else { 0 } }
}

extension SwiftRuntime {
  /// Whether a variable or a subscript with a body can be set.
  func hasSetter(_ member: Member) -> Bool {
    member.isEntry
      || member.file.children(member.node, .accessor).contains {
        member.file.text($0, .keyword) == "set"
      }
  }

  /// The value of a key, nil for one that is missing; nil for what is no dictionary.
  private static func entry(_ key: DictionaryKey, of dictionary: Value) -> Value?? {
    guard case .object(let object) = dictionary, let box = object.dictionary else { return nil }
    return .some(box.value(of: key))
  }

  /// Takes a dictionary out of its place, so that it is changed without a copy.
  private static func taken(_ dictionary: inout Value) -> ChangingDictionary {
    defer { dictionary = .nothing }
    guard case .object(let object) = dictionary, let box = object.dictionary else {
      return ChangingDictionary()
    }
    return ChangingDictionary(box)
  }

  /// Changes the value of a key in a dictionary.
  ///
  /// - Parameter missing: the value of a key that is missing; without it the value is an optional, and
  ///   nil removes the key.
  func changeEntry(
    of dictionary: inout Value, _ key: Value, _ missing: Run?, _ machine: inout Machine,
    _ span: SourceSpan, _ body: Change
  ) throws(Diagnostic) {
    let hashed = try self.key(key, span)
    guard let old = Self.entry(hashed, of: dictionary) else {
      throw Diagnostic(.isNotFollowed("this dictionary"), at: span)
    }
    var value: Value
    if let missing {
      if let old { value = old } else { value = try missing(&machine) }
    } else {
      value = old.map { OptionalBox.some($0) } ?? .nothing
    }
    try body(&value, &machine)
    var changing = Self.taken(&dictionary)
    if missing == nil {
      if let new = value.unwrapped {
        changing.set(hashed, written: key, to: new)
      } else {
        _ = changing.remove(hashed)
      }
    } else {
      changing.set(hashed, written: key, to: value)
    }
    dictionary = .object(changing.box)
  }
}

extension TypeDeclaration {
  /// Whether a type of the library has a subscript that is written in Swift.
  fileprivate var hasOwnSubscript: Bool {
    declared("subscript").contains { member in
      member.file.children(member.node, .accessor).contains { member.file.child($0, .body) != nil }
    }
  }
}
