import LayEngine
import LayLanguage

/// What `lay check` is asked: which files, which rules, and over which windows and texts.
///
/// `lay check Row.swift --only text-cut` is the path `Row.swift` with the one rule `text-cut`.
package struct CheckRequest {
  /// How findings are printed.
  package enum Format: String, CaseIterable, Sendable {
    case text, github, json, sarif
  }

  var paths: [String]
  /// A text that is judged as standard input would be; nil for none.
  var text: String?
  /// The names of the only rules that count; empty for all.
  var only: Set<String> = []
  var skipped: Set<String> = []
  /// How long texts are, in parts of 100: 140 for texts as of another language.
  var textLengths = [100]
  /// The widths of windows in points.
  var widths = Self.allWidths
  /// The devices in whose room versions are compared; empty for windows of all widths.
  private var devices: [DeviceChoice] = []
  /// The sizes of texts, from the smallest one.
  var textSizes = DynamicType.allCases
  package var format = Format.text
  /// A file with findings that are known, as `--format json` prints them; nil for none.
  package var baseline: String?
  /// Whether what rests on a stand-in counts, and code that is not followed is a finding.
  package var isStrict = false

  /// In how many processes files are judged.
  private(set) var processCount = 1

  /// Whether the remedies of findings are printed as a patch, and not the findings.
  package var printsPatch = false

  package init(_ paths: [String]) { self.paths = paths }

  /// From the narrowest window of an iPad to the widest screen of one.
  static let allWidths = 320.0...1376.0

  /// The rules that have names, in the order in which they are listed.
  static var ruleNames: [String] {
    [CheckFinding.unreadable] + FindingRules.all.map { $0.name }
      + [NoEffectSearch.name, CheckFinding.notFollowed]
  }

  /// Chooses rules by their names, between commas.
  ///
  /// - Returns: why a name is none, in a sentence; nil where all are.
  package mutating func refusal(ofOnly names: String) -> String? {
    Self.read(names) { only.insert($0) }
  }

  /// Leaves out rules by their names, between commas.
  ///
  /// - Returns: why a name is none, in a sentence; nil where all are.
  package mutating func refusal(ofSkip names: String) -> String? {
    Self.read(names) { skipped.insert($0) }
  }

  private static func read(_ names: String, _ take: (String) -> Void) -> String? {
    for name in names.split(separator: ",").map(String.init) {
      guard ruleNames.contains(name) else {
        let hint = NearestName.nearest(to: name, among: ruleNames).map { "did you mean '\($0)'?" }
        return "There is no rule '\(name)'; "
          + (hint ?? "they are " + ruleNames.joined(separator: ", ") + ".")
      }
      take(name)
    }
    return nil
  }

  /// Sets how long texts are: `100,140`.
  ///
  /// - Returns: why a length is none, in a sentence; nil where all are.
  package mutating func refusal(ofLengths words: String) -> String? {
    let lengths = words.split(separator: ",").map { Int($0) ?? 0 }
    guard !lengths.isEmpty, lengths.allSatisfy({ (50...400).contains($0) }) else {
      return "'\(words)' is no length of texts; write 100,140, from 50 to 400 in 100."
    }
    textLengths = lengths
    return nil
  }

  /// Sets in how many processes files are judged; nil for as many as there are processors, and memory for.
  ///
  /// - Returns: why the number is none, in a sentence; nil where it is one.
  package mutating func refusal(ofProcessCount count: Int?) -> String? {
    processCount = count ?? ForkedWorkers.usualCount
    guard (1...ForkedWorkers.most).contains(processCount) else {
      return "'\(processCount)' is no number of processes; write 1 to \(ForkedWorkers.most)."
    }
    return nil
  }

  /// Sets the widths of windows: `320..430`, or one of them.
  ///
  /// - Returns: why these are none, in a sentence; nil where they are.
  package mutating func refusal(ofWidths words: String) -> String? {
    let ends = words.split(separator: "..").map { Double($0) ?? .nan }
    guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last,
      ends.allSatisfy(Self.allWidths.contains)
    else {
      return "`\(words)` are no widths; write 320..430, inside of "
        + ProposalBounds.text(Self.allWidths) + "."
    }
    widths = first...last
    return nil
  }

  /// Adds a device in whose room versions are compared: `iphone-se`, or `ipad-11 landscape`.
  ///
  /// - Returns: why it is none, in a sentence; nil where it is one.
  package mutating func refusal(ofDevice name: String) -> String? {
    guard let device = Proposed.parse(name)?.device else { return DeviceList.refusal(of: name) }
    guard [.phone, .pad].contains(device.device.kind) else {
      return "'\(name)' is no phone and no pad, whose windows are compared."
    }
    devices.append(device)
    return nil
  }

  /// Windows of one height and one size class, that differ in the width alone.
  struct Windows {
    let widths: ClosedRange<Double>
    let height: Double
    let setting: CheckSetting
  }

  /// The windows in which versions are compared: in the room of devices, or at the height of the phone of today.
  var windows: [Windows] {
    guard devices.isEmpty else { return devices.compactMap { Windows($0) } }
    return CheckWindows.usual.parts(in: widths).filter { !$0.isLow }.map { part in
      var setting = CheckSetting()
      setting.isWide = part.isWide
      return Windows(widths: part.widths, height: CheckSetting.usual.height, setting: setting)
    }
  }

  func counts(_ rule: String) -> Bool {
    (only.isEmpty || only.contains(rule)) && !skipped.contains(rule)
  }

  /// The rules of layouts that count.
  ///
  /// All of them judge, since a rule knows what earlier ones have told.
  var hasLayoutRules: Bool {
    counts(NoEffectSearch.name) || FindingRules.all.contains { counts($0.name) }
  }
}

extension CheckRequest.Windows {
  /// The one window of a device; nil where it has no size.
  fileprivate init?(_ device: DeviceChoice) {
    let environment = device.rootEnvironment(on: device.device.system)
    guard let room = environment.screen?.proposal, let width = room.width,
      let height = room.height
    else { return nil }
    (widths, self.height) = (width...width, height)
    var setting = CheckSetting()
    setting.isWide = environment.horizontalSizeClass == .regular
    setting.isLow = environment.verticalSizeClass == .compact
    self.setting = setting
  }
}
