import LayLanguage
import LaySwiftTree

// The members behind a point, and what calls take.

extension CompletionSearch {
  /// What a value has, or a type: of a view the modifiers too.
  func members(behind base: Int) -> [SwiftCompletion] {
    receivers(base).flatMap { members(of: $0.type, isType: $0.isType) }
  }

  /// What an expression before a point is, for each type that it may have.
  private func receivers(_ base: Int) -> [(type: SwiftType, isType: Bool)] {
    let isOptional = file.kind(base) == .optionalChain
    let node = isOptional ? file.child(base, .base) ?? base : base
    return asked(node).values.map { type, isType in
      (isOptional ? type.wrapped ?? type : type.asWritten(library), isType)
    }
  }

  func members(of type: SwiftType, isType: Bool) -> [SwiftCompletion] {
    if case .tuple(let fields) = type {
      return fields.compactMap { field in
        field.label.map { SwiftCompletion($0, .declared, field.type.spelling) }
      }
    }
    var found = declaredMembers(of: type, isStatic: isType).map { member in
      let isType = member.kind == .type || member.kind == .alias
      return SwiftCompletion(member.name, isType ? .type : .declared, words(member))
    }
    if !isType, type.isOfViews { found += Self.modifiers }
    return found
  }

  private func declaredMembers(of type: SwiftType, isStatic: Bool) -> [Member] {
    let members = type.declaration?.lineage.flatMap(\.allMembers) ?? []
    return members.filter { member in
      member.isStatic == isStatic && !member.isOperator
        && ![.initializer, .subscript, .associatedType].contains(member.kind)
        && (!member.isFilePrivate || member.file === file)
    }
  }

  private static let modifiers: [SwiftCompletion] = Catalogue.swiftUINames.compactMap { name in
    guard
      let modifier = Catalogue.declarations(swiftUI: name).first(where: { $0.kind == .modifier })
    else { return nil }
    let isInert = Catalogue.inertModifiers.contains(modifier.name)
    return SwiftCompletion(name, isInert ? .inert : .modifier, modifier.summary)
  }

  // MARK: What a place takes

  /// What a place takes: a type of Swift, or what a parameter of the catalogue takes.
  enum Wanted {
    case type(SwiftType)
    case parameter(ParameterType, Declaration)
    /// A call of a member with arguments of its own: `.system(size: 12)`.
    case member(String, [Slot])
  }

  /// A parameter as the code of a call sees it.
  struct Slot {
    let label: String?
    let wanted: Wanted
    let summary: String
  }

  /// An argument that holds the word, of a call.
  struct GivenArgument {
    let node: Int
    let label: String?
    let call: Int
  }

  /// The argument whose value an expression is, or is an element or a side of; nil for none.
  func argument(_ node: Int) -> GivenArgument? {
    var inner = node
    for outer in around where outer < node {
      switch file.kind(outer) {
      case .array, .ternary, .tuple: inner = outer
      case .argument: inner = outer
      case .call:
        guard file.kind(inner) == .argument, file.children(outer, .argument).contains(inner) else {
          return nil
        }
        return GivenArgument(node: inner, label: file.text(inner, .label), call: outer)
      default: return nil
      }
    }
    return nil
  }

  /// `.leading`, `.red`: members of what the place takes.
  func impliedMembers(_ node: Int) -> [SwiftCompletion] {
    if let subject = subject(of: node) {
      return receivers(subject).flatMap { members(for: [.type($0.type)]) }.map(\.withoutPoint)
    }
    return members(for: places(of: node)).map(\.withoutPoint)
  }

  /// What the places of an expression take: as an argument, and as the code around says.
  private func places(of node: Int) -> [Wanted] {
    (argument(node).map { wanted($0) } ?? []) + asked(node).places.map { Wanted.type($0) }
  }

  /// The value that a `switch` compares with the pattern that a node is.
  private func subject(of node: Int) -> Int? {
    let outer = around.filter { $0 < node }
    guard let item = outer.first, file.kind(item) == .caseItem else { return nil }
    return outer.first { file.kind($0) == .switchChoice }.flatMap { file.child($0, .subject) }
  }

  /// What an argument may be, for all overloads of its call.
  func wanted(_ argument: GivenArgument) -> [Wanted] {
    overloads(of: argument.call).flatMap { slots in
      slots.filter { $0.label == argument.label }.map(\.wanted)
    }
  }

  /// The labels that may begin an argument, of the overloads that have those of the other arguments.
  func labels(_ argument: GivenArgument) -> [SwiftCompletion] {
    let isFirst = file.child(argument.node, .value).map { around.contains($0) } == false
    guard argument.label == nil, isFirst else { return [] }
    let given = file.children(argument.call, .argument).compactMap { file.text($0, .label) }
    return overloads(of: argument.call).flatMap { slots -> [SwiftCompletion] in
      let labels = slots.map(\.label)
      guard given.allSatisfy(labels.contains) else { return [] }
      return slots.compactMap { slot in
        slot.label.flatMap { label in
          given.contains(label) ? nil : SwiftCompletion(label + ":", .label, slot.summary)
        }
      }
    }
  }

  /// Members whose type a place gives, with their points.
  func members(for wanted: [Wanted]) -> [SwiftCompletion] {
    wanted.flatMap { wanted -> [SwiftCompletion] in
      switch wanted {
      case .type(let type):
        return declaredMembers(of: type.unwrapped, isStatic: true)
          .filter { $0.kind != .type && $0.kind != .alias }
          .map { SwiftCompletion("." + $0.name, .fitting) }
      case .member(let name, _): return [SwiftCompletion("." + name, .fitting)]
      case .parameter(let type, let declaration): return members(for: type, declaration)
      }
    }
  }

  private func members(
    for type: ParameterType, _ declaration: Declaration
  ) -> [SwiftCompletion] {
    if case .oneOf(let types) = type { return types.flatMap { members(for: $0, declaration) } }
    let place = around.first ?? 0
    let swift = CodeContext(module, types, in: nil).expected(type, place, declaration)
    let found = members(for: [.type(swift)])
    // Where Swift's type is known, its members are all.
    guard found.isEmpty else { return found }
    return type.bareNames.map { SwiftCompletion("." + SwiftUISpelling.camelCase($0), .fitting) }
  }

  // MARK: Calls

  /// The parameters of all that a call may mean.
  private func overloads(of call: Int) -> [[Slot]] {
    guard let base = file.child(call, .base) else { return [] }
    if file.kind(base) == .member, let name = file.text(base, .name) {
      return overloads(ofMember: name, base, call)
    }
    guard [.name, .specialized].contains(file.kind(base)) else { return [] }
    let name = file.name(file.child(base, .base) ?? base)
    let context = CodeContext(module, types, in: nil)
    var callees: [Callee] = []
    if let type = types.lookUp(name) {
      callees += (try? context.initializers(of: type, call)) ?? []
    }
    let own = (types.owner?.members(name) ?? []) + module.globals(name, seenFrom: file)
    callees += own.filter { $0.kind == .function }.compactMap { try? context.callee($0, [:]) }
    return callees.map(slots) + catalogued(name, isMethod: false)
  }

  private func overloads(ofMember name: String, _ base: Int, _ call: Int) -> [[Slot]] {
    let context = CodeContext(module, types, in: nil)
    func callees(_ type: SwiftType, isType: Bool) -> [Callee] {
      if isType, name == "init" { return (try? context.initializers(of: type, call)) ?? [] }
      let members = declaredMembers(of: type, isStatic: isType).filter { $0.name == name }
      return members.flatMap { member -> [Callee] in
        if let nested = member.type {
          return (try? context.initializers(of: nested.ownType, call)) ?? []
        }
        guard [.function, .enumCase].contains(member.kind) else { return [] }
        return (try? context.callee(member, context.substitution(type))).map { [$0] } ?? []
      }
    }
    guard let receiver = file.child(base, .base) else {
      return places(of: call).flatMap { wanted -> [[Slot]] in
        switch wanted {
        case .type(let type): callees(type.unwrapped, isType: true).map(slots)
        case .member(let member, let slots): member == name ? [slots] : []
        case .parameter(let type, let declaration):
          callees(context.expected(type, base, declaration).unwrapped, isType: true).map(slots)
        }
      }
    }
    return receivers(receiver).flatMap { type, isType in
      callees(type, isType: isType).map(slots)
        + (type.isOfViews && !isType ? catalogued(name, isMethod: true) : [])
    }
  }

  private func slots(_ callee: Callee) -> [Slot] {
    callee.parameters.map {
      Slot(label: $0.label, wanted: .type($0.type), summary: $0.type.spelling)
    }
  }

  /// The overloads of a view or a modifier of the catalogue.
  private func catalogued(_ name: String, isMethod: Bool) -> [[Slot]] {
    Catalogue.declarations(swiftUI: name).filter { $0.kind.makesViews || $0.kind == .track }
      .flatMap { declaration in
        (declaration.swiftUI?.calls ?? []).compactMap { call -> [Slot]? in
          switch call.callee {
          case .function(name) where !isMethod: break
          case .method(name) where isMethod: break
          default: return nil
          }
          return call.arguments.map { slot($0, declaration) }
        }
      }
  }

  private func slot(_ argument: SwiftUIArgument, _ declaration: Declaration) -> Slot {
    let parameter = argument.parameter.flatMap { declaration.parameter($0) }
    let wanted: Wanted
    if case .member(let name, let inner) = argument.shape {
      wanted = .member(name, inner.map { slot($0, declaration) })
    } else {
      wanted = .parameter(parameter?.type ?? .nothing, declaration)
    }
    return Slot(label: argument.label, wanted: wanted, summary: parameter?.summary ?? "")
  }
}

extension SwiftCompletion {
  /// The same behind a point that stands there already.
  fileprivate var withoutPoint: SwiftCompletion {
    SwiftCompletion(String(word.drop { $0 == "." }), kind, summary)
  }
}
