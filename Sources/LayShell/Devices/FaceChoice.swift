import LayEngine
import LayLanguage
import LayTerminal

/// The face that is chosen by `set face` or `--face`: one of two names, or a measured one from a file.
package struct FaceChoice: Sendable {
  let face: Face
  /// The text behind `set face` that chooses it.
  let title: String

  static let mono = FaceChoice(face: .mono, title: "mono")
  static let system = FaceChoice(face: .system, title: "system")
  static let named = [mono, system]

  /// The face of a name, or of a file.
  ///
  /// - Parameters:
  ///   - folder: where a file is searched that is not named from the root; ends with a slash.
  ///   - readable: the only folder that files are read below; nil for all.
  /// - Throws: why a file is no face, in one sentence.
  static func of(
    _ word: String, in folder: String = "", below readable: ReadableFolder? = nil,
    reasonToStop: () -> StopReason? = { nil }
  ) throws(Refusal) -> FaceChoice {
    if let known = named.first(where: { $0.title == word }) { return known }
    let text: String
    do throws(Refusal) {
      let path = try FilePath(folder + FilePath.expanded(word))
      try readable?.check(path)
      text = try TextFile.read(
        path, megabytes: FaceFile.mostMegabytes, reasonToStop: reasonToStop)
    } catch {
      guard error.status == .noSuchFile else { throw error }
      throw Refusal(
        "`\(word)` is no face: it is neither mono, nor system, nor a file",
        hint: NearestName.hint(for: word, among: named.map(\.title))
          ?? "`scripts/measure-face.swift` prints such a file on a Mac", .noSuchFile)
    }
    do throws(FaceFile.Mistake) {
      return FaceChoice(face: .measured(try FaceFile.face(of: text)), title: word)
    } catch {
      throw Refusal(
        "`\(word)` is no face: line \(error.line): \(error.sentence)", hint: nil, .wrongText)
    }
  }
}

extension Face {
  /// Its name in answers; nil for `mono`, which is not told.
  var name: String? {
    switch self {
    case .mono: nil
    case .system: "system"
    case .measured(let face): face.name
    }
  }

  var note: String? { name.map { VisibleText.of("face \($0)") } }
}
