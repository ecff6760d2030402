/// The arguments that a declaration takes.
final class Signature: Sendable {
  let parameters: [Parameter]
  let rest: RestParameter?
  /// The places of the parameters that may be given without a keyword.
  let positional: [Int]
  /// The places of the parameters that must be given.
  let required: [Int]

  /// - Parameter name: the parameter that comes after the others, given by its keyword only.
  init(_ parameters: [Parameter], name: Parameter?, rest: RestParameter?) {
    self.parameters = name.map { parameters + [$0] } ?? parameters
    self.rest = rest
    positional = parameters.indices.filter { parameters[$0].isPositional }
    required = parameters.indices.filter { !parameters[$0].isOptional }
    precondition(self.parameters.count <= Arguments.mostParameters)
  }
}
