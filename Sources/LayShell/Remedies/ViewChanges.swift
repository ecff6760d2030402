import LayEngine
import LayLanguage

/// Makes views anew with some of the views in them changed.
///
/// - Rule: what a view makes of the environment, or a modifier of the program, is changed when it is made, as the
///   view is lowered. What a function of the program makes during layout, as in a geometry reader, is not reached.
struct ViewChange {
  /// How many views were changed, also in what is made later.
  private final class Counter: @unchecked Sendable { var count = 0 }

  /// Views can be nested without an end in sight: what is deeper, or behind so many, stays.
  private static let deepest = 500
  private static let mostViews = 50_000

  /// What stands for a view, given the view with what is in it already changed; nil for the view.
  let change: (View) -> View?
  private var made: [ObjectIdentifier: View] = [:]
  private let counter: Counter

  /// How many views were changed; those that are made later count once they were lowered.
  var count: Int { counter.count }

  init(_ change: @escaping (View) -> View?) { self.init(change, Counter()) }

  private init(_ change: @escaping (View) -> View?, _ counter: Counter) {
    (self.change, self.counter) = (change, counter)
  }

  /// The same view where nothing in it is changed, and nothing is made later.
  mutating func apply(to view: View, depth: Int = 0) -> View {
    if let known = made[ObjectIdentifier(view)] { return known }
    guard depth < Self.deepest, made.count < Self.mostViews else { return view }
    var children: [View] = []
    var isChanged = false
    for child in view.children {
      let new = apply(to: child, depth: depth + 1)
      isChanged = isChanged || new !== child
      children.append(new)
    }
    var inside = isChanged ? view.containing(children) : view
    if let control = inside.content as? Control, let later = changing(control, depth) {
      inside = inside.with(later)
    }
    let changed = change(inside)
    if changed != nil { counter.count += 1 }
    made[ObjectIdentifier(view)] = changed ?? inside
    return changed ?? inside
  }

  /// A control whose content is changed when it is made; nil for one whose content is no view of the code.
  private func changing(_ control: Control, _ depth: Int) -> Control? {
    nonisolated(unsafe) let change = change
    let counter = counter
    return control.making { view in
      var inner = ViewChange(change, counter)
      return inner.apply(to: view, depth: depth + 1)
    }
  }
}

/// Texts as long as those in another language.
enum LongerText {
  /// The view with all texts in it lengthened; 140 for texts of 1.4 times as many letters.
  ///
  /// - Rule: each word grows by letters from its beginning, and no word is added. So "Green Tea" at 140
  ///   is "GreenGr TeaT".
  static func lengthened(_ view: View, to percent: Int) -> View {
    guard percent != 100 else { return view }
    var change = ViewChange { view in
      guard let text = view.content as? Text, !text.string.isEmpty else { return nil }
      return View(
        lengthened(text, to: percent), children: view.children, written: view.written,
        name: view.name, span: view.span)
    }
    return change.apply(to: view)
  }

  private static func lengthened(_ text: Text, to percent: Int) -> Text {
    if text.runs == [TextRun(.string(text.string))] {
      return Text(lengthened(text.string, to: percent))
    }
    return Text(
      text.runs.map { run in
        guard case .string(let string) = run.content else { return run }
        var run = run
        run.content = .string(lengthened(string, to: percent))
        return run
      })
  }

  static func lengthened(_ string: String, to percent: Int) -> String {
    guard percent != 100 else { return string }
    var longer = ""
    var word: [Character] = []
    var (given, wanted) = (0, 0)
    func end() {
      given += word.count
      // Rounded over all words, so that short ones count too.
      let count = max((given * percent + 50) / 100 - wanted, word.isEmpty ? 0 : 1)
      wanted += count
      for index in 0..<count { longer.append(word[index % word.count]) }
      word = []
    }
    for character in string {
      if character.isLetter {
        word.append(character)
      } else {
        if !word.isEmpty { end() }
        longer.append(character)
      }
    }
    if !word.isEmpty { end() }
    return longer
  }
}
