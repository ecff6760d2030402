import LayLanguage
import LaySwift
import LaySwiftTree

/// What the app around files of code gives to their views: further files, pictures, texts, and what stands
/// for what is not known.
final class CheckedApp {
  /// A file of the app as it is read for a system, on which `#if` depends.
  private struct Reading: Hashable {
    let index: Int
    let system: String
  }

  /// A file of code, or a folder with all that is judged.
  private let place: FilePath
  private let mayRead: (FilePath) -> Bool
  private let limits: Limits
  private let process = ParserProcess()
  /// A parser for each system, which keeps the operators that are declared.
  private var parsers: [String: SwiftParser] = [:]
  /// Where the mistakes of files are.
  let sources = SourceMap()
  private var results: [Reading: Result<SwiftTree, Diagnostic>] = [:]
  /// Knows the names of the library.
  private let library = SwiftEvaluator(Interpreter())
  /// The names of the files that are judged, as they were named.
  private var names: [Int: String] = [:]
  private var uses: [Reading: ViewUses] = [:]
  private var takers: [String: ViewTakers] = [:]
  /// The systems that files are for, by their numbers.
  private var systemsOfFiles: [Int: String] = [:]
  /// The types at the top of files that say that they are views.
  private lazy var ownViews: Set<String> = Set(
    (app?.files ?? []).flatMap { file in
      file.names.types.filter { $0.inherited.contains { $0.hasSuffix("View") } }.map(\.name)
    })
  private let folder: AppFolder?
  private let systems: AppSystems?
  private lazy var app = folder.flatMap { folder in
    try? AppFiles(in: folder, mayRead: mayRead) { self.limits.reasonToStop }
  }

  /// Nil for what is no file, such as standard input.
  ///
  /// - Parameters:
  ///   - others: further paths, whose apps belong to it.
  ///   - isWhole: whether the path is all of the app, and not a part of it.
  init?(
    around path: String, and others: [String] = [], isWhole: Bool = false, _ limits: Limits,
    mayRead: @escaping (FilePath) -> Bool = { _ in true }
  ) {
    guard let place = try? FilePath(path), [.file, .folder].contains(place.end) else { return nil }
    (self.place, self.limits, self.mayRead) = (place, limits, mayRead)
    var folder = isWhole ? AppFolder(only: place) : AppFolder(around: place, mayRead: mayRead)
    for other in others.compactMap({ try? FilePath($0) }) {
      folder?.add(around: other, mayRead: mayRead)
    }
    self.folder = folder
    systems = folder.map { AppSystems($0, mayRead: mayRead) }
  }

  /// The system that a file is for.
  func systemName(of file: SwiftFile) -> String {
    guard let systems, let path = try? FilePath(file.name), path.end == .file else {
      return TreeRequest.usualSystem
    }
    return systems.systemName(of: file, at: path)
  }

  /// Whether no target of the projects around a file has it, so that the app does not show what it declares.
  func isOfNoTarget(_ path: FilePath) -> Bool {
    path.end == .file && systems?.isOfNoTarget(path) == true
  }

  /// Whether all systems that a file is to run on have `ViewThatFits`; also where that is not known.
  ///
  /// - Source: SwiftUI has it from iOS 16 and macOS 13 on.
  func hasViewThatFits(_ file: SwiftFile) -> Bool {
    guard let systems, let path = try? FilePath(file.name), path.end == .file else { return true }
    let first = ["iOS": 16, "macOS": 13]
    let system = systems.systemName(of: file, at: path)
    guard let first = first[system], let least = systems.leastVersion(of: system, for: path)
    else { return true }
    return least >= first
  }

  /// Whether the app turns on phones where a file is shown.
  ///
  /// - Rule: code that decides it, in the delegate of the app, is not followed: such an app turns.
  func turnsOnPhones(_ file: SwiftFile) -> Bool {
    guard let systems, let path = try? FilePath(file.name), path.end == .file, !decidesToTurn
    else { return true }
    return systems.turnsOnPhones(path)
  }

  private lazy var decidesToTurn =
    app?.files.contains { $0.text.holds(word: "supportedInterfaceOrientationsFor") } ?? false

  /// Takes a file that is judged, and tells its number; nil where there is no app.
  ///
  /// What is read from standard input stands for the file that the app is around.
  func index(of file: SwiftFile) -> Int? {
    let path = try? FilePath(file.name)
    let stands = path?.end == .file ? path : place.end == .file ? place : nil
    guard let stands, let index = app?.index(of: file, at: stands) else { return nil }
    names[index] = file.name
    return index
  }

  /// The trees of files of the app, or their mistakes; each file is parsed once.
  func trees(
    of files: [Int], for system: String
  ) throws(Diagnostic) -> [Result<SwiftTree, Diagnostic>] {
    guard let app else { return [] }
    let isFirst = parsers[system] == nil
    let parser =
      parsers[system] ?? SwiftParser(sources, { self.limits.reasonToStop }, process, for: system)
    parsers[system] = parser
    // What declares operators decides how other files are read.
    let further = isFirst ? app.withOperators.filter { !files.contains($0) } : []
    let new = (files + further).filter { results[Reading(index: $0, system: system)] == nil }
    if !new.isEmpty {
      let parsed = try parser.results(of: new.map(code))
      for (index, result) in zip(new, parsed) {
        results[Reading(index: index, system: system)] = result
      }
    }
    return files.compactMap { results[Reading(index: $0, system: system)] }
  }

  /// The files that declare what a file needs, and what these need in turn, as they are read for a system.
  func needed(
    by index: Int, _ tree: SwiftTree, for system: String
  ) throws(Diagnostic) -> [AppFiles.Parsed] {
    guard let app else { return [] }
    let operators = app.withOperators.filter { $0 != index }
    return try app.needed(by: [(index, tree)], and: operators, for: library) {
      wanted throws(Diagnostic) in
      try self.trees(of: wanted, for: system).map { try? $0.get() }
    }
  }

  /// Whether a file of the app has a word, but for one by its name in messages.
  func isNamed(_ word: String, without path: String) -> Bool {
    (app?.files ?? []).indices.contains {
      code(of: $0).name != path && code(of: $0).text.holds(word: word)
    }
  }

  /// Whether it is known what belongs to the app.
  var isWhole: Bool { app?.isFlat == false }

  /// Where the code of the app makes a view.
  func places(
    ofView name: String, for system: String
  ) throws(Diagnostic) -> Set<ViewUses.Place> {
    try users(ofView: name, for: system)?.reduce(into: []) { $0.formUnion($1.places[name] ?? []) }
      ?? []
  }

  /// The types that show a view, and what is around it there.
  func showing(_ view: String, for system: String) throws(Diagnostic) -> Set<ViewUses.User> {
    try users(ofView: view, for: system)?.reduce(into: []) { $0.formUnion($1.users[view] ?? []) }
      ?? []
  }

  /// Whether a hosting controller holds a view upright on phones.
  func isUpright(_ name: String, for system: String) throws(Diagnostic) -> Bool {
    try users(ofView: name, for: system)?.contains { $0.upright.contains(name) } ?? false
  }

  /// What the files make that name a view; nil where one cannot be read, and for what is no view of the app.
  private func users(ofView name: String, for system: String) throws(Diagnostic) -> [ViewUses]? {
    guard let app, isView(name, for: system) else { return nil }
    let users = app.files.indices.filter {
      app.files[$0].text.holds(word: name) && mayRun($0, on: system)
    }
    var found: [ViewUses] = []
    for (index, result) in zip(users, try trees(of: users, for: system)) {
      guard case .success(let tree) = result else { return nil }
      found.append(uses(of: index, tree, for: system))
    }
    return found
  }

  /// Whether a file is not for another system alone.
  private func mayRun(_ index: Int, on system: String) -> Bool {
    let own = systemsOfFiles[index] ?? systemName(of: code(of: index))
    systemsOfFiles[index] = own
    return [system, TreeRequest.usualSystem].contains(own)
  }

  /// What a file makes.
  func uses(of index: Int, _ tree: SwiftTree, for system: String) -> ViewUses {
    let reading = Reading(index: index, system: system)
    let found = uses[reading] ?? ViewUses(tree, takers(for: system))
    uses[reading] = found
    return found
  }

  /// What functions and controllers of the app do with views.
  private func takers(for system: String) -> ViewTakers {
    if let known = takers[system] { return known }
    let files = app?.files ?? []
    let declaring = files.indices.filter { ViewTakers.mayBe(in: files[$0].text.holds(word:)) }
    let trees = (try? trees(of: declaring, for: system)) ?? []
    let found = ViewTakers(trees.compactMap { try? $0.get() }.map { ViewUses($0) })
    takers[system] = found
    return found
  }

  /// Whether a type is a view: one at the top of a file, or in another one of a file whose uses are known.
  func isView(_ name: String, for system: String) -> Bool {
    ownViews.contains(name)
      || uses.contains { reading, uses in
        reading.system == system && uses.declared[name] != nil && uses.views.contains(name)
      }
  }

  /// A file with the name that it has in messages: as it was named, or from the present folder.
  func code(of index: Int) -> SwiftFile {
    guard let code = app?.files[index].code else { return SwiftFile(name: "", text: "") }
    return SwiftFile(name: names[index] ?? code.name, text: code.text)
  }

  func place(of index: Int) -> FilePlace? { app?.files[index].place }

  /// Whether what stands beside the code is the same as in another version of the app: pictures, colors, texts,
  /// data and stand-ins.
  func hasSameSurroundings(as other: CheckedApp) -> Bool {
    if let roots = folder?.roots, roots == other.folder?.roots { return true }
    guard standIns == other.standIns else { return false }
    guard let app, let others = other.app else { return app == nil && other.app == nil }
    return app.resources.isSame(as: others.resources)
  }

  private var standInFile: StandInFile? {
    StandInFile(beside: place, in: folder, mayRead: mayRead)
  }

  private var standIns: String? {
    standInFile.flatMap { try? $0.text { self.limits.reasonToStop } }
  }

  /// Gives pictures, texts and stand-ins to what runs the code.
  ///
  /// A line of the stand-ins that cannot be read is told where the view is shown.
  func furnish(_ evaluator: SwiftEvaluator, _ sources: SourceMap) throws(Diagnostic) {
    if let app { evaluator.use(app.resources.resources) }
    guard let file = standInFile, let text = standIns else { return }
    let parser = SwiftParser(sources, { self.limits.reasonToStop }, process)
    evaluator.use(StandInLines(try file.lines(of: text, sources, parser).lines))
  }
}
