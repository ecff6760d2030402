/// The script that the prompt runs before the first entry.
enum StartUpFile {
  /// `lay/init.lay` in the folder that `XDG_CONFIG_HOME` names, or else in `~/.config`.
  ///
  /// - Returns: nil where `HOME` is not set either. A relative path in `XDG_CONFIG_HOME` is
  ///   ignored, as the XDG specification requires.
  static func path(_ environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/lay/init.lay"
    }
    guard let home = environment("HOME"), !home.isEmpty else { return nil }
    return home + "/.config/lay/init.lay"
  }
}

/// What comes before the first entry of the prompt.
package struct PromptStart {
  /// Whether the greeting is left out.
  package var isQuiet = false
  package var readsStartUpFile = true
  /// Texts that are run first, each with its name in diagnostics.
  package var texts: [(name: String, text: String)] = []
  /// A script that is run first, and the arguments that it gets.
  package var file: String?
  package var arguments: [String] = []

  package init() {}
}
