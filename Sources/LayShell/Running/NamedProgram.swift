import LayLanguage

/// A program that the command line names: a script and its arguments, or files of SwiftUI code.
struct NamedProgram {
  let path: FilePath
  let text: String
  /// The words behind a script.
  private(set) var arguments: [String] = []
  /// All files of SwiftUI code; empty for a script.
  private(set) var swift: [SwiftFile] = []
  /// The files behind the first one.
  private(set) var furtherFiles: [FilePath] = []
  /// The preview or the view to show; nil for the first one.
  private(set) var view: String?
  /// Whether nothing else is read of the app that SwiftUI code belongs to.
  private(set) var isAlone = false
  /// Whether the lines of a file of stand-ins are asked for, and no picture.
  private(set) var asksForStandIns = false
  /// The device on which SwiftUI code is shown; nil where none is named.
  private(set) var device: DeviceChoice?
  /// Whether a script ends with SwiftUI code.
  private(set) var endsInSwift = false
  /// The face of texts that stands behind SwiftUI code; nil for none.
  private(set) var face: FaceChoice?

  /// The name in diagnostics.
  var name: String { path.isStandard ? "stdin" : path.text }

  /// - Parameters:
  ///   - words: the words behind the path. SwiftUI code takes more files, `--view NAME` (also called
  ///     `--preview`), `--device NAME` and `--face FACE`; a script takes arguments if it, or a file
  ///     that it loads, may use them.
  ///   - staysOpen: whether a prompt follows, which may use the arguments too.
  init(
    _ path: String, _ words: [String], staysOpen: Bool = false, _ lookout: Lookout = Lookout(),
    read: (FilePath) throws(Refusal) -> String
  ) throws(Refusal) {
    self.path = try FilePath(path)
    text = try read(self.path)
    let parts = TypedText.mayBe(name) ? TypedText.parts(of: text, lookout) : []
    let isSwift =
      parts.isEmpty ? SwiftText.isMeant(text, named: name) : parts.allSatisfy(\.isSwift)
    guard isSwift else {
      try Self.checkKind(name)
      (arguments, endsInSwift) = (words, parts.last?.isSwift == true)
      if !staysOpen, !words.isEmpty, !Self.mayTakeArguments(text) {
        throw .takesNoArguments(name, words[0])
      }
      return
    }
    swift = [SwiftFile(name: name, text: text)]
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      var value: String? { parts.count > 1 ? parts[1] : rest.popFirst() }
      if Self.swiftOptions.contains(parts[0]) {
        guard let value else { throw .optionNeedsName(parts[0]) }
        switch parts[0] {
        case "--device": device = try Self.device(value, &rest)
        case "--face": face = try FaceChoice.of(value)
        default: view = value
        }
      } else if word == Self.onlyOption {
        isAlone = true
      } else if word == Self.standInsOption {
        asksForStandIns = true
      } else if word.hasSuffix(SwiftText.fileEnding), !word.hasPrefix("-") {
        let further = try FilePath(word)
        swift.append(SwiftFile(name: word, text: try read(further)))
        furtherFiles.append(further)
      } else {
        throw .isNotForSwift(word, Array(rest), path)
      }
    }
  }

  /// Throws for a file that is meant for another program, by its ending.
  private static func checkKind(_ name: String) throws(Refusal) {
    if name.hasSuffix(".md") {
      throw Refusal(
        "`\(name)` is a page of Markdown", hint: "`lay test \(name)` runs the examples in it",
        .wrongCommandLine)
    }
    guard let ending = otherEndings.first(where: name.hasSuffix) else { return }
    throw Refusal(
      "`\(name)` is neither SwiftUI code nor a script",
      hint: "the names of such files end in `.swift` and `.lay`, and not in `\(ending)`",
      .wrongCommandLine)
  }

  private static let otherEndings = [
    ".c", ".cpp", ".h", ".java", ".js", ".json", ".kt", ".m", ".mm", ".plist", ".py",
    ".storyboard", ".ts", ".xib",
  ]

  /// Texts of the command line with their names in diagnostics, which are numbered if there are
  /// several.
  static func named(_ texts: [String]) -> [(name: String, text: String)] {
    texts.enumerated().map { (texts.count == 1 ? "-e" : "-e #\($0 + 1)", $1) }
  }

  /// The options that may stand behind SwiftUI code.
  fileprivate static let swiftOptions = ["--device", "--face", "--preview", "--view"]

  /// The option that leaves the rest of the app unread.
  static let onlyOption = "--only"

  /// The option that prints what a file of stand-ins could say.
  static let standInsOption = "--stand-ins"

  /// The options that have no value.
  fileprivate static let plainOptions = [onlyOption, standInsOption]

  /// A command line in which the options of SwiftUI code stand behind its first file, as in
  /// `X.swift --device ipad-11` for `--device ipad-11 X.swift`.
  static func fileFirst(_ words: [String]) -> [String] {
    var start = 0
    while start < words.count, let option = words[start].split(separator: "=").first,
      plainOptions.contains(String(option)) || swiftOptions.contains(String(option))
    {
      start += !plainOptions.contains(String(option)) && option.count == words[start].count ? 2 : 1
    }
    guard start > 0,
      let file = words.indices.dropFirst(start).first(where: {
        words[$0].hasSuffix(SwiftText.fileEnding)
      })
    else { return words }
    return [words[file]] + words[..<file] + words[(file + 1)...]
  }

  /// Reads a device and the words behind its name, such as `landscape`.
  private static func device(
    _ name: String, _ rest: inout ArraySlice<String>
  ) throws(Refusal) -> DeviceChoice {
    var name = name
    while let word = rest.first, !word.hasPrefix("-"), !word.hasSuffix(SwiftText.fileEnding) {
      name += " " + word
      rest.removeFirst()
    }
    guard let device = Proposed.parse(name)?.device else { throw .noDevice(name) }
    return device
  }

  /// Whether a script has the name `arguments`, or loads a file that may have it.
  private static func mayTakeArguments(_ text: String) -> Bool {
    let interpreter = Interpreter()
    var items = interpreter.items(of: text, isCommand: CommandList.isCommand)
    do throws(Diagnostic) {
      while let item = try items.next() {
        let tree = item.tree
        for index in 0..<tree.count {
          guard let name = tree.symbol(index)?.name else { continue }
          if name == Self.argumentsName { return true }
          guard name == LoadCommand.name, index + 1 < tree.count else { continue }
          if let file = tree.string(index + 1), !Library.contains(file) { return true }
        }
      }
      return false
    } catch {
      // The mistake is told when the script is run.
      return true
    }
  }

  static let argumentsName = "arguments"
}

extension Refusal {
  fileprivate static func takesNoArguments(_ path: String, _ word: String) -> Refusal {
    Refusal(
      "`\(path)` takes no arguments, so `\(word)` has no meaning behind it",
      hint: word == "--device"
        ? "write `lay show \(path) --device iphone-se`"
        : word.hasPrefix("-")
          ? "options of `lay` stand before the file, and `lay --help` lists them"
          : "a script finds its arguments in the list `\(NamedProgram.argumentsName)`",
      .wrongCommandLine)
  }

  /// - Parameter rest: the words behind it.
  fileprivate static func isNotForSwift(
    _ word: String, _ rest: [String], _ path: String
  ) -> Refusal {
    let next = rest.first
    let line = next?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    let command = line.first ?? ""
    let asked = ([command, path] + line.dropFirst()).joined(separator: " ")
    let hint =
      switch word {
      case "--list":
        "`--view NAME` shows a preview or a view; if there is none called so, it names all"
      case "--html", "--svg": "write `lay show \(path) \(word) \(next ?? "FILE")`"
      case "-e" where AskedCommand(rawValue: command) != nil: "write `lay \(asked)`"
      case "-e": "write `lay \(SessionLine.load(path)) -e '\(next ?? "tree")'`"
      case _ where AskedCommand(rawValue: word) != nil:
        "write `\(CommandLineWords.question(word, path, rest))`"
      case _ where CommandList.isCommand(word): "write `lay \(SessionLine.load(path)) -e \(word)`"
      case _ where CommandLineWords.setting(word) != nil:
        "write `lay show \(path) --set \(CommandLineWords.setting(word) ?? "")`"
      case "--propose", "--set": "write `lay show \(path) \(word) \(next ?? usual(word))`"
      case "--width", "--height":
        "write `lay show \(path) --propose \(CommandLineWords.proposal(word, next))`"
      case "--to-lay": "write `lay swift \(path) --to-lay`"
      case "-i", "--watch", "-w": "write `lay \(word == "-w" ? "--watch" : word) \(path)`"
      case "--json": "write `lay tree \(path) --json`"
      case _ where nearest(word) != nil: "did you mean `\(nearest(word) ?? "")`?"
      default:
        "more files that end in .swift, `--view NAME`, `--device NAME`, `--face FACE`, `--only` and "
          + "`--stand-ins` may stand there; for all else write `lay show \(path) --set \(usual("--set"))`"
      }
    return Refusal("`\(word)` has no meaning behind SwiftUI code", hint: hint, .wrongCommandLine)
  }

  private static func nearest(_ option: String) -> String? {
    guard option.hasPrefix("--") else { return nil }
    return NearestName.nearest(
      to: option, among: NamedProgram.swiftOptions + NamedProgram.plainOptions)
  }

  private static func usual(_ option: String) -> String {
    option == "--set" ? "dynamic-type=xxx-large" : "393x852"
  }

  fileprivate static func optionNeedsName(_ option: String) -> Refusal {
    let (what, example) =
      switch option {
      case "--device": ("a device", "iphone-se")
      case "--face": ("a face", "system")
      default: ("a preview or a view", "NAME")
      }
    return Refusal(
      "`\(option)` needs the name of \(what)", hint: "write `\(option) \(example)`",
      .wrongCommandLine)
  }

  fileprivate static func noDevice(_ name: String) -> Refusal {
    Refusal(
      "there is no device `\(name)`",
      hint: DeviceList.hint(for: name) ?? "`lay -e 'help devices'` lists them", .wrongCommandLine)
  }
}

/// Words of a command line that are written otherwise here.
package enum CommandLineWords {
  /// What `--set` is given for an option such as `--dark`; nil for other words.
  package static func setting(_ option: String) -> String? {
    switch option {
    case "--dark", "--dark-mode": "color-scheme=dark"
    case "--light", "--light-mode": "color-scheme=light"
    case "--rtl", "--right-to-left": "layout-direction=right-to-left"
    default: nil
    }
  }

  /// What `--propose` is given for a length on one axis.
  fileprivate static func proposal(_ option: String, _ length: String?) -> String {
    let length = length ?? "300"
    return option == "--width" ? "\(length)xnil" : "nilx\(length)"
  }

  /// The command line for a question behind its file: `lay why X.swift width` for `X.swift why width`.
  fileprivate static func question(_ word: String, _ path: String, _ rest: [String]) -> String {
    let usual = ["breakpoints": ["width", "320..500"], "sweep": ["width", "320..500"]]
    let asked = rest.isEmpty ? usual[word] ?? (word == WhyCommand.name ? ["width"] : []) : rest
    let words = asked.map { $0.contains { " \"(".contains($0) } ? "'\($0)'" : $0 }
    return (["lay", word, path] + words).joined(separator: " ")
  }

  /// What to write for an option that there is not; nil for one that is like nothing.
  ///
  /// - Parameter known: all options that there are.
  package static func hint(
    for option: String, in arguments: [String], among known: [String] = []
  ) -> String? {
    let file = arguments.first(where: AskedCommand.namesFile) ?? "FILE"
    if let setting = setting(option) { return "write `lay show \(file) --set \(setting)`" }
    let value = arguments.drop { $0 != option }.dropFirst().first
    switch option {
    case "-c": return "write `lay -e '\(value ?? "FORMS")'`"
    case "--width", "--height":
      let command = arguments.first.flatMap(AskedCommand.init(rawValue:)) ?? .show
      return "write `lay \(command.rawValue) \(file) --propose \(proposal(option, value))`"
    case "--devices", "--list-devices": return "write `lay -e 'help devices'`"
    default:
      guard !known.contains(option) else { return nil }
      return NearestName.nearest(to: option, among: known).map { "did you mean `\($0)`?" }
    }
  }
}

/// A part of a command line that is an entry of the prompt.
enum SessionLine {
  /// `-e 'load "X.swift"'`.
  static func load(_ path: String) -> String {
    "-e '\(LoadCommand.name) \(ValueDescription.written(.text(path)))'"
  }
}
