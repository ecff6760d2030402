import LayEngine

/// A function that the program defines: its code and the values of its free variables.
final class Closure: Function {
  let lambda: Lambda
  /// The lambda's body, stored here too: a field of the object itself is run without being
  /// retained.
  let body: Code
  let captures: UnsafeMutablePointer<Value>
  /// Owns the code.
  private let store: CodeStore

  init(_ lambda: Lambda, captures: UnsafeMutablePointer<Value>, store: CodeStore) {
    self.lambda = lambda
    body = lambda.body
    self.captures = captures
    self.store = store
    super.init(name: lambda.name, isClosure: true)
  }

  package override var parameterCount: Int { lambda.requiredCount }
  override var isOfSwift: Bool { lambda.isOfSwift }

  deinit {
    for index in 0..<lambda.captureCount {
      let value = (captures + index).move()
      switch value {
      case .list, .function, .object: DeferredRelease.free(value)
      default: break
      }
    }
    captures.deallocate()
  }
}

/// A variable that is assigned, or used before its definition: shared by all closures that capture
/// it.
package final class Cell: ObjectBox {
  // Code that changes the value in place may call a function that reads it.
  @exclusivity(unchecked) var value: Value
  @exclusivity(unchecked) var isDefined: Bool
  /// The item that made it.
  let item: Int32
  /// The number of the journal when it was made, or noted last.
  @exclusivity(unchecked) var noted: Int32

  /// - Parameters:
  ///   - value: nil for a variable that is not defined yet.
  ///   - item: the item that makes it; no item for a variable that outlives them all.
  @inline(__always)
  init(_ value: Value?, _ runtime: Runtime, madeBy item: Int32) {
    self.item = item
    noted = runtime.journal.number
    self.value = value ?? .nothing
    isDefined = value != nil
  }

  /// A variable of the running item.
  @inline(__always)
  convenience init(_ value: Value?, _ runtime: Runtime) {
    self.init(value, runtime, madeBy: runtime.item)
  }

  /// The item of variables that outlive all items.
  static let noItem: Int32 = -1
  /// The same for the states of views.
  static let noItemOfState: Int32 = -2

  var isState: Bool { item == Self.noItemOfState }

  deinit {
    switch value {
    case .list, .function, .object: DeferredRelease.free(from: &value)
    default: break
    }
  }
}

/// The room that a function, or the code of an item, takes while it runs: 3 variables, 5 values.
struct FrameNeed {
  /// How many slots the locals take.
  let locals: Int
  /// How many slots the locals take, together with the most temporary values at one time.
  let slots: Int
  /// How many bytes of the native stack it takes between two calls.
  let stackBytes: UInt
}

/// The code of a function, shared by its closures.
package final class Lambda {
  struct KeywordParameter {
    let keyword: Symbol
    /// The code of the default; nil if the default is `nil`.
    let defaultValue: Code?
    let isInCell: Bool
  }

  /// The parameters as the compiler lays them out: required, keyword, rest, from slot 0 on.
  struct Parameters {
    var required: [Symbol] = []
    var keywords: [KeywordParameter] = []
    var hasRest = false
    /// Whether the body reads `arrangedSite`, so that even plain arguments are arranged.
    var wantsSite = false
    /// Slots of required and rest parameters that are assigned somewhere.
    var cellSlots: [Int] = []
  }

  let name: String?
  let span: SourceSpan
  let parameters: Parameters
  let requiredCount: Int
  /// Whether no argument has to be rearranged: the arguments are the beginning of the frame.
  let isSimple: Bool
  let body: Code
  let captureCount: Int
  let need: FrameNeed
  /// Whether it was made from Swift code.
  let isOfSwift: Bool
  /// Whether its results are values of Swift code, which cross a border to declarations.
  let givesSwiftValues: Bool

  init(
    name: String?, span: SourceSpan, parameters: Parameters, body: Code, captureCount: Int,
    need: FrameNeed, isOfSwift: Bool, givesSwiftValues: Bool = false
  ) {
    self.isOfSwift = isOfSwift
    self.givesSwiftValues = givesSwiftValues
    self.name = name
    self.span = span
    self.parameters = parameters
    self.body = body
    requiredCount = parameters.required.count
    isSimple =
      parameters.keywords.isEmpty && !parameters.hasRest && parameters.cellSlots.isEmpty
      && !parameters.wantsSite
    self.captureCount = captureCount
    self.need = need
  }

  /// How it is called: `(f a :key b)`.
  var usage: String {
    var words = [name ?? "fn"] + parameters.required.map(\.name)
    for parameter in parameters.keywords { words.append(":\(parameter.keyword.name) …") }
    if parameters.hasRest { words.append("…") }
    return "(" + words.joined(separator: " ") + ")"
  }
}
