import LayLanguage

/// What can be asked about a view in one line: `lay tree FILE`.
///
/// All but `layout` are commands of the prompt, with their words and their answers.
package enum AskedCommand: String, CaseIterable, Sendable {
  case advise, breakpoints, explain, findings, json, layout, show, sweep, trace, tree, why

  private var command: (any Command.Type)? { CommandList.command(named: rawValue) }

  /// What it tells, in sentences.
  package var summary: String {
    command?.summary
      ?? "Lay out the last view of a script, or a view of SwiftUI code: its findings, and its size. "
      + "`--json` prints what `tree --json` prints, with `findings`. The status is 0 with findings too, and 1 with "
      + "`--strict`."
  }

  /// What may stand behind the files.
  package var usage: String {
    command.map { String($0.usage.dropFirst(rawValue.count)).replacing(" | --json", with: "") }
      ?? ""
  }

  /// Its options, as its usage names them.
  package var options: Set<String> {
    let words = command?.usage.split { !($0.isLetter || $0 == "-") } ?? []
    return Set(words.filter { $0.hasPrefix("--") }.map(String.init))
  }

  /// Whether it tells findings, for which `--strict` has the status 1.
  package var tellsFindings: Bool { self == .findings || self == .layout }

  /// Whether `--json` is a word of the command.
  var takesJSON: Bool { options.contains(ReportJSON.option) }

  /// The files and the words of the operands behind `lay tree`, whose order does not matter.
  ///
  /// Files are what ends in .lay or .swift, and `-`; if there is none, the first operand.
  package static func files(in operands: [String]) -> (files: [String], words: [String]) {
    var (files, words) = ([String](), [String]())
    for (index, operand) in operands.enumerated() {
      let isOfOption = index > 0 && operands[index - 1].hasPrefix("--")
      if namesFile(operand) || operand == "-" && !isOfOption {
        files.append(operand)
      } else {
        words.append(operand)
      }
    }
    if files.isEmpty, let first = words.first, !first.hasPrefix("-") {
      files = [words.removeFirst()]
    }
    return (files, words)
  }

  /// Whether a word is a file by its ending.
  package static func namesFile(_ word: String) -> Bool {
    [SwiftText.fileEnding, ".lay"].contains { word.hasSuffix($0) }
  }
}
