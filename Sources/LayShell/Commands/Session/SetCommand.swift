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
    + "default; face mono|system|FILE|auto: the widths of characters, system for files of SwiftUI code "
    + "and mono elsewhere by default; color-scheme, layout-direction, horizontal-size-class, vertical-size-class "
    + "NAME|auto: the environment of views; swiped leading|trailing|auto: which `swipe-actions` "
    + "of rows are shown; system NAME|auto: the system whose sizes controls, lists, bars and text "
    + "styles have, that of the device by default and ios-18 on none; width N|auto, color on|off|auto, charset unicode|ascii|auto: how text "
    + "is printed; pager auto|off|COMMAND: what shows answers that are longer than two windows, where a COMMAND is "
    + "typed or in the start-up file; "
    + "placeholder WxH: the box in place of an unknown view of SwiftUI code; locale "
    + "LANGUAGE|auto: the texts of an app's files that are read next; read-limit "
    + "MEGABYTES|auto: the largest file that `load` reads; unknown error|warn: whether an unknown "
    + "modifier is an error, or is skipped with a warning if it has one view."
  static let examples = [
    CommandExample("set width 60"), CommandExample("set charset ascii"),
    CommandExample("set pager \"less -S\""), CommandExample("set unknown warn"),
    CommandExample("set"),
    CommandExample("set device iphone-16", "(color blue)", "propose iphone-16"),
    CommandExample("set system ios-26", "(toggle \"On\")", "propose ideal"),
    CommandExample("set face system", "(text \"Hi\")", "propose ideal"),
    CommandExample("set dynamic-type xxx-large", "(text \"Hi\")", "propose ideal"),
  ]

  /// An option, the values that Tab offers, the text of its value and how it is set.
  private struct Option {
    let name: String
    let values: [String]
    /// Nil where it is not listed.
    let text: (Session) -> String?
    let set: (inout Words, inout Session) throws(Diagnostic) -> Void
  }

  private static var options: [Option] {
    (environment + texts + reading).sorted { $0.name < $1.name } + interactions
  }

  private static func option(named name: String) -> Option? {
    let name = name == "colour" ? "color" : name
    return options.first { $0.name == name }
  }

  /// How answers are written.
  private static var texts: [Option] {
    [
      Option(
        name: "charset", values: ["ascii", "unicode", "auto"],
        text: { text($0.options.isPlain, "ascii", "unicode") }
      ) { words, session throws(Diagnostic) in
        session.options.isPlain = try choice(&words, ["ascii", "unicode"]).map { $0 == "ascii" }
      },
      Option(name: "color", values: onOff, text: { text($0.options.isColored) }) {
        words, session throws(Diagnostic) in
        session.options.isColored = try choice(&words, ["off", "on"]).map { $0 == "on" }
      },
      Option(
        name: "pager", values: ["auto", "off"], text: { $0.options.pager.text }
      ) { words, session throws(Diagnostic) in
        let word = try words.require("auto, off or a command")
        switch words.line.tree.string(word.index) ?? word.text {
        case "auto", "on": session.options.pager = .auto
        case "off", "": session.options.pager = .off
        case let command:
          try session.use(.pager, words)
          session.options.pager = .command(command)
        }
      },
      // A drawing has up to 200 rows and is stored cell by cell.
      Option(
        name: "width", values: ["auto"], text: { $0.options.width.map(String.init) ?? "auto" }
      ) { words, session throws(Diagnostic) in
        session.options.width = try number(
          &words, 20...10_000, "a number of columns or auto",
          "a width is a whole number of columns from 20 to 10000")
      },
    ]
  }

  /// How files and SwiftUI code are read.
  private static var reading: [Option] {
    [
      Option(name: "placeholder", values: [], text: { placeholder($0) }) {
        words, session throws(Diagnostic) in
        if words.take("auto") {
          return session.options.placeholder = PlaceholderSize.usual
        }
        let span = words.next?.span
        var text: [String] = []
        while let word = words.take() { text.append(word.text) }
        guard let size = PlaceholderSize.parse(text.joined(separator: " ")) else {
          throw words.complaint(
            "a placeholder has a width and a height in points", at: span, hint: "write `100 x 40`")
        }
        session.options.placeholder = size
      },
      Option(
        name: "locale", values: ["auto", "de", "en", "es", "fr", "ja"],
        text: { $0.options.language }
      ) { words, session throws(Diagnostic) in
        let word = try words.require("a language such as `de`, or auto")
        guard word.text.wholeMatch(of: /[a-z]{2,4}(-[A-Za-z]{2,4})*/) != nil else {
          throw words.complaint(
            "`\(word.text)` is no language", at: word.span,
            hint: "a language is written as in `de` or `pt-BR`")
        }
        session.options.language =
          word.text == "auto" ? Options.usualLanguage : String(word.text)
      },
      Option(
        name: "read-limit", values: ["auto"], text: { "\($0.options.readLimit)" }
      ) { words, session throws(Diagnostic) in
        let range = ReadLimit.range
        session.options.readLimit =
          try number(
            &words, range, "a number of megabytes or auto",
            "a limit is a whole number of megabytes from 1 to \(range.upperBound)")
          ?? ReadLimit.usual
      },
      Option(
        name: "unknown", values: ["error", "warn"],
        text: { $0.interpreter.passesUnknownModifiers ? "warn" : "error" }
      ) { words, session throws(Diagnostic) in
        let word = try words.require("error or warn")
        guard word.text == "error" || word.text == "warn" else {
          throw words.complaint("`\(word.text)` is none of error, warn", at: word.span)
        }
        session.interpreter.passesUnknownModifiers = word.text == "warn"
      },
    ]
  }

  /// The environment of views, and the device they are on.
  private static var environment: [Option] {
    let device = Option(
      name: "device", values: DeviceList.names + ["off"],
      text: { $0.options.device?.title ?? "off" }, set: setDevice)
    let textSize = Option(
      name: "dynamic-type", values: DynamicType.spellings + ["auto"],
      text: { $0.options.dynamicType.spelling }
    ) { words, session throws(Diagnostic) in
      session.options.dynamicType = try dynamicType(&words)
      try session.lowerAnew()
    }
    let face = Option(
      name: "face", values: FaceChoice.named.map(\.title) + ["auto"],
      text: { $0.options.face?.title ?? "auto (\($0.usualFace.title))" }, set: setFace)
    return [device, face, textSize]
      + EnvironmentOptions.names.map { name, values in
        Option(
          name: name, values: values + ["auto"],
          text: { session in
            session.options.environment[name]
              ?? (name == "system" ? "auto (\(session.rootEnvironment.system.name))" : nil)
          }
        ) { words, session throws(Diagnostic) in
          try session.setEnvironment(name, to: try choice(&words, values))
        }
      }
  }

  /// The states of controls that styles see, such as `is-pressed`.
  private static var interactions: [Option] {
    Interpreter.interactions.map { name in
      Option(name: name, values: onOff, text: { text($0.interpreter[interaction: name]) }) {
        words, session throws(Diagnostic) in
        let value = try choice(&words, ["off", "on"])
        session.interpreter[interaction: name] = value.map { $0 == "on" }
        try words.requireEnd()
        try session.lowerAnew(always: true)
      }
    }
  }

  private static let onOff = ["on", "off", "auto"]

  private static func text(_ value: Bool?, _ on: String = "on", _ off: String = "off") -> String {
    value.map { $0 ? on : off } ?? "auto"
  }

  private static func placeholder(_ session: Session) -> String {
    let size = session.options.placeholder
    return "\(NumberText.of(size.width)) x \(NumberText.of(size.height))"
  }

  static func completions(after words: [String]) -> [CommandWord] {
    guard let name = words.first else { return options.map { .word($0.name) } }
    if name == "device", words.count > 1 {
      return DeviceList.device(named: words[1])?.completions(after: Array(words.dropFirst(2))) ?? []
    }
    return words.count == 1 ? option(named: name)?.values.map { .word($0) } ?? [] : []
  }

  func run(_ words: inout Words, in session: inout Session) throws(Diagnostic) -> Output {
    guard let word = words.take() else {
      let interactions = Self.interactions
      let others = Self.options.dropLast(interactions.count)
      return .lines(
        (interactions + others).compactMap { option in
          option.text(session).map {
            option.name + String(repeating: " ", count: max(14 - option.name.count, 2)) + $0
          }
        })
    }
    guard let option = Self.option(named: word.text) else {
      let known = Self.options.map(\.name)
      let near = NearestName.nearest(to: word.text, among: known)
      throw words.complaint(
        "there is no option `\(word.text)`", at: word.span,
        hint: Self.line(for: word.text).map { "write `\($0)`" }
          ?? Self.otherNames[word.text].map { option in
            "write `\(Self.name) \(option)\(words.next.map { " " + $0.text } ?? "")`"
          }
          ?? near.map { "did you mean `\($0)`?" } ?? "the options are "
          + known.joined(separator: ", "))
    }
    try option.set(&words, &session)
    try words.requireEnd()
    return .nothing
  }

  /// What options are called elsewhere.
  static let otherNames = [
    "appearance": "color-scheme", "content-size": "dynamic-type", "dark-mode": "color-scheme",
    "direction": "layout-direction", "font-size": "dynamic-type", "language": "locale",
    "text-size": "dynamic-type", "text-sizes": "dynamic-type", "theme": "color-scheme",
    "type-size": "dynamic-type",
  ]

  /// The line that sets what is called otherwise elsewhere, with the values that it takes; nil for other names.
  static func row(called name: String) -> (term: String, meaning: String)? {
    guard let found = otherNames[name], let option = option(named: found) else { return nil }
    return ("\(Self.name) \(found)", "one of " + option.values.joined(separator: ", "))
  }

  /// The line that sets the only option that has a value, as `set color-scheme dark` for `dark`; nil where none
  /// or several have it.
  static func line(for value: String) -> String? {
    let found = options.compactMap { option in
      choice(value, among: option.values.filter { !onOff.contains($0) }).map { (option.name, $0) }
    }
    guard found.count == 1, let (option, value) = found.first else { return nil }
    return "\(name) \(option) \(value)"
  }

  // MARK: Values

  /// The one of some names that a word means, also `rtl` and `ltr`; nil if it means none.
  private static func choice(_ word: String, among names: [String]) -> String? {
    let short = ["ltr": "left-to-right", "rtl": "right-to-left"]
    return SwiftName.choice(short[word.lowercased()] ?? word, among: names)
  }

  /// One of some names; nil for `auto`.
  private static func choice(
    _ words: inout Words, _ names: [String]
  ) throws(Diagnostic) -> String? {
    let wanted = (names + ["auto"]).joined(separator: ", ")
    let word = try words.require(wanted)
    if word.text == "auto" { return nil }
    guard let name = choice(word.text, among: names) else {
      throw words.complaint(
        "`\(word.text)` is none of \(wanted)", at: word.span,
        hint: NearestName.nearest(to: word.text, among: names).map { "did you mean `\($0)`?" })
    }
    return name
  }

  /// A whole number in a range; nil for `auto`.
  private static func number(
    _ words: inout Words, _ range: ClosedRange<Int>, _ what: String, _ complaint: String
  ) throws(Diagnostic) -> Int? {
    if words.take("auto") { return nil }
    let span = words.next?.span
    guard let number = Int(exactly: try words.number(what)), range.contains(number) else {
      throw words.complaint(complaint, at: span)
    }
    return number
  }

  /// Sets the session's device and proposes its size, or removes the device.
  private static func setDevice(_ words: inout Words, _ session: inout Session) throws(Diagnostic) {
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

  private static func setFace(_ words: inout Words, _ session: inout Session) throws(Diagnostic) {
    let word = try words.require("mono, system, auto or a file")
    let name = words.line.tree.string(word.index) ?? word.text
    let folder = session.place(ofFile: name).folder
    if name != "auto", !FaceChoice.named.contains(where: { $0.title == name }) {
      let path = try words.path(folder + FilePath.expanded(name), at: word.span)
      try session.check(path, by: .face, at: word.span)
    }
    do throws(Refusal) {
      let reasonToStop = session.interpreter.reasonToStop
      session.options.face =
        name == "auto"
        ? nil
        : try FaceChoice.of(
          name, in: folder, below: session.readableFolder, reasonToStop: reasonToStop)
    } catch {
      throw error.diagnostic(at: word.span, hint: error.hint)
    }
    try session.lowerAnew()
  }

  private static func dynamicType(_ words: inout Words) throws(Diagnostic) -> DynamicType {
    let word = try words.require("a size, such as xxx-large, or auto")
    if word.text == "auto" { return .large }
    let names = DynamicType.spellings
    let name = SwiftName.choice(word.text, among: names)
    guard let setting = name.flatMap(DynamicType.init(spelling:)) else {
      let near = NearestName.nearest(to: word.text, among: names)
      throw words.complaint(
        "`\(word.text)` is no size of Dynamic Type", at: word.span,
        hint: near.map { "did you mean `\($0)`?" } ?? "they are " + names.joined(separator: ", "))
    }
    return setting
  }
}
