import LayLanguage

/// Where a file of an app stands, which decides whose declarations it means.
package struct FilePlace: Hashable, Sendable {
  /// The real path of its folder.
  package let folder: String
  /// The target: the folder below `Sources` of a package, or below the root of the app.
  package let target: String
  /// The name of its module, by which other targets import it; nil outside of packages, where
  /// targets share files.
  package let module: String?

  package init(folder: String, target: String, module: String?) {
    self.folder = folder
    self.target = target
    self.module = module
  }
}

extension SourceFile {
  /// How near a declaration stands that this file may mean: in the file, in its folder, in its target, in
  /// another target; nil where it is not seen from here.
  ///
  /// - Rule: what a package declares is seen from its own target; elsewhere only what is public, in a file
  ///   that imports its module.
  func distance(to member: Member) -> Int? {
    if member.file === self { return 0 }
    if member.isFilePrivate { return seesAll ? 1 : nil }
    guard let place, let other = member.file.place else { return 0 }
    if place.target == other.target { return place.folder == other.folder ? 1 : 2 }
    guard let module = other.module else { return 3 }
    return member.isPublic && imports.contains(module) ? 3 : nil
  }
}

extension Member {
  /// Whether other modules see it.
  var isPublic: Bool {
    modifiers.contains { ["open", "package", "public"].contains($0) }
  }
}

extension SourceFile {
  /// What this file sees of declarations at the top of files, the nearest first; of those that are
  /// declared alike the nearest.
  func seenGlobals(_ members: [Member], _ runtime: SwiftRuntime) -> [Member] {
    let seen = members.compactMap { member in distance(to: member).map { (member, $0) } }
    guard seen.count > 1 else { return seen.map(\.0) }
    return nearest(seen, runtime).sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The members of a type that this file sees; of those that are declared alike the nearest.
  func seenMembers(_ members: [Member], _ runtime: SwiftRuntime) -> [Member] {
    let seen = members.filter { !$0.isFilePrivate || $0.file === self || seesAll }
    guard seen.count > 1 else { return seen.isEmpty ? members : seen }
    return nearest(seen.map { ($0, distance(to: $0) ?? 4) }, runtime).map(\.0)
  }

  /// Leaves out what is declared in another file just as something nearer, which is told once.
  private func nearest(
    _ members: [(Member, Int)], _ runtime: SwiftRuntime
  ) -> [(Member, Int)] {
    func rank(_ member: (Member, Int)) -> Int { member.1 * 2 + (member.0.file.isShown ? 0 : 1) }
    var taken: [String: (Member, Int)] = [:]
    for member in members where !member.0.file.isLibrary {
      let key = member.0.declaredAs
      if let other = taken[key], rank(other) <= rank(member) { continue }
      taken[key] = member
    }
    return members.filter { member, _ in
      guard !member.file.isLibrary, let nearest = taken[member.declaredAs]?.0,
        nearest.file !== member.file
      else { return true }
      // What a file keeps for itself hides others, as in Swift.
      if !nearest.isFilePrivate { runtime.remark(nearest, over: member) }
      return false
    }
  }
}

extension Member {
  /// What no two declarations of one module have in common: the type around, the name, what it requires,
  /// and for functions the types of the parameters and of the result.
  fileprivate var declaredAs: String {
    let around = owner.map { "\(ObjectIdentifier($0))" } ?? ""
    var nodes = [node, extensionNode].compactMap(\.self).flatMap {
      file.children($0, .requirement)
    }
    if [.function, .initializer, .subscript].contains(kind) {
      nodes += parameters.compactMap(\.type) + [file.child(node, .result)].compactMap(\.self)
    }
    return ([around, fullName] + nodes.map { file.text($0) }).joined(separator: " ")
  }
}

extension SwiftRuntime {
  /// Tells that of two declarations with one name the nearer one is meant.
  func remark(_ taken: Member, over other: Member) {
    let file = module.interpreter.sources.name(of: taken.file.source)
    remark(Diagnostic(.isPassedOver(other.name, file), at: other.span))
  }
}

extension Complaint {
  fileprivate static func isPassedOver(_ name: String, _ file: String) -> Complaint {
    Complaint(
      "this `\(name)` is passed over: `\(file)`, which is nearer, declares one too",
      hint: "give them different names, or read the files that are meant with `--only`")
  }
}
