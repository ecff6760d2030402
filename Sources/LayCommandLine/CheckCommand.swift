import ArgumentParser
import LayShell

extension CheckRequest.Format: ExpressibleByArgument {}
extension CheckSetup: ExpressibleByArgument {}

/// `lay check`: what breaks in views, over all windows and texts.
struct CheckCommand: RunnableCommand {
  static let name = "check"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Find what breaks in SwiftUI code, in which windows and at which sizes of texts.",
    discussion:
      "Each preview, or each view of a file without previews, is judged over all widths from 320 to 1376, "
      + "the heights of phones and pads, all sizes of texts and both directions. `findings` tells the rules. "
      + "The comment `// lay: ignore RULE` on a line, or on the line above, leaves its findings out. "
      + "The nearest file `.lay-check` upwards from the first path may say the same for a project, a line each: "
      + "`only RULES`, `skip RULES`, `sizes large,accessibility3`, `length 100,140`, `widths 320..430`, `baseline FILE`, `strict`; "
      + "`#` begins a remark. "
      + "The status is 1 with findings, and 2 where nothing could be read. `lay lint` is the same.",
    aliases: ["lint"])

  @Option(name: .long, help: .init("The rules that count, with commas.", valueName: "RULES"))
  var only: String?

  @Option(name: .long, help: .init("Rules that do not count, with commas.", valueName: "RULES"))
  var skip: String?

  @Option(
    name: .long,
    help: .init(
      "How long texts are, in parts of 100: 100,140 also tries texts 1.4 times as long.",
      valueName: "LENGTHS"))
  var length: String?

  @Option(name: .long, help: "Write findings as text, github, json or sarif.")
  var format = CheckRequest.Format.text

  @Option(
    name: .long,
    help: .init(
      "Leave out the findings of this file, which --format json wrote.", valueName: "FILE"))
  var baseline: String?

  @Flag(
    name: .long,
    help: "Count what rests on code that is not followed, and list such code.")
  var strict = false

  @Flag(
    name: .long,
    help: "Print what helps as a patch, which `git apply` takes, in place of the findings.")
  var diff = false

  @Option(
    name: .customShort("j"),
    help: .init(
      "In how many processes files are judged; without it, in one for each processor. The findings are the same.",
      valueName: "NUMBER"))
  var processCount: Int?

  @Option(
    name: .long,
    help: .init(
      "Print a file that lets other programs run the check: lines for pre-commit, a workflow for GitHub, or a "
        + "matcher of problems in what is printed.", valueName: "NAME"))
  var setup: CheckSetup?

  @OptionGroup var common: CommonOptions

  @Argument(
    help: .init(
      "Files of SwiftUI code, scripts, or folders of them; - reads standard input.",
      valueName: "PATH"),
    completion: .file(extensions: ["lay", "swift"]))
  var paths: [String] = []

  var use: CommandLineUse { setup == nil ? .check : .checkSetup }

  var given: [(option: String, isGiven: Bool)] {
    [
      ("--only", only != nil), ("--skip", skip != nil), ("--length", length != nil),
      ("--format", format != .text), ("--baseline", baseline != nil), ("--strict", strict),
      ("--diff", diff), ("-j", processCount != nil), ("--timeout", common.timeout != nil),
    ]
  }

  func status() throws -> ExitStatus {
    if let setup { return try common.tool().show(setup, paths) }
    if paths.isEmpty { throw ValidationError("Name a file or a folder to check: lay check PATH.") }
    var request = CheckRequest(paths)
    let refusals = [
      only.flatMap { request.refusal(ofOnly: $0) }, skip.flatMap { request.refusal(ofSkip: $0) },
      length.flatMap { request.refusal(ofLengths: $0) },
      request.refusal(ofProcessCount: processCount),
    ]
    if let refusal = refusals.compactMap(\.self).first { throw RefusedValue(refusal) }
    (request.format, request.baseline, request.isStrict) = (format, baseline, strict)
    if diff, format != .text { throw ValidationError("Give --diff or --format.") }
    request.printsPatch = diff
    return try common.tool(within: Tool.secondsOfCheckedFile).check(request)
  }
}
