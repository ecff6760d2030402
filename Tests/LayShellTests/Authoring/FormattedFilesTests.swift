import Foundation
import Testing

@testable import LayShell

/// Which files `lay fmt` writes, and what it leaves alone.
@Suite struct FormattedFilesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func format(_ arguments: String...) throws -> Program.Run {
    try Program.run(["fmt"] + arguments, in: scratch.path)
  }

  private static let markdown = """
    # Title

    Some   prose, and `( code )`.

    ```lay
    lay> (text   "a")
    text  8 x 20   ideal
    lay> (vstack (text   "b")
    ...>   (text "c"))
    vstack  8 x 40 ideal
    lay> (padding   :left 8 (color red))
    error: `padding` has no argument `:left`
      1 │ (padding   :left 8 (color red))
        │            ^^^^^ did you mean `:leading`?
    lay> HStack(  spacing: 8) { }
    ```

    ```lay
    (define   x
       1)
    ```

    ```swift
    let  x   = 1
    ```

    """

  @Test(arguments: [
    "LICENSE", "Makefile", "Row.swift", "s.css", "x.c", "y.yml", "a.txt", "a.json", ".lay-1",
  ])
  func `what is no script is refused, and nothing is written`(_ name: String) throws {
    try scratch.write("(a\n b)", to: "a.lay")
    try scratch.write("body {  color: red; }\n", to: name)
    for names in [["a.lay", name], [name, "a.lay"]] {
      let run = try format(names[0], names[1])
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("error: `\(name)` is no script, and stays as it is\n"))
      #expect(run.errors.hasSuffix("no file was written\n"))
    }
    #expect(scratch.text(of: name) == "body {  color: red; }\n")
    #expect(scratch.text(of: "a.lay") == "(a\n b)")
  }

  @Test(arguments: [("(a", 65), ("\u{FFFF}\0", 65), ("", 0)])
  func `one bad text keeps the others as they are`(_ text: String, _ status: Int) throws {
    try scratch.write("(a\n b)", to: "a.lay")
    try scratch.write(text, to: "b.lay")
    #expect(try format("a.lay", "b.lay").status == Int32(status))
    #expect(scratch.text(of: "a.lay") == (status == 0 ? "(a b)\n" : "(a\n b)"))
    #expect(try format("a.lay", "missing.lay").status == 66)
  }

  @Test(arguments: [
    ("#!/usr/bin/env lay", true), ("#!/usr/local/bin/lay", true),
    ("#! /usr/bin/env -S lay -q", true),
    ("#!/bin/sh", false), ("#!/usr/bin/env delay", false), ("; lay", false),
  ])
  func `a script may be known by its first line`(_ line: String, _ isScript: Bool) throws {
    try scratch.write(line + "\n(a\n b)\n", to: "tool")
    chmod(scratch.path + "/tool", 0o755)
    #expect(try format("tool").status == (isScript ? 0 : 2))
    #expect(scratch.text(of: "tool") == line + (isScript ? "\n(a b)\n" : "\n(a\n b)\n"))
    #expect(scratch.mode(of: "tool") == 0o755)
  }

  /// The second input has a diagnostic that quotes it, and the third is SwiftUI code.
  @Test(arguments: ["\n", "\r\n"])
  func `of Markdown the inputs and the scripts of the blocks are formatted`(_ end: String) throws {
    let text = Self.markdown.replacing("\n", with: end)
    try scratch.write(text, to: "a.md")
    #expect(try format("a.md").output == "a.md: formatted\n")
    let expected = text.replacing("(text   \"a\")", with: "(text \"a\")")
      .replacing(
        "(vstack (text   \"b\")\(end)...>   (text \"c\"))",
        with: "(vstack (text \"b\") (text \"c\"))"
      )
      .replacing("(define   x\(end)   1)", with: "(define x 1)")
    #expect(scratch.text(of: "a.md") == expected)
    #expect(try format("--check", "a.md").status == 0)
  }

  @Test func `an indented block stays indented, and prose stays byte by byte`() throws {
    let text = "- a list  \r\n\n  ```lay\n  lay> (a\n  ...>   b)\n  1\n  ```\n\t \nend"
    try scratch.write(text, to: "a.md")
    #expect(try format("a.md").status == 0)
    #expect(
      scratch.text(of: "a.md")
        == "- a list  \r\n\n  ```lay\n  lay> (a b)\n  1\n  ```\n\t \nend")
  }

  @Test func `a Markdown file without such blocks, or with an open one, stays`() throws {
    try scratch.write("Some   prose (a\n b)\n", to: "a.md")
    try scratch.write("```lay\n(a\n b)\n", to: "b.md")
    #expect(try format("a.md").status == 0)
    #expect(scratch.text(of: "a.md") == "Some   prose (a\n b)\n")
    #expect(try format("b.md").errors.contains("b.md:1: error: this block is not closed"))
  }

  /// `patch` makes of the old text what `lay fmt` writes.
  @Test func `the difference is a patch, and nothing is written`() throws {
    let text = (1...30).map { "(define x\($0) \($0))\n" }.joined()
    let old =
      text.replacing("(define x3 3)", with: "(define  x3 3)")
      .replacing("(define x20 20)\n", with: "(define x20\n  20)\n") + "( a)"
    try scratch.write(old, to: "a.lay")
    let run = try format("--diff", "a.lay")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("--- a.lay\n+++ a.lay\n@@ -1,6 +1,6 @@\n (define x1 1)\n"))
    #expect(run.output.hasSuffix("-( a)\n\\ No newline at end of file\n+(a)\n"))
    #expect(scratch.text(of: "a.lay") == old)
    let checked = try format("--diff", "--check", "a.lay")
    #expect(checked.status == 1 && checked.output == run.output)
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/patch") else { return }
    try scratch.write(run.output, to: "a.patch")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
    process.arguments = ["-s", "-p0", "-i", "a.patch"]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    try process.run()
    process.waitUntilExit()
    #expect(scratch.text(of: "a.lay") == text + "(a)\n")
  }

  @Test func `a file that may not be written keeps the others as they are`() throws {
    guard geteuid() != 0 else { return }
    try scratch.write("(a\n b)", to: "a.lay")
    try scratch.write("(a\n b)", to: "b.lay")
    chmod(scratch.path + "/b.lay", 0o400)
    #expect(try format("a.lay", "b.lay").status == 74)
    #expect(scratch.text(of: "a.lay") == "(a\n b)")
  }
}
