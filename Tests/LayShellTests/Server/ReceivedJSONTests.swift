import LaySwift
import Testing

@testable import LayShell

/// The reader of JSON takes what RFC 8259 allows, within bounds.
@Suite struct ReceivedJSONTests {
  private func value(_ text: String) throws -> ReceivedJSON {
    try JSONReader.value(of: Array(text.utf8))
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-1", "12.50", "1e5", "1.5E-7", "\"a\"", "[]", "{}",
    "[1, [2, {\"a\": null}]]", "{\"a\": [1, true], \"b\": \"c\"}",
  ])
  func `a value is written as it was read`(_ text: String) throws {
    #expect(try value(text).json == text)
    #expect(try value(" \t\r\n\(text)\n").json == text)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9""#, "Aé"),
    (#""\ud83d\ude00""#, "😀"), (#""\uD83D x""#, "\u{FFFD} x"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\ude00""#, "\u{FFFD}"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), ("\"世\"", "世"),
  ])
  func `an escape is its character`(_ text: String, _ meant: String) throws {
    #expect(try value(text) == .string(meant))
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "+1", "01", "1.", ".5", "1e", "-", "\"", "\"a", "\"\n\"", #""\x""#,
    #""\u12""#, #""\u12g4""#, "[", "[1", "[1,]", "[,1]", "[1 2]", "{", "{\"a\"", "{\"a\":",
    "{\"a\":1", "{\"a\":1,}", "{a:1}", "{1:2}", "{\"a\":1,\"a\":2}", "1 2", "[]]", "\u{FEFF}1",
    "'a'", "NaN", "// a\n1", "\0",
  ])
  func `anything else is a mistake`(_ text: String) {
    #expect(throws: JSONMistake.self) { try value(text) }
  }

  @Test func `bytes that are no UTF-8 are a mistake`() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    ] {
      #expect(throws: JSONMistake.self) { try JSONReader.value(of: bytes) }
    }
  }

  @Test func `depth and number have bounds`() throws {
    let deepest = JSONReader.deepest
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    // The outermost list has the depth 0.
    #expect(throws: Never.self) { try value(nested(deepest + 1)) }
    #expect(throws: JSONMistake.self) { try value(nested(deepest + 2)) }
    #expect(throws: JSONMistake.self) { try value(String(repeating: "[", count: 1_000_000)) }
    let many = String(repeating: "0,", count: JSONReader.mostValues)
    #expect(throws: JSONMistake.self) { try value("[\(many)0]") }
  }

  @Test func `a schema tells what is wrong`() {
    let schema = JSONSchema.object([
      .init(name: "a", schema: .text, isRequired: true),
      .init(name: "b", schema: .list(.choice(["x"]))),
    ])
    let given: [(ReceivedJSON, String?)] = [
      (.object(["a": .string("1")]), nil),
      (.object(["a": .string("1"), "b": .array([.string("x")])]), nil),
      (.object([:]), "has no `a`"), (.array([]), "is no object"),
      (.object(["a": .number("1")]), "has a `a` that is no text"),
      (
        .object(["a": .string(""), "b": .array([.string("y")])]),
        "has a `b` that has an element that is none of x"
      ),
      (.object(["a": .string(""), "c": .null]), "has a member `c`, which is none of a, b"),
    ]
    for (value, mistake) in given { #expect(schema.mistake(in: value) == mistake) }
  }
}
