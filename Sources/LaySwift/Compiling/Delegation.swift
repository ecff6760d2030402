import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  /// `self.init(…)` and `super.init(…)`; nil where something else stands before `.init`.
  func compileDelegation(
    _ receiver: Int, _ node: Int, _ arguments: [Argument], _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    guard file.kind(receiver) == .name, let owner = types.owner else { return nil }
    switch file.name(receiver) {
    case "self" where !isStatic:
      if owner.kind == .class {
        return try initialize(owner, as: selfType, node, arguments)
      }
      return try assignSelf(owner, node, arguments)
    case "super":
      guard let superclass = owner.superclass else { throw notFollowed(node) }
      return try initialize(superclass, as: superclass.ownType, node, arguments)
    default: return nil
    }
  }

  /// An initialiser of a struct that leaves its work to another one.
  private func assignSelf(
    _ owner: TypeDeclaration, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression {
    guard let place = try selfPlace() else { throw notFollowed(node) }
    let value = try compileInit(selfType, node, arguments, .unknown)
    let run = value.run
    guard value.type.wrapped == nil else {
      // Nil tells the statement around to leave the initialiser.
      return Expression(library.optional(.void)) { machine throws(Diagnostic) in
        guard let value = try run(&machine).unwrapped else { return .nothing }
        try place.change(&machine) { old, _ in old = value }
        return .truth(true)
      }
    }
    return effect { machine throws(Diagnostic) in
      let value = try run(&machine)
      try place.change(&machine) { old, _ in old = value }
    }
  }

  /// An initialiser of a class that runs for the instance that is being made.
  func initialize(
    _ type: TypeDeclaration, as own: SwiftType, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression {
    var types = substitution(own)
    types["Self"] = selfType
    var members = type.declared("init")
    if members.isEmpty, let superclass = type.superclass { members = superclass.members("init") }
    let isImplicit = arguments.isEmpty ? try hasImplicitInit(type, types) : false
    if members.isEmpty || isImplicit {
      guard arguments.isEmpty else { throw notFollowed(node) }
      let properties = try runtime.makingProperties(of: type, below: nil, types, self)
      let own = try selfExpression().run
      return effect { machine throws(Diagnostic) in
        try properties(try own(&machine), &machine)
      }
    }
    var fitting: [(callee: Callee, filled: [[Int]])] = []
    for member in members {
      let callee = try callee(member, types)
      if let filled = callee.arrange(arguments) { fitting.append((callee, filled)) }
    }
    guard !fitting.isEmpty else { throw notFollowed(node) }
    if fitting.count > 1 { fitting = try chosen(fitting, arguments, .unknown, node) }
    guard let member = fitting[0].callee.member else { throw notFollowed(node) }
    guard member.file.child(member.node, .specifier) == nil else {
      throw notFollowed(node, "leaving the work to an initialiser that may give nil")
    }
    var solved = SolvedCall(self, fitting[0].callee, fitting[0].filled, arguments)
    try solved.solve(.unknown, node)
    let choice = InstanceChoice(runtime, member, solved.instanceTypes, isDynamic: false, span(node))
    let receiver = try selfExpression().run
    let run = Calling.member(choice, .value(receiver), try solved.codes(), span(node))
    return effect { machine throws(Diagnostic) in _ = try run(&machine) }
  }
}
