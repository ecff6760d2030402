import LayEngine

/// The sizes of common SF Symbols, by name.
///
/// Each line has a width and a height beside text of 13 points, the same beside text of 17 points,
/// and the symbols that have these sizes. So `star` is 16.5 x 16 at 13 points and 22 x 20 at 17.
///
/// - Source: measured on macOS 26.2: iamcgn/swiftui-web, Fixtures/Goldens/symbol/catalog-13 and
///   catalog-17; symbols of iOS 26 have the same sizes (Docs/elements/iOS.md).
enum MeasuredSymbols {
  /// What is known of a symbol; nil where nothing is.
  ///
  /// - Rule: a fill that was not measured is as large as its outline, a symbol in a circle or a square as
  ///   the others in one.
  /// - Source: of the table's 14 pairs of an outline and its fill 12 are equal and the others differ by a
  ///   point at most; all of its circles are equal, and all of its squares.
  static func family(of name: String) -> SymbolFamily? {
    if let family = measured(sameSymbols[name] ?? name) { return family }
    if ofControls.contains(name) { return SymbolFamily(nil) }
    let variants = parts(of: name).variants
    if variants.contains(.circle) { return measured("circle") }
    if variants.contains(.square) { return measured("square") }
    let fill = ".fill"
    return name.hasSuffix(fill) ? measured(String(name.dropLast(fill.count))) : nil
  }

  /// A symbol that was measured, with those of its variants that were; nil for all others.
  private static func measured(_ name: String) -> SymbolFamily? {
    guard let measured = sizes[name] else { return nil }
    let (root, own) = parts(of: name)
    var variants: [SymbolVariants: SymbolSizes] = [:]
    variants[.circle] = sizes["circle"]
    variants[.square] = sizes["square"]
    for (further, measured) in sizes where further.hasPrefix(root) {
      let (otherRoot, full) = parts(of: further)
      if otherRoot == root, full.isStrictSuperset(of: own) {
        variants[full.subtracting(own)] = measured
      }
    }
    return SymbolFamily(measured, variants: variants)
  }

  /// The name of a symbol without its variants, and these: `star` and circle, fill of
  /// `star.circle.fill`.
  private static func parts(of name: String) -> (root: String, variants: SymbolVariants) {
    var words = name.split(separator: ".")
    var variants = SymbolVariants()
    while words.count > 1, let last = words.last, let variant = variantNames[String(last)] {
      variants.formUnion(variant)
      words.removeLast()
    }
    return (words.joined(separator: "."), variants)
  }

  static let variantNames: [String: SymbolVariants] = [
    "circle": .circle, "fill": .fill, "rectangle": .rectangle, "slash": .slash, "square": .square,
  ]

  /// Symbols that look like another one where texts run from left to right.
  private static let sameSymbols = [
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
  ]

  /// Symbols in controls, whose rooms are those of the controls.
  private static let ofControls: Set = ["chevron.up.chevron.down"]

  private static let sizes: [String: SymbolSizes] = {
    var sizes: [String: SymbolSizes] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      let lengths = words.prefix(4).compactMap { Double($0) }
      guard lengths.count == 4 else { continue }
      let measured = SymbolSizes(
        small: ViewSize(width: lengths[0], height: lengths[1]),
        body: ViewSize(width: lengths[2], height: lengths[3]))
      for name in words.dropFirst(4) { sizes[String(name)] = measured }
    }
    return sizes
  }()

  private static let table = """
    5 14.5 6.5 18 exclamationmark
    10 11.5 13 14 italic
    10 13.5 12.5 16.5 chevron.left chevron.right
    10 14.5 13.5 18 questionmark
    10 16.5 13 20.5 thermometer
    10.5 13.5 14 17 underline
    10.5 15.5 14 19.5 cursorarrow
    11 11.5 14 14 bold
    11 12.5 14.5 16 pause.fill
    11 15 14.5 19 music.note
    11 15 15 19 drop
    11.5 13 15 16 play.fill
    11.5 17 15.5 21.5 lightbulb
    11.5 18 15.5 23 key
    12.5 11.5 16.5 14.5 arrow.down.left arrow.up.right
    13 14 17 18 arrow.down arrow.up
    13 14.5 16.5 18.5 lock
    13 15.5 17 19.5 arrow.down.to.line arrow.up.to.line
    13 16 17 20 flame
    13 17 17 21.5 bolt
    13.5 3.5 18 3.5 minus
    13.5 12.5 17.5 15.5 pencil xmark
    13.5 12.5 18 16 plus
    13.5 15 18 19 snowflake
    13.5 15.5 17 20 iphone
    13.5 16 17 20 mic mic.slash
    13.5 16 17.5 20 speaker.slash
    13.5 16 18 20 arrow.clockwise arrow.counterclockwise
    14 4.5 18.5 5.5 ellipsis
    14 13 18.5 16.5 checkmark
    14 13.5 18 17 person.fill
    14 15 18 19 shield
    14 15.5 18.5 19.5 cylinder
    14 16 17.5 20 bookmark
    14 16 18 20 book.closed doc doc.text rectangle.portrait wallet.pass
    14 17.5 18.5 22 ant
    14 18 18.5 22.5 doc.badge.plus
    14.5 8.5 18.5 10.5 chevron.down chevron.up
    14.5 14 19 17.5 person
    14.5 14.5 19 18.5 number
    14.5 16.5 19.5 20.5 trash trash.fill
    14.5 17 19 21.5 person.badge.plus square.and.arrow.down
    14.5 17.5 19 22 square.and.arrow.up
    15 12 19.5 15 arrow.left arrow.right backward.end.fill forward.end.fill
    15 12 20 15.5 arrow.turn.up.left
    15 14 19.5 17.5 checkmark.square minus.square plus.square qrcode square square.dashed square.fill
    15 14 19.5 17.5 square.grid.2x2 xmark.square
    15 14 20 17.5 arrow.uturn.left
    15 14.5 19.5 18.5 flag percent
    15 15 20 18.5 location
    15 15 20 19 arrow.down.circle arrow.left.circle arrow.right.circle arrow.up.circle chart.pie
    15 15 20 19 checkmark.circle checkmark.circle.fill chevron.right.circle circle circle.fill clock
    15 15 20 19 dollarsign.circle ellipsis.circle exclamationmark.circle exclamationmark.circle.fill
    15 15 20 19 face.smiling globe heart.circle info.circle info.circle.fill minus.circle moon
    15 15 20 19 person.circle plus.circle plus.circle.fill questionmark.circle safari star.circle
    15 15 20 19 trash.circle xmark.circle xmark.circle.fill
    15 15.5 20 19.5 bell bell.fill power
    15 16 20 20.5 hand.thumbsdown hand.thumbsup
    15 16.5 18.5 21 sparkles
    15 16.5 19 20.5 bell.slash
    15 16.5 19.5 20.5 bell.badge
    15 16.5 20 21 paperclip
    15 17 20 21.5 pin
    15 18 19.5 23 tram
    15.5 13.5 20 17 speaker.wave.1
    15.5 14 21 18 antenna.radiowaves.left.and.right leaf
    15.5 14.5 20 18 arrow.up.left.and.arrow.down.right
    15.5 14.5 20.5 18.5 phone
    15.5 15 20.5 18.5 magnifyingglass minus.magnifyingglass plus.magnifyingglass
    15.5 15.5 20 19.5 gift
    15.5 15.5 20.5 19.5 gearshape.fill
    15.5 16 20.5 20 at
    15.5 16 20.5 20.5 hand.raised trophy
    15.5 17 20.5 21.5 building.2
    16 8.5 21 10.5 line.3.horizontal
    16 11.5 21 14.5 list.bullet
    16 13 21 16 list.number
    16 13 21 16.5 slider.horizontal.3 text.aligncenter text.alignleft text.alignright text.justify
    16 13.5 21 17 wind
    16 14 20.5 17.5 heart heart.fill
    16 14 21 17.5 archivebox calendar
    16 15 21 19 airplane
    16 15.5 20 19.5 waveform.path.ecg
    16 15.5 20.5 19.5 eraser
    16 15.5 21 19.5 paperplane
    16 16 21 20 gearshape headphones
    16 16 21 20.5 sun.max
    16 16.5 21 20.5 shippingbox square.3.layers.3d
    16 16.5 21 21 hexagon
    16 18 21 23 doc.on.clipboard doc.on.doc
    16.5 14.5 20.5 18 exclamationmark.triangle triangle
    16.5 14.5 21.5 18.5 lock.open
    16.5 15 21.5 18.5 map
    16.5 16 21 20 square.and.pencil
    16.5 16 21.5 20 eyedropper highlighter
    16.5 16 21.5 20.5 gear touchid
    16.5 16 22 20 star star.fill star.leadinghalf.filled
    16.5 16.5 22 21 link
    16.5 17 22 21.5 link.badge.plus
    16.5 18 21.5 22.5 paintbrush
    17 11 22.5 14 quote.opening
    17 13 22.5 16 wifi
    17 13.5 22 17 repeat
    17 14 22 17.5 chart.line.uptrend.xyaxis
    17 14.5 22.5 18.5 message
    17 15.5 22.5 19.5 bubble.left
    17 16 22.5 20.5 crop
    17 16.5 22.5 21 tag
    17 17 21.5 21.5 seal
    17 17 22.5 21.5 arrow.up.and.down.and.arrow.left.and.right
    17.5 12.5 22.5 15.5 cloud
    17.5 14 22.5 17.5 book
    17.5 14 23 17.5 folder folder.fill
    17.5 15 23 19 checklist folder.badge.plus paintpalette
    17.5 16 22.5 20 pentagon
    17.5 16 23 20 newspaper printer
    17.5 17 22.5 21.5 bus
    18 11.5 23.5 14.5 textformat
    18 13 24 16.5 creditcard tray
    18 14 23.5 17.5 shuffle
    18 14 24 17.5 photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells terminal
    18 14.5 23 18.5 cart
    18 14.5 23.5 18.5 briefcase
    18 14.5 24 18.5 arrow.up.arrow.down
    18 15.5 24 20 pills
    18 16 23.5 20.5 storefront
    18 17 24 21.5 radio
    18 18 23.5 23 wrench
    18.5 13 24.5 16.5 envelope
    18.5 13.5 24 17 speaker.wave.2
    18.5 14 24 17.5 car
    18.5 15 24 19 desktopcomputer
    18.5 15.5 24 19.5 house house.fill
    19 9 24.5 11 ruler
    19 12.5 24.5 16 video
    19 14.5 24.5 18 camera
    19 15 25 19 tv
    19.5 12 25.5 15 backward.fill forward.fill
    19.5 14 25.5 18 chart.bar
    19.5 14.5 25.5 18.5 crown
    19.5 15 26 19 scissors
    19.5 18 25 23 hammer
    19.5 19 25.5 24 tree
    20.5 13 26 16.5 eye
    20.5 16 26 20 eye.slash
    20.5 17 27 22 cat
    20.5 17.5 27 22.5 graduationcap
    21 14.5 27.5 18 chevron.left.forwardslash.chevron.right
    21 17 27.5 21.5 dog
    21.5 14 28 17.5 gamecontroller
    21.5 15 27.5 19 person.2
    21.5 16 28.5 20 truck.box
    22 11 29 13.5 battery.100
    22 14.5 28.5 18.5 puzzlepiece
    24 15 31 19 bicycle
    25 13.5 33 17 mountain.2
    """
}

extension ImageContent.Source {
  /// A symbol by its name, with its sizes where they are known.
  static func symbol(_ name: String) -> ImageContent.Source {
    .symbol(name, MeasuredSymbols.family(of: name))
  }
}
