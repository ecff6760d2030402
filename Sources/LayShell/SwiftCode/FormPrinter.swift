import LayEngine
import LayLanguage

/// Prints views as forms of scripts, by what they keep of how they were written.
///
/// - Rule: a view that is opened, or that has no words, is printed as what it is made of in one layout: a
///   reader of the environment as its content there, a control in a style of the program as what the style
///   makes of it, and a modifier without an effect as its view.
struct FormPrinter {
  /// A text with the views that it prints, each in its part of it.
  struct Form {
    fileprivate(set) var text = ""
    fileprivate var parts: [(view: View, start: Int, end: Int)] = []
    /// The opened views around the one that is printed: what is made of one of them does not end.
    fileprivate var around: Set<ObjectIdentifier> = []
  }

  /// The deepest nesting of forms.
  private static let mostDepth = 200
  /// How many views are opened at most.
  private static let mostOpened = 30

  private let lookout: Lookout
  /// Where views stand in the layout.
  private var placed: [ObjectIdentifier: PlacedView] = [:]
  private var opened: Set<ObjectIdentifier> = []

  init(_ layout: Layout, _ lookout: Lookout) {
    self.lookout = lookout
    for shown in ViewWalk.views(in: layout, most: .max, lookout, where: { _ in true }) {
      let id = ObjectIdentifier(shown.view.view)
      if placed[id] == nil { placed[id] = shown.view }
    }
  }

  var mayTryAgain: Bool { opened.count < Self.mostOpened }

  // MARK: Opening

  /// Opens the innermost view at a place of a form; false where there is none.
  mutating func openView(at span: SourceSpan?, of form: Form) -> Bool {
    guard let span else { return false }
    let around = form.parts.filter { $0.start <= Int(span.start) && Int(span.start) < $0.end }
    return open(around.sorted { $0.end - $0.start < $1.end - $1.start }.map(\.view))
  }

  /// A view of the layout, and what a trial has in its place; nil where it has nothing.
  typealias Suspect = (wanted: ShownView, found: ShownView?)

  /// Opens the innermost printed view around one of some views; false where there is none.
  ///
  /// One that has another size in the trial is opened first: what has the same is only moved by others.
  mutating func openView(around suspects: [Suspect], of form: Form) -> Bool {
    let printed = Set(form.parts.map { ObjectIdentifier($0.view) })
    let around = suspects.map { suspect in
      suspect.wanted.outward.map(\.view).filter {
        printed.contains(ObjectIdentifier($0.view)) && !$0.view.content.isModifier
      }
    }
    let changed = zip(suspects, around).map { suspect, views in
      views.filter { view in
        let other = suspect.found?.outward.dropFirst().first { $0.view.view.head == view.view.head }
        return other?.view.frame.size != view.frame.size
      }
    }
    return (changed + around).contains { open($0.map(\.view)) }
  }

  private mutating func open(_ views: [View]) -> Bool {
    views.contains { content(of: $0) != nil && opened.insert(ObjectIdentifier($0)).inserted }
  }

  /// What a view is made of; nil where it is nothing but itself.
  private func content(of view: View) -> [View]? {
    let isMade = view.content is Control || view.content is GeometryReader
    if isMade, let place = placed[ObjectIdentifier(view)] {
      let inside = place.children.map(\.view)
      return inside.isEmpty || inside.contains { $0 === view } ? nil : inside
    }
    return view.content.isModifier && !isMeasuring(view) ? Array(view.children.prefix(1)) : nil
  }

  /// Whether a view tells a program its size or its place, so that what is made of it changes with them.
  private func isMeasuring(_ view: View) -> Bool {
    view.content is GeometryAction || view.content is PreferenceAction
      || view.content is ScrollAction
  }

  // MARK: Printing

  /// The form of a view; nil where a part of it has none.
  func form(of view: View) -> Form? {
    var form = Form()
    return print(view, depth: 0, to: &form) ? form : nil
  }

  private func print(_ view: View, depth: Int, to form: inout Form) -> Bool {
    guard depth < Self.mostDepth, !lookout.isOver else { return false }
    let start = form.text.utf8.count
    let before = form
    if !opened.contains(ObjectIdentifier(view)) {
      if printAsWritten(view, depth: depth, to: &form) {
        form.parts.append((view, start, form.text.utf8.count))
        return true
      }
      form = before
    }
    guard let content = content(of: view), !content.isEmpty,
      form.around.insert(ObjectIdentifier(view)).inserted
    else { return false }
    defer { form.around.remove(ObjectIdentifier(view)) }
    guard view.content is GeometryReader else { return print(content, depth: depth, to: &form) }
    form.text += "(geometry-reader (fn (g)"
    guard printAll(content, depth: depth, to: &form) else { return false }
    form.text += "))"
    return true
  }

  /// Several views stand in a group.
  private func print(_ views: [View], depth: Int, to form: inout Form) -> Bool {
    if views.count == 1 { return print(views[0], depth: depth + 1, to: &form) }
    form.text += "(group"
    guard printAll(views, depth: depth, to: &form) else { return false }
    form.text += ")"
    return true
  }

  private func printAll(_ views: [View], depth: Int, to form: inout Form) -> Bool {
    for view in views {
      form.text += " "
      guard print(view, depth: depth + 1, to: &form) else { return false }
    }
    return true
  }

  private func printAsWritten(_ view: View, depth: Int, to form: inout Form) -> Bool {
    if view.children.first?.content is SectionStart {
      return printSection(view.children.dropFirst(), depth: depth, to: &form)
    }
    guard !(view.content is GeometryReader), let parts = FormParts(view) else { return false }
    form.text += "(" + parts.head
    for argument in parts.arguments {
      guard let value = source(argument.value) else { return false }
      form.text += " " + (argument.keyword.map { ":\($0) \(value)" } ?? value)
    }
    if let name = view.name { form.text += " :name \(ValueDescription.quoted(name))" }
    if !parts.label.isEmpty {
      form.text += " "
      guard print(parts.label, depth: depth, to: &form) else { return false }
    }
    guard printAll(parts.children, depth: depth, to: &form) else { return false }
    form.text += ")"
    return true
  }

  private func printSection(
    _ parts: ArraySlice<View>, depth: Int, to form: inout Form
  ) -> Bool {
    form.text += "(section"
    for part in parts {
      switch part.head {
      case "section-header", "section-footer":
        form.text += part.head == "section-header" ? " :header " : " :footer "
        guard print(part.children, depth: depth, to: &form) else { return false }
      default:
        form.text += " "
        guard print(part, depth: depth + 1, to: &form) else { return false }
      }
    }
    form.text += ")"
    return true
  }

  private func source(_ value: WrittenValue) -> String? {
    switch value {
    case .nothing: return "nil"
    case .truth(let truth): return truth ? "true" : "false"
    case .number(let number): return Self.written(number)
    case .string(let text): return ValueDescription.quoted(text)
    case .name(let name): return name.hasPrefix("#") ? ValueDescription.quoted(name) : name
    case .list(let elements):
      let words = elements.compactMap(source)
      guard words.count == elements.count else { return nil }
      // A list that begins with a name consists of names.
      let head = words.first?.first.map { $0.isLetter } == true ? [] : ["list"]
      return "(" + (head + words).joined(separator: " ") + ")"
    case .made("quote", let arguments, _):
      return arguments.first.flatMap { source($0.value) }.map { "'" + $0 }
    case .made(let head, let arguments, _):
      let words = arguments.compactMap { argument in
        source(argument.value).map { (argument.keyword.map { ":\($0) " } ?? "") + $0 }
      }
      return words.count == arguments.count
        ? "(" + ([head] + words).joined(separator: " ") + ")" : nil
    case .other(let text): return text.hasPrefix("(") ? text : nil
    case .head: return nil
    }
  }

  /// A number with all of its digits.
  private static func written(_ number: Double) -> String {
    let text = ValueDescription.written(.number(number))
    return Double(text) == number || !number.isFinite ? text : "\(number)"
  }
}
