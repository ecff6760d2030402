import LayEngine
import LayLanguage

/// A proposal, and the device whose screen it comes from, if any.
package struct Proposed {
  /// Of a device, what its screen proposes on the system that it came with.
  var size: ProposedViewSize
  /// Nil for a proposal that is given in lengths.
  var device: DeviceChoice?

  init(size: ProposedViewSize) { self.size = size }

  init(_ device: DeviceChoice) {
    size = device.rootEnvironment(on: device.device.system).screen?.proposal ?? .ideal
    self.device = device
  }

  /// Reads `100x20`, `width 100` and all else that `propose` takes but forms, or a device such as
  /// `iphone-16 landscape`; nil for any other text.
  package static func parse(_ text: String) -> Proposed? {
    if let size = ProposalReading.proposal(in: text) { return Proposed(size: size) }
    // The names of simulators have parentheses, which are a form elsewhere.
    if text.contains("("), let device = DeviceList.device(named: text) {
      return Proposed(DeviceChoice(device))
    }
    let (interpreter, command) = (Interpreter(), "propose")
    var items = interpreter.items(
      of: "\(command) \(text)", named: "", isCommand: { $0 == command })
    guard case .command(let line)? = try? items.next() else { return nil }
    var words = Words(line, interpreter)
    // No form is evaluated here.
    guard words.left.allSatisfy({ line.tree.kind($0) != .list }),
      let proposed = try? words.proposed(), words.isAtEnd
    else { return nil }
    return proposed
  }

  /// The text after `propose` that asks for it.
  var text: String { device?.title ?? ProposalText.of(size) }
}

extension Words {
  /// Reads what is proposed: a device, or a proposal.
  mutating func proposed() throws(Diagnostic) -> Proposed {
    if let device = try device() { return Proposed(device) }
    return Proposed(size: try proposal())
  }

  /// Reads a device and its options; nil where the next word does not name a device.
  ///
  /// The name may be written as Apple does, `iPhone 16 Pro`.
  mutating func device() throws(Diagnostic) -> DeviceChoice? {
    guard let word = next else { return nil }
    if let name = line.tree.string(word.index) { return try device(inString: name, word) }
    guard line.tree.kind(word.index) == .symbol, interpreter.value(of: word.text) == nil else {
      return nil
    }
    guard let device = try takeDevice() else {
      guard let hint = DeviceList.hint(for: word.text) else { return nil }
      throw complaint("there is no device `\(word.text)`", at: word.span, hint: hint)
    }
    var choice = DeviceChoice(device)
    if device.kind == .mac, let size = next, size.text.first?.isLetter == false {
      choice.windowSize = try windowSize()
    }
    while let option = next, try choice.take(option, &self) {}
    return choice
  }

  /// Takes a string that is a device with its options, `"iPhone 16 landscape"`.
  private mutating func device(
    inString name: String, _ word: Word
  ) throws(Diagnostic) -> DeviceChoice {
    guard let device = Proposed.parse(name)?.device else {
      throw complaint(
        "there is no device `\(name)`", at: word.span,
        hint: DeviceList.hint(for: name) ?? "`help devices` lists them")
    }
    _ = take()
    return device
  }

  /// Takes the words of the longest name of a device; nil, and takes none, if they name none.
  private mutating func takeDevice() throws(Diagnostic) -> Device? {
    let most = DeviceList.names.map { $0.count { $0 == "-" } + 1 }.max() ?? 1
    let words = left.prefix(most).map {
      interpreter.sources.text(of: line.tree.span($0)).lowercased()
    }
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: "-").replacing(".", with: "-")
      guard let device = DeviceList.device(named: name) else { continue }
      for _ in 0..<count { _ = take() }
      return device
    }
    return nil
  }

  /// The size of a window.
  private mutating func windowSize() throws(Diagnostic) -> ViewSize {
    let span = next?.span
    let size = try proposal()
    guard let width = size.width, let height = size.height, width.isFinite, height.isFinite,
      width > 0, height > 0
    else {
      throw complaint(
        "a window has a width and a height", at: span, hint: "write `\(command) mac 800 x 600`")
    }
    return ViewSize(width: width, height: height)
  }
}

extension DeviceChoice {
  /// Takes an option: orientation, split or keyboard; false for any other word.
  fileprivate mutating func take(
    _ word: Words.Word, _ words: inout Words
  ) throws(Diagnostic) -> Bool {
    switch word.text {
    case "portrait":
      isLandscape = false
    case "landscape":
      guard device.landscapeInsets != nil else {
        throw words.complaint(
          "`\(device.name)` is not turned", at: word.span, hint: "leave `landscape` out")
      }
      isLandscape = true
    case "split":
      guard device.narrowWindows != nil else {
        throw words.complaint(
          "`\(device.name)` shows one window", at: word.span,
          hint: "`split` is for pads: `\(words.command) ipad-11 split 1/2`")
      }
      _ = words.take()
      let part = try words.require("a part of the screen: 1/3, 1/2 or 2/3")
      guard let window = Window(rawValue: part.text) else {
        throw words.complaint(
          "a window has 1/3, 1/2 or 2/3 of the screen, not `\(part.text)`", at: part.span,
          hint: "write `\(words.command) \(device.name) split 1/2`")
      }
      self.window = window
      return true
    case "keyboard":
      guard keyboard != nil else {
        throw words.complaint(
          "how high the keyboard of `\(device.name)` is, is not known here", at: word.span,
          hint: "`help devices` tells of which it is")
      }
      hasKeyboard = true
    default: return false
    }
    _ = words.take()
    return true
  }
}
