import LayEngine
import LayLanguage

/// What decoders and keys have, and the files of the app that code reads.
enum CodingNatives {
  static let all: [String: Native] = [
    "JSONDecoder.decoder(of:)": decoder,
    "Decoder.decoded(_:)": .function { machine, call throws(Diagnostic) in
      let type = call.types["T"].flatMap { $0.isPartlyUnknown ? nil : $0 }
      let given = type ?? (call[1].content as? Metatype)?.type ?? .unknown
      return try decoding(call).value(given, try own(call), &machine)
    },
    "Decoder.settings": .function { _, call throws(Diagnostic) in try own(call).settings },
    "Decoder.names": .function { _, call throws(Diagnostic) in
      .list(of: try own(call).path.map { .text($0) })
    },
    "Decoder.keyed()": .function { _, call throws(Diagnostic) in
      .content(try decoding(call).keyed(try own(call)))
    },
    "Decoder.keys": .function { _, call throws(Diagnostic) in
      .list(of: (try own(call).members ?? [:]).keys.sorted().map { .text($0) })
    },
    "Decoder.parts()": .function { _, call throws(Diagnostic) in
      let own = try own(call)
      let elements = try decoding(call).elements(of: own)
      return .list(of: elements.enumerated().map { .content(own.at($0, $1)) })
    },
    "Decoder.member(_:)": .function { _, call throws(Diagnostic) in
      .content(try decoding(call).member(try call.text(1), of: try own(call)))
    },
    "Decoder.isNil": .function { _, call throws(Diagnostic) in
      .truth(try own(call).json == .null)
    },
    "Decoder.mistake(_:)": .function { _, call throws(Diagnostic) in
      throw decoding(call).mistake(.dataCorrupted, try call.text(1), try own(call))
    },
    "CodingKey.stringValue": .function { _, call throws(Diagnostic) in
      guard let box = call[0].declaredCase else { throw call.unfollowed("the text of this key") }
      return .text(try names(of: box, call)[box.declared.place])
    },
    "CodingKey.init(stringValue:)": .function { _, call throws(Diagnostic) in
      guard let type = call.types["Self"]?.declaration, type.kind == .enum else {
        throw call.unfollowed("a key of this type")
      }
      let place = try names(of: type, call).firstIndex(of: try call.text(0))
      return .optional(place.map { type.cases[$0].value() })
    },
    "Bundle.url(forResource:withExtension:)": .function { _, call throws(Diagnostic) in
      guard let name = try file(call), let url = call.runtime.library.declaration("URL") else {
        return .nothing
      }
      let address = Value.text("file://" + folder + name.escapedInPath)
      return OptionalBox.some(.compound(url.partNames([]), [address]))
    },
    "Bundle.path(forResource:ofType:)": .function { _, call throws(Diagnostic) in
      .optional(try file(call).map { .text(folder + $0) })
    },
    "Bundle.bytes(of:)": .function { machine, call throws(Diagnostic) in
      guard let bytes = try files(call).bytes(try call.text(0)) else { return .nothing }
      try call.makeRoom(bytes.count, &machine)
      return OptionalBox.some(.list(of: bytes.map { .integer(Int($0)) }))
    },
  ]

  private static func own(_ call: NativeCall) throws(Diagnostic) -> DecoderContent {
    try call.content(0, DecoderContent.self)
  }

  private static func decoding(_ call: NativeCall) -> ValueDecoding {
    ValueDecoding(runtime: call.runtime, span: call.span)
  }

  // MARK: Decoders and keys

  private static let decoder = Native.function { machine, call throws(Diagnostic) in
    guard case .list(let list) = call[1].part(at: 0), case .object(let settings) = call[0] else {
      throw call.unfollowed("these bytes", call[1])
    }
    var bytes: [UInt8] = []
    for case .integer(let byte) in list.elements { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    // A mark of 16 bits, or a character of ASCII in more than one byte.
    if [[0xFE, 0xFF], [0xFF, 0xFE]].contains(where: bytes.starts) || bytes.prefix(2).contains(0) {
      throw call.unfollowed("JSON that is not in UTF-8")
    }
    try call.makeRoom(bytes.count, &machine)
    var hasSnakeKeys = false
    if let box = settings.part("keyDecodingStrategy")?.declaredCase {
      hasSnakeKeys = box.declared.name == "convertFromSnakeCase"
      if box.declared.name == "custom" { throw call.unfollowed("keys that a function makes") }
    }
    func from(_ json: ReceivedJSON) -> DecoderContent {
      DecoderContent(json: json, settings: call[0], hasSnakeKeys: hasSnakeKeys, path: [])
    }
    do throws(JSONMistake) {
      return .content(from(try JSONReader.value(of: bytes)))
    } catch {
      if error.isOfReader { throw call.unfollowed("this JSON (\(error.sentence))") }
      throw decoding(call).mistake(.dataCorrupted, "the given data was not valid JSON", from(.null))
    }
  }

  private static func names(
    of object: ObjectBox, _ call: NativeCall
  ) throws(Diagnostic) -> [String] {
    guard let type = call.runtime.declaration(of: .object(object)) else {
      throw call.unfollowed("the text of this key")
    }
    return try names(of: type, call)
  }

  private static func names(
    of type: TypeDeclaration, _ call: NativeCall
  ) throws(Diagnostic) -> [String] {
    let module = call.runtime.module
    return try CodingNames.names(
      of: type, CodeContext(module, TypeScope(module, type.file, within: type), in: nil))
  }

  // MARK: Files

  private static func files(_ call: NativeCall) throws(Diagnostic) -> AppResources {
    guard let resources = call.runtime.resources else {
      throw call.unfollowed("a file of the app")
    }
    return resources
  }

  /// The folder of the app, as code sees it.
  private static let folder = "/App/"

  /// The name of a file of the app, of which name and ending are given; nil where there is none.
  ///
  /// - Rule: a file that is missing is told, since the built app may have it.
  private static func file(_ call: NativeCall) throws(Diagnostic) -> String? {
    guard let given = call[1].unwrapped else { return nil }
    let ending =
      try call[2].unwrapped.map { value throws(Diagnostic) in try call.text(value) } ?? ""
    let whole = try call.text(given) + (ending.isEmpty || ending.hasPrefix(".") ? "" : ".") + ending
    let name = String(whole.split(separator: "/").last ?? "")
    switch try files(call).hasFile(name) {
    case true?: return name
    case nil: throw call.unfollowed("`\(name)`, a file of the app,")
    case false?:
      call.runtime.remark(Diagnostic(Complaint("the app has no file `\(name)`"), at: call.span))
      return nil
    }
  }
}

extension String {
  /// The name of a file in an address: each byte but those of letters, digits and `-._~` by two digits.
  fileprivate var escapedInPath: String {
    utf8.reduce(into: "") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + digits
    }
  }
}
