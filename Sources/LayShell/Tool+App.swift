import LaySwift

extension Tool {
  /// Shows a view of an app, or lists its views: `lay DIR --view Row`, `lay DIR --list`.
  func runApp(
    _ folder: FilePath, _ words: [String], in shell: Shell
  ) throws(Refusal) -> ExitStatus {
    let listing = ["--list", ReportJSON.option]
    guard words.contains(listing[0]) else {
      return runSwift(try program(ofApp: folder, words, in: shell), in: shell)
    }
    let views = try AppViews(at: folder, for: shell.session)
    if let word = words.first(where: { !listing.contains($0) }) {
      throw .hasNoMeaningInList(word)
    }
    for sentence in views.remarks { shell.remark(sentence) }
    let lines =
      words.contains(listing[1]) ? [views.json] : views.lines.map { shell.style.visible($0) }
    return show(lines.joined(separator: "\n"))
  }

  /// The program that shows what an app begins with, or the view that is named behind `--view`.
  ///
  /// - Parameter staysOpen: whether a prompt follows, in which `view NAME` shows another.
  func program(
    ofApp folder: FilePath, _ words: [String], staysOpen: Bool = false, in shell: Shell
  ) throws(Refusal) -> NamedProgram {
    let views = try AppViews(at: folder, for: shell.session)
    let (view, rest) = Self.view(in: words)
    let entry = try views.entry(view)
    shell.session.app = folder
    if staysOpen {
      for sentence in views.told(of: entry) { shell.remark(sentence) }
    } else if let remark = entry.remark {
      shell.remark(remark)
    }
    let named = rest + ["--view", entry.nameInFile]
    return try NamedProgram(entry.file.name, named, staysOpen: staysOpen, read: read)
  }

  /// The name behind `--view`, and the other words.
  private static func view(in words: [String]) -> (String?, [String]) {
    for (index, word) in words.enumerated() {
      for option in ["--view", "--preview"] {
        if word == option, index + 1 < words.count {
          return (words[index + 1], Array(words[..<index] + words[(index + 2)...]))
        }
        if word.hasPrefix(option + "=") {
          return (
            String(word.dropFirst(option.count + 1)),
            Array(words[..<index] + words[(index + 1)...])
          )
        }
      }
    }
    return (nil, words)
  }
}

extension Refusal {
  fileprivate static func hasNoMeaningInList(_ word: String) -> Refusal {
    Refusal(
      "`\(word)` has no meaning beside `--list`", hint: "`--list --json` lists for programs",
      .wrongCommandLine)
  }
}
