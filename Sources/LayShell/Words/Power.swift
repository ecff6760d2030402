import LayEngine
import LayLanguage

/// Who a text is from that runs, the least trusted first.
///
/// `Shell.run` is told for each text. What a text loads is from anyone, whoever the text is from.
enum Author: Int, Comparable {
  /// A text that was loaded, walked, tested or recorded, that is only read to be exported or laid
  /// out, or that was made of SwiftUI code.
  case anyone
  /// A script that a person runs by its name, or as standard input.
  case script
  /// A person: an entry of the prompt, `-e`, or the start-up file.
  case person

  static func < (one: Author, other: Author) -> Bool { one.rawValue < other.rawValue }
}

/// A setting or a command that reaches beyond its session, and who may use it.
///
/// All that a text can use to run a program, to write a file, to listen to the keys or to read a file
/// from elsewhere is in `all`. Files below its own folder, or below the folder that a person named and in which it
/// was found (`Session.ownFolders`), are open to anyone. What code of Swift reads by name are files of its app with
/// data (`AppResourceFiles`), such as .json and .txt, and its fonts (`AppFonts`). That code is read by `lay-swift-tree`, which gets it as its
/// input and no words. `show --image` gives the picture to `rsvg-convert` in the same way. No text reads the
/// environment or reaches a network.
struct Power: Sendable {
  enum Deed: String, Sendable {
    case listens = "takes the terminal"
    case reads = "reads a file that is not below its folder"
    case runs = "runs a program"
    case writes = "writes a file"
  }

  /// How it is used, as in `save FILE`.
  let usage: String
  let deed: Deed
  let least: Author

  private init(_ usage: String, _ deed: Deed, _ least: Author) {
    (self.usage, self.deed, self.least) = (usage, deed, least)
  }

  /// A measured face, from elsewhere than the folder of the text.
  static let face = Power("set face FILE", .reads, .script)
  static let explore = Power("explore", .listens, .script)
  static let load = Power("load FILE", .reads, .script)
  static let image = Power("show --image", .listens, .script)
  static let page = Power("show --html FILE", .writes, .script)
  static let pager = Power("set pager COMMAND", .runs, .person)
  static let picture = Power("show --svg FILE", .writes, .script)
  static let plot = Power("sweep --svg FILE", .writes, .script)
  static let record = Power("record FILE", .writes, .script)
  static let save = Power("save FILE", .writes, .script)
  static let walk = Power("walk LESSON", .listens, .script)

  static let all = [explore, face, image, load, page, pager, picture, plot, record, save, walk]
}

extension Complaint {
  static func isNotAllowed(_ power: Power) -> Complaint {
    power.least == .person
      ? Complaint(
        "`\(power.usage)` \(power.deed.rawValue), which no script may choose",
        hint: "type it at the prompt, or write it into the start-up file, `init.lay`")
      : Complaint(
        "`\(power.usage)` \(power.deed.rawValue), "
          + "which nothing does that is loaded, walked, tested, checked, exported or laid out",
        hint: "type it at the prompt, or write it into a script that you run with `lay FILE.lay`")
  }
}
