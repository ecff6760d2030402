import LayProcess
import LaySwiftTree
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Parses files as a request asks.
package enum FileParser {
  /// The most bytes of a file: more is no code that a person has written.
  private static let mostBytes = 1 << 26
  /// How deep brackets may be nested.
  private static let mostNesting = 256

  /// What there is to say of each file of a request; nil where there is too little memory for stacks.
  package static func answer(_ request: TreeRequest) -> [ParsedFile]? {
    let files = request.files
    let threads = request.mostThreads
    let platform = Platform(system: request.system)
    // The longest files first, so that all threads end at about the same time.
    let order = files.indices.sorted { files[$0].count > files[$1].count }
    let declaring = order.filter { DeclaredOperators.mayStand(in: files[$0]) }
    let declared = Workers.results(of: declaring, threads: threads) { number in
      // What the parser cannot bear is told when the file itself is parsed.
      NestedCode.mistake(in: files[number]) == nil
        ? DeclaredOperators.text(in: parsed(files[number]), on: platform) : ""
    }
    guard let declared else { return nil }
    let all = ([request.operators] + files.indices.compactMap { declared[$0] }).joined(
      separator: "\n")
    guard let table = Workers.results(of: [0], { _ in DeclaredOperators.table(with: all) })?[0],
      let answers = Workers.results(
        of: order, threads: threads, { number in parse(files[number], table, platform) })
    else { return nil }
    return files.indices.compactMap { number in
      var file = answers[number]
      file?.operators = declared[number] ?? ""
      return file
    }
  }

  private static func parse(
    _ bytes: [UInt8], _ operators: OperatorTable, _ platform: Platform
  ) -> ParsedFile {
    var file = ParsedFile()
    let (tree, mistakes) = tree(of: bytes, operators, on: platform)
    // A place may be that of what is missing at the end of the file.
    file.mistakes = mistakes.map { $0.clamped(to: bytes.count) }
    guard let tree else { return file }
    file.names = tree.declaredNames
    file.tree = tree.encoded()
    return file
  }

  /// The tree of a file on the usual system, or its first mistakes; to be called on a large stack.
  package static func tree(
    of bytes: [UInt8], _ operators: OperatorTable = .standardOperators
  ) -> (tree: SwiftTree?, mistakes: [SyntaxMistake]) {
    tree(of: bytes, operators, on: Platform())
  }

  private static func tree(
    of bytes: [UInt8], _ operators: OperatorTable, on platform: Platform
  ) -> (tree: SwiftTree?, mistakes: [SyntaxMistake]) {
    guard bytes.count <= mostBytes else {
      return (nil, [SyntaxMistake(start: 0, end: 0, message: "this file is too long")])
    }
    if let mistake = NestedCode.mistake(in: bytes) { return (nil, [mistake]) }
    var read = bytes
    var file = parsed(bytes)
    if file.hasError, let active = InactiveCode.blanked(in: file, bytes, on: platform) {
      read = active
      file = parsed(active)
    }
    if let mistake = overflow(in: file) { return (nil, [mistake]) }
    let mistakes = SyntaxMistakes.first(in: file, of: read, parse: parsed)
    guard mistakes.isEmpty else { return (nil, mistakes) }
    do throws(SyntaxMistake) {
      return (try TreeMaker.tree(of: file, bytes, operators, on: platform), [])
    } catch {
      return (nil, [error])
    }
  }

  /// Where brackets are nested deeper than the parser follows; nil where they are not.
  ///
  /// It would be told among the other mistakes, but each missing bracket is sought through the rest of
  /// the file for that.
  private static func overflow(in file: SourceFileSyntax) -> SyntaxMistake? {
    guard file.hasMaximumNestingLevelOverflow else { return nil }
    var node = Syntax(file)
    while let part = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) {
      node = part
    }
    return .nestedTooDeeply(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: mostNesting, swiftVersion: .v5)
    }
  }
}

extension SyntaxMistake {
  /// The mistake at a place in a file of this length.
  fileprivate func clamped(to length: Int) -> SyntaxMistake {
    SyntaxMistake(start: min(start, length), end: min(end, length), message: message, hint: hint)
  }

  static func nestedTooDeeply(at place: Int) -> SyntaxMistake {
    SyntaxMistake(
      start: place, end: place + 1, message: "this stands inside of too many others",
      hint: "give an inner part a name of its own")
  }
}

/// Code that `#if` leaves out: what is wrong in it is not told, since it may be of a newer Swift.
enum InactiveCode {
  /// The bytes of a file with blanks for what is wrong and left out; nil where there is none.
  static func blanked(
    in file: SourceFileSyntax, _ bytes: [UInt8], on platform: Platform
  ) -> [UInt8]? {
    let search = InactiveClauses(platform)
    search.walk(file)
    guard !search.wrong.isEmpty else { return nil }
    var bytes = bytes
    for range in search.wrong {
      for place in range.clamped(to: bytes.indices) where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    return bytes
  }
}

private final class InactiveClauses: SyntaxAnyVisitor {
  /// The places of what stands in clauses that are left out and have mistakes.
  private(set) var wrong: [Range<Int>] = []
  private let platform: Platform

  init(_ platform: Platform) {
    self.platform = platform
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    node.hasError ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.hasError else { return .skipChildren }
    let active = platform.activeClause(of: node)
    for clause in node.clauses where clause.hasError {
      if clause == active {
        walk(clause)
      } else if let elements = clause.elements {
        wrong.append(elements.position.utf8Offset..<elements.endPosition.utf8Offset)
      }
    }
    return .skipChildren
  }
}
