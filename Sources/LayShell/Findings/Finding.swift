import LayEngine
import LayLanguage

/// Something in one layout that is most likely not meant: a text is cut, a button lies outside the
/// screen.
///
/// Of one cause there is one finding, however many views it hits.
struct Finding {
  /// The rule that found it.
  let rule: any FindingRule.Type
  /// The view that it is about, and the view whose code is to be changed, if that is another.
  var shown: ShownView
  var cause: ShownView?
  /// One sentence, with the numbers in it.
  let sentence: String
  /// The numbers by name, in points if they are lengths.
  let numbers: [(name: String, value: Double?)]
  /// What to ask next, behind `why`: `1.2 cut`.
  let question: String
  /// What it rests on that is not known exactly; nil for nothing.
  var guess: String?
  /// The views that it hits, by their places among the judged ones, and how many are counted.
  let views: [Int]
  var count = 1
  /// The sentence without the numbers, and the numbers in a few words: `needs 204, has 188`; nil where
  /// the sentence is not told so.
  var headline: String?
  var detail: String?
  /// Along which axis a view is too long; nil for what is no matter of a length.
  var axis: Axis?
  /// Whether it is that all views together are too long for their room.
  var isForWantOfRoom = false
  /// Whether less than 1 % of width decides, which is less than widths are known.
  var isClose = false

  /// What helps, the smallest change first; nil where nobody asked.
  var advice: [Advice]?

  /// One of the numbers; nil for one that it does not have.
  func number(_ name: String) -> Double? { numbers.first { $0.name == name }?.value }

  /// The line at the prompt that tells the reasons.
  var why: String { "why \(question)" }
}

/// What helps against a finding.
struct Advice {
  /// `` `.lineLimit(2)` behind it ``.
  let words: String
  /// The lines of the code with it; empty where it is not known how to write it.
  let lines: [String]
}

/// The findings of a layout, with what is needed to tell them.
struct FoundFindings {
  let layout: Layout
  var findings: [Finding]
  var places = CodePlaces(nil)

  /// Where the view of a finding is written, or else the nearest view around it.
  func place(of finding: Finding) -> CodePlaces.Place? {
    finding.shown.outward.lazy.compactMap { places.written($0.view.view) }.first
  }
}

/// A rule of what is a finding in one placed layout.
///
/// A rule knows nothing of commands and of other layouts. It owns its words. What it compares of frames, with
/// each other or with a fixed distance, is told in `LayoutComparisons` too.
protocol FindingRule: Sendable {
  /// Its name in JSON: `text-cut`.
  static var name: String { get }
  /// Why that is a fault, with its source, in one sentence.
  static var reason: String { get }
  /// Whether each view of a finding is a fault by itself; else all are parts of the one.
  static var tellsEach: Bool { get }
  /// Whether it is a fault at a size of texts.
  static func isAsked(at size: DynamicType) -> Bool
  /// - Parameter told: the views of findings of earlier rules, by their places among the judged
  ///   ones.
  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding]
}

extension FindingRule {
  static var tellsEach: Bool { false }
  static func isAsked(at size: DynamicType) -> Bool { true }
}

enum FindingRules {
  /// In the order in which causes come before what follows from them.
  static let all: [any FindingRule.Type] = [
    NothingProposed.self,
    NoCandidateFits.self,
    TakesAll.self,
    NoRoom.self,
    CutText.self,
    BrokenWord.self,
    LeastScale.self,
    OutsideParent.self,
    OutsideScreen.self,
    UnderBar.self,
    OutsideSafeArea.self,
    OverText.self,
    SmallControl.self,
    GreedyReader.self,
  ]

  /// All findings of a layout, in the order of the rules.
  static func findings(in layout: JudgedLayout) -> [Finding] {
    var (found, told) = ([Finding](), Set<Int>())
    let size = layout.layout.tree.rootEnvironment.dynamicType
    for rule in all where rule.isAsked(at: size) {
      if layout.lookout.isOver { break }
      let new = rule.findings(in: layout, except: told)
      found += new
      told.formUnion(new.flatMap(\.views))
    }
    return found
  }
}

extension SourceSpan {
  /// Whether two places have something in common.
  func overlaps(_ other: SourceSpan) -> Bool {
    source == other.source && start < other.end && other.start < end
  }

  /// Whether another place is in it.
  func contains(_ other: SourceSpan) -> Bool {
    source == other.source && start <= other.start && other.end <= end
  }
}
