import LayEngine
import LayLanguage

/// A finding of `lay check`: one place that breaks for one reason, with all the windows and texts
/// for which it does.
///
/// The text in line 10 that is cut from 320 to 343 points at the sizes from `xxx-large` is one
/// finding, however many previews show it.
struct CheckFinding {
  /// A file, or a part of one, that could not be judged.
  static let unreadable = "not-checked"
  /// Code that is not followed, so that something stands for it.
  static let notFollowed = "not-followed"

  enum Severity: String { case error, warning }

  /// The name of the rule: `text-cut`.
  var rule: String
  var severity = Severity.warning
  var place: CheckPlace
  /// What breaks, without a full stop: `text "Green Tea" is cut`.
  var sentence: String
  /// What the view is called, by which a finding is known again when lines have moved.
  var subject = ""
  /// The same without modifiers, as it is told among others.
  var title = ""
  /// The numbers in a few words: `needs 204, has 188`; empty for none.
  var detail = ""
  /// Why that is a fault, in a sentence; empty for none.
  var why = ""
  /// The change of the code after which it is gone; nil where none is known.
  var help: String?
  /// The line of the code with that change; nil where it is not known, or where several lines change.
  var line: String?
  /// The same as changes of bytes; nil where it is not known how to write it.
  var edits: [CodeEdit]?
  /// What asks for the reasons; nil where there is none.
  var question: CheckQuestion?
  /// Where it is found; empty for a file that could not be judged.
  var cases: [CheckCase] = []
  /// The windows in which it was sought.
  var windows = CheckWindows.usual
  /// The sizes of texts at which it was sought.
  var sizes = DynamicType.allCases
  /// What it rests on that is not known; nil for nothing.
  var guess: String?
  /// Whether widths were tried in steps, and not followed.
  var isTried = false
  /// Those that the change which mends it mends too; they have none themselves.
  var others: [CheckFinding] = []

  /// Where it is found, in words.
  var extent: String { CheckWhere.text(cases, in: windows, of: sizes) }

  /// It and its others, each by itself.
  var all: [CheckFinding] {
    var alone = self
    alone.others = []
    return [alone] + others
  }

  /// Without those of it and its others that are left out, the first of what is left with the rest; nil where
  /// nothing is.
  func without(_ isLeftOut: (CheckFinding) -> Bool) -> CheckFinding? {
    var left = all.filter { !isLeftOut($0) }
    guard !left.isEmpty else { return nil }
    var first = left.removeFirst()
    first.others = left
    return first
  }

  /// Whether both are found at one place by one rule.
  func isSame(as other: CheckFinding) -> Bool {
    rule == other.rule && place == other.place && place.line != nil
  }

  /// The text by which it is known again: the rule, the file and what it is about.
  var fingerprint: String { "\(rule) \(place.path) \(subject)" }
}

/// A question for the reasons of a finding, in one window.
struct CheckQuestion {
  var path: String
  /// As behind `why`: `1.2 cut`.
  var words: String
  /// Nil for a window that is known by its size and its settings.
  var device: String?
  /// `320x647`; nil for the room on the device.
  var size: String?
  /// The preview or view; nil for the one that is shown without.
  var view: String?
  /// What `set` is given: `dynamic-type=xxx-large`.
  var settings: [String]

  /// The line of a shell that asks `lay`.
  var line: String {
    var all = ["lay", "why", path] + words.split(separator: " ").map(String.init)
    all += (device.map { ["--device", $0] } ?? []) + (size.map { ["--propose", $0] } ?? [])
    if let view { all += ["--view", view] }
    all += settings.flatMap { ["--set", $0] }
    return all.map { $0.contains { " '\"$`\\".contains($0) } ? Self.quoted($0) : $0 }
      .joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

/// A place in a file, counted from 1; without a line for a file as a whole.
struct CheckPlace: Hashable {
  var path: String
  var line: Int?
  var column: Int?

  init(path: String, line: Int? = nil, column: Int? = nil) {
    (self.path, self.line, self.column) = (path, line, column)
  }

  init(_ place: CodePlaces.Place) {
    (path, line, column) = (place.path, place.line, place.column)
  }

  /// `Row.swift:10:17`, with the path as it was given.
  var text: String {
    ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  static func isBefore(_ one: CheckPlace, _ other: CheckPlace) -> Bool {
    (one.path, one.line ?? 0, one.column ?? 0)
      < (other.path, other.line ?? 0, other.column ?? 0)
  }
}

/// The widths for which a finding holds with one size of texts, in one direction.
struct CheckCase: Equatable {
  var textSize: DynamicType
  var direction: LayoutDirection
  /// The length of texts in parts of 100.
  var textLength: Int
  /// The heights of windows among those that were judged.
  var heights: [Double]
  /// In order; no two of them meet.
  var widths: [WidthRange]
  /// The device, by its number in `CheckWindows.devices`; nil for all windows of that size.
  var screen: Int?

  /// The same with another size of texts.
  func with(_ size: DynamicType) -> CheckCase {
    var other = self
    other.textSize = size
    return other
  }
}

extension CheckCase {
  /// Whether some cases have all windows of another one, with its texts.
  static func areIn(_ cases: [CheckCase], _ other: CheckCase) -> Bool {
    let alike = cases.filter {
      $0.textSize == other.textSize && $0.direction == other.direction
        && $0.textLength == other.textLength && $0.screen == other.screen
    }
    return other.heights.allSatisfy { height in
      let known = WidthRange.union(alike.filter { $0.heights.contains(height) }.map(\.widths))
      return other.widths.allSatisfy { WidthRange.union([known, [$0]]) == known }
    }
  }
}

/// What `lay check` found, with how much was judged.
struct CheckReport {
  /// In the order of the places.
  var findings: [CheckFinding] = []
  /// How many views, previews among them, were judged, and in how many files.
  var viewCount = 0
  var fileCount = 0
  /// How many files were found that no target of their project has.
  var untargetedCount = 0
  /// How many files could not be read, or not be judged.
  var failedCount = 0
  /// How many findings a comment in the code, or the baseline, leaves out.
  var ignoredCount = 0
  var knownCount = 0
  /// How many views cannot be made without arguments, and have no preview.
  var unshownCount = 0
  /// How many views are not judged alone.
  var elsewhereCount = 0
  /// How many views were judged as those of a Mac.
  var macCount = 0
  /// How many views were judged without phones on their sides, since the app does not turn.
  var uprightCount = 0
  /// How many views were not judged, by the systems that they alone are for.
  var leftOutCounts: [String: Int] = [:]
  /// How many views were judged at some widths, heights or sizes of texts alone.
  var triedCount = 0
  /// Why the run ended before its end; nil if it did not.
  var stop: StopReason?
  var isStrict = false

  /// Those that count, and those that rest on a stand-in.
  var counted: [CheckFinding] { findings.filter { isStrict || $0.guess == nil } }
  var uncertain: [CheckFinding] { findings.filter { !isStrict && $0.guess != nil } }

  var leftOutCount: Int { leftOutCounts.values.reduce(0, +) }

  /// 1 with findings, 2 where nothing could be read.
  var status: ExitStatus {
    if let stop { return ExitStatus(stop) }
    if fileCount == 0 { return .wrongCommandLine }
    return counted.isEmpty ? .fine : .expectationFailed
  }
}
