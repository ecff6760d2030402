import LayEngine

/// The code of a function, shared by its closures.
final class Lambda {
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
  /// How many slots the locals take.
  let frameSize: Int
  /// How many slots the locals take, together with the most temporary values at one time.
  let slotNeed: Int
  /// How many bytes of the native stack the body takes between two calls.
  let stackNeed: UInt

  init(
    name: String?, span: SourceSpan, parameters: Parameters, body: Code, scope: FunctionScope
  ) {
    self.name = name
    self.span = span
    self.parameters = parameters
    self.body = body
    requiredCount = parameters.required.count
    isSimple =
      parameters.keywords.isEmpty && !parameters.hasRest && parameters.cellSlots.isEmpty
      && !parameters.wantsSite
    captureCount = scope.captures.count
    frameSize = scope.frameSize
    slotNeed = scope.frameSize + scope.mostTemporaries + 1
    stackNeed = scope.stackNeed
  }

  /// How it is called: `(f a :key b)`.
  var usage: String {
    var words = [name ?? "fn"] + parameters.required.map(\.name)
    for parameter in parameters.keywords { words.append(":\(parameter.keyword.name) …") }
    if parameters.hasRest { words.append("…") }
    return "(" + words.joined(separator: " ") + ")"
  }
}
