import LaySwift

/// An object whose members are only known while it is made; nil leaves a member out.
struct JSONObject: JSONValue {
  private(set) var members: [(name: String, value: any JSONValue)] = []

  init(_ members: [(String, (any JSONValue)?)] = []) {
    for (name, value) in members { self[name] = value }
  }

  /// Adds a member, and never replaces one.
  subscript(name: String) -> (any JSONValue)? {
    get { members.first { $0.name == name }?.value }
    set { if let newValue { members.append((name, newValue)) } }
  }

  var json: String {
    "{" + members.map { "\($0.name.json): \($0.value.json)" }.joined(separator: ", ") + "}"
  }
}

extension ReceivedJSON: JSONValue {
  var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value.json
    case .number(let digits): digits
    case .string(let text): text.json
    case .array(let elements): elements.json
    case .object(let members): JSONObject(members.sorted { $0.key < $1.key }.map { ($0, $1) }).json
    }
  }
}

/// A list of values of several types.
struct JSONList: JSONValue {
  var elements: [any JSONValue]

  init(_ elements: [any JSONValue]) { self.elements = elements }

  var json: String { "[" + elements.map { $0.json }.joined(separator: ", ") + "]" }
}

/// What a value of JSON is like, which is written as JSON Schema and checked here.
indirect enum JSONSchema: Sendable {
  case text
  /// A number of points; infinite is `"inf"`, none is null.
  case length
  case count
  case choice([String])
  case list(JSONSchema)
  case object([Member])
  /// Any object.
  case anything

  struct Member: Sendable {
    let name: String
    let schema: JSONSchema
    /// What it means, in a sentence.
    var help: String?
    var isRequired = false
  }
}

extension JSONSchema: JSONValue {
  var json: String { object(help: nil).json }

  private func object(help: String?) -> JSONObject {
    var object = JSONObject()
    switch self {
    case .text: object["type"] = "string"
    case .length: object["type"] = ["number", "string", "null"]
    case .count: object["type"] = "integer"
    case .choice(let words):
      object["type"] = "string"
      object["enum"] = words
    case .list(let element):
      object["type"] = "array"
      object["items"] = element
    case .anything: object["type"] = "object"
    case .object(let members):
      object["type"] = "object"
      object["properties"] = JSONObject(members.map { ($0.name, $0.schema.object(help: $0.help)) })
      let required = members.filter(\.isRequired).map(\.name)
      if !required.isEmpty { object["required"] = required }
      object["additionalProperties"] = false
    }
    object["description"] = help
    return object
  }

  /// Why a value is not like this, as the end of a sentence: `is no text`; nil where it is.
  func mistake(in value: ReceivedJSON) -> String? {
    switch (self, value) {
    case (.text, .string), (.anything, .object), (.length, .number), (.length, .null),
      (.length, .string), (.count, .number):
      return nil
    case (.choice(let words), .string(let word)):
      return words.contains(word) ? nil : "is none of " + words.joined(separator: ", ")
    case (.list(let element), .array(let elements)):
      return elements.lazy.compactMap(element.mistake).first.map { "has an element that \($0)" }
    case (.object(let members), .object(let given)):
      if let missing = members.first(where: { $0.isRequired && given[$0.name] == nil }) {
        return "has no `\(missing.name)`"
      }
      for (name, value) in given.sorted(by: { $0.key < $1.key }) {
        guard let member = members.first(where: { $0.name == name }) else {
          return "has a member `\(name)`, which is none of "
            + members.map(\.name).joined(separator: ", ")
        }
        if let mistake = member.schema.mistake(in: value) {
          return "has a `\(name)` that \(mistake)"
        }
      }
      return nil
    case (.text, _), (.choice, _): return "is no text"
    case (.list, _): return "is no list"
    case (.object, _), (.anything, _): return "is no object"
    case (.length, _), (.count, _): return "is no number"
    }
  }
}
