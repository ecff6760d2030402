/// Messages for `lay mcp`: requests of both forms, whole and broken, calls of its tools with arguments
/// of any type.
enum ServerGenerator: Generator {
  static let name = "server"

  private static let methods = [
    "initialize", "ping", "server/discover", "tools/list", "tools/call", "notifications/cancelled",
    "notifications/initialized", "tools/unknown", "",
  ]
  private static let tools = ["previews", "layout", "why", "breakpoints", "help", "nope", ""]
  private static let names = [
    "files", "code", "view", "device", "propose", "set", "question", "topic", "include", "cursor",
    "_meta", "requestId", "protocolVersion", "arguments", "name",
  ]
  private static let values = [
    "null", "true", "0", "-1", "1e400", "99999999999999999999", "1.5", "\"\"", "[]", "{}",
    "[[[[]]]]",
    "\"(text \\\"a\\\")\"", "\"(hstack (text \\\"Hi\\\") (spacer))\"", "\"Text(1)\"",
    "\"width 0..99\"",
    "\"text.width\"", "\"60xnil\"", "\"iphone-se\"", "\"/etc/passwd\"", "\"../..\"", "\"-\"",
    "\"\\u0000\"", "\"\\ud800\"", "\"a\\nb\"", "[\"/dev/stdin\"]",
    "[\"input.lay\", \"~/.profile\"]",
    "[\"dynamic-type=xxx-large\"]", "[\"face=/etc/passwd\"]", "[\"tree\", \"picture\", \"hash\"]",
    "\"2026-07-28\"", "\"2025-06-18\"", "\"(define (f) (f)) (f)\"", "\"frame\"", "\"\\u001b[2J\"",
  ]
  private static let meta =
    "\"_meta\": {\"io.modelcontextprotocol/protocolVersion\": \"2026-07-28\", "
    + "\"io.modelcontextprotocol/clientCapabilities\": {}}"

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var lines: [[UInt8]] = []
    for _ in 0..<(1 + random.below(8)) {
      var line = Array(message(&random).utf8)
      if random.isOne(in: 6) { line.removeLast(random.below(line.count)) }
      if random.isOne(in: 8) {
        line[random.below(line.count)] = random.pick([0, 0x22, 0x5B, 0x7B, 0xFF])
      }
      if random.isOne(in: 30) { line = Array(repeating: 0x5B, count: 100_000) }
      lines.append(line + (random.isOne(in: 10) ? [] : [0x0A]))
    }
    return FuzzInput(.server, bytes: lines)
  }

  private static func message(_ random: inout SeededRandom) -> String {
    var members = (0..<random.below(4)).map { _ in member(&random) }
    if !random.isOne(in: 4) { members.append(meta) }
    if random.isOne(in: 2) {
      let arguments = (0..<random.below(4)).map { _ in member(&random) }
      members.append("\"name\": \"\(random.pick(tools))\"")
      members.append("\"arguments\": {\(arguments.joined(separator: ", "))}")
    }
    let number = random.isOne(in: 5) ? random.pick(values) : "\(random.below(4))"
    let method = random.isOne(in: 2) ? "tools/call" : random.pick(methods)
    let text =
      "{\"jsonrpc\": \"2.0\", \"id\": \(number), \"method\": \"\(method)\", "
      + "\"params\": {\(members.joined(separator: ", "))}}"
    return random.isOne(in: 15) ? "[\(text)]" : text
  }

  private static func member(_ random: inout SeededRandom) -> String {
    "\"\(random.pick(names))\": \(random.pick(values))"
  }
}
