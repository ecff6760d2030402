import LayLanguage
import LaySwift

/// What an app can show: its previews and views, each with its file.
struct AppViews {
  struct Entry {
    enum Kind: String { case app, preview, view }

    let kind: Kind
    /// The title of a preview, or the name of a type; of a preview without a title that of its file, with its number
    /// among several: `Row.swift`, `Row.swift 2`.
    let name: String
    let file: AppFiles.File
    /// What it is called in its file.
    let nameInFile: String
    /// What is told of it; nil for nothing.
    var remark: String?
  }

  let entries: [Entry]
  /// What was not read, and why.
  let remarks: [String]
  private let folder: String
  /// Types that are views if the protocols that they name are, which are not in the app: `ConnectedView`.
  private let likelyViews: [Entry]

  init(at folder: FilePath, for session: Session) throws(Refusal) {
    self.folder = folder.text
    guard let root = AppFolder(around: folder, mayRead: session.mayRead) else {
      throw Refusal(
        "no app is in `\(folder.text)`",
        hint: "an app has a `Package.swift`, an Xcode project or Swift files", .inputOutputFailed)
    }
    let app = try AppFiles(
      in: root, mayRead: session.mayRead, session.interpreter.reasonToStop)
    remarks = app.remarks
    entries = app.files.flatMap { file in
      let types = file.names.types.compactMap { type -> Entry? in
        if type.inherited.contains("App") { return Entry(.app, type.name, file) }
        if type.inherited.contains("View") { return Entry(.view, type.name, file) }
        return type.inherited.contains("PreviewProvider") ? Entry(.preview, type.name, file) : nil
      }
      return Entry.previews(of: file) + types
    }
    likelyViews = app.files.flatMap { file in
      file.names.types.filter { type in
        type.inherited.contains { $0.hasSuffix("View") && $0 != "View" }
      }.map { Entry(.view, $0.name, file) }
    }
  }

  /// A preview or a view of a name; what the app begins with for nil.
  func entry(_ name: String?) throws(Refusal) -> Entry {
    guard let name else { return try start() }
    return try entry(named: name)
  }

  /// A preview or a view of a name.
  func entry(named name: String) throws(Refusal) -> Entry {
    let found = entries.filter { $0.name == name }
    guard let first = found.first else {
      let known = Array(Set(entries.map(\.name))).sorted()
      throw Refusal(
        "there is no preview and no view called `\(name)` in `\(folder)`",
        hint: NearestName.nearest(to: name, among: known).map { "did you mean `\($0)`?" }
          ?? (known.count > Self.mostListed
            ? "`lay \(folder) --list` names all"
            : "there are " + known.map { "`\($0)`" }.joined(separator: ", ")),
        .wrongCommandLine)
    }
    if let ofPhone = ofPhone(among: found + likelyViews.filter { $0.name == name }) {
      return ofPhone
    }
    guard Set(found.map(\.file.name)).count == 1 else {
      throw Refusal(
        "several files of `\(folder)` have a view called `\(name)`",
        hint: "write `lay \(first.file.name) --view \(name)`; others are in "
          + found.dropFirst().prefix(Self.mostNamed).map { "`\($0.file.name)`" }
          .joined(separator: ", "), .wrongCommandLine)
    }
    return first
  }

  /// Of entries in several files those of the only file for phones, of which it is told what the others are; nil
  /// where no file is for another device, or several are for phones.
  private func ofPhone(among found: [Entry]) -> Entry? {
    let paths = found.map { $0.file.path.real.text.split(separator: "/").dropLast() }
    let shared = (0..<(paths.first?.count ?? 0)).first { place in
      paths.contains { $0.count <= place || $0[place] != paths[0][place] }
    }
    let ofPhone = zip(found, paths).filter { _, path in
      !path.dropFirst(shared ?? path.count).contains(where: Self.isForOtherDevice)
    }.map(\.0)
    guard Set(ofPhone.map(\.file.name)).count == 1, var entry = ofPhone.first,
      let other = found.first(where: { $0.file.name != entry.file.name })
    else { return nil }
    entry.remark =
      "`\(entry.file.name)` is shown, and not `\(other.file.name)`, which is for another device"
    return entry
  }

  /// Whether a folder has a name as those of targets for other devices have, and of widgets.
  private static func isForOtherDevice(_ folder: Substring) -> Bool {
    ["Mac", "TV", "tvOS", "Vision", "Watch", "Widget", "macOS", "visionOS", "watchOS"].contains {
      folder.contains($0)
    }
  }

  /// What the app begins with: the only type that is an `App`, or else `ContentView`.
  func start() throws(Refusal) -> Entry {
    for kind in [Entry.Kind.app, .view] {
      let found = entries.filter {
        $0.kind == kind && (kind == .app || $0.name == "ContentView")
      }
      if found.count == 1, let only = found.first { return only }
      if let ofPhone = ofPhone(among: found) { return ofPhone }
    }
    guard !entries.isEmpty else {
      throw Refusal("`\(folder)` has no views of SwiftUI", .wrongText)
    }
    let named = entries.filter { $0.kind == .app } + entries.filter { $0.kind == .view }
    var known: Set<String> = []
    let names = named.map(\.name).filter { known.insert($0).inserted }
      .prefix(Self.mostNamed).map { "`--view \($0)`" }
    throw Refusal(
      "it is not clear what `\(folder)` begins with",
      hint: "write \(names.joined(separator: " or ")); `lay \(folder) --list` names all",
      .wrongCommandLine)
  }

  private static let mostNamed = 4
  private static let mostListed = 12

  /// What is shown at the prompt, and what else the app has there; first what is told of the choice.
  func told(of entry: Entry) -> [String] {
    var known: Set<String> = [entry.name]
    let others = entries.filter { known.insert($0.name).inserted }.map { "`\($0.name)`" }
    var named = Array(others.prefix(Self.mostNamed))
    if others.count > named.count { named.append("\(others.count - named.count) more") }
    let shown = "shows `\(entry.name)` of `\(folder)`"
    let another = others.isEmpty ? "" : "; `view NAME` shows another: "
    return (entry.remark.map { [$0] } ?? []) + [shown + another + named.joined(separator: ", ")]
  }

  /// A line for each: what it is, its name, its file.
  var lines: [String] {
    let width = min(entries.map(\.name.count).max() ?? 0, 40)
    return entries.map { entry in
      let (kind, name) = (entry.kind.rawValue, entry.name)
      return kind + String(repeating: " ", count: 9 - kind.count) + name
        + String(repeating: " ", count: max(width - name.count, 0) + 2) + entry.file.name
    }
  }

  /// The same as one JSON object.
  var json: String {
    let elements = entries.map { entry in
      "{" + JSONText.members(["kind": entry.kind.rawValue, "file": entry.file.name])
        + JSONText.more("name", entry.name) + "}"
    }
    return ReportJSON.head("list") + ", \"entries\": " + JSONText.lines(elements) + "}"
  }
}

extension AppViews.Entry {
  fileprivate init(_ kind: Kind, _ name: String, _ file: AppFiles.File, nameInFile: String? = nil) {
    (self.kind, self.name, self.file) = (kind, name, file)
    self.nameInFile = nameInFile ?? name
  }

  /// The previews of a file.
  ///
  /// There, one without a title is called by its number among all.
  fileprivate static func previews(of file: AppFiles.File) -> [Self] {
    let titles = file.names.previews
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    var untitled = 0
    return titles.enumerated().map { index, title in
      if let title { return Self(.preview, title, file) }
      untitled += 1
      return Self(
        .preview, untitled == 1 ? name : "\(name) \(untitled)", file,
        nameInFile: "preview \(index + 1)")
    }
  }
}
