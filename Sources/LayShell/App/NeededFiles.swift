import Glibc
import LayLanguage
import LaySwift
import LaySwiftTree

extension AppFiles {
  /// A file of the app by its number, with its tree.
  typealias Parsed = (index: Int, tree: SwiftTree)

  /// The files that declare operators, which decide how other files are read.
  var withOperators: [Int] { files.indices.filter { files[$0].names.hasOperators } }

  /// The files that declare what some files name, and what those name in turn, in the order in which they are found.
  ///
  /// - Parameter operators: further files that are read first, needed or not.
  /// - Parameter evaluator: what knows the names of the library; nothing is added to it.
  /// - Parameter parse: gives the trees of files; nil for one with a mistake, which is left out.
  func needed(
    by shown: [Parsed], and operators: [Int], for evaluator: SwiftEvaluator,
    _ parse: ([Int]) throws(Diagnostic) -> [SwiftTree?]
  ) throws(Diagnostic) -> [Parsed] {
    let reached = evaluator.reachedCode(
      of: files.map { ($0.names, $0.place) }, isOneApp: !isFlat)
    for (index, tree) in shown { reached.add(tree, as: index, isShown: true) }
    let given = Set(shown.map(\.index))
    var needed: [Parsed] = []
    var wanted = (operators.isEmpty ? reached.takeWanted() : operators).filter {
      !given.contains($0)
    }
    while !wanted.isEmpty {
      for (index, tree) in zip(wanted, try parse(wanted)) {
        guard let tree else { continue }
        needed.append((index, tree))
        reached.add(tree, as: index)
      }
      wanted = reached.takeWanted().filter { !given.contains($0) }
    }
    return needed
  }

  private static let mostMakers = 5
  private static let mostSteps = 3

  /// The files whose code may make a view: those that name it, then those that name the types in these, and so on.
  ///
  /// - Rule: of the files of one step those with previews come first, then the shorter ones.
  /// - Parameter besides: the files that are read anyway.
  func makers(of view: String, besides shown: [Int]) -> [Int] {
    var (found, names, known) = ([Int](), Set([view]), Set([view]))
    for _ in 0..<Self.mostSteps where found.count < Self.mostMakers && !names.isEmpty {
      let users = files.indices.filter { index in
        names.contains { files[index].text.holds(word: $0) }
      }
      let new = users.filter { !found.contains($0) && !shown.contains($0) }.sorted { one, other in
        files[one].makerRank < files[other].makerRank
      }
      found += new.prefix(Self.mostMakers - found.count)
      let declared = (new.prefix(Self.mostMakers) + users.filter(shown.contains)).flatMap { index in
        files[index].names.types.map(\.name) + files[index].names.extensions.map(\.type)
      }
      names = Set(declared.filter { known.insert($0).inserted && isOwn($0) })
    }
    return found
  }

  /// Whether the app declares a type.
  private func isOwn(_ type: String) -> Bool {
    files.contains { $0.names.types.contains { $0.name == type } }
  }
}

extension AppFiles.File {
  /// Its place among the files that may make a view.
  fileprivate var makerRank: (Int, Int) {
    let hasPreviews =
      !names.previews.isEmpty || names.types.contains { $0.inherited.contains("PreviewProvider") }
    return (hasPreviews ? 0 : 1, text.utf8.count)
  }
}

extension String {
  /// Whether a word stands in the text, and not only as a part of another one.
  func holds(word: String) -> Bool {
    withCString { start in
      var rest = start
      while let found = strstr(rest, word) {
        let end = found + word.utf8.count
        let isBegun = found > start && UInt8(bitPattern: (found - 1).pointee).isOfWord
        if !isBegun, !UInt8(bitPattern: end.pointee).isOfWord { return true }
        rest = UnsafePointer(end)
      }
      return false
    }
  }
}

extension UInt8 {
  /// Whether it may stand in a name.
  fileprivate var isOfWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x61...0x7A).contains(self | 0x20)
  }
}
