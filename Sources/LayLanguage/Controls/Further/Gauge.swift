import LayEngine

extension Declaration {
  static let gauge = Declaration(
    .view, "gauge",
    parameters: [
      .controlLabel,
      .optionalPositional("value", .number, "the value; does not change the size"), .range,
      .keyword(
        "current-value-label", .oneOf([.string, .view]), "the view below the bar, or a text"),
      .keyword(
        "minimum-value-label", .oneOf([.string, .view]), "the view before the bar, or a text"),
      .keyword(
        "maximum-value-label", .oneOf([.string, .view]), "the view after the bar, or a text"),
      .keyword(
        "style", .enumeration(ControlStyle.Gauge.spellings),
        "the style; by default that of the surrounding `gauge-style`"),
    ],
    summary: "A bar 6 high, as wide as proposed, below its label and above its current value; in "
      + "an accessory style a bar without these, or a ring of 58 x 58.",
    swiftUI: .view(
      "Gauge",
      [
        "value", .range("in"), .closure("title", label: "label"), .closure("current-value-label"),
        .closure("minimum-value-label"), .closure("maximum-value-label"),
      ]),
    // A line, 10 between a text and a shape below it, and the bar.
    examples: """
      (gauge "Fuel" 0.5) | 200 x nil | 200 x 36
      (gauge-style accessory-circular (gauge "Fuel" 0.5)) | 200 x nil | 58 x 58
      """
  ) { arguments throws(Diagnostic) in
    let style = arguments.enumeration("style").flatMap { ControlStyle.Gauge(spelling: $0) }
    let named = ["current-value-label", "minimum-value-label", "maximum-value-label"]
    let labels = named.map { arguments.labelView($0) }
    let given = labels.map { $0 != nil }
    let control = Control(
      "gauge",
      composition: "a gauge is a column of its label, a bar between the labels of its ends, and "
        + "the label of its value; in a circular style it is a ring",
      styledBy: style == nil ? "gauge-style" : nil
    ) { parts, around in
      var further = parts.dropFirst()
      let shown = given.map { $0 ? further.popFirst() : nil }
      return .gauge(parts[0], shown, style ?? around.gauge, around)
    }
    return arguments.makeControl(control, arguments.controlLabel() + labels.compactMap(\.self))
  }

  static let gaugeStyle = Declaration(
    .modifier, "gauge-style",
    parameters: [
      .style(ControlStyle.Gauge.spellings, definedBy: "define-gauge-style")
    ],
    summary: "Set the style of gauges.", swiftUI: .method("gaugeStyle", ["_ style"]),
    examples: #"(gauge-style accessory-linear (gauge "Fuel" 0.5)) | 200 x nil | 200 x 6"#
  ) { arguments throws(Diagnostic) in
    let own = try arguments.programStyle("style", of: "gauge-style")
    let style = arguments.enumeration("style").flatMap { ControlStyle.Gauge(spelling: $0) }
    let change = own ?? ControlStyleChange.gauge(arguments.required("style", style))
    return arguments.make(EnvironmentChange.controls(change), [arguments.view()])
  }
}

extension View {
  /// - Parameter shown: the labels of the current, the minimum and the maximum value.
  fileprivate static func gauge(
    _ label: View, _ shown: [View?], _ look: ControlStyle.Gauge, _ style: ControlStyle
  ) -> View {
    let bar = View.row(
      [shown[1], .bar(height: style.sizes.gaugeBarHeight), shown[2]].compactMap(\.self))
    switch look {
    case .accessoryCircular, .accessoryCircularCapacity:
      return .fixed(style.sizes.gaugeRing, .ellipse)
    case .accessoryLinear, .accessoryLinearCapacity: return bar
    case .automatic, .linearCapacity:
      let around = (style.hidesLabels ? [] : [label]) + [bar] + [shown[0]].compactMap(\.self)
      return around.count == 1 ? bar : .column(around)
    }
  }
}
