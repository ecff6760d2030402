import LayEngine
import LayLanguage

/// Sets an option of the session.
struct SetCommand: Command {
  static let name = "set"
  static let usage = "set OPTION VALUE"
  static let summary =
    "Set an option; `set` alone lists them. is-enabled, is-on, is-pressed on|off|auto: what "
    + "styles of the program see; device NAME [landscape]|off: the device that views are on, also "
    + "when lengths are proposed; dynamic-type NAME|auto: the size of named fonts, large by "
    + "default; color-scheme, layout-direction, horizontal-size-class, vertical-size-class "
    + "NAME|auto: the environment of views; swiped leading|trailing|auto: which `swipe-actions` "
    + "of rows are shown; system NAME|auto: the system whose sizes controls, lists, bars and text "
    + "styles have, that of the device by default and ios-18 on none; width N|auto, color on|off|auto, charset unicode|ascii|auto: how text "
    + "is printed; pager auto|off|COMMAND: what shows answers that are longer than the window, where a COMMAND is "
    + "typed or in the start-up file; "
    + "placeholder WxH: the box in place of an unknown view of SwiftUI code; read-limit "
    + "MEGABYTES|auto: the largest file that `load` reads; unknown error|warn: whether an unknown "
    + "modifier is an error, or is skipped with a warning if it has one view."
  static let examples = [
    CommandExample("set width 60"), CommandExample("set charset ascii"),
    CommandExample("set pager \"less -S\""), CommandExample("set unknown warn"),
    CommandExample("set"),
    CommandExample("set device iphone-16", "(color blue)", "propose iphone-16"),
    CommandExample("set system ios-26", "(toggle \"On\")", "propose ideal"),
    CommandExample("set dynamic-type xxx-large", "(text \"Hi\")", "propose ideal"),
  ]

  private static let options = [
    "charset", "color", "color-scheme", "device", "dynamic-type", "horizontal-size-class",
    "layout-direction", "pager", "placeholder", "read-limit", "swiped", "system", "unknown",
    "vertical-size-class", "width",
  ]

  static func completions(after words: [String]) -> [CommandWord] {
    guard let option = words.first else {
      return (options + Interpreter.interactions).map { .word($0) }
    }
    if Interpreter.interactions.contains(option) {
      return words.count == 1 ? ["on", "off", "auto"].map { .word($0) } : []
    }
    if option == "device", words.count > 1 {
      return DeviceList.device(named: words[1])?.completions(after: Array(words.dropFirst(2))) ?? []
    }
    guard words.count == 1 else { return [] }
    if let names = EnvironmentOptions.names(of: option) {
      return (names + ["auto"]).map { .word($0) }
    }
    switch option {
    case "device": return (DeviceList.names + ["off"]).map { .word($0) }
    case "dynamic-type":
      return (DynamicType.spellings + ["auto"]).map { .word($0) }
    case "charset": return ["ascii", "unicode", "auto"].map { .word($0) }
    case "color", "colour": return ["on", "off", "auto"].map { .word($0) }
    case "pager": return ["auto", "off"].map { .word($0) }
    case "read-limit", "width": return [.word("auto")]
    case "unknown": return ["error", "warn"].map { .word($0) }
    default: return []
    }
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    guard let option = words.take() else {
      return .lines(Self.interactions(of: session) + Self.describe(session))
    }
    if Interpreter.interactions.contains(option.text) {
      return try setInteraction(option.text, &words, &session)
    }
    switch option.text {
    case let name where EnvironmentOptions.names(of: name) != nil:
      try setEnvironment(name, &words, &session)
    case "width":
      session.options.width = words.take("auto") ? nil : try width(&words)
    case "color", "colour":
      session.options.isColored = try choice(&words, ["on": true, "off": false])
    case "charset":
      session.options.isPlain = try choice(&words, ["ascii": true, "unicode": false])
    case "device": try setDevice(&words, &session)
    case "dynamic-type":
      session.options.dynamicType = try dynamicType(&words)
      try session.lowerAnew()
    case "pager": session.options.pager = try pager(&words, &session)
    case "placeholder": session.options.placeholder = try placeholder(&words)
    case "read-limit":
      session.options.readLimit = words.take("auto") ? ReadLimit.usual : try megabytes(&words)
    case "unknown":
      session.interpreter.passesUnknownModifiers = try passesUnknown(&words)
    default:
      let known = Self.options + Interpreter.interactions
      let near = NearestName.nearest(to: option.text, among: known)
      throw words.complaint(
        "there is no option `\(option.text)`", at: option.span,
        hint: near.map { "did you mean `\($0)`?" } ?? "the options are "
          + known.joined(separator: ", "))
    }
    try words.requireEnd()
    return .nothing
  }

  /// The widths of drawings in columns; a drawing has up to 200 rows and is stored cell by cell.
  private static let widths = 20.0...10_000

  private func width(_ words: inout Words) throws(Diagnostic) -> Int {
    let span = words.next?.span
    let number = try words.number("a number of columns or auto")
    guard Self.widths.contains(number), let columns = Int(exactly: number) else {
      throw words.complaint("a width is a whole number of columns from 20 to 10000", at: span)
    }
    return columns
  }

  /// Sets an interaction state of controls, such as `is-pressed`, and updates the current view.
  private func setInteraction(
    _ name: String, _ words: inout Words, _ session: inout Session
  ) throws(Diagnostic) -> Output {
    session.interpreter[interaction: name] = try choice(&words, ["on": true, "off": false])
    try words.requireEnd()
    try session.lowerAnew(always: true)
    return .nothing
  }

  private static func interactions(of session: Session) -> [String] {
    Interpreter.interactions.map { name in
      let value = session.interpreter[interaction: name]
      return name + String(repeating: " ", count: 14 - name.count)
        + (value.map { $0 ? "on" : "off" } ?? "auto")
    }
  }

  /// Sets the session's device and proposes its size, or removes the device.
  private func setDevice(_ words: inout Words, _ session: inout Session) throws(Diagnostic) {
    if words.take("off") || words.take("auto") {
      let isShown = session.options.device != nil && session.proposalText == session.device?.title
      session.options.device = nil
      return try session.propose(Proposed(size: isShown ? .ideal : session.proposal))
    }
    guard let device = try words.device() else {
      throw words.complaint(
        "`set device` needs the name of a device, or off", at: words.next?.span,
        hint: "`help devices` lists them")
    }
    session.options.device = device
    try session.propose(Proposed(device))
  }

  /// Sets an environment value and updates the current view.
  private func setEnvironment(
    _ name: String, _ words: inout Words, _ session: inout Session
  ) throws(Diagnostic) {
    let names = EnvironmentOptions.names(of: name) ?? []
    let wanted = (names + ["auto"]).joined(separator: ", ")
    let word = try words.require(wanted)
    guard word.text == "auto" || names.contains(word.text) else {
      throw words.complaint(
        "`\(word.text)` is none of \(wanted)", at: word.span,
        hint: NearestName.nearest(to: word.text, among: names).map { "did you mean `\($0)`?" })
    }
    session.options.environment.set(name, to: word.text == "auto" ? nil : word.text)
    try session.lowerAnew()
  }

  private func dynamicType(_ words: inout Words) throws(Diagnostic) -> DynamicType {
    let word = try words.require("a size, such as xxx-large, or auto")
    if word.text == "auto" { return .large }
    guard let setting = DynamicType(spelling: word.text) else {
      let names = DynamicType.spellings
      let near = NearestName.nearest(to: word.text, among: names)
      throw words.complaint(
        "`\(word.text)` is no size of Dynamic Type", at: word.span,
        hint: near.map { "did you mean `\($0)`?" } ?? "they are " + names.joined(separator: ", "))
    }
    return setting
  }

  private func pager(
    _ words: inout Words, _ session: inout Session
  ) throws(Diagnostic) -> PagerChoice {
    let word = try words.require("auto, off or a command")
    switch words.line.tree.string(word.index) ?? word.text {
    case "auto", "on": return .auto
    case "off", "": return .off
    case let command:
      try session.use(.pager, words)
      return .command(command)
    }
  }

  private func passesUnknown(_ words: inout Words) throws(Diagnostic) -> Bool {
    let word = try words.require("error or warn")
    guard word.text == "error" || word.text == "warn" else {
      throw words.complaint("`\(word.text)` is none of error, warn", at: word.span)
    }
    return word.text == "warn"
  }

  /// A placeholder size, written like the proposal `100 x 40`.
  private func placeholder(
    _ words: inout Words
  ) throws(Diagnostic) -> (width: Double, height: Double) {
    if words.take("auto") { return SwiftReadingOptions().placeholder }
    let span = words.next?.span
    var text: [String] = []
    while let word = words.take() { text.append(word.text) }
    guard let size = PlaceholderSize.parse(text.joined(separator: " ")) else {
      throw words.complaint(
        "a placeholder has a width and a height in points", at: span, hint: "write `100 x 40`")
    }
    return size
  }

  private func megabytes(_ words: inout Words) throws(Diagnostic) -> Int {
    let span = words.next?.span
    let number = try words.number("a number of megabytes or auto")
    guard let megabytes = Int(exactly: number), ReadLimit.range.contains(megabytes) else {
      throw words.complaint(
        "a limit is a whole number of megabytes from 1 to \(ReadLimit.range.upperBound)", at: span)
    }
    return megabytes
  }

  private func choice(
    _ words: inout Words, _ choices: [String: Bool]
  ) throws(Diagnostic) -> Bool? {
    let names = choices.keys.sorted() + ["auto"]
    let word = try words.require(names.joined(separator: ", "))
    if word.text == "auto" { return nil }
    guard let choice = choices[word.text] else {
      throw words.complaint(
        "`\(word.text)` is none of \(names.joined(separator: ", "))", at: word.span)
    }
    return choice
  }

  private static func describe(_ session: Session) -> [String] {
    let options = session.options
    func text(_ value: Bool?, _ on: String, _ off: String) -> String {
      value.map { $0 ? on : off } ?? "auto"
    }
    let rows = [
      ("charset", text(options.isPlain, "ascii", "unicode")),
      ("color", text(options.isColored, "on", "off")),
      ("device", options.device?.title ?? "off"),
      ("dynamic-type", options.dynamicType.spelling),
      ("pager", options.pager.text),
      (
        "placeholder",
        "\(NumberText.of(options.placeholder.width)) x "
          + NumberText.of(options.placeholder.height)
      ),
      ("read-limit", "\(options.readLimit)"),
      (
        "system",
        options.environment.system?.name ?? "auto (\(session.rootEnvironment.system.name))"
      ),
      ("unknown", session.interpreter.passesUnknownModifiers ? "warn" : "error"),
      ("width", options.width.map(String.init) ?? "auto"),
    ]
    return (rows + options.environment.rows).sorted { $0.0 < $1.0 }.map { name, value in
      name + String(repeating: " ", count: max(14 - name.count, 2)) + value
    }
  }
}
