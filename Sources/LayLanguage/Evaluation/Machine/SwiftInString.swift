/// Code of Swift in a string of a script, compiled.
package struct SwiftInString {
  /// Makes what it shows.
  let run: (inout Machine) throws(Diagnostic) -> Value
  /// Tells what is not followed, after each run.
  package var tell: () -> Void = {}

  /// - Parameter run: owns the code that it runs.
  package init(_ run: @escaping (inout Machine) throws(Diagnostic) -> Value) { self.run = run }
}
