/// Code of Swift in a string of a script, compiled.
package struct SwiftInString {
  /// Makes what it shows.
  let code: Code
  /// The scope in which the code was made, which has no parent.
  let scope: FunctionScope
  private let owner: Any
  /// Tells what is not followed, after each run.
  package var tell: () -> Void = {}

  /// - Parameter owner: owns the code.
  package init(_ code: Code, in scope: FunctionScope, owner: Any) {
    (self.code, self.scope, self.owner) = (code, scope, owner)
  }
}
