import LayLanguage

/// A question about the view of a program, with all that its answer follows from: of
/// `lay tree Row.swift --device iphone-se`, the file, the device and the command `tree`.
///
/// The command line asks one, and a server may ask many, each in a shell of its own.
package struct LayoutQuestion {
  package enum Program {
    /// Scripts, which are run in one session, or files of SwiftUI code, which are read together.
    case files([String])
    case texts([String])
  }

  package var program: Program
  package var command: AskedCommand
  /// The words behind the command, as at the prompt.
  package var words: [String]
  /// Of SwiftUI code, the preview or the view; nil for the first preview.
  package var view: String?
  /// Whether nothing else is read of the app that SwiftUI code belongs to.
  package var readsNamedFilesOnly = false
  private(set) var device: DeviceChoice?
  /// Nil for what the program proposes, or for the room on the device.
  package var proposal: Proposed?
  /// What `set` is given.
  private(set) var settings: [(name: String, value: String)] = []
  package var isJSON = false
  /// Whether the status is 1 where something is found.
  package var isStrict = false
  /// Who asks: the author of the texts and of the command.
  ///
  /// What files hold is from anyone.
  var author = Author.anyone

  package init(_ program: Program, _ command: AskedCommand, _ words: [String] = []) {
    self.program = program
    self.command = command
    self.words = words
  }

  /// Chooses the device of a name, `iphone-se` or `ipad-11 landscape`; false where there is none.
  mutating func choose(device name: String) -> Bool {
    device = Proposed.parse(name)?.device
    return device != nil
  }

  /// Adds a setting, `dynamic-type=xxx-large`; false for what is none.
  mutating func add(setting: String) -> Bool {
    let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !setting.contains(where: \.isNewline) else { return false }
    settings.append((parts[0], parts[1]))
    return true
  }

  /// The command as it is typed at the prompt.
  ///
  /// A word with blanks is a string there, but for the first one, which may hold several words: of
  /// `text`, `Hello World` the line is `explain text "Hello World"`.
  var line: String {
    let typed = words.enumerated().map { index, word in
      index == 0 || !word.contains(" ") || word.contains { "\"(".contains($0) }
        ? word : ValueDescription.quoted(word)
    }
    let isAsked = isJSON && command.takesJSON && !words.contains(ReportJSON.option)
    return ([command.rawValue] + typed + (isAsked ? [ReportJSON.option] : []))
      .joined(separator: " ")
  }
}
