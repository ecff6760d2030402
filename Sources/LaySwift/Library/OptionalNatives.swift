import LayEngine
import LayLanguage

/// What optionals and key paths have.
enum OptionalNatives {
  static let all: [String: Native] = [
    "Optional.map(_:)": .function { machine, call throws(Diagnostic) in
      guard let value = call[0].unwrapped else { return .nothing }
      return OptionalBox.some(try call.callback(1)(value, &machine))
    },
    "Optional.flatMap(_:)": .function { machine, call throws(Diagnostic) in
      guard let value = call[0].unwrapped else { return .nothing }
      return try call.callback(1)(value, &machine).asOptional
    },
    "Optional.unsafelyUnwrapped": .function { _, call throws(Diagnostic) in
      guard let value = call[0].unwrapped else {
        throw Diagnostic(
          Complaint("nil was found where a value is needed", isAboutNil: true), at: call.span)
      }
      return value
    },
    "Optional.init(_:)": .function { _, call in OptionalBox.some(call[0]) },
    "Optional.none": .function { _, _ in .nothing },
    "Optional.some(_:)": .function { _, call in OptionalBox.some(call[0]) },
    "KeyPath.appending(path:)": .function { _, call throws(Diagnostic) in
      let (first, second) = (
        try call.content(0, KeyPathContent.self), try call.content(1, KeyPathContent.self)
      )
      return .content(KeyPathContent(parts: first.parts + second.parts))
    },
    "Optional.hashValue": .function(NumberNatives.hashValue),
  ]
}
