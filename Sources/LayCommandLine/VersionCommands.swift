import ArgumentParser
import LayShell

/// `lay diff`: what a change of code changes in layouts.
struct VersionCommand: RunnableCommand {
  static let name = "diff"

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Tell what differs in the layouts of two versions of files or folders.",
    discussion:
      "Each preview, or each view of a file without previews, is compared with that of the same name: over all "
      + "widths from 320 to 1376, at the height of the phone of today, at all sizes of texts. Told are the views that "
      + "changed by themselves, with their path, what differs, and where; those that show otherwise; and how many "
      + "follow. Numbers are those at the width 402 in the usual size of texts, if no "
      + "other stands behind them. `-` is standard input: "
      + "`git show HEAD:Row.swift | lay diff - Row.swift`. `.lay-check` may name `sizes` and `widths`. "
      + "The status is 0 without a difference, 1 with one, and 2 for mistakes.")

  @Option(name: .long, help: "Write differences as text or json.")
  var format = Format.text

  @Flag(name: .long, help: "Tell each view that differs, and not only the causes.")
  var all = false

  @Option(
    name: .long,
    help: .init(
      "Compare in the room of this device: iphone-se, \"ipad-11 landscape\"; may be repeated.",
      valueName: "NAME"))
  var device: [String] = []

  @Option(
    name: .long, help: .init("Compare at these widths: 402, or 320..430.", valueName: "WIDTHS"))
  var width: String?

  @OptionGroup var common: CommonOptions

  @Argument(
    help: .init("The file or the folder before.", valueName: "OLD"),
    completion: .file(extensions: ["lay", "swift"]))
  var old: String

  @Argument(
    help: .init("The same now.", valueName: "NEW"),
    completion: .file(extensions: ["lay", "swift"]))
  var new: String

  var use: CommandLineUse { .comparison }

  func status() throws -> ExitStatus {
    if width != nil, !device.isEmpty { throw ValidationError("Give --device or --width.") }
    var request = CheckRequest([])
    let refusals =
      device.map { request.refusal(ofDevice: $0) } + [
        width.flatMap { request.refusal(ofWidths: $0) }
      ]
    if let refusal = refusals.compactMap(\.self).first { throw RefusedValue(refusal) }
    return try common.tool(within: Tool.secondsOfCheckedFile).compare(
      old, new, in: request, asJSON: format == .json, tellsAll: all)
  }
}

/// `lay snapshot`: keeps layouts as texts beside the code.
struct SnapshotCommand: RunnableCommand {
  static let name = "snapshot"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Compare layouts with those that are written beside the code, or write them.",
    discussion:
      "The layouts of `Row.swift` stand in `Row.layout` beside it: for each preview, or each view of a file "
      + "without previews, the sizes and places in the room on the phone of today, and the widths from 320 to 1376 at "
      + "which its structure changes, in tenths of points. Without an option what is there is compared. A file of that "
      + "name which `lay` has not written, or to which a link leads, is left as it is. "
      + "The status is 1 with a difference, and 2 for mistakes, also where nothing is there.")

  @Flag(name: .long, help: "Write what is now.")
  var update = false

  @Flag(name: .long, help: "Fail for a file without a snapshot, too.")
  var check = false

  @OptionGroup var common: CommonOptions

  @Argument(
    help: .init("Files of SwiftUI code, or folders of them.", valueName: "PATH"),
    completion: .file(extensions: ["swift"]))
  var paths: [String]

  var use: CommandLineUse { .snapshot }

  func status() throws -> ExitStatus {
    guard !(update && check) else { throw ValidationError("Give --update or --check.") }
    return try common.tool(within: Tool.secondsOfCheckedFile).snapshot(
      paths, update ? .update : check ? .check : .known)
  }
}
