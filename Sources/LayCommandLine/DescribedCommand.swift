import ArgumentParser
import LayShell

/// The whole command line as help and the manual page describe it.
///
/// The options and operands that need no subcommand are shown as those of `lay` itself.
struct DescribedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay", abstract: LayCommand.configuration.abstract,
    usage: LayCommand.configuration.usage, version: LayCommand.configuration.version,
    subcommands: LayCommand.displayedSubcommands)

  @OptionGroup var options: RunOptions
  @OptionGroup var operands: RunOperands

  /// The options that print completions and the manual page; `scripts/install` uses them.
  private static let completions = "--generate-completion-script"
  private static let manual = "--generate-manual"

  /// The text that `--help`, `--generate-completion-script SHELL` or `--generate-manual` asks for;
  /// nil for every other command line.
  static func text(for arguments: [String]) throws -> String? {
    switch arguments.first {
    case "help" where arguments.count == 2: return nil
    case "--help", "-h", "help", "--version":
      guard arguments.count == 1 else {
        throw ValidationError("`lay help SUBCOMMAND` and `lay --version` stand alone.")
      }
      return arguments == ["--version"] ? nil : helpMessage()
    case manual:
      guard arguments.count == 1 else { return nil }
      return ManualPage.text(of: self, version: LayCommand.version)
    case completions:
      guard arguments.count == 2, let shell = CompletionShell(rawValue: arguments[1]) else {
        throw ValidationError("Name a shell: bash, zsh or fish.")
      }
      return CompletedCommand.script(for: shell)
    default: return nil
    }
  }
}

/// The command line as shells complete it.
///
/// The scripts that the argument parser generates would take a subcommand for the operand `FILE`.
/// So that operand is left out here, and lines are added that offer files where nothing else fits.
struct CompletedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay", abstract: LayCommand.configuration.abstract,
    version: LayCommand.configuration.version, subcommands: LayCommand.displayedSubcommands)

  @OptionGroup var options: RunOptions

  static func script(for shell: CompletionShell) -> String {
    let script = completionScript(for: shell)
    switch shell {
    case .bash:
      let end = "complete -o filenames -F _lay lay"
      guard script.hasSuffix(end) else { return script }
      return script.dropLast(end.count)
        + "complete -o bashdefault -o default -o filenames -F _lay lay"
    case .zsh:
      let line = "_describe -V subcommand subcommands && ret=0"
      return script.replacing(line, with: line + "\n        _files -g '*.lay' && ret=0")
    case .fish:
      return script
        + "\ncomplete -c 'lay' -n '__lay_should_offer_completions_for_positional \"lay\" -eq 1' -F"
    default: return script
    }
  }
}
