import LayEngine
import LayLanguage
import LaySwiftTree

/// The widget that a preview shows: its family, and the entry of its timeline that comes first.
struct ShownWidget {
  let family: String
  var entry = Value.nothing

  /// How large widgets are on a phone of 393 x 852, in points.
  ///
  /// - Source: Apple's Human Interface Guidelines, the tables of widget sizes.
  private static let sizes: [String: (width: Double, height: Double)] = [
    "accessory-circular": (72, 72), "accessory-inline": (234, 26),
    "accessory-rectangular": (160, 72), "system-large": (338, 354), "system-medium": (338, 158),
    "system-small": (158, 158),
  ]
  /// The margin around the content of a system widget.
  fileprivate static let margin = 16.0

  fileprivate var size: (width: Double, height: Double)? { Self.sizes[family] }
  fileprivate var isAccessory: Bool { family.hasPrefix("accessory") }
}

extension SwiftRuntime {
  /// The views of a widget, in the frame of its family; nil for other values.
  func widget(
    _ value: Value, _ type: TypeDeclaration, _ machine: inout Machine, _ span: SourceSpan
  ) throws(Diagnostic) -> Value? {
    guard type.inherits(fromLibrary: "Widget"),
      let body = type.members("body").first(where: { !$0.file.isLibrary })
    else { return nil }
    guard let shown = shownWidget, let size = shown.size else {
      throw Diagnostic(
        .isNotFollowed(
          "a widget without a family that is known here",
          hint: "write `#Preview(as: .systemSmall) { … } timeline: { … }`"), at: span)
    }
    let choice = InstanceChoice(self, body, types(of: value, type), isDynamic: false, body.span)
    let configuration = try choice.instance(for: value).call([value], &machine, choice)
    let content = configuration.part(at: 0)
    var views = try self.shown(
      try call(content, [shown.entry], &machine, span), &machine, span)
    let call = NativeCall(values: [], runtime: self, span: span, types: [:], result: library.view)
    if case .truth(true) = configuration.part(at: 1), !shown.isAccessory {
      views = try call.made("padding", [.number(ShownWidget.margin), views], &machine)
    }
    return try call.made(
      "frame", [.number(size.width), .number(size.height), views],
      labels: ["width", "height", nil],
      &machine)
  }
}

enum WidgetNatives {
  static let all: [String: Native] = [
    "EnvironmentValues.widgetFamily": .function { _, call in
      let name = call.runtime.shownWidget?.family ?? "system-small"
      let symbol = call.runtime.module.interpreter.symbol(name)
      return .object(LibraryCase(symbol, of: "WidgetFamily"))
    }
  ]
}

/// What code asks of the device and its screen, without a view that tells it.
enum ScreenNatives {
  static let all: [String: Native] = [
    "UIScreen.bounds": .function { _, call throws(Diagnostic) in
      let screen = try screen(call)
      if call.runtime.asksScreen == nil {
        call.runtime.remark(Diagnostic(.isOneScreen(screen), at: call.span))
      }
      call.runtime.asksScreen = call.runtime.asksScreen.map { _ in true }
      return call.runtime.rectangle(ViewFrame(origin: ViewPoint(x: 0, y: 0), size: screen.size))
    },
    // The device around the view whose body runs, or else that on which the code is shown.
    "UIDevice.userInterfaceIdiom": .function { _, call in
      let runtime = call.runtime
      if let around = runtime.found("idiom", as: call.result) { return around }
      let symbol = runtime.module.interpreter.symbol(runtime.platform.idiom)
      return .object(LibraryCase(symbol, of: "UIUserInterfaceIdiom"))
    },
    "UIScreen.scale": .function { _, call throws(Diagnostic) in .number(try screen(call).scale) },
  ]

  private static func screen(_ call: NativeCall) throws(Diagnostic) -> Screen {
    guard let screen = call.runtime.screen else {
      throw call.unfollowed("the size of the screen")
    }
    return screen
  }
}

extension Complaint {
  fileprivate static func isOneScreen(_ screen: Screen) -> Complaint {
    Complaint(
      "the screen is that of \(screen.title) here, \(SwiftWords.number(screen.size.width)) x "
        + "\(SwiftWords.number(screen.size.height)), whatever is proposed",
      hint: "`GeometryReader { proxy in … }` gives the size that there is")
  }
}
