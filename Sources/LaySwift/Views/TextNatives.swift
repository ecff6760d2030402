import LayEngine
import LayLanguage

/// Texts with attributes, images that are loaded, and sizes of texts.
enum TextNatives {
  static let all: [String: Native] = [
    "LocalizedStringKey.init(_:)": .function { _, call in
      guard case .string(let box) = call[0] else { return call[0] }
      return translated(box.text, call) ?? .text(MarkdownText.plain(box.text))
    },
    "NSLocalizedString(_:tableName:bundle:value:comment:)": .function {
      _, call throws(Diagnostic) in
      let (key, usual) = (try call.text(0), try call.text(3))
      return translated(key, call) ?? .text(usual.isEmpty ? key : usual)
    },
    "String.init(localized:)": .function { _, call throws(Diagnostic) in
      translated(try call.text(0), call) ?? call[0]
    },
    "String.init(localized:table:bundle:locale:comment:)": .function { _, call in call[0] },
    "String.init(localized:defaultValue:table:bundle:locale:comment:)": .function {
      _, call throws(Diagnostic) in translated(try call.text(0), call) ?? call[1]
    },
    "AttributedString.plain(_:)": .function { _, call throws(Diagnostic) in
      .text(MarkdownText.plain(try call.text(0)))
    },
    "DynamicTypeSize.isAccessibilitySize": .function { _, call in
      .truth(call[0].caseName?.hasPrefix("accessibility") ?? false)
    },
    "DynamicTypeSize.place": .function { _, call in
      .integer(call[0].caseName.flatMap { DynamicType.spellings.firstIndex(of: $0) } ?? 0)
    },
    "View.settingTypeSize(_:_:)": settingTypeSize,
    "Image.init(size:opaque:renderer:)": .function { machine, call throws(Diagnostic) in
      try call.made(
        "image", [call[0].part(at: 0), call[0].part(at: 1)], labels: ["width", "height"], &machine)
    },
    "ContentUnavailableView.search": .function { machine, call throws(Diagnostic) in
      try call.made("content-unavailable-view", [call.symbol("search")], &machine)
    },
    "ContentUnavailableView.search(text:)": .function { machine, call throws(Diagnostic) in
      try call.made(
        "content-unavailable-view", [call.symbol("search"), call[0]], labels: [nil, "text"],
        &machine)
    },
    "Image.init(uiImage:)": .function { machine, call throws(Diagnostic) in
      guard case .string(let name) = call[0].part(at: 0), !name.text.isEmpty else {
        let error = call[0].unknown?.error ?? call.unfollowed("an image that nobody loads")
        guard call.runtime.forgives else { throw error }
        call.runtime.remark(error)
        return try call.made("image", [.text("image")], &machine)
      }
      let isSymbol = if case .truth(true) = call[0].part(at: 1) { true } else { false }
      guard !isSymbol, let size = call.runtime.pictureSize(name.text) else {
        return try call.made(
          "image", [call[0].part(at: 0)], labels: [isSymbol ? "system-name" : nil], &machine)
      }
      return try call.made(
        "image", [call[0].part(at: 0), .number(size.width), .number(size.height)],
        labels: [nil, "width", "height"], &machine)
    },
    "AsyncImage.init(url:scale:)": .function { machine, call throws(Diagnostic) in
      try call.made("async-image", address(call), &machine)
    },
    "AsyncImage.init(url:showing:)": .function { machine, call throws(Diagnostic) in
      let views = try call.runtime.shown(call[1], &machine, call.span)
      let content = views.views.count == 1 ? views : try call.made("group", [views], &machine)
      let address = address(call)
      return try call.made(
        "async-image", address + [content], labels: address.map { _ in nil } + ["placeholder"],
        &machine)
    },
  ]

  /// What the files of the app say for a text that the code names; nil where they say nothing.
  private static func translated(_ key: String, _ call: NativeCall) -> Value? {
    call.runtime.resources?.text(ValuePlaces.key(key)).map { .text($0.form) }
  }

  /// The address of an image, where there is one.
  private static func address(_ call: NativeCall) -> [Value] {
    call[0].unwrapped.map { [$0.part(at: 0)] } ?? []
  }

  /// Views with texts of a size, or of the nearest size in a range to that around them.
  private static let settingTypeSize = Native.function { machine, call throws(Diagnostic) in
    let views = try call.runtime.shown(call[0], &machine, call.span)
    let least = call[1].unwrapped?.caseName
    let most = call[2].unwrapped?.caseName
    if let least, least == most {
      return try call.made("dynamic-type-size", [call.symbol(least), views], &machine)
    }
    let sizes = DynamicType.spellings
    let lower = least.flatMap { sizes.firstIndex(of: $0) } ?? 0
    let upper = most.flatMap { sizes.firstIndex(of: $0) } ?? sizes.count - 1
    let read = try views.views.map { view throws(Diagnostic) in
      let content = try call.runtime.function(of: 1, &machine, call.span) {
        around, machine throws(Diagnostic) in
        guard case .symbol(let symbol) = around[0].field("dynamic-type-size"),
          let own = sizes.firstIndex(of: symbol.name)
        else { return .view(view) }
        let size = call.symbol(sizes[min(max(own, lower), max(lower, upper))])
        return try call.made("dynamic-type-size", [size, .view(view)], &machine)
      }
      return try call.made("environment-reader", [content], &machine)
    }
    return read.count == 1 ? read[0] : .list(of: read)
  }
}

extension SwiftRuntime {
  /// A text of runs as the catalogue takes it: a string, or a text where some run has a font.
  func attributed(
    _ runs: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .list(let list) = runs else { return .text("") }
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    var texts: [Value] = []
    var plain = ""
    var hasFont = false
    for run in list.elements {
      guard case .string(let box) = run.part(at: 0) else { continue }
      plain += box.text
      let text = try call.made("text", [run.part(at: 0)], &machine)
      if run.part(at: 1).unwrapped != nil { hasFont = true }
      texts.append(try inFont(text, run.part(at: 1), &machine, span))
    }
    guard hasFont else { return .text(plain) }
    return texts.count == 1 ? texts[0] : try joinedText(texts, &machine, span)
  }
}
