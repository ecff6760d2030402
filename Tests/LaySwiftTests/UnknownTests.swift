import LayEngine
import LayLanguage
import LaySwift
import LaySwiftParsing
import LaySwiftTree
import Testing

/// Views with something that cannot be followed, of the folder `Unknowns`.
///
/// What cannot be followed stands between « and », and the texts that are shown all the same behind
/// `// shows:`. Both were written from the meaning of the code: each cause is told once, where it
/// comes up or where something first needs it, and nothing else is told. The numbers of texts are
/// those of the table of stand-ins: a list that is not known has three elements, and of two branches
/// the one that shows more is taken. What is not yet so begins with `open:`.
@Suite struct UnknownTests {
  private struct Snippet {
    let name: String
    let code: [UInt8]
    /// The bytes of what cannot be followed.
    let places: [Range<Int>]
    let texts: [String]
  }

  private static func snippets(_ text: String) -> [Snippet] {
    text.split(separator: "// unknown: ").compactMap { part in
      guard let line = part.firstIndex(of: "\n"), let mark = part.firstRange(of: "// shows:") else {
        return nil
      }
      var (code, places, start): ([UInt8], [Range<Int>], Int) = ([], [], 0)
      for character in part[line..<mark.lowerBound] {
        switch character {
        case "«": start = code.count
        case "»": places.append(start..<code.count)
        default: code += Array(character.utf8)
        }
      }
      let texts = part[mark.upperBound...].split(separator: "\n").first ?? ""
      return Snippet(
        name: String(part[..<line]), code: code, places: places,
        texts: texts.split(separator: "|").map { trimmed($0) })
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func layout(of view: View) throws -> Layout {
    try Engine(try ViewTree(view, in: RootEnvironment()))
      .layOut(ProposedViewSize(width: 402, height: 778))
  }

  /// The texts that are laid out, after what the code does when its views appear.
  private static func texts(_ code: ShownCode) throws -> [String]? {
    let states = ViewStates()
    guard let view = try code.make(states) else { return nil }
    var layout = try layout(of: view)
    if layout.hasActions {
      for action in try layout.actions(shouldStop: { false }) {
        try action.action(action.value, action.value)
      }
      states.noteChange()
      layout = try Self.layout(of: try code.make(states) ?? view)
    }
    var (texts, open) = ([String](), [layout.root])
    while let placed = open.popLast() {
      if let text = placed.view.content as? Text { texts.append(text.string) }
      open += placed.children
    }
    return texts
  }

  /// What is not as it must be.
  private static func faults(_ snippet: Snippet) -> [String] {
    guard let parsed = FileParser.answer(TreeRequest(files: [snippet.code]))?.first,
      let tree = try? SwiftTree.decoded(parsed.tree[...], of: snippet.code)
    else { return ["it is not read"] }
    let interpreter = Interpreter()
    let evaluator = SwiftEvaluator(interpreter)
    evaluator.forgive(placeholder: (44, 44))
    let source = interpreter.sources.add(name: "", bytes: snippet.code)
    evaluator.add([SwiftEvaluator.File(source: source, tree: tree)])
    var faults = parsed.mistakes.map { "\($0)" }
    do {
      guard let code = try evaluator.shown(), var found = try texts(code) else {
        return ["nothing is shown"]
      }
      for text in snippet.texts {
        guard let place = found.firstIndex(of: text) else {
          faults.append("\(text) is not among \(found)")
          continue
        }
        found.remove(at: place)
      }
    } catch { faults.append("\(error)") }
    return faults + Self.faults(evaluator.remarksOfViews, snippet.places, in: source)
  }

  /// Places that are not told, and what is told at others or twice.
  private static func faults(
    _ remarks: [Diagnostic], _ places: [Range<Int>], in source: Int32
  ) -> [String] {
    var open = places
    var faults: [String] = []
    for remark in remarks {
      let spans = ([remark.span] + remark.notes.map(\.span)).compactMap { $0 }
      let place = open.firstIndex { place in
        spans.contains { $0.source == source && place.contains(Int($0.start)) }
      }
      if let place {
        open.remove(at: place)
      } else {
        faults.append("at \(remark.span?.start ?? -1) is told: \(remark.message)")
      }
    }
    return faults + open.map { "silent at \($0)" }
  }

  @Test(arguments: TestFiles.names(in: "Tests/LaySwiftTests/Unknowns", ending: ".txt"))
  func `what cannot be followed is told at its place, and the rest is shown`(file: String) throws {
    let snippets = Self.snippets(try TestFiles.text("Tests/LaySwiftTests/Unknowns/" + file))
    #expect(!snippets.isEmpty)
    for snippet in snippets where !snippet.name.hasPrefix("open: ") {
      #expect(Self.faults(snippet) == [], "\(snippet.name)")
    }
  }
}
