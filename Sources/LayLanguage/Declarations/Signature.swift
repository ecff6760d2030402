/// The arguments that a declaration takes.
final class Signature: Sendable {
  let parameters: [Parameter]
  /// The names of the parameters, looked through without a reference to each.
  let names: [String]
  let rest: RestParameter?
  /// The places of the parameters that may be given without a keyword.
  let positional: [Int]
  /// The places of the parameters that must be given.
  let required: [Int]

  /// - Parameter name: the parameter that comes after the others, given by its keyword only.
  init(_ parameters: [Parameter], name: Parameter?, rest: RestParameter?) {
    self.parameters = name.map { parameters + [$0] } ?? parameters
    names = self.parameters.map(\.name)
    self.rest = rest
    positional = parameters.indices.filter { parameters[$0].isPositional }
    required = parameters.indices.filter { !parameters[$0].isOptional }
    precondition(self.parameters.count <= Arguments.mostParameters)
  }
}
