import Foundation
import Testing

@testable import LayShell

/// Both forms of the protocol, their errors, and cancelling.
@Suite struct ProtocolServerTests {
  private let talk: ServerTalk

  init() throws { talk = try ServerTalk() }

  @Test func `the stateless form begins with any request`() throws {
    let answers = try talk.answers(to: [
      ServerTalk.request("server/discover", id: "a"), ServerTalk.request("tools/list", id: 7),
    ])
    let discovered = try #require(answers[0].result)
    #expect(answers[0]["id"] as? String == "a" && answers[1]["id"] as? Int == 7)
    #expect(discovered["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect((discovered["capabilities"] as? [String: Any])?["tools"] != nil)
    #expect((discovered["instructions"] as? String)?.contains("lay") == true)
    for result in answers.compactMap(\.result) {
      #expect(result["resultType"] as? String == "complete")
      #expect(result["ttlMs"] as? Int == 3_600_000 && result["cacheScope"] as? String == "public")
      let meta = result["_meta"] as? [String: [String: String]]
      #expect(meta?["io.modelcontextprotocol/serverInfo"] == ["name": "lay", "version": "1"])
    }
    let tools = try #require(answers[1].result?["tools"] as? [[String: Any]])
    let names = tools.compactMap { $0["name"] as? String }
    #expect(
      names == ["previews", "layout", "advise", "check", "diff", "why", "breakpoints", "help"])
    for tool in tools {
      for schema in ["inputSchema", "outputSchema"] {
        #expect((tool[schema] as? [String: Any])?["type"] as? String == "object")
      }
    }
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
    // Batches are wanted there.
    ("2025-03-26", "2025-11-25"), ("1999-01-01", "2025-11-25"),
  ])
  func `the older form begins with a version`(_ wanted: String, _ given: String) throws {
    let answers = try talk.answers(
      to: ServerTalk.beginning(wanted) + [
        ServerTalk.older("ping", id: 2), ServerTalk.older("tools/list", id: 3),
        ServerTalk.older("tools/call", ["name": "help"], id: 4),
      ])
    #expect(answers.count == 4)
    let begun = try #require(answers[0].result)
    #expect(begun["protocolVersion"] as? String == given)
    #expect((begun["serverInfo"] as? [String: String])?["name"] == "lay")
    #expect(answers[1].result?.isEmpty == true)
    #expect((answers[2].result?["tools"] as? [Any])?.count == 8)
    for answer in answers { #expect(answer.result?["resultType"] == nil) }
    #expect(ServerTalk.text(try #require(answers[3].result)).contains("help"))
  }

  @Test func `a request of neither form is refused`() throws {
    var noCapabilities = ServerTalk.request("tools/list")
    noCapabilities.replace("clientCapabilities", with: "other")
    let answers = try talk.answers(to: [
      ServerTalk.older("tools/list"), ServerTalk.older("server/discover"), noCapabilities,
      ServerTalk.request("tools/list", version: "2031-01-01"), ServerTalk.request("initialize"),
      ServerTalk.older("tools/unknown"), ServerTalk.older("initialize"),
      ServerTalk.request("tools/list", ["cursor": "x"]),
    ])
    #expect(
      answers.map(\.code) == [-32602, -32602, -32602, -32022, -32601, -32601, -32602, -32602])
    let data = (answers[3]["error"] as? [String: Any])?["data"] as? [String: Any]
    #expect(data?["supported"] as? [String] == ["2026-07-28"])
    #expect(data?["requested"] as? String == "2031-01-01")
  }

  @Test(arguments: [
    ("{", -32700), ("{\"jsonrpc\": \"2.0\", \"id\": 1,", -32700), ("\"a\"", -32600),
    ("[{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}]", -32600), ("[]", -32600),
    ("{\"id\": 1, \"method\": \"ping\"}", -32600),
    ("{\"jsonrpc\": \"2.0\", \"id\": null, \"method\": \"ping\"}", -32600),
    ("{\"jsonrpc\": \"2.0\", \"id\": 1.5, \"method\": \"ping\"}", -32600),
    ("{\"jsonrpc\": \"2.0\", \"id\": [], \"method\": \"ping\"}", -32600),
    ("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": 2}", -32600),
    ("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\", \"params\": []}", -32602),
    ("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"no\"}", -32601),
    ("{\"jsonrpc\": \"2.0\", \"id\": 1, \"id\": 2, \"method\": \"ping\"}", -32700),
    (String(repeating: "[", count: 100_000), -32700), ("\u{0}", -32700),
  ])
  func `a message that is none is an error, and the next is answered`(
    _ message: String, _ code: Int
  ) throws {
    let ping = ServerTalk.older("ping", id: "next")
    let answers = try talk.answers(to: [message, "", ping])
    // A byte 0 alone is a blank line.
    guard message != "\u{0}" else { return #expect(answers.count == 1) }
    #expect(answers.count == 2 && answers[0].code == code, "\(answers)")
    #expect(answers.last?["id"] as? String == "next" && answers.last?.result != nil)
  }

  @Test func `notifications and answers are not answered`() throws {
    let answers = try talk.answers(to: [
      ServerTalk.older("notifications/unknown", id: nil), ServerTalk.older("tools/call", id: nil),
      ServerTalk.older("notifications/cancelled", ["requestId": 9], id: nil),
      "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {}}",
    ])
    #expect(answers.isEmpty)
  }

  @Test(
    arguments: [
      ["name": "nope"], ["name": 1], [:], ["name": "help", "arguments": "x"],
    ] as [[String: any Sendable]])
  func `a call of no tool is an error of the protocol`(_ call: [String: any Sendable]) throws {
    let answers = try talk.answers(to: [ServerTalk.request("tools/call", call)])
    #expect(answers.map(\.code) == [-32602])
  }

  /// Endless, so that a request that is not cancelled has no end.
  private static var endless: [String: Any] {
    [
      "name": "layout", "arguments": ["code": "(define (f) (f)) (f)"],
    ]
  }

  @Test func `a cancelled request stops, and is not answered`() throws {
    let cancel = ServerTalk.older("notifications/cancelled", ["requestId": 5], id: nil)
    let answers = try talk.answers(to: [
      ServerTalk.request("tools/call", Self.endless, id: 5),
      ServerTalk.request("tools/call", ["name": "help"], id: 6),
      ServerTalk.older("notifications/cancelled", ["requestId": 6], id: nil), cancel, cancel,
      ServerTalk.older("ping", id: 7),
    ])
    #expect(answers.map { $0["id"] as? Int } == [7])
  }

  @Test func `a number that is not answered yet is not taken again`() throws {
    let answers = try talk.answers(to: [
      ServerTalk.request("tools/call", Self.endless, id: 5),
      ServerTalk.request("tools/list", id: 5),
      ServerTalk.older("notifications/cancelled", ["requestId": 5], id: nil),
      ServerTalk.request("tools/list", id: 5),
    ])
    #expect(answers.count == 2 && answers[0].code == -32600 && answers[0]["id"] == nil)
    #expect(answers[1]["id"] as? Int == 5 && answers[1].result != nil)
  }

  @Test func `a message that is too long is refused, and the next is answered`() throws {
    let ping = ServerTalk.older("ping")
    for length in [100, 101, 70_000, 200_000] {
      let long = "\"" + String(repeating: "a", count: length - 2) + "\""
      let answers = try talk.answers(to: [long, ping], most: 100)
      #expect(answers.count == 2 && answers[0].code == -32600)
      let message = (answers[0]["error"] as? [String: Any])?["message"] as? String
      #expect(message == (length > 100 ? "a message has at most 4 MB" : "a message is an object"))
    }
    // The last message may have no end of its line.
    #expect(try talk.answers(toText: ping).count == 1)
    #expect(try talk.answers(toText: "\r\n\n  \n\(ping)\r\n").count == 1)
  }
}
