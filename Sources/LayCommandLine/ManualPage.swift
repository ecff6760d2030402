import ArgumentParser
import LayShell

/// The manual page in roff, generated from the declarations: the options of the command line, the
/// commands of the prompt, the exit statuses.
enum ManualPage {
  static func text(of command: any ParsableCommand.Type, version: String) -> String {
    var page = [
      ".TH LAY 1 \"\" \"lay \(version)\" \"User Commands\"",
      ".SH NAME", "lay \\- " + escaped(abstract(command).lowercasingFirst),
    ]
    page += [".SH SYNOPSIS", ".nf"]
    page += (command.configuration.usage ?? "").split(separator: "\n").map { escaped(String($0)) }
    page += [".fi", ".SH DESCRIPTION"]
    page += Manual.description.map { ".PP\n" + escaped($0) }
    page += [".SH OPTIONS"] + rows(HelpRow.all(of: command).filter { !$0.isSubcommand })
    for subcommand in command.configuration.subcommands {
      let name = subcommand.configuration.commandName ?? ""
      page += [".SH \"LAY \(name.uppercased())\"", escaped(abstract(subcommand))]
      page += rows(HelpRow.all(of: subcommand).filter { $0.label != "-h, --help" })
    }
    page += [".SH \"COMMANDS OF THE PROMPT AND OF SCRIPTS\""] + terms(Manual.commands)
    page += [".SH \"EXIT STATUS\""] + terms(Manual.exitStatuses)
    page += [".SH ENVIRONMENT"] + terms(Manual.environment)
    page += [".SH FILES"] + terms(Manual.files)
    return page.joined(separator: "\n")
  }

  private static func abstract(_ command: any ParsableCommand.Type) -> String {
    command.configuration.abstract
  }

  private static func rows(_ rows: [HelpRow]) -> [String] {
    terms(rows.map { ($0.label, $0.text) })
  }

  private static func terms(_ rows: [(term: String, meaning: String)]) -> [String] {
    rows.map { ".TP\n.B \(escaped($0.term))\n\(escaped($0.meaning))" }
  }

  /// The text with the characters escaped that mean something in roff.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
    return result.first == "." ? "\\&" + result : result
  }
}

/// A row of what the argument parser prints as help: an option, an argument or a subcommand.
struct HelpRow {
  let label: String
  private(set) var text: String
  let isSubcommand: Bool

  /// The rows of a command's help, read from the help text: the argument parser has no other stable
  /// interface to them.
  static func all(of command: any ParsableCommand.Type) -> [HelpRow] {
    // So wide that no row is broken, but for a long label, whose text is in the line below.
    let lines = command.helpMessage(columns: 10_000).split(separator: "\n")
    var rows: [HelpRow] = []
    var section = ""
    for line in lines {
      if let first = line.first, first != " " { section = String(line) }
      guard ["ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:"].contains(section), line.hasPrefix("  "),
        !line.hasPrefix("  See ")
      else { continue }
      let isTextAlone = line.hasPrefix("      ")
      let isLabelAlone = line.dropFirst(textColumn - 1).first != " "
      let label = isLabelAlone ? line : line.prefix(isTextAlone ? 0 : textColumn)
      let text = String(line.dropFirst(label.count).drop { $0 == " " })
      if isTextAlone, !rows.isEmpty {
        rows[rows.count - 1].text = text
      } else {
        rows.append(
          HelpRow(
            label: label.split(separator: " ").joined(separator: " "), text: text,
            isSubcommand: section == "SUBCOMMANDS:"))
      }
    }
    return rows
  }

  /// The column at which the argument parser begins the text of a row.
  private static let textColumn = 26
}

extension String {
  /// The sentence for use inside a line: with a lowercase first letter and without its period.
  fileprivate var lowercasingFirst: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
