import LayEngine

extension Arguments {
  /// A function argument that takes the values it will be called with; throws if it takes another
  /// number of them.
  ///
  /// - Parameter names: names for these values, as in the parameter list of a function.
  func callback(
    _ name: String = "function", passing names: [String]
  ) throws(Diagnostic) -> Callback {
    required(name, try optionalCallback(name, passing: names))
  }

  /// Like `callback`, for an argument that may be left out, or given as nil.
  func optionalCallback(
    _ name: String, passing names: [String]
  ) throws(Diagnostic) -> Callback? {
    guard let function = function(name) else { return nil }
    try function.require(calledName, passing: names, at: span(of: name))
    return Callback(function, machine, CallSite(from: site))
  }

  /// The rest arguments as lists; nil counts as an empty list.
  var restLists: [ListElements] {
    var lists: [ListElements] = []
    lists.reserveCapacity(count - firstOfRest)
    for index in firstOfRest..<count where places[index] == .inOrder {
      if case .list(let list) = base[index] {
        lists.append(list.elements)
      } else {
        lists.append(ListElements([]))
      }
    }
    return lists
  }
}

/// A function that a builtin calls for each element of a list.
struct Callback {
  let function: Function
  private let machine: UnsafeMutablePointer<Machine>
  private let site: CallSite
  /// The function as an operation on two numbers; nil if it is no arithmetic builtin.
  private let operation: ArithmeticOperation?

  init(_ function: Function, _ machine: UnsafeMutablePointer<Machine>, _ site: CallSite) {
    self.function = function
    self.machine = machine
    self.site = site
    let builtin = function.isClosure ? nil : unsafeDowncast(function, to: Builtin.self)
    operation = builtin?.declaration.operation
  }

  func callAsFunction(_ value: Value) throws(Diagnostic) -> Value {
    try machine.pointee.prepareCall(of: 1, site)
    machine.pointee.push(value)
    return try machine.pointee.call(function, 1, site)
  }

  func callAsFunction(_ first: Value, _ second: Value) throws(Diagnostic) -> Value {
    // Division by zero is reported by the builtin, so that it has to be called.
    if let operation, operation != .divide, case .number(let left) = first,
      case .number(let right) = second
    {
      return operation.apply(left, right)
    }
    try machine.pointee.prepareCall(of: 2, site)
    machine.pointee.push(first)
    machine.pointee.push(second)
    return try machine.pointee.call(function, 2, site)
  }

  func callAsFunction(_ values: [Value]) throws(Diagnostic) -> Value {
    try machine.pointee.call(function, with: values, site)
  }
}

extension Function {
  /// Throws if the function takes another number of values than it will be called with.
  ///
  /// - Parameters:
  ///   - caller: the name of the builtin that will call it.
  ///   - names: names for the values, as in the parameter list of a function.
  func require(
    _ caller: String, passing names: [String], at span: SourceSpan
  ) throws(Diagnostic) {
    guard isClosure else { return }
    let lambda = unsafeDowncast(self, to: Closure.self).lambda
    let isEnough = lambda.requiredCount <= names.count
    guard isEnough, lambda.parameters.hasRest || lambda.requiredCount == names.count else {
      throw Diagnostic(.takesOthers(caller, lambda, names), at: span)
    }
  }
}

extension Complaint {
  fileprivate static func takesOthers(
    _ name: String, _ lambda: Lambda, _ names: [String]
  ) -> Complaint {
    let values = names.count == 1 ? "1 value" : "\(names.count) values"
    let rest = lambda.parameters.hasRest ? " or more" : ""
    let count = lambda.requiredCount == 0 ? "none" : "\(lambda.requiredCount)"
    let function = lambda.name.map { "`\($0)`" } ?? "this function"
    return Complaint(
      "`\(name)` calls \(function) with \(values), and it takes \(count)\(rest)",
      hint: "write `(fn (\(names.joined(separator: " "))) …)`")
  }
}
