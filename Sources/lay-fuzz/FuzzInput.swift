/// Something to be given to `lay`, in pieces of which a shorter one may be made.
struct FuzzInput {
  enum Delivery {
    /// The pieces, one after the other, are a file of this ending; the arguments stand before it.
    case file(ending: String)
    /// Each piece is an argument.
    case arguments
    /// The pieces are typed at the prompt of a terminal.
    case terminal(rows: Int, columns: Int)
  }

  var delivery: Delivery
  var arguments: [String] = []
  var pieces: [[UInt8]]
  /// Whether what it prints, if it ends well, is a text in JSON.
  var printsJSON = false
  /// The seconds after which Ctrl-C comes; nil where it does not.
  var interruption: Double?

  init(_ delivery: Delivery, arguments: [String] = [], _ pieces: [String]) {
    self.init(delivery, arguments: arguments, bytes: pieces.map { Array($0.utf8) })
  }

  init(_ delivery: Delivery, arguments: [String] = [], bytes pieces: [[UInt8]]) {
    self.delivery = delivery
    self.arguments = arguments
    self.pieces = pieces
  }

  /// Whether the program of it may print what it likes, control characters too.
  var mayPrintAnything: Bool {
    pieces.contains { String(decoding: $0, as: UTF8.self).contains("print") }
  }

  /// What a person reads who looks for the mistake.
  var description: String {
    let text = pieces.map { String(decoding: $0, as: UTF8.self).debugDescription }
    return (["\(delivery)"] + arguments + text).joined(separator: "\n    ")
  }
}

/// Makes inputs of one kind.
protocol Generator: Sendable {
  static var name: String { get }
  static func input(_ random: inout SeededRandom) -> FuzzInput
}

/// All kinds, sorted by name.
enum GeneratorList {
  static let all: [any Generator.Type] = [
    ArgumentGenerator.self,
    ByteGenerator.self,
    CommandLineGenerator.self,
    InterruptionGenerator.self,
    JSONGenerator.self,
    ProgramGenerator.self,
    PromptGenerator.self,
    TranscriptGenerator.self,
    ViewGenerator.self,
  ]
}
