import LaySwift

/// The targets of an app: a package has those whose paths its manifest names, and one for each folder below its
/// `Sources`, and the rest of the app one for each folder below its root.
struct AppTargets {
  private let folder: AppFolder
  /// The folders with a manifest, and in it the names of targets by their paths.
  private var packages: [String: [String: String]] = [:]

  init(_ folder: AppFolder) { self.folder = folder }

  /// Adds the package of a folder with the text of its manifest.
  mutating func add(_ folder: String, _ manifest: String) {
    packages[folder] = ManifestTargets.names(in: manifest)
  }

  /// Where a file stands.
  ///
  /// - Value: `/app/Packages/Kit/Sources/Kit/Row.swift` is in the target `/app/Packages/Kit/Sources/Kit`,
  ///   whose module is `Kit`; with `.target(name: "Kit", path: "Code")` so is `/app/Code/Row.swift`.
  func place(of path: String) -> FilePlace {
    let own = AppFolder.folder(of: path)
    var package = own
    while !package.isEmpty, packages[package] == nil { package = AppFolder.folder(of: package) }
    guard !package.isEmpty else {
      let root = folder.roots.first { own == $0 || own.hasPrefix($0 + "/") } ?? own
      let below = own.dropFirst(root.count).split(separator: "/").map(String.init)
      return FilePlace(
        folder: own, target: ([root] + below.prefix(1)).joined(separator: "/"), module: nil)
    }
    let below = own.dropFirst(package.count).split(separator: "/").map(String.init)
    let paths = (0...below.count).reversed().map { below.prefix($0).joined(separator: "/") }
    let named = packages[package] ?? [:]
    if let path = paths.first(where: { named[$0] != nil }) {
      return FilePlace(folder: own, target: package + "/" + path, module: named[path])
    }
    let isUsual = ["Plugins", "Source", "Sources", "Tests", "src"].contains(below.first ?? "")
    let parts = below.prefix(isUsual ? 2 : 1)
    let module = isUsual && parts.count < 2 ? nil : parts.last
    return FilePlace(
      folder: own, target: ([package] + parts).joined(separator: "/"),
      module: module ?? String(package.dropFirst(AppFolder.folder(of: package).count + 1)))
  }
}

/// The targets of a package as far as its manifest tells them.
///
/// The manifest is Swift; of it only the literals of targets are read, and what is computed is passed over.
enum ManifestTargets {
  /// The names by the paths, which are those below the package; the package itself is "".
  static func names(in manifest: String) -> [String: String] {
    var names: [String: String] = [:]
    for (literals, _) in calls("arget(", in: manifest) {
      guard let name = literals["name"], let path = literals["path"] else { continue }
      names[path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")] = name
    }
    return names
  }

  /// The names in the lists of products and targets: what these are made of is among them.
  static func parts(in manifest: String) -> [String: Set<String>] {
    var parts: [String: Set<String>] = [:]
    for (literals, inLists) in calls("arget(", in: manifest) + calls("ibrary(", in: manifest) {
      if let name = literals["name"] { parts[name, default: []].formUnion(inLists) }
    }
    return parts
  }

  private typealias Literals = (literals: [String: String], inLists: Set<String>)

  private static func calls(_ name: String, in manifest: String) -> [Literals] {
    var (found, rest) = ([Literals](), manifest[...])
    while let call = rest.firstRange(of: name) {
      rest = rest[call.upperBound...]
      found.append(literals(&rest))
    }
    return found
  }

  /// The strings behind labels in a call, up to its end, and those in its lists.
  private static func literals(_ rest: inout Substring) -> Literals {
    var (found, depth, label) = ([String: String](), 1, "")
    var inLists: Set<String> = []
    while depth > 0, let next = rest.popFirst() {
      switch next {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "\"":
        let text = rest.prefix { $0 != "\"" }
        rest = rest[text.endIndex...].dropFirst()
        if depth > 1 { inLists.insert(String(text)) }
        if depth == 1, found[label] == nil { found[label] = String(text) }
      case _ where next.isLetter:
        let word = rest.prefix { $0.isLetter }
        rest = rest[word.endIndex...]
        if rest.first == ":" { label = String(next) + word }
      default: break
      }
    }
    return (found, inLists)
  }
}
