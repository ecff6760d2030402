import Foundation
import LayProcess
import LaySwiftTree
import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import Testing

@testable import LaySwiftParsing

/// The tokens of a tree are those of its file, without those that `#if` leaves out.
struct TokenTests {
  /// Files of this package: every 30th, and all of them with the environment variable
  /// `LAY_ALL_CHECKS`, or those in the folder that `LAY_SWIFT_FILES` names.
  private static let files: [String] = {
    let environment = ProcessInfo.processInfo.environment
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let folders =
      environment["LAY_SWIFT_FILES"].map { [$0] }
      ?? ["Sources", "Tests"].map {
        package + "/" + $0
      }
    let all = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
    let isWhole = environment["LAY_ALL_CHECKS"] != nil || environment["LAY_SWIFT_FILES"] != nil
    return isWhole ? all : all.enumerated().filter { $0.offset % 30 == 0 }.map(\.element)
  }()

  @Test(arguments: files)
  func `the tree of a file has its tokens`(_ path: String) throws {
    try compare(try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test(arguments: SwiftSamples.all)
  func `the tree of each construct has its tokens, and nothing else`(_ code: String) throws {
    try compare(code)
  }

  private func compare(_ code: String) throws {
    let (tree, mistakes) = try Trees.read(code)
    let written = try #require(tree, "\(mistakes)")
    let tokens = written.nodes.indices.filter {
      written.isLeaf($0) && !written.range(of: $0).isEmpty
    }
    .map { written.text(of: $0) }
    #expect(tokens == (try expected(code)))
  }

  /// The tokens that the parser finds, after the clauses of `#if` were decided by its own rewriter.
  private func expected(_ code: String) throws -> [String] {
    let found = Workers.results(of: [0]) { _ in
      let file = Parser.parse(source: code)
      let active =
        code.contains("#if") ? file.removingInactive(in: Platform()).result : Syntax(file)
      return active.tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
    }
    return try #require(found?[0])
  }
}
