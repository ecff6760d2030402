import LayLanguage
import LaySwiftTree

// The names that Xcode makes for what stands in the catalogs of assets of an app: `Color.brand`, `Image(.logo)`.

extension CodeContext {
  /// A color or a picture by a name that nothing declares, as one of the assets; nil for all else.
  ///
  /// - Rule: what is near a name that is known is taken as misspelled.
  func assetSymbol(
    _ name: String, of type: SwiftType, _ node: Int
  ) throws(Diagnostic) -> Expression? {
    let isColor = type.isNamed("Color") && runtime.resources?.hasColor(name) == true
    guard runtime.forgives || isColor, !file.isLibrary, file.kind(node) == .member,
      type.isNamed("Color") || type.isNamed("Image")
    else { return nil }
    var missing = missing(name, of: .metatype(type), node)
    guard isColor || missing.hint == nil || isColorOfUIKit(name) else { return nil }
    if missing.hint == nil, type.isNamed("Color"), let near = ColorName.nearly(name) {
      missing = Diagnostic(
        Complaint(missing.message, hint: "did you mean `.\(near)`?"), at: missing.span)
    }
    let (made, isImage) = (
      try compileInit(type, node, [assetName(name, node, of: type)], type), type.isNamed("Image")
    )
    let (run, runtime) = (made.run, runtime)
    return Expression(made.type) { machine throws(Diagnostic) in
      let isKnown = isColor || isImage && runtime.standInLines?.picture(name) != nil
      if !isKnown { runtime.remark(missing, .asset) }
      return try run(&machine)
    }
  }

  /// The arguments of `Color(.brand)` and `Image(.logo)` with the names of the assets as texts.
  ///
  /// - Throws: for a name near one that is known.
  func assetNames(
    _ arguments: [Argument], for type: SwiftType
  ) throws(Diagnostic) -> [Argument] {
    guard arguments.count == 1, [nil, "resource"].contains(arguments[0].label),
      !file.isLibrary, arguments[0].given == nil, !arguments[0].isTrailing,
      type.isNamed("Color") || type.isNamed("Image"),
      file.kind(arguments[0].node) == .member, file.child(arguments[0].node, .base) == nil,
      let name = implicitName(arguments[0].node)
    else { return arguments }
    let known = ["Color", "Image", "UIColor"].compactMap { library.declaration($0) }
      .flatMap(\.allMembers).filter(\.isStatic).map(\.name)
    guard !known.contains(name) else { return arguments }
    guard NearName.of(name, among: known) == nil else {
      throw missing(name, of: .metatype(type), arguments[0].node)
    }
    return [assetName(name, arguments[0].node, of: type)]
  }

  /// `Image(icon: icon)` by an initialiser that is nowhere, as a picture; nil for all else.
  func unknownPicture(
    _ type: SwiftType, _ node: Int, _ arguments: [Argument]
  ) throws(Diagnostic) -> Expression? {
    guard runtime.forgives, !file.isLibrary, type.isNamed("Image"),
      let label = arguments.first?.label, !Self.labelsOfImages.contains(label),
      NearName.of(label, among: Self.labelsOfImages) == nil
    else { return nil }
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    let error = Diagnostic(.isNotFollowed("`Image(\(labels))`"), at: span(node))
    if label.hasSuffix("Symbol") {
      // A library names all symbols of the system by this label; another may have symbols of its own.
      let isOfSystem = label == "systemSymbol" && arguments.count == 1
      let name = isOfSystem ? implicitName(arguments[0].node).map(Self.dotted) : nil
      return symbol(name, type, node, error)
    }
    let made = try compileInit(type, node, [assetName("picture", node, of: type)], type)
    let (run, runtime) = (made.run, runtime)
    return Expression(made.type) { machine throws(Diagnostic) in
      runtime.remark(error, .picture)
      return try run(&machine)
    }
  }

  /// The value of a modifier of pictures, where that is not known.
  func orPicture(_ value: Expression, _ node: Int) -> Expression {
    guard runtime.forgives, !file.isLibrary, value.type.isNamed("Image") else { return value }
    let (run, runtime, span) = (value.run, runtime, span(node))
    return Expression(value.type) { machine throws(Diagnostic) in
      let found = try run(&machine)
      guard let unknown = found.unknown, runtime.standInLines?.box(unknown.name) == nil else {
        return found
      }
      return try runtime.picture(standingFor: unknown, &machine, span)
    }
  }

  /// The picture of a symbol; where its name is not known, that of another one, which is told.
  private func symbol(
    _ name: String?, _ type: SwiftType, _ node: Int, _ error: Diagnostic
  ) -> Expression {
    let (runtime, span) = (runtime, span(node))
    return Expression(type) { machine throws(Diagnostic) in
      if name == nil { runtime.remark(error, .symbol) }
      let call = NativeCall(values: [], runtime: runtime, span: span, types: [:], result: type)
      return try call.made("image", [.text(name ?? "circle")], labels: ["system-name"], &machine)
    }
  }

  /// The name of a symbol of which a library makes a name of Swift: `person.2.fill` of `person2Fill`.
  private static func dotted(_ name: String) -> String {
    var dotted = ""
    for character in name where character != "_" {
      let isNewPart =
        character.isUppercase || character.isNumber && dotted.last?.isNumber == false
      if isNewPart, !dotted.isEmpty { dotted += "." }
      dotted += character.lowercased()
    }
    return dotted
  }

  private static let labelsOfImages = [
    "systemName", "decorative", "uiImage", "nsImage", "cgImage", "size", "resource", "bundle",
  ]

  private func assetName(_ name: String, _ node: Int, of type: SwiftType) -> Argument {
    let isImage = type.isNamed("Image")
    let found = isImage ? runtime.resources?.picture(name) : nil
    // What is decorative has the same layout, and its initialiser takes a text that does not stand in the code.
    return Argument(
      label: isImage ? "decorative" : nil, node: node, isClosure: false, inOut: nil,
      given: Expression(library.string, constant: .text(found ?? name)))
  }
}

extension ColorName {
  /// The color whose name differs in one letter: `red` for `rad`, which is too short to be surely meant.
  fileprivate static func nearly(_ name: String) -> String? {
    all.sorted().first { known in
      known.count == name.count && zip(known, name).count { $0 != $1 } == 1
    }
  }
}
