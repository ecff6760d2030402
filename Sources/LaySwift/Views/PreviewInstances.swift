import LayEngine
import LayLanguage

/// The instances of classes that the code of a preview makes.
///
/// - Rule: Swift runs a preview once and then only bodies. Here its code runs again when an action has changed
///   something, and finds what it made before: the same instances in the order in which each place makes them.
final class PreviewInstances {
  private var made: [SourceSpan: [Value]] = [:]
  private var turns: [SourceSpan: Int] = [:]

  /// Begins another run of the code.
  func begin() { turns = [:] }

  fileprivate func next(
    at span: SourceSpan, _ make: () throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let turn = turns[span, default: 0]
    turns[span] = turn + 1
    if let known = made[span], turn < known.count { return known[turn] }
    let value = try make()
    made[span, default: []].append(value)
    return value
  }
}

extension SwiftRuntime {
  /// An instance that is made at a place, or the one that the preview made there before.
  func kept(
    at span: SourceSpan, _ machine: inout Machine,
    _ make: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard let previewInstances else { return try make(&machine) }
    return try previewInstances.next(at: span) { () throws(Diagnostic) in try make(&machine) }
  }

  /// Runs code whose instances are kept, or, with nil, code that makes them anew.
  func keeping(
    _ instances: PreviewInstances?, _ machine: inout Machine,
    _ work: (inout Machine) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let outer = previewInstances
    previewInstances = instances
    defer { previewInstances = outer }
    return try work(&machine)
  }
}
