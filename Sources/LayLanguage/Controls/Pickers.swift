import LayEngine

extension Declaration {
  static let allPickers: [Declaration] = [.datePicker, .picker]

  static let picker = Declaration(
    .view, "picker",
    parameters: [
      .controlLabel, .selection,
      .keyword(
        "style", .enumeration(ControlStyle.Picker.spellings),
        "the style; by default that of the surrounding `picker-style`"),
      .systemImage,
    ],
    rest: .viewsOrTexts("options", "the options to choose from: texts or views"),
    summary: "A choice of one of several options: the chosen one and a menu chevron, in a list "
      + "after the title; a row of segments; or a wheel of 320 x 216.",
    swiftUI: .view(
      "Picker", ["_ title", .binding("selection"), .closure("options", label: "content").required],
      [
        .binding("selection"), .closure("options", label: "content").required,
        .closure("title", label: "label"),
      ]
    ).orRead(
      [
        .binding("selection"), "label title", .closure("options", label: "content").required,
      ],
      [
        "_ title", "systemImage!", .binding("selection"),
        .closure("options", label: "content").required,
      ]),
    // 5 letters, 4, and the picker's symbol, as wide as a line is high.
    examples: """
      (picker "Size" "small" "large") | ideal | 64 x 20
      (picker "Size" :selection 2 :style segmented "small" "large") | 200 x nil | 200 x 32
      """
  ) { arguments throws(Diagnostic) in
    let options = try arguments.viewsOrTexts()
    let chosen = try arguments.selection(among: options)
    let style = arguments.enumeration("style").flatMap { ControlStyle.Picker(spelling: $0) }
    let control = Control(
      "picker",
      composition: "a picker is the chosen option and a sign for a menu; in the style "
        + "`segmented` it is its options side by side, in the style `wheel` a wheel; in the style "
        + "`inline` they stand below each other, in a list as rows of their own, the chosen one with a "
        + "sign at its end",
      distance: {
        [.automatic, .menu].contains(style ?? $0.picker) ? $0.sizes.menuDistance : .ordinary
      },
      rows: { parts, around in
        guard (style ?? around.picker) == .inline else { return nil }
        let options = parts.dropFirst().enumerated().map { index, option in
          index == chosen ? View.chosenRow(option) : option
        }
        return (around.hidesLabels ? [] : Array(parts.prefix(1))) + options
      }
    ) { parts, around in
      var around = around
      if let style { around.picker = style }
      return .picker(Array(parts.prefix(1)), Array(parts.dropFirst()), chosen, around)
    }
    let parts = arguments.labelWithSymbol()
    let label = parts.count > 1 ? [View(Control.label, children: parts)] : parts
    return arguments.makeControl(control, label + options)
  }

  static let datePicker = Declaration(
    .view, "date-picker",
    parameters: [
      .controlLabel,
      .keyword(
        "displayed-components", .enumerationList(["date", "hour-and-minute"]),
        "the parts that it shows",
        default: "both"),
      .keyword(
        "style", .enumeration(ControlStyle.DatePicker.spellings),
        "the style; by default that of the surrounding `date-picker-style`"),
    ],
    summary: "A label and, at the trailing edge, a date of 120 x 34 and a time of 80 x 34; or a "
      + "calendar 320 high; or a wheel of 320 x 216.",
    swiftUI: .view(
      "DatePicker",
      [
        "_ title", .passedOver("selection", "$date").required, .passedOver("in", "range"),
        "displayedComponents",
      ]
    ).orRead(
      [
        .passedOver("selection", "$date").required, .passedOver("in", "range"),
        "displayedComponents", .closure("title", label: "label"),
      ]),
    examples: """
      (date-picker "Date") | 300 x nil | 300 x 34
      (date-picker "Date" :displayed-components date) | ideal | 160 x 34
      """
  ) { arguments throws(Diagnostic) in
    let shown = arguments.enumerations("displayed-components") ?? []
    let fields = ["date", "hour-and-minute"].filter { shown.isEmpty || shown.contains($0) }
    let style = arguments.enumeration("style").flatMap { ControlStyle.DatePicker(spelling: $0) }
    let control = Control(
      "date-picker",
      sizedComposition: {
        "a date picker is a row of \($0.labelAndSpacer), and a date or a time or both; in the style "
          + "`graphical` it is a calendar, in the style `wheel` a wheel"
      }
    ) { parts, around in
      .datePicker(parts, fields, style ?? around.datePicker, around)
    }
    return arguments.makeControl(control, arguments.controlLabel())
  }
}

extension View {
  fileprivate static func picker(
    _ label: [View], _ options: [View], _ chosen: Int?, _ style: ControlStyle
  ) -> View {
    switch style.picker {
    case .automatic, .menu:
      if !style.isInRow, let width = style.sizes.menuSignWidth {
        let menu = View.menu(.one(chosen, of: options), signWidth: width, style)
        return .setting(label, .bordered(menu, style), style)
      }
      let sign = "chevron.up.chevron.down"
      let chevron =
        style.sizes.menuChevronWidth.map { symbol(sign, width: $0, style) } ?? symbol(sign)
      let value = View.row(
        (chosen.map { [options[$0]] } ?? []) + [chevron], spacing: style.sizes.menuSpacing)
      if style.isInRow { return .setting(label, value, style) }
      let insets = style.sizes.menuInsets
      return insets == Insets() ? value : value.padded(insets)
    case .inline, .radioGroup:
      if let radio = style.sizes.radioButton {
        let rows = options.map {
          View.row([.fixed(radio.button, .ellipse), $0], spacing: radio.spacing)
        }
        return .setting(label, .column(rows, .leading, spacing: radio.between), style)
      }
      return .column((style.hidesLabels ? [] : label) + options, .leading)
    case .navigationLink:
      let value = (chosen.map { [options[$0].inColor("secondary")] } ?? []) + [.chevron]
      return .setting(label, .row(value, spacing: style.sizes.accessorySpacing), style)
    case .palette, .segmented:
      let segments = View.segments(options, style).inLine(style, as: .slider)
      return style.sizes.segmentsHug ? .setting(label, segments, style) : segments
    case .wheel: return .wheel
    }
  }

  /// What a menu shows, with its sign behind it.
  static func menu(_ shown: View, signWidth: Double, _ style: ControlStyle) -> View {
    let sign = View.symbol("chevron.up.chevron.down").scaled(.small).framed(width: signWidth)
    return .row([shown, sign], spacing: style.sizes.menuSpacing)
  }

  /// The chosen option as a row of a list, with a checkmark at its trailing edge.
  fileprivate static func chosenRow(_ option: View) -> View {
    .row([option, View(Spacer(minimumLength: nil)), .symbol("checkmark")])
  }

  /// Options side by side, each with an equal part of the width.
  ///
  /// - Rule: as in UIKit's segmented control, their texts have the font of the control in the default dynamic
  ///   type size, and a segment shows a title or an image: of a label we take the title.
  private static func segments(_ options: [View], _ style: ControlStyle) -> View {
    let inset = Insets(.horizontal, style.sizes.segmentInset)
    let hugs = style.sizes.segmentsHug
    let segments = row(
      options.indices.map { number in
        hugs
          ? one(number, of: options).padded(inset) : options[number].padded(inset).filling()
      }, spacing: 0
    ).framed(height: style.sizes.segmentsHeight)
    let sized = View(
      EnvironmentChange.dynamicTypeSize(.large),
      children: [style.sizes.segmentFont.map(segments.inFont) ?? segments],
      written: [WrittenArgument(nil, .name("large"))])
    return hugs || style.label != .automatic ? sized : sized.withLabels(.titleOnly)
  }

  fileprivate static var wheel: View {
    .fixed(ControlSizes.usual.wheel, .capsule)
  }

  fileprivate static func datePicker(
    _ label: [View], _ fields: [String], _ look: ControlStyle.DatePicker, _ style: ControlStyle
  ) -> View {
    switch look {
    case .automatic, .compact:
      let views = fields.map {
        var size = $0 == "date" ? style.sizes.dateField : style.sizes.timeField
        if let room = style.sizes.dateRoom { size.height = style.lineHeight + room }
        return View.fixed(size, .capsule).inLine(style, as: .slider)
      }
      return .setting(label, .row(views, spacing: style.sizes.dateSpacing), style)
    case .graphical:
      return style.sizes.fillsCalendars
        ? .bar(style.sizes.calendar)
        : .setting(label, .fixed(style.sizes.calendar, .rectangle), style)
    case .wheel: return .wheel
    }
  }

  /// Whether a word is the tag or the text of the view.
  fileprivate func isMeant(by word: String) -> Bool {
    self.word == word || text == word
  }

  private var text: String? {
    var view = self
    while true {
      if let text = view.content as? Text { return text.string }
      guard let inside = view.decorated else { return nil }
      view = inside
    }
  }

  /// Whether the view has a tag.
  fileprivate var isTagged: Bool {
    var view = self
    while true {
      if case .tag? = view.content as? Effect { return true }
      guard let inside = view.decorated else { return false }
      view = inside
    }
  }

  /// The word that chooses this view: its tag, or else its text; nil if it has neither.
  fileprivate var word: String? {
    var view = self
    while true {
      if case Effect.tag(let tag)? = view.content as? Effect { return tag }
      if let text = view.content as? Text { return text.string }
      guard let inside = view.decorated else { return nil }
      view = inside
    }
  }

  /// The view inside a modifier that keeps its tag and text; nil for other content.
  private var decorated: View? {
    switch content {
    case is Effect, is EnvironmentChange, is Padding, is FixedFrame, is FlexibleFrame:
      children.first
    default: nil
    }
  }
}

extension Parameter {
  /// The value that chooses one of several views.
  static let selection = Parameter.keyword(
    "selection", .oneOf([.string, .number, .symbol, .any]),
    "the selected view, by its tag, its text, or its number from 1", default: "1")
}

extension Arguments {
  /// The index of the chosen view; nil if there are no views or none is chosen.
  ///
  /// - Rule: views that have tags are chosen by tag. A value that is no tag chooses nothing, as in
  ///   SwiftUI, or the first view where one must be chosen. Without tags such a value is an error.
  func selection(among views: [View], orFirst: Bool = false) throws(Diagnostic) -> Int? {
    guard !views.isEmpty else { return nil }
    guard let value = value("selection"), isGiven("selection") else { return 0 }
    let word = ValueDescription.shown(value)
    if let index = views.firstIndex(where: { $0.isMeant(by: word) }) { return index }
    if case .nothing = value { return 0 }
    if let number = number("selection"), let place = Int(exactly: number),
      (1...views.count).contains(place)
    {
      return place - 1
    }
    if views.contains(where: \.isTagged) { return orFirst ? 0 : nil }
    throw complaint(.choosesNothing(value, views), about: "selection")
  }
}

extension Complaint {
  fileprivate static func choosesNothing(_ value: Value, _ views: [View]) -> Complaint {
    let count = views.count
    let words = views.prefix(6).compactMap { $0.word.map { ValueDescription.quoted($0) } }
    let end = words.isEmpty ? "" : ", or " + words.joined(separator: ", ")
    let hint =
      count == 1
      ? "there is one to choose, number 1" : "there are numbers 1 to \(count) to choose from"
    return Complaint(
      "\(ValueDescription.phrase(value)) is no tag and no text here",
      hint: hint + end + (words.isEmpty || count <= 6 ? "" : ", …"))
  }
}
