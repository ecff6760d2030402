import LayEngine

extension Declaration {
  static let allImages: [Declaration] = [.image, .imageScale, .resizable, .symbolVariant]

  static let image = Declaration(
    .view, "image",
    parameters: [
      .optionalPositional("resource", .string, "the name of a picture", isKeyword: false),
      .keyword("system-name", .string, "a symbol by its name, as large as the font makes it"),
      .keyword("width", .length, "the natural width of a picture", default: "100, our own choice"),
      .keyword("height", .length, "its natural height", default: "100, our own choice"),
      .keyword("resizable", .truth, "whether it takes the proposed size", default: "false"),
    ],
    summary: "A picture or a symbol in its natural size, or a resizable one. Picture files are not "
      + "read: give their size, as in `(image \"photo\" :width 40 :height 30)`.",
    swiftUI: .view("Image", ["_ resource"], ["systemName"]),
    examples: """
      (image :width 40 :height 30) | 5 x 500 | 40 x 30
      (image "photo") | ideal | 100 x 100
      (image :system-name "heart") | ideal | 20 x 20
      """
  ) { arguments throws(Diagnostic) in
    let image = ImageContent(
      try arguments.imageSource(), isResizable: arguments.truth("resizable") ?? false)
    return arguments.make(image)
  }

  static let resizable = Declaration(
    .modifier, "resizable",
    parameters: [
      .keyword("top", .length, "the cap at the top, which keeps its size", default: "0"),
      .keyword("leading", .length, "the cap at the leading edge", default: "0"),
      .keyword("bottom", .length, "the cap at the bottom", default: "0"),
      .keyword("trailing", .length, "the cap at the trailing edge", default: "0"),
      .keyword("cap-insets", .oneOf([.length, .insets]), "the caps at all edges at once"),
      .keyword(
        "resizing-mode", .enumeration(["stretch", "tile"]), "how the rest is filled",
        default: "stretch"),
    ],
    summary: "Let an image take the proposed size, but never less than its caps.",
    swiftUI: .method("resizable", ["capInsets", "resizingMode"]),
    examples: """
      (resizable (image :width 40 :height 30)) | 100 x nil | 100 x 30
      (resizable :leading 6 :trailing 6 (image :width 40 :height 30)) | 5 x 5 | 12 x 5
      (resizable :cap-insets 5 (image :width 40 :height 30)) | 0 x 50 | 10 x 50
      """
  ) { arguments throws(Diagnostic) in
    let view = arguments.view()
    guard let resizable = view.resizable(arguments.caps(), at: arguments.span) else {
      throw arguments.complaint(.resizesImages(view.content.name))
    }
    return .view(resizable)
  }

  static let imageScale = Declaration(
    .modifier, "image-scale",
    parameters: [
      .positional(
        "scale", .enumeration(ImageScale.spellings),
        "the scale: 3/4, 1 or 5/4 of the line height")
    ],
    summary: "Set the size of the symbols in a view relative to text.",
    examples: #"(image-scale large (image :system-name "heart")) | ideal | 25 x 25"#
  ) { arguments throws(Diagnostic) in
    let name = arguments.required("scale", arguments.enumeration("scale"))
    return arguments.modify(EnvironmentChange.imageScale(ImageScale(spelling: name) ?? .medium))
  }
}

extension Declaration {
  static let symbolVariant = Declaration(
    .modifier, "symbol-variant",
    parameters: [
      .positional(
        "variant", .enumerationList(["none"] + MeasuredSymbols.variantNames.keys.sorted()),
        "the variant, or several; `none` takes those of views around away")
    ],
    summary:
      "Show the symbols in a view in a variant, such as `circle` and `fill`, in the sizes that "
      + "these have on iOS 26 and macOS 26.",
    swiftUI: .method("symbolVariant", ["_ variant"]),
    examples: #"(symbol-variant fill (image :system-name "star")) | ideal | 20 x 20"#
  ) { arguments throws(Diagnostic) in
    let names = arguments.enumerations("variant") ?? []
    let variants = names.compactMap { MeasuredSymbols.variantNames[$0] }
    return arguments.modify(EnvironmentChange.symbolVariant(SymbolVariants(variants)))
  }
}

extension View {
  /// The modifiers of an image that give an image, and lay nothing out.
  private static let modifiersOfImages: Set = [
    "allowed-dynamic-range", "antialiased", "interpolation", "rendering-mode",
    "symbol-color-rendering-mode", "symbol-rendering-mode", "widget-accented-rendering-mode",
  ]

  /// An image, in its own modifiers, that takes the proposed size; nil for all else.
  fileprivate func resizable(_ caps: Insets, at span: SourceSpan?) -> View? {
    if var image = content as? ImageContent {
      image.isResizable = true
      image.caps = caps
      return View(image, written: written, name: name, span: span)
    }
    guard Self.modifiersOfImages.contains(content.name), let image = children.first,
      let resizable = image.resizable(caps, at: image.span)
    else { return nil }
    return View(content, children: [resizable], written: written, name: name, span: span)
  }
}

extension Arguments {
  fileprivate func imageSource() throws(Diagnostic) -> ImageContent.Source {
    let sides = ["width", "height"].filter { isGiven($0) }
    if let symbol = string("system-name") {
      if let side = sides.first { throw complaint(.symbolHasNoLengths(side), about: side) }
      return .symbol(symbol)
    }
    guard string("resource") != nil || !sides.isEmpty else { throw complaint(.needsPicture) }
    return try naturalSize()
  }

  /// The natural size of an image, from `:width` and `:height`.
  func naturalSize() throws(Diagnostic) -> ImageContent.Source {
    for side in ["width", "height"] {
      if let length = number(side), !length.isFinite {
        throw complaint(.lengthIsInfinite(side), about: side)
      }
    }
    return .bitmap(
      width: number("width") ?? ControlSizes.usual.pictureSize.width,
      height: number("height") ?? ControlSizes.usual.pictureSize.height)
  }

  fileprivate func caps() -> Insets {
    let all =
      object("cap-insets", as: InsetsBox.self)?.insets ?? Insets(.all, number("cap-insets") ?? 0)
    return Insets(
      top: number("top") ?? all.top, leading: number("leading") ?? all.leading,
      bottom: number("bottom") ?? all.bottom, trailing: number("trailing") ?? all.trailing)
  }
}

extension Complaint {
  fileprivate static var needsPicture: Complaint {
    Complaint(
      "`image` needs the name of a picture or of a symbol",
      hint: "write `(image \"photo\" :width 40 :height 30)` or `(image :system-name \"heart\")`")
  }

  fileprivate static func symbolHasNoLengths(_ side: String) -> Complaint {
    Complaint(
      "a symbol has no `:\(side)` of its own: it is as large as the font makes it",
      hint: "write `(font :size 32 (image :system-name \"heart\"))`, "
        + "or `:resizable true` and a `frame` around it")
  }

  fileprivate static func lengthIsInfinite(_ side: String) -> Complaint {
    Complaint(
      "the natural \(side) of a picture is finite",
      hint: "write `:resizable true` to let it take what it is given")
  }

  fileprivate static func resizesImages(_ name: String) -> Complaint {
    Complaint(
      "`resizable` modifies an image itself, not `\(name)`",
      hint: "write `(resizable (image :width 40 :height 30))`, and other modifiers around it")
  }
}
