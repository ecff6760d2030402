import Glibc
import LayLanguage

// Compare only figures of the same run, since machines differ and are noisy.

/// What the command line asks for.
struct Request {
  static let groups = [
    "layout", "chains", "change", "start", "language", "growth", "explore", "reasons", "peer",
  ]

  var isJSON = false
  var groups = Self.groups
  /// The levels of the trees that are laid out; each has ten times the nodes of the one before.
  var levels = Array(Self.allLevels)
  static let allLevels = 2...4
  /// A command that measures Yoga.
  var peer: String?
  /// The path of an optimised build of `lay`.
  var program: String?
  var isUnderstood = true

  init(_ arguments: ArraySlice<String>) {
    var words = arguments
    while let word = words.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--only": groups = words.popFirst().map { [$0] } ?? []
      case "--level":
        levels = words.popFirst().flatMap { Int($0) }.map { [$0] } ?? []
      case "--peer": peer = words.popFirst()
      default:
        isUnderstood = isUnderstood && program == nil && !word.hasPrefix("-")
        program = word
      }
    }
  }
}

let request = Request(CommandLine.arguments.dropFirst())
guard request.isUnderstood, let program = request.program,
  request.groups.allSatisfy(Request.groups.contains),
  !request.levels.isEmpty, request.levels.allSatisfy(Request.allLevels.contains)
else {
  print(
    "usage: [--json] [--only \(Request.groups.joined(separator: "|"))] [--level 2|3|4] [--peer]")
  exit(2)
}

Allocator.prepare()
let report = Report(isJSON: request.isJSON)
let commands = CommandFigures(report: report, program: program)
for group in request.groups {
  switch group {
  case "layout": try LayoutFigures(report: report).measure(levels: request.levels)
  case "chains": try ChainFigures(report: report).measure()
  case "change": commands.measureChange()
  case "start": commands.measureStart()
  case "language":
    commands.measureLanguage()
    try DoorFigures(report: report).measure()
  case "explore": ExploreFigures(report: report, program: program).measure()
  case "growth": commands.measureGrowth()
  case "reasons": commands.measureReasons()
  default: if let peer = request.peer { try PeerFigures(report: report, peer: peer).measure() }
  }
}
report.end()
exit(report.isWhole ? 0 : 1)
