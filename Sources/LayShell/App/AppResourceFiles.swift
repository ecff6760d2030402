import LayEngine
import LaySwift

/// The pictures, texts and fonts that stand beside the code of an app: what is asked for is read, and once.
final class AppResourceFiles {
  /// The endings of the files that it takes.
  static let endings = dataEndings + endingsOfTexts + AppFonts.endings
  /// Those of the files of translations.
  static let endingsOfTexts = [".strings", ".stringsdict", ".xcstrings"]
  /// Those of files that code reads by their names.
  private static let dataEndings = [".csv", ".geojson", ".json", ".md", ".txt"]

  /// The `Contents.json` of sets of pictures, by the names of the pictures.
  private var pictures: [String: FilePath] = [:]
  private var sizes: [String: ViewSize?] = [:]
  /// The names of pictures by the letters and digits of their symbols.
  private var pictureNames: [String: String] = [:]
  /// The symbols by their names, and the colors as `symbol` has them.
  private var symbols: Set<String> = []
  private var colors: Set<String> = []
  private var tables: [FilePath] = []
  /// The files that code may read, by their names without folders.
  private var data: [String: [FilePath]] = [:]
  private let fonts: AppFonts
  /// The file that is shown, which reads of two files of one name the nearer one.
  var shown: FilePath? {
    get { fonts.shown }
    set { fonts.shown = newValue }
  }
  private var texts: [String: AppResources.Text]?
  private let language: String
  private let mayRead: (FilePath) -> Bool
  private var readHere: Set<FilePath> = []
  /// The files that were read.
  var read: Set<FilePath> { readHere.union(fonts.read) }

  /// - Parameter language: such as `en`.
  init(language: String, mayRead: @escaping (FilePath) -> Bool) {
    self.language = language
    self.mayRead = mayRead
    fonts = AppFonts(mayRead: mayRead)
  }

  /// Notes a file of the app; of two sets of one name the first one counts.
  func add(_ path: FilePath) {
    if AppFonts.endings.contains(where: { path.ends(in: $0) }) { return fonts.add(path) }
    let parts = path.real.text.split(separator: "/").map(String.init)
    guard let file = parts.last, Self.dataEndings.contains(where: { path.ends(in: $0) }) else {
      tables.append(path)
      return
    }
    guard file == "Contents.json", parts.count > 1 else {
      data[file, default: []].append(path)
      return
    }
    let set = parts[parts.count - 2]
    guard let kind = [".colorset", ".symbolset", ".imageset"].first(where: set.hasSuffix),
      let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") })
    else { return }
    let name = String(set.dropLast(kind.count))
    // A folder may be a part of the names in it; whether it is stands in its own file.
    let folders = parts[(catalog + 1)..<(parts.count - 2)]
    let names = [name, (folders + [name]).joined(separator: "/")]
    switch kind {
    case ".colorset": colors.formUnion(Self.symbols(of: name, ending: "color"))
    case ".symbolset": symbols.formUnion(names)
    default:
      for name in names where pictures[name] == nil { pictures[name] = path }
      for symbol in Self.symbols(of: name, ending: "image") where pictureNames[symbol] == nil {
        pictureNames[symbol] = name
      }
    }
  }

  /// What views ask for.
  var resources: AppResources {
    AppResources(
      size: { self.size(of: $0) }, picture: { self.pictureNames[Self.symbol($0)] },
      hasSymbol: { self.symbols.contains($0) },
      hasColor: { self.colors.contains(Self.symbol($0)) },
      text: { self.text(of: $0) }, hasFile: { self.hasFile($0) }, bytes: { self.bytes(of: $0) },
      font: { self.fonts.font(named: $0) })
  }

  /// Whether views that ask get the same from the files of another version of the app.
  func isSame(as other: AppResourceFiles) -> Bool {
    symbols == other.symbols && colors == other.colors
      && Set(pictures.keys) == Set(other.pictures.keys)
      && pictures.keys.allSatisfy { size(of: $0) == other.size(of: $0) }
      && allTexts() == other.allTexts() && Set(data.keys) == Set(other.data.keys)
      && data.keys.allSatisfy { bytes(of: $0) == other.bytes(of: $0) }
      && fonts.isSame(as: other.fonts)
  }

  /// The letters and digits of a name, in which it and the symbol that Xcode makes of it are alike.
  private static func symbol(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// What symbols of a set may be: Xcode leaves the kind of a set out at the end of its name.
  private static func symbols(of name: String, ending: String) -> [String] {
    let symbol = symbol(name)
    guard symbol.hasSuffix(ending), symbol != ending else { return [symbol] }
    return [symbol, String(symbol.dropLast(ending.count))]
  }

  // MARK: Pictures

  private func size(of name: String) -> ViewSize? {
    if let known = sizes[name] { return known }
    let size = pictures[name].flatMap { found(in: $0) }
    sizes[name] = .some(size)
    return size
  }

  /// The size in points of the first picture of a set that can be read.
  ///
  /// - Rule: pixels by the scale; a picture without a scale, such as a PDF, has its size in points.
  private func found(in contents: FilePath) -> ViewSize? {
    guard case .object(let members)? = json(contents), case .array(let images)? = members["images"]
    else { return nil }
    let folder = AppFolder.folder(of: contents.real.text)
    for case .object(let image) in images {
      guard case .string(let file)? = image["filename"], !file.contains("/"),
        let path = try? FilePath(folder + "/" + file),
        let bytes = bytes(of: path, atMost: PictureSize.mostBytes(of: file)),
        let size = PictureSize.of(bytes), size.width > 0, size.height > 0
      else { continue }
      var scale = 1.0
      if case .string(let text)? = image["scale"] {
        scale = Double(text.dropLast()) ?? 1
      }
      return ViewSize(width: size.width / scale, height: size.height / scale)
    }
    return nil
  }

  // MARK: Texts

  private func text(of key: String) -> AppResources.Text? {
    let known = texts ?? allTexts()
    texts = known
    return known[key]
  }

  /// The texts of all tables: of the language, else of `Base`.
  ///
  /// - Rule: of a key in several tables, `Localizable` counts, and of two of one name that with plurals.
  private func allTexts() -> [String: AppResources.Text] {
    var all: [String: AppResources.Text] = [:]
    let ordered = tables.sorted { rank($0) < rank($1) }
    for path in ordered {
      let name = path.real.text
      let table: [String: AppResources.Text]
      if name.hasSuffix(".xcstrings") {
        table = json(path).map { TranslationTable.texts(ofCatalog: $0, language) } ?? [:]
      } else if isOfLanguage(name), let bytes = bytes(of: path, atMost: Self.mostBytes) {
        table =
          name.hasSuffix(".stringsdict")
          ? PluralTable.texts(of: bytes) : TranslationTable.texts(ofStrings: bytes)
      } else {
        continue
      }
      for (key, text) in table { all[ValuePlaces.key(key)] = text }
    }
    return all
  }

  /// What counts more has the larger number.
  private func rank(_ path: FilePath) -> Int {
    let name = path.real.text
    return (name.contains("/Localizable.") ? 4 : 0) + (name.contains("/Base.lproj/") ? 0 : 2)
      + (name.hasSuffix(".stringsdict") ? 1 : 0)
  }

  /// Whether a file stands in the folder of the language, such as `de.lproj`, or of no language.
  private func isOfLanguage(_ path: String) -> Bool {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    return folder == nil || folder == "\(language).lproj" || folder == "Base.lproj"
  }

  // MARK: Files

  private static let mostBytes = 1 << 24
  /// The most bytes of a file of which code has each as a value.
  private static let mostBytesOfData = 1 << 22

  private func hasFile(_ name: String) -> Bool? {
    Self.dataEndings.contains { name.hasSuffix($0) } ? data[name] != nil : nil
  }

  private func bytes(of name: String) -> [UInt8]? {
    guard let files = data[name], let first = files.first else { return nil }
    let nearest = files.dropFirst().reduce(first) { near, next in
      next.distance(to: shown) < near.distance(to: shown) ? next : near
    }
    return bytes(of: nearest, atMost: Self.mostBytesOfData)
  }

  private func json(_ path: FilePath) -> ReceivedJSON? {
    bytes(of: path, atMost: Self.mostBytes).flatMap { try? JSONReader.value(of: $0) }
  }

  private func bytes(of path: FilePath, atMost most: Int) -> [UInt8]? {
    guard mayRead(path) else { return nil }
    readHere.insert(path)
    return TextFile.bytes(of: path, atMost: most)
  }
}

extension FilePath {
  /// How many folders lie between a file and another one; to nil, those above it.
  func distance(to other: FilePath?) -> Int {
    let (parts, own) = (
      real.text.split(separator: "/"), (other?.real.text ?? "").split(separator: "/")
    )
    return parts.count + own.count - 2 * zip(parts, own).prefix { $0 == $1 }.count
  }
}
