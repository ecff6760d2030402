extension Arguments {
  /// A function that will be called while laying out, with as many arguments as there are names.
  ///
  /// A function of the program that takes another number of them is told of where it is written,
  /// with the names as the hint.
  func functionTaking(_ names: [String], _ name: String) throws(Diagnostic) -> Function? {
    guard let function = function(name) else { return nil }
    guard let lambda = (function as? Closure)?.lambda, !lambda.takes(names.count) else {
      return function
    }
    throw complaint(.otherParameters(names, lambda, self), about: name)
  }
}

extension Lambda {
  fileprivate func takes(_ count: Int) -> Bool {
    parameters.hasRest ? count >= requiredCount : count == requiredCount
  }
}

extension Complaint {
  fileprivate static func otherParameters(
    _ names: [String], _ lambda: Lambda, _ arguments: Arguments
  ) -> Complaint {
    let wanted = names.count == 1 ? "1 argument" : "\(names.count) arguments"
    let taken = lambda.requiredCount == 0 ? "none" : "\(lambda.requiredCount)"
    return Complaint(
      "`\(arguments.calledName)` calls this function with \(wanted), and it takes \(taken)",
      hint: "write `(fn (\(names.joined(separator: " "))) …)`")
  }
}
