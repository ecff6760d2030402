import LayEngine
import LayLanguage
import LaySwiftTree

extension CodeContext {
  func compileBinary(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let left = file.child(node, .left), let right = file.child(node, .right),
      let sign = file.text(node, .operator)
    else { throw notFollowed(node) }
    switch sign {
    case "&&", "||":
      let (first, second) = (try conditionOrUnknown(left), truth(right))
      let isAnd = sign == "&&"
      return Expression(library.bool) { machine throws(Diagnostic) in
        let one = try first(&machine)
        if case .truth(let truth) = one, truth != isAnd { return .truth(!isAnd) }
        // What is false on one side is false, whatever the other is.
        let other = try second(&machine)
        if let unknown = one.unknown, other == isAnd { throw unknown.error }
        return .truth(other)
      }
    case "??": return try compileDefault(left, right, expected)
    case "...", "..<": return compileRange(left, right, isClosed: sign == "...", expected)
    case "~=":
      let subject = asWritten(compile(right))
      let test = try expressionPattern(left, subject.type)
      let run = subject.run
      return Expression(library.bool) { machine throws(Diagnostic) in
        .truth(try test(try run(&machine), &machine))
      }
    case "==", "!=", "===", "!==": return try compileEquality(sign, left, right, node)
    default: break
    }
    let operation = Arithmetic(rawValue: sign)
    let isArithmetic = operation.map { !$0.isComparison } ?? false
    var wanted = SwiftType.unknown
    if isArithmetic, expected.declaration?.number != nil || expected.isLiteral { wanted = expected }
    if isArithmetic, expected.unwrapped.isNumberOfItsOwn { wanted = expected.unwrapped }
    var first = compile(left, wanted)
    var second = compile(right, takesType(right) ? operandType(first, wanted) : wanted)
    if takesType(left) { first = compile(left, operandType(second, wanted)) }
    (first, second) = singles(first, second, left, right, wanted)
    if let own = try ownOperator(sign, [left, right], [first, second], node, expected) {
      return own
    }
    guard let operation else {
      throw notFollowed(
        node, "the operator `\(sign)`", hint: sign == ".." ? hintOfTwoPoints(left, right) : nil)
    }
    if let folded = folded(operation, first, second) { return folded }
    (first, second) = balanced(first, second)
    if operation == .divide, let none = noNumber(first, second) { return none }
    if operation.isComparison { (first, second) = settledLiterals(first, second) }
    return arithmetic(operation, first, second, node)
  }

  /// What is meant by `Text("a")..padding()` and by `0..3`.
  private func hintOfTwoPoints(_ left: Int, _ right: Int) -> String {
    let (start, end) = (file.text(left), file.text(right))
    return file.kind(left) == .integer || file.kind(right) == .integer
      ? "write `\(start)..<\(end)`, or `\(start)...\(end)` with its end"
      : "write one point: `.\(end)`"
  }

  /// Both sides of an operation of which one is a `Float` or a `Decimal`, or the place of the result: numbers
  /// in the code are of that type before anything is computed of them.
  private func singles(
    _ first: Expression, _ second: Expression, _ left: Int, _ right: Int, _ wanted: SwiftType
  ) -> (Expression, Expression) {
    let all = [wanted, first.type.unwrapped, second.type.unwrapped]
    guard let type = all.first(where: \.isNumberOfItsOwn) else { return (first, second) }
    return (
      first.type.isLiteral ? compile(left, for: type) : first,
      second.type.isLiteral ? compile(right, for: type) : second
    )
  }

  /// The literal that an operation of two literals is; nil for others.
  private func folded(
    _ operation: Arithmetic, _ left: Expression, _ right: Expression
  ) -> Expression? {
    guard let first = left.literal, let second = right.literal, let fold = operation.folding,
      var literal = Literal.folded(fold, first, second)
    else { return nil }
    if literal.number.isNaN { literal = Literal(integer: literal.integer, number: .nan) }
    let isDecimal = left.type.isDecimal || right.type.isDecimal
    return Expression(
      .literal(isDecimal: isDecimal, isComputed: isDecimal || operation == .divide),
      constant: .literal(literal))
  }

  /// `0.0 / 0`, which Swift computes when it compiles, without a sign.
  private func noNumber(_ left: Expression, _ right: Expression) -> Expression? {
    if case .number(0)? = left.constant, case .number(0)? = right.constant {
      return Expression(left.type, constant: .number(.nan))
    }
    guard left.constant?.single == 0, right.constant?.single == 0 else { return nil }
    return Expression(left.type, constant: .single(.nan))
  }

  /// Both sides of an operation as values of one type: a literal takes the type of the other side.
  func balanced(_ left: Expression, _ right: Expression) -> (Expression, Expression) {
    if left.type.isLiteral, right.type.isLiteral || right.type.isUnknown { return (left, right) }
    if left.type.isLiteral, right.type.declaration?.number != nil {
      return (converted(left, to: right.type), right)
    }
    if right.type.isLiteral, left.type.declaration?.number != nil {
      return (left, converted(right, to: left.type))
    }
    if left.type.mayHoldLiterals || right.type.mayHoldLiterals,
      let joined = left.type.joined(with: right.type)
    {
      return (converted(left, to: joined), converted(right, to: joined))
    }
    return (left, right)
  }

  /// Two literals that are compared: nothing but they themselves says what they are.
  private func settledLiterals(
    _ left: Expression, _ right: Expression
  ) -> (Expression, Expression) {
    guard left.type.mayHoldLiterals, right.type.mayHoldLiterals,
      let type = left.type.joined(with: right.type)?.asWritten(library)
    else { return (left, right) }
    return (converted(left, to: type), converted(right, to: type))
  }

  func arithmetic(
    _ operation: Arithmetic, _ left: Expression, _ right: Expression, _ node: Int
  ) -> Expression {
    let (first, second, span, runtime) = (left.run, right.run, span(node), runtime)
    if let bounds = left.type.declaration?.integerBounds ?? right.type.declaration?.integerBounds,
      !operation.isComparison
    {
      let type = left.type.declaration?.integerBounds == nil ? right.type : left.type
      return Expression(type) { machine throws(Diagnostic) in
        let (left, right) = (try first(&machine), try second(&machine))
        guard case .integer(let left) = left, case .integer(let right) = right else {
          try runtime.requireKnown(left)
          try runtime.requireKnown(right)
          throw Diagnostic(.isNotFollowed("this operation"), at: span)
        }
        return try operation.result(left, right, within: bounds, span)
      }
    }
    let type: SwiftType
    if operation.isComparison {
      type = library.bool
    } else if left.type.isUnknown || left.type.isLiteral && !right.type.isUnknown {
      type =
        right.type.isLiteral && left.type.isUnknown
        ? .unknown : left.type.joined(with: right.type) ?? right.type
    } else {
      let joined = left.type.joined(with: right.type) ?? left.type
      type = joined.isLiteral ? joined.computed : left.type
    }
    if left.type.isNamed("Int"), right.type.isNamed("Int") {
      if case .integer(let constant)? = right.constant {
        return Expression(type) { machine throws(Diagnostic) in
          let left = try first(&machine)
          guard case .integer(let left) = left else {
            return try runtime.arithmetic(operation, left, .integer(constant), &machine, span)
          }
          return try operation.result(left, constant, span)
        }
      }
      return Expression(type) { machine throws(Diagnostic) in
        let left = try first(&machine)
        let right = try second(&machine)
        guard case .integer(let left) = left, case .integer(let right) = right else {
          return try runtime.arithmetic(operation, left, right, &machine, span)
        }
        return try operation.result(left, right, span)
      }
    }
    return Expression(type) { machine throws(Diagnostic) in
      let left = try first(&machine)
      let right = try second(&machine)
      if case .number(let left) = left, case .number(let right) = right,
        let result = operation.result(left, right)
      {
        return result
      }
      return try runtime.arithmetic(operation, left, right, &machine, span)
    }
  }

  /// The type of `.name` beside another operand: of a number that has no type yet that of the place.
  private func operandType(_ other: Expression, _ wanted: SwiftType) -> SwiftType {
    other.type.isLiteral && !wanted.isUnknown ? wanted : other.type
  }

  /// Whether the other operand says what an expression is: `.name`, and a list with such a name in it.
  func takesType(_ node: Int) -> Bool {
    if implicitName(node) != nil { return true }
    return file.kind(node) == .array
      && arrayElements(node).contains { implicitName($0) != nil }
  }

  /// A call of an operator that the code declares; nil where the library's is meant.
  private func ownOperator(
    _ sign: String, _ nodes: [Int], _ values: [Expression], _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    var members = module.globals(sign, seenFrom: file).filter { !$0.file.isLibrary }
    var seen: Set<ObjectIdentifier> = []
    let wanted = [expected.unwrapped.declaration].compactMap(\.self)
    for declaration in values.compactMap(\.type.unwrapped.declaration) + wanted {
      for member in declaration.members(sign)
      where seen.insert(ObjectIdentifier(member)).inserted
        && (!runtime.isNative(member, .body) || declaration.inherits(fromLibrary: "View"))
      {
        members.append(member)
      }
    }
    /// What the operand that has the operator is, whom an extension's constraints are asked of.
    func types(_ member: Member) -> Substitution {
      guard let owner = member.owner else { return [:] }
      let operands = values.map(\.type.unwrapped)
      let own = operands.first { $0.declaration?.inherits(from: owner) == true }
      return substitution(own ?? owner.ownType)
    }
    members = members.filter {
      $0.kind == .function && $0.parameters.count == values.count && holds($0, types($0))
    }
    guard !members.isEmpty else { return nil }
    let arguments = nodes.map { Argument(label: nil, node: $0, isClosure: false, inOut: nil) }
    let callees = try members.map { member throws(Diagnostic) in
      try callee(member, types(member))
    }
    let areUnknown = values.allSatisfy(\.type.isUnknown)
    let fitting = zip(members, callees).filter { member, callee in
      // A function that stands alone is for its types, which are to be known.
      if member.owner == nil, areUnknown || callee.parameters.contains(where: \.type.isUnknown) {
        return false
      }
      var found: Substitution = [:]
      return zip(callee.parameters, values).allSatisfy { parameter, value in
        value.type.matches(parameter.type, &found)
      }
    }.map(\.1)
    guard !fitting.isEmpty else { return nil }
    if values.allSatisfy({ $0.type.declaration?.number != nil || $0.type.isLiteral }),
      Arithmetic(rawValue: sign) != nil,
      fitting.allSatisfy({ $0.parameters.contains { $0.type.isPartlyUnknown } })
    {
      return nil
    }
    return try call(CallTarget(callees: fitting), node, arguments, expected)
  }

  private func compileDefault(
    _ left: Int, _ right: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression {
    let wanted = expected.isUnknown ? expected : library.optional(expected.unwrapped)
    // Of several functions one that gives an optional is meant.
    let isOpenCall = wanted.isUnknown && file.kind(left) == .call
    var first = compile(left, isOpenCall ? library.optional(.unknown) : wanted)
    var wrapped = first.type.wrapped ?? .unknown
    var second = compile(right, wrapped.isUnknown ? expected : wrapped)
    // Of an optional of an optional the inner one is left, as by `list.first ?? nil`.
    let isOfOptional = wrapped.wrapped != nil
    if isOfOptional, second.constant?.isNothing != true {
      throw notFollowed(left, "`??` with an optional of an optional")
    }
    if isOpenCall, wrapped.isUnknown, !second.type.isLiteral, !second.type.isPartlyUnknown {
      // What the function gives may follow from the other value alone.
      wrapped = second.type.unwrapped
      first = compile(left, library.optional(wrapped))
    }
    var type = wrapped.joined(with: second.type) ?? .unknown
    let givesOptional =
      !isOfOptional && (second.type.wrapped != nil || second.constant?.isNothing == true)
    if givesOptional { type = library.optional(type.unwrapped) }
    second = converted(second, to: type)
    var value = first
    if wrapped.isLiteral, !type.isLiteral { value = converted(first, to: library.optional(type)) }
    let (run, other) = (value.run, second.run)
    return Expression(type) { machine throws(Diagnostic) in
      guard let found = try run(&machine).unwrapped else { return try other(&machine) }
      return givesOptional ? found.asOptional : found
    }
  }

  private func compileRange(
    _ left: Int, _ right: Int, isClosed: Bool, _ expected: SwiftType
  ) -> Expression {
    let wanted = expected.arguments.first ?? .unknown
    let (first, second) = balanced(compile(left, wanted), compile(right, wanted))
    var bound = first.type.joined(with: second.type) ?? .unknown
    if bound.isLiteral, wanted.declaration?.number != nil { bound = wanted }
    let (from, to) = (converted(first, to: bound).run, converted(second, to: bound).run)
    let type = library.range(bound, isClosed: isClosed)
    let (runtime, span) = (runtime, span(left))
    return Expression(type) { machine throws(Diagnostic) in
      let lower = try from(&machine)
      let upper = try to(&machine)
      guard try runtime.compare(lower, upper, &machine, span) <= 0 else {
        throw Diagnostic(.rangeIsBackward, at: span)
      }
      return .object(ForeignBox(RangeContent(lower: lower, upper: upper, isClosed: isClosed)))
    }
  }

  /// Whether `Header.self` is `EmptyView.self`, where a property of this value is a `Header`.
  ///
  /// - Rule: what the property shows tells; what shows nothing, and is no `EmptyView`, is told.
  private func emptiness(
    _ operand: Int, _ other: Expression, _ node: Int
  ) throws(Diagnostic) -> ((inout Machine) throws(Diagnostic) -> Bool)? {
    guard case .metatype(let type) = other.type, type.isNamed("EmptyView"),
      file.kind(operand) == .member, file.text(operand, .name) == "self",
      let base = file.child(operand, .base), selfVariable != nil,
      let owner = types.owner, owner.genericParameters.contains(file.text(base)),
      let property = owner.storedProperties.first(where: { property in
        property.typeNode.map { property.file.text($0) } == file.text(base)
      })
    else { return nil }
    let value = try member(property.name, of: selfExpression(), node, at: node)
    let (run, runtime, span, written) = (value.run, runtime, span(operand), file.text(operand))
    return { machine throws(Diagnostic) in
      switch try runtime.shown(try run(&machine), &machine, span) {
      case .view(let view): return view.content is EmptyView
      case .list(let list) where !list.elements.isEmpty: return false
      default: throw Diagnostic(.isNotFollowed("the type that `\(written)` is"), at: span)
      }
    }
  }

  private func compileEquality(
    _ sign: String, _ left: Int, _ right: Int, _ node: Int
  ) throws(Diagnostic) -> Expression {
    var first = compile(left)
    var second = compile(right, first.type)
    if implicitName(left) != nil || file.kind(left) == .nothing {
      first = compile(left, second.type)
    }
    (first, second) = singles(first, second, left, right, .unknown)
    let isNegated = sign.hasPrefix("!")
    if sign.count == 2,
      let own = try ownOperator(sign, [left, right], [first, second], node, library.bool)
    {
      return own
    }
    var emptiness = try emptiness(left, second, node)
    if emptiness == nil { emptiness = try self.emptiness(right, first, node) }
    if let empty = emptiness {
      return Expression(library.bool) { machine throws(Diagnostic) in
        .truth(try empty(&machine) != isNegated)
      }
    }
    for (side, operand) in [(first, left), (second, right)] {
      guard case .metatype(let type) = side.type, type.isPartlyUnknown || type.isOfProtocol else {
        continue
      }
      throw notFollowed(operand, "the type that `\(file.text(operand))` is")
    }
    if first.type == .void, second.type == .void {
      let (a, b) = (first.run, second.run)
      return Expression(library.bool) { machine throws(Diagnostic) in
        _ = try a(&machine)
        _ = try b(&machine)
        return .truth(!isNegated)
      }
    }
    (first, second) = balanced(first, second)
    (first, second) = settledLiterals(first, second)
    // What is not known is taken as present, which is told.
    let a =
      second.constant?.isNothing == true ? deciding(orUnknown(first, left), .present) : first.run
    let (b, span, runtime) = (second.run, span(node), runtime)
    let isIdentity = sign.count == 3
    if first.type.wrapped != nil, second.type.wrapped == nil, second.constant?.isNothing != true {
      second = converted(second, to: first.type)
    }
    let isNil = second.constant?.isNothing == true
    return Expression(library.bool) { machine throws(Diagnostic) in
      let left = try a(&machine)
      if !isNil, runtime.forgives { try runtime.requireKnown(left) }
      let right = try b(&machine)
      let isEqual =
        isIdentity
        ? runtime.isIdentical(left, right) : try runtime.isEqual(left, right, &machine, span)
      return .truth(isEqual != isNegated)
    }
  }

  /// An operator as a function, as in `reduce(0, +)`; nil for other names.
  func compileOperatorName(
    _ name: String, _ node: Int, _ expected: SwiftType
  ) throws(Diagnostic) -> Expression? {
    guard let first = name.first, !first.isLetter, first != "_", first != "$", first != "`" else {
      return nil
    }
    if name == "...", !expected.unwrapped.isFunction {
      return Expression(library.type("UnboundedRange"), constant: .nothing)
    }
    guard case .function(let wanted, let result) = expected.unwrapped, wanted.count == 2 else {
      throw notFollowed(node, "the operator `\(name)` as a function")
    }
    let inner = CodeContext(module, types, in: self)
    let values = try (0..<2).map { place throws(Diagnostic) in
      let variable = inner.bind("$\(place)", wanted[place], isConstant: true, isInCell: false)
      return Expression(wanted[place], try inner.reading(variable))
    }
    // The library's operators of numbers and texts are computed; that of texts as views is declared.
    func isDeclared(_ member: Member) -> Bool {
      !member.file.isLibrary || member.owner?.inherits(fromLibrary: "View") == true
    }
    let isOwn =
      wanted.contains {
        $0.declaration?.members(name).contains(where: isDeclared) ?? false
      }
      || module.globals(name, seenFrom: file).contains { !$0.file.isLibrary }
    guard !isOwn else {
      let members =
        wanted.compactMap(\.declaration).flatMap { $0.members(name) }
        + module.globals(name, seenFrom: file)
      let callees = try members.filter(isDeclared).map { member throws(Diagnostic) in
        try callee(member, member.owner == nil ? [:] : substitution(wanted[0]))
      }
      var seen: Set<ObjectIdentifier> = []
      let own = callees.filter {
        $0.member.map { seen.insert(ObjectIdentifier($0)).inserted } ?? false
      }
      return try functionValue(CallTarget(callees: own), node, expected)
    }
    inner.scope.temporaries = 4
    let made: Expression
    if let operation = Arithmetic(rawValue: name) {
      let (left, right) = inner.balanced(values[0], values[1])
      made = inner.arithmetic(operation, left, right, node)
    } else if name == "==" || name == "!=" {
      let (a, b, runtime, span) = (values[0].run, values[1].run, runtime, span(node))
      made = Expression(library.bool) { machine throws(Diagnostic) in
        let isEqual = try runtime.isEqual(a(&machine), b(&machine), &machine, span)
        return .truth(isEqual == (name == "=="))
      }
    } else {
      throw notFollowed(node, "the operator `\(name)` as a function")
    }
    let type = made.type.isUnknown ? result : made.type
    return closure(inner, made.run, count: 2, .function(wanted, type), node)
  }

  // MARK: One operand

  func compilePrefix(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let operand = file.child(node, .value), let sign = file.text(node, .operator) else {
      throw notFollowed(node)
    }
    if sign == "!" {
      let value = truth(operand)
      return Expression(library.bool) { machine throws(Diagnostic) in .truth(!(try value(&machine)))
      }
    }
    if sign == "..." || sign == "..<" {
      return partialRange(operand, isFrom: false, isClosed: sign == "...", expected)
    }
    let value = compile(operand, expected)
    if let own = try ownOperator(sign, [operand], [value], node, expected) { return own }
    if sign == "+" { return value }
    if sign == "~" { return try complement(value, node) }
    guard sign == "-" else { throw notFollowed(node, "the operator `\(sign)`") }
    if let literal = value.literal {
      return Expression(value.type, constant: .literal(literal.negated))
    }
    let (run, span) = (value.run, span(node))
    return Expression(value.type) { machine throws(Diagnostic) in
      switch try run(&machine) {
      case .number(let number): return .number(-number)
      case .literal(let literal): return .literal(literal.negated)
      case let value where value.movingNumber != nil:
        return value.movingNumber.map { .moving($0.still * -1, $0.motion) } ?? value
      case let value where value.single != nil:
        return .content(FloatContent(-(value.single ?? 0)))
      case let value where value.decimal != nil:
        return value.decimal.map { .content($0.negated) } ?? value
      case .integer(let integer):
        let (negated, hasFailed) = 0.subtractingReportingOverflow(integer)
        if hasFailed { throw Diagnostic(.overflows, at: span) }
        return .integer(negated)
      default: throw Diagnostic(.isNotFollowed("the negative of this value"), at: span)
      }
    }
  }

  /// `~` turns all bits around.
  private func complement(_ value: Expression, _ node: Int) throws(Diagnostic) -> Expression {
    let value = asWritten(value)
    guard value.type.isInteger, !["UInt", "UInt64"].contains(value.type.declaration?.name) else {
      throw notFollowed(node)
    }
    let (run, span, bounds) = (value.run, span(node), value.type.declaration?.integerBounds)
    return Expression(value.type) { machine throws(Diagnostic) in
      guard case .integer(let integer) = try run(&machine) else {
        throw Diagnostic(.isNotFollowed("`~` of this value"), at: span)
      }
      if let bounds, bounds.lowerBound == 0 { return .integer(bounds.upperBound - integer) }
      return .integer(~integer)
    }
  }

  func compilePostfix(_ node: Int, _ expected: SwiftType) throws(Diagnostic) -> Expression {
    guard let operand = file.child(node, .value), file.text(node, .operator) == "..." else {
      throw notFollowed(node)
    }
    return partialRange(operand, isFrom: true, isClosed: true, expected)
  }

  private func partialRange(
    _ bound: Int, isFrom: Bool, isClosed: Bool, _ expected: SwiftType
  ) -> Expression {
    let wanted = expected.arguments.first ?? .unknown
    let isNamed = implicitName(withoutParentheses(bound)) != nil
    let value = isNamed ? compile(bound, wanted) : compileUntyped(bound)
    let run = value.run
    let name = isFrom ? "PartialRangeFrom" : isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
    return Expression(library.type(name, [value.type])) { machine throws(Diagnostic) in
      let bound = try run(&machine)
      return .object(
        ForeignBox(
          RangeContent(
            lower: isFrom ? bound : .nothing, upper: isFrom ? .nothing : bound,
            isClosed: isClosed)))
    }
  }

  // MARK: Assignments

  /// Runs what is given to `_`.
  private func compileLeftOut(_ value: Int, _ node: Int) throws(Diagnostic) -> Expression {
    let isVariable = file.kind(value) == .name
    let value = compileUntyped(value)
    if !isVariable, value.type.isNamed("AnyCancellable") {
      throw notFollowed(
        node, "when this is no longer listened to", hint: "keep it: `.store(in: &cancellables)`")
    }
    return effect { machine throws(Diagnostic) in _ = try value.run(&machine) }
  }

  func compileAssignment(_ node: Int) throws(Diagnostic) -> Expression {
    guard let left = file.child(node, .left), let right = file.child(node, .right),
      let sign = file.text(node, .operator)
    else { throw notFollowed(node) }
    if file.kind(left) == .wildcard { return try compileLeftOut(right, node) }
    if sign == "=", file.kind(left) == .tuple, file.children(left, .argument).count > 1 {
      return try assignTuple(left, right, node)
    }
    guard let found = try preparedPlace(left) else {
      throw notFollowed(left, "a change of `\(file.text(left))`")
    }
    let place = found.place
    if sign == "=" {
      let value = compile(right, for: place.type)
      let run = orUnknown(place.type.isUnknown ? asWritten(value) : value, right)
      return effect(
        found.behind { machine throws(Diagnostic) in
          try place.assign(try run(&machine), &machine)
        })
    }
    let binary = String(sign.dropLast())
    let value = compile(right, place.type)
    if let own = try ownChange(sign, left, right, place, value, node) { return own }
    guard let operation = Arithmetic(rawValue: binary), !operation.isComparison else {
      throw notFollowed(node, "the operator `\(sign)`")
    }
    let isTyped = place.type.declaration?.number != nil || place.type.element != nil
    let run = orUnknown(isTyped ? converted(value, to: place.type) : asWritten(value), right)
    let (runtime, span, bounds) = (runtime, span(node), place.type.declaration?.integerBounds)
    return effect(
      found.behind { machine throws(Diagnostic) in
        let right = try run(&machine)
        try place.change(&machine) { left, machine throws(Diagnostic) in
          // A number to which one is added that is not known is not known either.
          if right.unknown != nil, left.isNumber { return left = right }
          try runtime.requireKnown(right)
          try runtime.change(&left, by: operation, right, within: bounds, &machine, span)
        }
      })
  }

  func effect(_ run: @escaping (inout Machine) throws(Diagnostic) -> Void) -> Expression {
    let void = runtime.void
    return Expression(.void) { machine throws(Diagnostic) in
      try run(&machine)
      return void
    }
  }

  /// `+=` that the code declares, or `+` of it.
  private func ownChange(
    _ sign: String, _ left: Int, _ right: Int, _ place: Place, _ value: Expression, _ node: Int
  ) throws(Diagnostic) -> Expression? {
    let current = compile(left)
    if let declaration = place.type.declaration {
      let own =
        declaration.members(sign).filter { !runtime.isNative($0, .body) }
        + module.globals(sign, seenFrom: file).filter { !$0.file.isLibrary }
      let arguments = [
        Argument(label: nil, node: left, isClosure: false, inOut: left),
        Argument(label: nil, node: right, isClosure: false, inOut: nil),
      ]
      let callees = try own.map { member throws(Diagnostic) in
        try callee(member, member.owner == nil ? [:] : substitution(place.type))
      }
      let fitting = callees.filter { callee in
        var found: Substitution = [:]
        return callee.parameters.count == 2 && value.type.matches(callee.parameters[1].type, &found)
          && current.type.matches(callee.parameters[0].type, &found)
      }
      if !fitting.isEmpty { return try call(CallTarget(callees: fitting), node, arguments, .void) }
    }
    guard
      let made = try ownOperator(
        String(sign.dropLast()), [left, right], [current, value], node, place.type)
    else { return nil }
    let run = made.run
    return effect { machine throws(Diagnostic) in
      let value = try run(&machine)
      try place.change(&machine) { old, _ in old = value }
    }
  }

  private func assignTuple(_ left: Int, _ right: Int, _ node: Int) throws(Diagnostic) -> Expression
  {
    let nodes = file.children(left, .argument).compactMap { file.child($0, .value) }
    let places = try nodes.map { node throws(Diagnostic) -> Place? in
      if file.kind(node) == .wildcard { return nil }
      guard let place = try place(node) else { throw notFollowed(node) }
      return place
    }
    let type = SwiftType.tuple(places.map { .init(label: nil, type: $0?.type ?? .unknown) })
    let run = compile(right, for: type).run
    return effect { machine throws(Diagnostic) in
      let value = try run(&machine)
      for (index, place) in places.enumerated() {
        try place?.assign(value.part(at: index), &machine)
      }
    }
  }
}

extension Complaint {
  fileprivate static let rangeIsBackward = Complaint(
    "this range ends before it begins", hint: "write the smaller bound first", isAboutRange: true)

  static let overflows = Complaint("this number is too large for an `Int`", isAboutRange: true)
}
