import LayEngine
import LaySwift
import LayTerminal

/// The fonts among the files of an app, by their names.
///
/// - Rule: no file is read before code names a font; then the names in all of them are, and of the fonts that are
///   named the widths. A name means a PostScript name, else a full name, else a family, of which the regular face;
///   of several the one whose file is the nearest to the file that is shown.
/// - Source: Apple's documentation of `CTFontCreateWithName` prefers PostScript names and matches other names as a
///   fallback; in which order, and the regular face, are our own choice. `UIAppFonts` in an `Info.plist` is not read.
final class AppFonts {
  /// The endings of the files that it takes.
  static let endings = [".otf", ".ttc", ".ttf", ".OTF", ".TTC", ".TTF"]
  /// Limits of our own choice: of files, of what is read of all, and of the faces of a family.
  private static let (mostFiles, mostBytes, mostFaces) = (500, 1 << 28, 20)

  /// A face in a file.
  private struct Entry {
    let path: FilePath
    /// Which of the faces in the file it is.
    let number: Int
    let names: FontNames
    let weight: Double
    let isSlanted: Bool
  }

  private struct Index {
    var entries: [Entry] = []
    /// What is told of files that are no fonts.
    var broken: [String] = []
  }

  /// The file that is shown.
  var shown: FilePath?
  /// The files that were read.
  private(set) var read: Set<FilePath> = []
  private var paths: [FilePath] = []
  private var index: Index?
  private var known: [String: AppResources.FoundFont] = [:]
  private let mayRead: (FilePath) -> Bool

  init(mayRead: @escaping (FilePath) -> Bool) { self.mayRead = mayRead }

  /// Notes a file of the app.
  func add(_ path: FilePath) { paths.append(path) }

  /// The font of a name.
  func font(named name: String) -> AppResources.FoundFont {
    if let found = known[name] { return found }
    let found = find(name)
    known[name] = found
    return found
  }

  /// Whether code that names fonts gets the same from the files of another version of the app: of files that nobody
  /// has read, names and sizes are compared.
  func isSame(as other: AppFonts) -> Bool {
    let (own, others) = (sorted, other.sorted)
    guard own.map(\.name) == others.map(\.name) else { return false }
    let isRead = index != nil || other.index != nil
    return zip(own, others).allSatisfy { one, two in
      one.path.size == two.path.size
        && (!isRead || bytes(of: one.path) == other.bytes(of: two.path))
    }
  }

  private var sorted: [(name: Substring, path: FilePath)] {
    paths.map { ($0.real.text.split(separator: "/").last ?? "", $0) }
      .sorted { ($0.0, $0.1.size) < ($1.0, $1.1.size) }
  }

  private func find(_ name: String) -> AppResources.FoundFont {
    let index = index ?? readNames()
    self.index = index
    guard let entry = entry(named: name, in: index) else {
      return .missing(
        known: index.entries.compactMap(\.names.postScript), broken: index.broken.first)
    }
    do throws(FontMistake) {
      let face = try face(entry)
      let others = family(of: entry, in: index).compactMap { try? self.face($0) }
      return .known(CustomFont(face, others: others))
    } catch {
      return .missing(known: [], broken: told(error, of: entry.path))
    }
  }

  private func entry(named name: String, in index: Index) -> Entry? {
    let entries = index.entries
    return entries.first { $0.names.postScript == name } ?? entries.first { $0.names.full == name }
      ?? entries.filter { [$0.names.wholeFamily, $0.names.narrowFamily].contains(name) }
      .min { rank($0) < rank($1) }
  }

  /// How far a face is from the upright regular one of its family.
  private func rank(_ entry: Entry) -> Double {
    abs(entry.weight - 400) + (entry.isSlanted ? 1000 : 0)
  }

  /// The other faces of the family of one, as upright as it is.
  private func family(of entry: Entry, in index: Index) -> [Entry] {
    guard let family = entry.names.family else { return [] }
    var weights: Set = [entry.weight]
    return Array(
      index.entries.filter { other in
        other.names.family == family && other.isSlanted == entry.isSlanted
          && weights.insert(other.weight).inserted
      }.prefix(Self.mostFaces))
  }

  // MARK: Files

  /// The names in all files, the nearest first.
  private func readNames() -> Index {
    var (index, size) = (Index(), 0)
    let distances = paths.map { $0.distance(to: shown) }
    let order = paths.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    for path in order.prefix(Self.mostFiles).map({ paths[$0] }) where mayRead(path) {
      size += path.size
      if size > Self.mostBytes { break }
      do throws(FontMistake) {
        for (number, face) in try file(path).faces.enumerated() {
          index.entries.append(
            Entry(
              path: path, number: number, names: face.names, weight: face.weight,
              isSlanted: face.isSlanted))
        }
      } catch {
        index.broken.append(told(error, of: path))
      }
    }
    return index
  }

  private func face(_ entry: Entry) throws(FontMistake) -> FontFace {
    let faces = try file(entry.path).faces
    guard faces.indices.contains(entry.number) else { throw .isNone }
    return try faces[entry.number].face()
  }

  private func file(_ path: FilePath) throws(FontMistake) -> FontFile {
    if path.size > FontFile.mostBytes { throw .isTooLarge }
    guard let bytes = bytes(of: path) else { throw .isNone }
    return try FontFile(bytes)
  }

  private func bytes(of path: FilePath) -> [UInt8]? {
    guard mayRead(path) else { return nil }
    read.insert(path)
    return TextFile.bytes(of: path, atMost: FontFile.mostBytes)
  }

  private func told(_ mistake: FontMistake, of path: FilePath) -> String {
    let here = (try? FilePath(".")).map(\.real.text) ?? "/"
    return VisibleText.of("`\(path.name(from: here))` is not read as a font: \(mistake.sentence)")
  }
}
