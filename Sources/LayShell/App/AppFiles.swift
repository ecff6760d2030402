import LayLanguage
import LayTerminal
import LaySwift

/// The Swift files of an app, with what each declares.
///
/// - Rule: folders of what was built or fetched, and hidden ones, are passed over, and no link is followed
///   out of the app. What is not read, and why, is among the remarks.
struct AppFiles {
  struct File {
    let path: FilePath
    /// The name in messages: from the present folder, if it is inside.
    let name: String
    let text: String
    let names: SkimmedFile
    var place: FilePlace

    var code: SwiftFile { SwiftFile(name: name, text: text) }
  }

  private(set) var files: [File] = []
  private(set) var remarks: [String] = []
  let resources: AppResourceFiles
  /// Whether they are only the files beside one that is of no app.
  let isFlat: Bool
  private var targets: AppTargets

  static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "build"]
  /// The most files, the most bytes of one and of all.
  private static let mostFiles = 10_000
  private static let mostMegabytesOfFile = 4
  private static let mostBytes = 1 << 26

  init(
    in folder: AppFolder, language: String = Options.usualLanguage,
    mayRead: @escaping (FilePath) -> Bool, _ reasonToStop: () -> StopReason?
  ) throws(Refusal) {
    targets = AppTargets(folder)
    isFlat = folder.isFlat
    resources = AppResourceFiles(language: language, mayRead: mayRead)
    var (found, size) = ([File](), 0)
    // Of texts with one key that of a later file counts: the package's own.
    for path in folder.project.map(Self.textsAndFonts) ?? [] { resources.add(path) }
    let here = (try? FilePath(".")).map(\.real.text) ?? "/"
    search: for root in folder.roots {
      var walk = FoundFiles(
        at: root, endings: [SwiftText.fileEnding] + AppResourceFiles.endings,
        passingOver: Self.passedOver, isFlat: folder.isFlat)
      while let next = walk.next() {
        if let reason = reasonToStop() { throw .stopped(reason) }
        guard case .file(let path) = next else {
          note(next)
          continue
        }
        guard path.ends(in: SwiftText.fileEnding) else {
          resources.add(path)
          continue
        }
        let real = path.real.text
        if real.hasSuffix("/" + AppFolder.manifest) {
          let text = mayRead(path) ? try? TextFile.read(path, megabytes: 1) : nil
          targets.add(AppFolder.folder(of: real), text ?? "")
          continue
        }
        guard found.count < Self.mostFiles, size + path.size <= Self.mostBytes else {
          remarks.append(
            "the app has more than \(found.count) Swift files, and no further ones are read: "
              + "name files with `--only`")
          break search
        }
        size += path.size
        if let file = read(path, path.name(from: here), mayRead, reasonToStop) {
          found.append(file)
        }
      }
    }
    if let reason = reasonToStop() { throw .stopped(reason) }
    files = found.filter { !$0.names.isOfTests }.map { file in
      var file = file
      file.place = targets.place(of: file.path.real.text)
      return file
    }
  }

  /// The files of translations and the fonts in a folder.
  private static func textsAndFonts(in folder: String) -> [FilePath] {
    FoundFiles(
      at: folder, endings: AppResourceFiles.endingsOfTexts + AppFonts.endings,
      passingOver: passedOver
    ).compactMap { found in if case .file(let path) = found { path } else { nil } }
  }

  /// Which of the files one is that is shown; it is added where it is none of them.
  mutating func index(of file: SwiftFile) throws(Refusal) -> Int {
    index(of: file, at: try FilePath(file.name))
  }

  /// The same of a text that may stand for what is in the file.
  mutating func index(of file: SwiftFile, at path: FilePath) -> Int {
    let known = files.firstIndex { $0.path.real == path.real }
    if let known, files[known].text == file.text { return known }
    let shown = File(
      path: path, name: file.name, text: file.text, names: SkimmedFile(Array(file.text.utf8)),
      place: targets.place(of: path.real.text))
    if let known {
      files[known] = shown
      return known
    }
    files.append(shown)
    return files.count - 1
  }

  private mutating func read(
    _ path: FilePath, _ name: String, _ mayRead: (FilePath) -> Bool,
    _ reasonToStop: () -> StopReason?
  ) -> File? {
    guard mayRead(path) else { return nil }
    do throws(Refusal) {
      let text = try TextFile.read(
        path, megabytes: Self.mostMegabytesOfFile, reasonToStop: reasonToStop)
      return File(
        path: path, name: name, text: text, names: SkimmedFile(Array(text.utf8)),
        place: FilePlace(folder: "", target: "", module: nil))
    } catch {
      remarks.append(VisibleText.of("the app is read without a file: \(error.message)"))
      return nil
    }
  }

  private mutating func note(_ found: FoundFiles.Found) {
    switch found {
    case .file: break
    case .failure(let path, let reason):
      remarks.append(
        VisibleText.of("the app is read without a file: `\(path)` cannot be read: \(reason)"))
    case .leftOut(let sentence): remarks.append(sentence)
    }
  }
}

extension FilePath {
  /// Its name in messages: from a folder, if it is inside.
  func name(from folder: String) -> String {
    let name = real.text
    return name.hasPrefix(folder + "/") ? String(name.dropFirst(folder.count + 1)) : name
  }
}
