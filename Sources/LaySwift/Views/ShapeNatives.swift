import LayEngine
import LayLanguage

/// What shapes and styles do that the catalogue and the text of the library do not say.
enum ShapeNatives {
  static let all: [String: Native] = [
    "AngularGradient.init(stops:center:)": gradient("angular-gradient"),
    "AngularGradient.init(stops:center:startAngle:endAngle:)": gradient("angular-gradient"),
    "LinearGradient.init(stops:startPoint:endPoint:)": gradient(
      "linear-gradient", ["start-point", "end-point"]),
    "RadialGradient.init(stops:center:startRadius:endRadius:)": gradient(
      "radial-gradient", ["center", "start-radius", "end-radius"]),
    "Path.unfollowedBounds()": .function { _, call throws(Diagnostic) in
      throw call.unfollowed("the rectangle around this path")
    },
    "Path.unfollowedContains()": .function { _, call throws(Diagnostic) in
      throw call.unfollowed("what is inside of this path")
    },
    "RoundedRectangle.cornerSize": .function { _, call throws(Diagnostic) in
      guard case .view(let view) = call[0],
        case .roundedRectangle(let radius)? = view.content as? LayEngine.Shape
      else { throw Diagnostic(.areNotFollowed("the corners of this shape"), at: call.span) }
      return call.runtime.size(ViewSize(width: radius, height: radius))
    },
    // Views of one moment: the context is made when they are.
    "TimelineView.init(_:content:)": .function { machine, call throws(Diagnostic) in
      let (runtime, span, makes) = (call.runtime, call.span, try call.callback(1))
      let names = runtime.library.declaration("TimelineViewDefaultContext")?.partNames([])
      guard let names else { throw call.unfollowed("this timeline") }
      let context = Value.compound(names, [])
      let content = try runtime.function(of: 1, &machine, span) { _, machine throws(Diagnostic) in
        try runtime.shown(try makes(context, &machine), &machine, span)
      }
      if let unknown = call[0].unknown { runtime.remark(unknown.error) }
      var schedule = call.symbol("periodic")
      if case .string(let name) = call[0].part(at: 0) { schedule = call.symbol(name.text) }
      return try call.made("timeline-view", [schedule, content], &machine)
    },
    "View.visualEffect(_:)": .function { machine, call throws(Diagnostic) in
      let view = try call.runtime.shown(call[0], &machine, call.span)
      return try call.made("visual-effect", [call[1], view], &machine)
    },
  ]

  /// A gradient of stops, of which the colors count.
  private static func gradient(_ name: String, _ labels: [String] = []) -> Native {
    .function { machine, call throws(Diagnostic) in
      var colors: [Value] = []
      var stops = try call.elements(0, &machine)
      while let stop = try stops.next(&machine) { colors.append(stop.part(at: 0)) }
      var values: [Value] = [.list(of: colors)]
      for value in call.values.dropFirst().prefix(labels.count) { values.append(value) }
      let given = try values.map { value throws(Diagnostic) in
        try call.runtime.argument(value, &machine, call.span)
      }
      return try call.made(name, given, labels: [nil] + labels, &machine)
    }
  }
}

extension SwiftRuntime {
  /// What a value paints with: a style of the code is what it gives in the environment of the view.
  func paint(
    _ value: Value, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value {
    guard case .object(let object) = value, object is CompoundBox,
      let type = declaration(of: value), !type.inherits(fromLibrary: "View"),
      type.inherits(fromLibrary: "ShapeStyle")
    else { return value }
    if type.isOfLibrary, type.name == "AnyShapeStyle" {
      return try paint(value.part(at: 0), &machine, span)
    }
    guard !type.isOfLibrary,
      let member = type.members("resolve").first(where: { !$0.file.isLibrary }),
      let environment = library.declaration("EnvironmentValues")
    else { return value }
    let choice = InstanceChoice(
      self, member, types(of: value, type), isDynamic: false, member.span)
    let around = Value.compound(environment.partNames([]), [.list(of: [])])
    let style = try choice.instance(for: value).call([value, around], &machine, choice)
    return try paint(style, &machine, span)
  }
}
