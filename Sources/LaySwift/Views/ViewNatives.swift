import LayEngine
import LayLanguage

/// What SwiftUI's views do that the catalogue does not say by itself.
enum ViewNatives {
  static let all: [String: Native] = [
    "AnyView.init(_:)": .function { machine, call throws(Diagnostic) in
      try call.runtime.shown(call[0], &machine, call.span)
    },
    "TupleView.init(_:)": .function { machine, call throws(Diagnostic) in
      // A tuple shows its views, as a list does.
      guard case .object(let object) = call[0], let tuple = object as? CompoundBox else {
        return try call.runtime.shown(call[0], &machine, call.span)
      }
      return try call.runtime.shown(.list(of: Array(tuple.elements)), &machine, call.span)
    },
    "ForEach.init(_:content:)": .function { machine, call throws(Diagnostic) in
      try forEach(&machine, call, content: 1)
    },
    "ForEach.init(_:id:content:)": .function { machine, call throws(Diagnostic) in
      try forEach(&machine, call, content: 2)
    },
    "List.init(_:rowContent:)": list(content: 1),
    "List.init(_:id:rowContent:)": list(content: 2),
    "List.init(_:selection:rowContent:)": list(content: 2, selection: 1),
    "List.init(_:id:selection:rowContent:)": list(content: 3, selection: 2),
    "View.inBars()": .function { machine, call throws(Diagnostic) in
      let views = try call.runtime.shown(call[0], &machine, call.span)
      return try call.made("redacted", [call.symbol("placeholder"), views], &machine)
    },
    "View.outOfBars()": .function { machine, call throws(Diagnostic) in
      let views = try call.runtime.shown(call[0], &machine, call.span)
      return try call.made("unredacted", [views], &machine)
    },
    "View.font(_:)": inFont,
    "Text.font(_:)": inFont,
    "Font.leading(_:)": .function { _, call in
      // How much closer or wider lines are set then is documented for no font.
      if call[1].caseName != "standard" {
        call.runtime.remark("the space between lines of a font", at: call.span)
      }
      return call[0]
    },
    "Color.mix(with:by:)": .function { _, call in
      call.runtime.remark("the mixture of two colors, which is the first here,", at: call.span)
      return call[0]
    },
    "Font.smallCaps()": .function { _, call in
      call.runtime.remark("`smallCaps` of a font", at: call.span)
      return call[0]
    },
    "Font.name(of:)": .function { _, call throws(Diagnostic) in
      let integer = (try? call.integer(0)).map { Double($0) }
      if call[0].caseName == nil, let size = integer ?? (try? call.number(0)) {
        throw Diagnostic(
          Complaint(
            "a font has the label `size:` before its size",
            hint: "write `.system(size: \(SwiftWords.number(size)))`"), at: call.span)
      }
      return .text(call[0].caseName ?? "body")
    },
    "GeometryReader.init(content:)": .function { machine, call throws(Diagnostic) in
      let (content, runtime, span) = (call[0], call.runtime, call.span)
      let makes = try runtime.function(of: 1, &machine, span) {
        values, machine throws(Diagnostic) in
        let told = runtime.remarks.count
        values.first?.geometryMotion?.isSound = { [unowned runtime] in
          if runtime.remarks.count == told { return true }
          runtime.forgetRemarks(after: told)
          return false
        }
        var views = try runtime.call(content, values, &machine, span)
        // What is put off is done by a view, and a reader is as large without one.
        if !runtime.laterWork.isEmpty, views.showsNothing {
          views = try runtime.box((0, 0), &machine, span)
        }
        return try runtime.doingLaterWork(views, &machine, span)
      }
      return try call.made("geometry-reader", [makes], &machine)
    },
    "GeometryProxy.size": .function { machine, call throws(Diagnostic) in
      call.runtime.size(of: call[0])
    },
    "GeometryProxy.safeAreaInsets": .function { machine, call throws(Diagnostic) in
      call.runtime.insets(of: call[0].field("safe-area-insets"))
    },
    "GeometryProxy.frame(in:)": .function { machine, call throws(Diagnostic) in
      let space: Value =
        if let name = call[1].caseName { call.symbol(name) } else { call[1] }
      let frame = try call.made("frame-in", [call[0], space], &machine)
      return call.runtime.rectangle(of: frame)
    },
    "CoordinateSpace.named(_:)": .function { _, call in call[0] },
    "Text.init(verbatim:)": .function { machine, call throws(Diagnostic) in
      try call.made("text", [call[0]], &machine)
    },
    "Text.+(_:_:)": .function { machine, call throws(Diagnostic) in
      try call.made("text", [call[0], call[1]], &machine)
    },
    "View.modifier(_:)": modified,
    "Color.init(_:)": .function { machine, call throws(Diagnostic) in
      if case .object = call[0] { return try systemColor(&machine, call) }
      return color(try call.text(0), call)
    },
    "UIColor.init(_:)": .function { _, call in call[0] },
    "Color.init(uiColor:)": .function(systemColor),
    "Color.init(nsColor:)": .function(systemColor),
    "Color.init(red:green:blue:opacity:)": .function { _, call throws(Diagnostic) in
      let parts = [try call.number(0), try call.number(1), try call.number(2)]
      return color(hexadecimal(parts), call)
    },
    "Color.init(white:opacity:)": .function { _, call throws(Diagnostic) in
      let white = try call.number(0)
      return color(hexadecimal([white, white, white]), call)
    },
    "Color.init(hue:saturation:brightness:opacity:)": .function { _, call throws(Diagnostic) in
      color(
        hexadecimal(rgb(try call.number(0), try call.number(1), try call.number(2))), call)
    },
    "Color.opacity(_:)": .function { _, call throws(Diagnostic) in
      .content(FadedColor(color: call[0], opacity: try call.number(1)))
    },
  ]

  // MARK: Lists of views

  /// The views of all elements, one after the other.
  private static func forEach(
    _ machine: inout Machine, _ call: NativeCall, content: Int
  ) throws(Diagnostic) -> Value {
    let makes = try call.callback(content)
    if let count = try? call.integer(0) {
      throw Diagnostic(.isCount(count), at: call.span(of: 0))
    }
    var elements =
      if call.runtime.forgives, let unknown = call[0].unknown {
        call.runtime.elements(standingFor: unknown)
      } else {
        try call.elements(0, &machine)
      }
    var views = GrowingValues()
    let outer = call.runtime.elementID
    defer { call.runtime.elementID = outer }
    while let element = try elements.next(&machine) {
      try machine.countTurn(call.span)
      call.runtime.elementID = try id(of: element, content, &machine, call)
      var made = try call.runtime.shown(try makes(element, &machine), &machine, call.span)
      if call.runtime.tagsElements { made = try tagged(made, element, content, &machine, call) }
      switch made {
      case .nothing: break
      case .list(let list):
        for view in list.elements { try views.append(view, &machine, call.span) }
      default: try views.append(made, &machine, call.span)
      }
    }
    return views.list
  }

  /// The views of an element of a picker, whose tag is its id where they have none.
  private static func tagged(
    _ views: Value, _ element: Value, _ content: Int, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard case .view(let view) = views, !view.hasTag else { return views }
    var id = element
    if content > 1, let path = call[1].content as? KeyPathContent {
      id = try path.value(of: element, &machine, CallSite(of: nil, at: call.span))
    }
    let tag = try call.runtime.argument(id, &machine, call.span)
    switch tag {
    case .string, .number, .integer, .symbol, .truth:
      return try call.made("tag", [tag, views], &machine)
    default: return views
    }
  }

  /// The id of an element: by the key path that is given, or its `id`; nil for what has none.
  private static func id(
    of element: Value, _ content: Int, _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> DictionaryKey? {
    if let unknown = element.unknown { return .string(unknown.name) }
    if content > 1, let path = call[1].content as? KeyPathContent {
      return DictionaryKey(
        try path.value(of: element, &machine, CallSite(of: nil, at: call.span)))
    }
    let type = call.runtime.declaration(of: element)
    let member = type?.members("id").first {
      [.stored, .computed].contains($0.kind) && !$0.isStatic
    }
    guard let type, let member else {
      let range = call[0].content as? RangeContent
      if content == 1, range?.isClosed == true {
        call.runtime.remark(Diagnostic(.isClosed, at: call.span(of: 0)))
      }
      if content == 1, range == nil, type?.name != "Binding",
        type?.inherits(fromLibrary: "Identifiable") != true
      {
        call.runtime.remark(Diagnostic(.hasNoID(type), at: call.span(of: 0)))
      }
      return DictionaryKey(element)
    }
    guard member.kind == .stored, !type.isOfLibrary else { return DictionaryKey(element) }
    _ = type.storedProperties
    return DictionaryKey(element.part(at: member.place))
  }

  private static func list(content: Int, selection: Int? = nil) -> Native {
    .function { machine, call throws(Diagnostic) in
      let rows = try forEach(&machine, call, content: content)
      guard let selection else { return try call.made("list-view", [rows], &machine) }
      let chosen = try call.runtime.argument(call[selection], &machine, call.span)
      return try call.made("list-view", [chosen, rows], labels: ["selection", nil], &machine)
    }
  }

  // MARK: Texts

  private static let inFont = Native.function { machine, call throws(Diagnostic) in
    let views = try call.runtime.shown(call[0], &machine, call.span)
    return try call.runtime.inFont(views, call[1], &machine, call.span)
  }

  // MARK: Modifiers of the code

  private static let modified = Native.function { machine, call throws(Diagnostic) in
    let (view, modifier, runtime) = (call[0], call[1], call.runtime)
    guard let type = runtime.declaration(of: modifier),
      let body = type.members("body").first(where: { $0.kind == .function && !$0.file.isLibrary })
    else { throw call.unfollowed("this modifier") }
    let content = try runtime.shown(view, &machine, call.span)
    let span = call.span
    return try runtime.inEnvironment(of: type, &machine, span) { machine throws(Diagnostic) in
      let choice = InstanceChoice(
        runtime, body, runtime.types(of: modifier, type), isDynamic: false, body.span)
      return try runtime.keeping(nil, &machine) { machine throws(Diagnostic) in
        try machine.makingView(span, body.span, id: nil) { machine throws(Diagnostic) in
          runtime.keepStates(of: modifier, type, &machine)
          let views = try choice.instance(for: modifier).call(
            [modifier, content], &machine, choice)
          return try runtime.shown(views, &machine, span)
        }
      }
    }
  }

  // MARK: Colors

  /// `Color(.systemGray6)`: labels, and what the catalogue names with the system before it.
  private static func systemColor(
    _ machine: inout Machine, _ call: NativeCall
  ) throws(Diagnostic) -> Value {
    guard let box = call[0].libraryCase, box.type != "Color" else { return call[0] }
    let name = box.name.name
    let others = ["label": "primary", "secondary-label": "secondary", "tertiary-label": "tertiary"]
    let known = others[name] ?? (ColorName.all.contains(name) ? name : "system-" + name)
    return color(ColorName.all.contains(known) ? known : name, call)
  }

  private static func color(_ text: String, _ call: NativeCall) -> Value {
    let symbol = call.runtime.module.interpreter.symbol(text)
    return .object(LibraryCase(symbol, of: "Color"))
  }

  /// `#ff8800` for parts from 0 to 1.
  private static func hexadecimal(_ parts: [Double]) -> String {
    parts.reduce("#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  private static func rgb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Double] {
    [5.0, 3, 1].map { place in
      let turn = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(min(turn, 4 - turn), 1))
    }
  }
}

extension Value {
  /// The name of a case of the library, as the language spells it; nil for other values.
  var caseName: String? { libraryCase?.name.name }

  /// A part of a value of the language; nothing where it has none.
  func field(_ name: String) -> Value {
    if case .object(let object) = self { object.part(name) ?? .nothing } else { .nothing }
  }
}

extension SwiftRuntime {
  /// A text of several runs.
  func joinedText(
    _ runs: [Value], _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    return try call.made("text", runs, &machine)
  }

  /// A modifier of a text that gives a text: the catalogue's one; nil for other members.
  func ofText(_ member: Member) -> Native? {
    guard member.kind == .function, member.owner?.name == "Text", !member.isStatic else {
      return nil
    }
    let name = SwiftUISpelling.kebabCase(member.name)
    return .function { machine, call throws(Diagnostic) in
      let text = try call.runtime.shown(call[0], &machine, call.span)
      var values: [Value] = []
      for value in call.values.dropFirst() {
        guard let value = value.unwrapped else { return text }
        if case .truth(let isActive) = value, name == "bold" || name == "italic" {
          if !isActive { return text }
          continue
        }
        // A color with an opacity is a view.
        let isColor = name == "foreground-color" || name == "foreground-style"
        values.append(isColor ? try call.runtime.shownOrName(value, &machine, call.span) : value)
      }
      return try call.made(name, values + [text], &machine)
    }
  }

  /// Views in a font, whose parts are arguments of the catalogue's modifier; nil is the usual one.
  func inFont(
    _ views: Value, _ font: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard let font = font.unwrapped else { return views }
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    var labels: [String?] = []
    var values: [Value] = []
    if case .string(let style)? = font.part(at: 0).unwrapped {
      (labels, values) = ([nil], [call.symbol(style.text)])
    }
    for (place, label) in ["size", "weight", "design"].enumerated() {
      guard let value = font.part(at: place + 1).unwrapped else { continue }
      labels.append(label)
      values.append(value)
    }
    if case .string(let name)? = font.part(at: 6).unwrapped {
      labels.append("custom")
      values.append(.string(name))
      if case .missing(let known, let broken) =
        resources?.font(name.text) ?? .missing(known: [], broken: nil)
      {
        let near = NearName.of(name.text, among: known)
        remark(Diagnostic(.isNoFont(name.text, near, broken), at: span), isOfFont: true)
      }
    }
    // Italics have the widths of the upright face here.
    let set =
      values.isEmpty
      ? views : try call.made("font", values + [views], labels: labels + [nil], &machine)
    guard case .truth(true) = font.part(at: 5) else { return set }
    return try call.made("monospaced-digit", [set], &machine)
  }
}

/// Values of the language as values of the library.
extension SwiftRuntime {
  private func made(_ type: String, _ parts: [Value]) -> Value {
    guard let declaration = library.declaration(type) else { return .nothing }
    return .compound(declaration.partNames([]), parts)
  }

  func size(of value: Value) -> Value {
    made("CGSize", [value.field("width"), value.field("height")])
  }

  func point(of value: Value) -> Value { made("CGPoint", [value.field("x"), value.field("y")]) }

  func insets(of value: Value) -> Value {
    made("EdgeInsets", ["top", "leading", "bottom", "trailing"].map { value.field($0) })
  }

  func rectangle(of value: Value) -> Value {
    let origin = made("CGPoint", [value.field("min-x"), value.field("min-y")])
    return made("CGRect", [origin, size(of: value)])
  }
}

extension View {
  /// Whether it is tagged itself.
  fileprivate var hasTag: Bool { content.name == "tag" || (children.first?.hasTag ?? false) }
}

/// A color with an opacity, which only a view of it shows.
struct FadedColor: SwiftContent {
  let color: Value
  let opacity: Double

  var typeName: String { "Color" }
  var key: DictionaryKey? { DictionaryKey(color).map { .several([$0, .string("\(opacity)")]) } }
}

extension NativeCall {
  func symbol(_ name: String) -> Value { .symbol(runtime.module.interpreter.symbol(name)) }

  /// What a declaration of the catalogue makes of some values.
  func made(
    _ name: String, _ values: [Value], labels: [String?] = [], _ machine: inout Machine
  ) throws(Diagnostic) -> Value {
    guard let declaration = Catalogue.declaration(named: name) else {
      throw unfollowed("`\(name)`")
    }
    let values = try values.map { value throws(Diagnostic) in
      try runtime.keepingEnvironment(value, &machine, span)
    }
    let labels = labels.map { label in label.map { (runtime.module.interpreter.symbol($0), span) } }
    // A box that stands for a view is no view of the code.
    let spelled = name == "color" ? nil : declaration.swiftUI?.calls.first?.callee.name
    let site = CallSite(
      name: name, shownAs: spelled.map { declaration.kind == .modifier ? "." + $0 : $0 }, at: span,
      headSpan: span, labels, values.map { _ in span })
    return try machine.callInSwift(declaration, values, site)
  }
}

extension Complaint {
  fileprivate static func isCount(_ count: Int) -> Complaint {
    Complaint(
      "elements are a list or a range, and no number",
      hint: "write `0..<\(count), id: \\.self`")
  }

  /// - Parameter near: the name of a font of the app that may be meant.
  /// - Parameter broken: what is wrong with a file of the app that may hold it.
  fileprivate static func isNoFont(
    _ name: String, _ near: String?, _ broken: String?
  ) -> Complaint {
    Complaint(
      "the font \(ValueDescription.quoted(name)) is not known here; the system's stands for it",
      hint: near.map { "did you mean \(ValueDescription.quoted($0))?" } ?? broken
        ?? "widths of its texts are estimates")
  }

  fileprivate static var isClosed: Complaint {
    Complaint(
      "the elements of a closed range have no `id`", hint: "write `id: \\.self` behind the range")
  }

  /// - Parameter type: that of the elements, where it is known.
  fileprivate static func hasNoID(_ type: TypeDeclaration?) -> Complaint {
    guard let type, !type.isOfLibrary else {
      return Complaint(
        "these elements have no `id`", hint: "write `id: \\.self` behind the list")
    }
    return Complaint(
      "these elements have no `id`",
      hint: "write `let id = UUID()` in `\(type.name)`, and `struct \(type.name): Identifiable`")
  }
}
