import LayEngine
import LayTerminal

/// What is written as JSON: `ViewSize(width: 8, height: 20)` is `{"width": 8, "height": 20}`.
///
/// Numbers have full precision. An infinite number is the string `"inf"` or `"-inf"`; NaN and nil
/// are null.
protocol JSONValue { var json: String { get } }

enum JSONText {
  typealias Members = KeyValuePairs<String, any JSONValue>

  /// `"width": 8, "height": 20`.
  static func members(_ members: Members) -> String {
    members.map { "\"\($0)\": \($1.json)" }.joined(separator: ", ")
  }

  static func object(_ members: Members) -> String { "{\(Self.members(members))}" }

  /// A member after a comma; empty for nil.
  static func more(_ name: String, _ value: (some JSONValue)?) -> String {
    value.map { ", \"\(name)\": \($0.json)" } ?? ""
  }

  /// A list with a line for each element.
  static func lines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n  \(elements.joined(separator: ",\n  "))]"
  }
}

extension Double: JSONValue {
  var json: String {
    if isNaN { return "null" }
    if isInfinite { return self < 0 ? "\"-inf\"" : "\"inf\"" }
    return self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension Int: JSONValue { var json: String { "\(self)" } }
extension Bool: JSONValue { var json: String { "\(self)" } }

extension Optional: JSONValue where Wrapped: JSONValue {
  var json: String { self?.json ?? "null" }
}

extension Array: JSONValue where Element: JSONValue {
  var json: String { "[\(map(\.json).joined(separator: ", "))]" }
}

extension ViewPoint: JSONValue { var json: String { JSONText.object(["x": x, "y": y]) } }

extension ViewSize: JSONValue {
  var json: String { JSONText.object(["width": width, "height": height]) }
}

extension ProposedViewSize: JSONValue {
  var json: String { JSONText.object(["width": width, "height": height]) }
}

extension ViewFrame: JSONValue {
  var json: String {
    JSONText.object(["x": origin.x, "y": origin.y, "width": size.width, "height": size.height])
  }
}

extension Insets: JSONValue {
  var json: String {
    JSONText.object(["top": top, "leading": leading, "bottom": bottom, "trailing": trailing])
  }
}

extension String: JSONValue { var json: String { EscapedText.json(self) } }
