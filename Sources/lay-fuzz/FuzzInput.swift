/// An input for `lay`, in pieces that can be left out to make a shorter one.
struct FuzzInput {
  enum Delivery {
    /// The pieces, joined, are a file with this extension; its path follows the arguments.
    case file(ending: String)
    /// The pieces, joined, are the name of such a file, which is `NAME` in the arguments.
    case named(FileKind)
    /// Each piece is an argument.
    case arguments
    /// The pieces are typed at the prompt of a terminal.
    case terminal(rows: Int, columns: Int)
    /// Each piece is a file that `lay-swift-tree` is asked for.
    case swiftFiles
    /// The pieces, joined, are what `lay-swift-tree` reads.
    case treeRequest
    /// The pieces, joined, are what `lay mcp` reads.
    case server
    /// The pieces, joined, are read as the tree of a file (`TreeTrial`).
    case tree
  }

  /// What has the name; `ofNothing` is a link to a name that there is not.
  enum FileKind: CaseIterable {
    case file, empty, unreadable, inReadOnlyFolder, folder, link, linkToItself, ofNothing, pipe
    case absent
  }

  var delivery: Delivery
  var arguments: [String] = []
  var pieces: [[UInt8]]
  /// Whether an input with fewer bytes is one of the kind too.
  var canShrink = true
  /// Whether the output has to be JSON if the exit status is 0.
  var printsJSON = false
  /// The seconds after which `lay` gets the signal of Ctrl-C; nil for none.
  var interruption: Double?
  /// The seconds of `--timeout`.
  var timeout = Verdict.timeout
  /// Seconds of processor time that a run may take after a stop, even in a debug build.
  var grace = 1.5

  init(_ delivery: Delivery, arguments: [String] = [], _ pieces: [String]) {
    self.init(delivery, arguments: arguments, bytes: pieces.map { Array($0.utf8) })
  }

  init(_ delivery: Delivery, arguments: [String] = [], bytes pieces: [[UInt8]]) {
    self.delivery = delivery
    self.arguments = arguments
    self.pieces = pieces
  }

  /// Whether the input may print any text, control characters too.
  var mayPrintAnything: Bool {
    pieces.contains { String(decoding: $0, as: UTF8.self).contains("print") }
  }

  /// The input as it is shown in a report.
  var description: String {
    let text = pieces.map { String(decoding: $0, as: UTF8.self).debugDescription }
    return (["\(delivery)"] + arguments + text).joined(
      separator: "\n    ")
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
    FileGenerator.self,
    InterruptionGenerator.self,
    JSONGenerator.self,
    ProgramGenerator.self,
    PromptGenerator.self,
    ReplyGenerator.self,
    ServerGenerator.self,
    StopGenerator.self,
    SwiftGenerator.self,
    TranscriptGenerator.self,
    TreeGenerator.self,
    ViewGenerator.self,
  ]
}
