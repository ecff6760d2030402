import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// A talk with a server in this process: lines to it, and what it answers.
struct ServerTalk {
  let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The answers to some messages.
  func answers(to messages: [String], most: Int = MessageInput.most) throws -> [[String: Any]] {
    try answers(toText: messages.joined(separator: "\n") + "\n", most: most)
  }

  func answers(toText text: String, most: Int = MessageInput.most) throws -> [[String: Any]] {
    try scratch.write(text, to: ".messages")
    let descriptor = open(scratch.path + "/.messages", O_RDONLY)
    defer { close(descriptor) }
    var lines: [String] = []
    DeepStack.run {
      var hears: () -> Bool = { false }
      let run = ToolRun(below: ReadableFolder(scratch.path)) { listener in
        let shell = Shell(to: listener)
        shell.session.interpreter.reasonToStop = { hears() ? .outdated : nil }
        return shell
      }
      let server = ProtocolServer(
        MessageInput(descriptor, most: most), ServedTools(run: run), version: "1",
        hooks: .init(willRun: { hears = $0 }, didRun: { hears = { false } })
      ) { line in
        lines.append(line)
        return true
      }
      server.run()
    }
    return try lines.map { line in
      #expect(!line.contains("\n"))
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object)
    }
  }

  /// The result of a tool in the stateless form.
  func call(_ tool: String, _ arguments: [String: Any]) throws -> [String: Any] {
    let call: [String: Any] = ["name": tool, "arguments": arguments]
    let answer = try answers(to: [Self.request("tools/call", call)])
    return try #require(answer.first?["result"] as? [String: Any], "\(answer)")
  }

  /// The text of a result.
  static func text(_ result: [String: Any]) -> String {
    ((result["content"] as? [[String: Any]])?.first?["text"] as? String) ?? ""
  }

  /// A request in the stateless form.
  static func request(
    _ method: String, _ parameters: [String: Any] = [:], id: Any = 1, version: String = "2026-07-28"
  ) -> String {
    var parameters = parameters
    let start = "io.modelcontextprotocol/"
    parameters["_meta"] = [
      start + "protocolVersion": version, start + "clientCapabilities": [String: Any](),
      start + "clientInfo": ["name": "test", "version": "1"],
    ]
    return older(method, parameters, id: id)
  }

  /// A message in the older form; a notification without a number.
  static func older(_ method: String, _ parameters: [String: Any] = [:], id: Any? = 1) -> String {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    let data = try? JSONSerialization.data(withJSONObject: message)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The beginning of the older form.
  static func beginning(_ version: String = "2025-06-18") -> [String] {
    let parameters: [String: Any] = [
      "protocolVersion": version, "capabilities": [String: Any](),
      "clientInfo": ["name": "test", "version": "1"],
    ]
    return [
      older("initialize", parameters, id: "first"), older("notifications/initialized", id: nil),
    ]
  }
}

extension [String: Any] {
  var code: Int? { (self["error"] as? [String: Any])?["code"] as? Int }
  var result: [String: Any]? { self["result"] as? [String: Any] }
}
