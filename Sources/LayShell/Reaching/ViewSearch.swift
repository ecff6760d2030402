import LayEngine
import LayLanguage

/// Finds the views of a layout that words may refer to.
struct ViewSearch {
  /// The most views that are listed where words are ambiguous.
  static let mostListed = 6

  let layout: Layout
  let lookout: Lookout

  /// The first view with a name.
  func view(named name: String) -> ShownView? {
    ViewWalk.views(in: layout, most: 1, looksOnce: true, lookout) { $0.view.name == name }.first
  }

  /// The views of a kind; at most one more than are listed.
  func views(kind: String) -> [ShownView] {
    ViewWalk.views(in: layout, most: Self.mostListed + 1, lookout) { $0.view.isCalled(kind) }
  }

  /// The views of a kind that are created with a text or, if there are none, that contain one with
  /// it.
  func views(kind: String, text: String) -> [ShownView] {
    let most = Self.mostListed + 1
    let own = ViewWalk.views(in: layout, most: most, lookout) {
      $0.view.isCalled(kind) && Self.says(text, $0.view)
    }
    guard own.isEmpty else { return exact(own, text) }
    return ViewWalk.views(in: layout, most: most, lookout) { placed in
      placed.view.isCalled(kind) && placed.childCount > 0
        && placed.first { lookout.isOver || Self.says(text, $0.view) } != nil
    }
  }

  /// The text views with this string or, if there are none, those that begin with it.
  func views(text: String) -> [ShownView] {
    exact(
      ViewWalk.views(in: layout, most: Self.mostListed + 1, lookout) {
        $0.view.textString != nil && Self.says(text, $0.view)
      }, text)
  }

  /// The views whose whole text matches; all views if there are none.
  private func exact(_ views: [ShownView], _ text: String) -> [ShownView] {
    let exact = views.filter { Self.text(of: $0.view.view) == text }
    return exact.isEmpty ? views : exact
  }

  private static let ellipsis = "…"

  /// Whether the text of a view begins with `text`, which may end with an ellipsis for the rest.
  private static func says(_ text: String, _ view: View) -> Bool {
    guard let own = Self.text(of: view) else { return false }
    // Equivalent strings differ in length by at most a factor of three, and comparing characters
    // with a million combining marks takes long.
    guard text.utf8.count <= 3 * own.utf8.count + ellipsis.utf8.count else { return false }
    guard text.utf8.reversed().starts(with: ellipsis.utf8.reversed()) else {
      return own.hasPrefix(text)
    }
    return own.hasPrefix(String(text.unicodeScalars.dropLast()))
  }

  /// The string or name that is the first argument of a view, as for a text or a color; nil for
  /// none.
  static func text(of view: View) -> String? {
    if let text = view.textString { return text }
    guard let first = view.written.first, first.keyword == nil else { return nil }
    return switch first.value {
    case .string(let string), .name(let string): string
    default: nil
    }
  }

  // MARK: What there is instead

  /// The names of shown views; at most a hundred.
  var names: [String] {
    var names: [String] = []
    _ = ViewWalk.views(in: layout, most: 1, looksOnce: true, lookout) { placed in
      if let name = placed.view.name, !names.contains(name) { names.append(name) }
      return names.count == 100
    }
    return names
  }

  /// The kinds of view that are shown, as titles have them: of views of Swift code what it calls.
  var kinds: [String] {
    var kinds: [String] = []
    _ = ViewWalk.views(in: layout, most: 1, looksOnce: true, lookout) { placed in
      let kind = placed.view.swiftHead ?? placed.view.head
      if !kinds.contains(kind) { kinds.append(kind) }
      return false
    }
    return kinds
  }

  /// The texts of shown views of a kind; at most a hundred.
  func texts(of kind: String) -> [String] {
    var texts: [String] = []
    _ = ViewWalk.views(in: layout, most: 1, looksOnce: true, lookout) { placed in
      guard placed.view.isCalled(kind), let text = Self.text(of: placed.view) else {
        return false
      }
      if !texts.contains(text) { texts.append(text) }
      return texts.count == 100
    }
    return texts
  }

  /// The paths of shown views; at most two hundred.
  var paths: [String] {
    ViewWalk.views(in: layout, most: 200, lookout) { _ in true }.map(\.path.text)
      .filter { !$0.isEmpty }
  }

  /// A suggestion for words that match no view.
  func hint(for reference: ViewReference) -> String? {
    if reference.text != nil || reference.isQuoted {
      let kind = reference.isQuoted ? "text" : reference.kind
      let texts = texts(of: kind)
      let wanted = reference.text ?? reference.word
      if let near = NearestName.nearest(to: wanted, among: texts) {
        return "did you mean `\(kind) \(ValueDescription.quoted(near))`?"
      }
      if !texts.isEmpty { return Self.list(texts.map { "\(kind) \(ValueDescription.quoted($0))" }) }
    }
    let (names, kinds, word) = (names, kinds, reference.word)
    let near =
      NearestName.nearest(to: word, among: names + kinds)
      ?? NearestName.nearest(to: "." + word, among: kinds.filter { $0.hasPrefix(".") })
    if let near {
      return "did you mean `\(near)`?"
    }
    if texts(of: "text").contains(word) {
      return "did you mean `text \(ValueDescription.quoted(word))`?"
    }
    if Catalogue.declaration(named: reference.kind) != nil { return Self.list(kinds) }
    guard names.isEmpty else { return Self.list(names) }
    let isSwift = layout.tree.view(of: layout.root.node).swiftHead != nil
    return reference.text != nil
      ? "`tree` prints what is shown"
      : isSwift
        ? Self.list(kinds) + "; `tree` prints their paths"
        : "give it one: `(name \"\(reference.word)\" view)`, or write a path as `tree` prints it"
  }

  private static func list(_ words: [String]) -> String {
    let most = 8
    return "shown are " + words.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
      + (words.count > most ? " and more" : "")
  }
}

extension View {
  /// Whether a word is the head that the view was written with, or the name of its content.
  fileprivate func isCalled(_ kind: String) -> Bool { content.name == kind || head == kind }
}
