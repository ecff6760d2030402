import LayEngine
import LayLanguage
import LaySwiftTree

/// A function of Swift code for certain types of its generic parameters; compiled when it is first
/// called.
final class FunctionInstance {
  /// What of a member runs.
  enum Role: Hashable {
    /// A function, an initialiser, the body or `get` of a variable.
    case body
    case setter
    case willSet, didSet
    /// What a kept variable has at first.
    case initialValue
    /// What puts a value into the wrapper of a property.
    case wrapping
    /// What a parameter has where it is left out.
    case defaultValue(Int)
    /// An expression in its body, in which the names of what stands before it are not known.
    case part(Int)
  }

  let runtime: SwiftRuntime
  let member: Member
  let role: Role
  let types: Substitution
  private var compiled: Function?
  /// Whether the library computes it itself.
  private let isNative: Bool
  private var foundNative: Native?

  init(_ runtime: SwiftRuntime, _ member: Member, _ role: Role, _ types: Substitution) {
    self.runtime = runtime
    self.member = member
    self.role = role
    self.types = runtime.module.types(types, within: member)
    isNative = runtime.isNative(member, role)
  }

  /// What of the library computes it.
  private func native(_ span: SourceSpan) throws(Diagnostic) -> Native {
    if let foundNative { return foundNative }
    let found = try runtime.native(member, role, span)
    foundNative = found
    return found
  }

  /// The compiled function.
  func function(_ machine: inout Machine) throws(Diagnostic) -> Function {
    if let compiled { return compiled }
    let made = try FunctionCompiler(self).function(&machine)
    compiled = made
    return made
  }

  /// Calls it with values; the first one is what it is asked of, if anything is.
  func call(
    _ values: [Value], _ machine: inout Machine, _ choice: InstanceChoice
  ) throws(Diagnostic) -> Value {
    guard isNative else {
      return try machine.call(try function(&machine), with: values, choice.site)
    }
    do throws(Diagnostic) {
      switch try native(choice.span) {
      case .function(let run):
        return try run(&machine, nativeCall(values, choice))
      case .change(let run):
        var value = values.first ?? .nothing
        return try run(&machine, &value, nativeCall(Array(values.dropFirst()), choice))
      }
    } catch {
      throw runtime.cause(of: error, values)
    }
  }

  /// Calls it so that it changes what it is asked of.
  func call(
    changing value: inout Value, _ values: [Value], _ machine: inout Machine,
    _ choice: InstanceChoice
  ) throws(Diagnostic) -> Value {
    if isNative {
      do throws(Diagnostic) {
        switch try native(choice.span) {
        case .function(let run):
          return try run(&machine, nativeCall([value] + values, choice))
        case .change(let run): return try run(&machine, &value, nativeCall(values, choice))
        }
      } catch {
        throw runtime.cause(of: error, [value] + values)
      }
    }
    let function = try function(&machine)
    guard changesSelf else {
      return try machine.call(function, with: [value] + values, choice.site)
    }
    let cell = machine.cell(value)
    value = .nothing
    defer { value = cell.present ?? .nothing }
    return try machine.call(function, with: [.object(cell)] + values, choice.site)
  }

  /// Whether it gets a cell with what it is asked of, and not the value.
  var changesSelf: Bool {
    if member.owner?.kind == .class { return false }
    switch role {
    case .body:
      return member.isMutating
        || member.kind == .computed
          && member.file.children(member.node, .accessor).contains {
            member.file.text($0, .keyword) == "get" && member.file.has("mutating", $0)
          }
    case .setter, .willSet, .didSet: return !member.modifiers.contains("nonmutating")
    case .initialValue, .wrapping, .defaultValue, .part: return false
    }
  }

  private func nativeCall(_ values: [Value], _ choice: InstanceChoice) -> NativeCall {
    NativeCall(
      values: values, runtime: runtime, span: choice.span, types: types,
      result: choice.resultType, spans: choice.argumentSpans)
  }
}

/// A call of what the library computes itself.
struct NativeCall {
  /// What it is asked of, unless that is changed in its place, and the arguments.
  let values: [Value]
  let runtime: SwiftRuntime
  let span: SourceSpan
  /// What the generic parameters of the declaration stand for.
  let types: Substitution
  /// The type of what it gives.
  let result: SwiftType
  /// Where its arguments stand, by the places of their parameters; nil for those that are left out.
  var spans: [SourceSpan?] = []

  /// Where an argument stands, or else the call.
  func span(of index: Int) -> SourceSpan {
    spans.indices.contains(index) ? spans[index] ?? span : span
  }

  subscript(index: Int) -> Value { values[index] }
}

/// What the library computes itself.
enum Native: Sendable {
  case function(@Sendable (inout Machine, NativeCall) throws(Diagnostic) -> Value)
  /// It changes what it is asked of.
  case change(@Sendable (inout Machine, inout Value, NativeCall) throws(Diagnostic) -> Value)
}
