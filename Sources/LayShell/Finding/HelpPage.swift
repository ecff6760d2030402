import LayLanguage
import LayTerminal

/// What `help` shows.
enum HelpPage {
  /// What one may want to do, on one screen.
  case start
  /// How SwiftUI code is read.
  case swift
  /// The names of everything.
  case all([any CommandHelp.Type])
  /// The keys of the prompt.
  case keys
  /// How to take and to write lessons.
  case lessons
  case command(any CommandHelp.Type)
  case entry(Catalogue.Entry)
  /// A function or a layout that the program defines.
  case definition(ProgramDefinition)
  /// A name that is a value, or a symbol that arguments accept.
  case word(NamedWord)
}

/// Help as text; everything in it comes from the declarations.
struct HelpText {
  let style: Style

  func text(_ page: HelpPage) -> String {
    Paragraph.fitted(lines(page), columns: style.columns).joined(separator: "\n")
  }

  private func lines(_ page: HelpPage) -> [String] {
    switch page {
    case .start: HelpStart.lines(style)
    case .swift: HelpStart.linesAboutSwift(style)
    case .all(let commands): all(commands)
    case .keys: keys
    case .lessons: LessonProse(style).lines(LessonHelp.markdown)
    case .command(let command): self.command(command)
    case .entry(let entry): self.entry(entry)
    case .definition(let definition): self.definition(definition)
    case .word(let word): self.word(word)
    }
  }

  // MARK: Everything

  private func all(_ commands: [any CommandHelp.Type]) -> [String] {
    var lines = heading("Commands")
    lines += definitions(commands.map { ($0.usage, $0.summary) })
    for (title, entries) in groups {
      lines += [""] + heading(title)
      lines += flowed(entries)
    }
    lines += [""] + heading("Layouts of the library")
    lines += flowed(Library.paths)
    return lines + [
      "", "help NAME explains each of them; load layouts of the library first.",
      "help keys lists the keys of the prompt; help lessons explains how to write lessons.",
      "The prompt first runs ~/.config/lay/init.lay; lay --no-init skips it.",
    ]
  }

  private var keys: [String] {
    var lines: [String] = []
    for group in KeyList.groups {
      lines += heading(group.title) + definitions(group.rows) + [""]
    }
    return lines + Paragraph.lines(KeyList.note, columns: style.columns)
  }

  private var groups: [(title: String, names: [String])] {
    let declarations = Catalogue.declarations
    func names(_ kinds: [Declaration.Kind]) -> [String] {
      declarations.filter { kinds.contains($0.kind) }.map(\.name).sorted()
    }
    let inert = Catalogue.inertModifiers
    return [
      ("Views", names([.view])), ("Containers", names([.container])),
      ("Modifiers", names([.modifier]).filter { !inert.contains($0) }),
      ("Modifiers without an effect here", Self.inert(of: declarations)),
      ("Functions", names([.function, .track])),
      ("Forms", Catalogue.forms.map(\.name).sorted()),
    ]
  }

  /// The modifiers with their own declaration; SwiftUI has hundreds more.
  private static func inert(of declarations: [Declaration]) -> [String] {
    let own = declarations.filter { !$0.isInterface }.map(\.name)
    let names = own.filter(Catalogue.inertModifiers.contains).sorted()
    let others = Catalogue.inertModifiers.count - names.count
    return names + ["and \(others) more of SwiftUI's, which `help modifiers` lists"]
  }

  private func flowed(_ names: [String]) -> [String] { paragraph(names.joined(separator: " ")) }

  private func paragraph(_ text: String) -> [String] {
    Paragraph.lines(text, columns: style.columns, indentation: 2)
  }

  private func heading(_ text: String) -> [String] {
    Paragraph.lines(text, columns: style.columns, hanging: 4).map { style.paint($0, .strong) }
  }

  private func definitions(_ rows: [(term: String, meaning: String)]) -> [String] {
    Paragraph.definitions(rows, columns: style.columns)
  }

  // MARK: One name

  private func command(_ command: any CommandHelp.Type) -> [String] {
    var lines = heading(command.usage)
    lines += paragraph(command.summary)
    if !command.examples.isEmpty { lines += ["", "examples"] }
    for (index, example) in command.examples.enumerated() {
      if index > 0 { lines.append("") }
      lines += example.input.map { "  " + $0 }
    }
    return lines
  }

  private func entry(_ entry: Catalogue.Entry) -> [String] {
    var lines = heading(entry.usage)
    lines += paragraph(entry.summary)
    if Catalogue.inertModifiers.contains(entry.name) {
      lines += paragraph("Layout and pictures stay as they are.")
    }
    let aliases = entry.names.filter { $0 != entry.name }
    if !aliases.isEmpty { lines.append("  also called " + aliases.joined(separator: ", ")) }
    if case .declaration(let declaration) = entry {
      lines += parameters(declaration)
      let swiftUI = declaration.swiftUIExamples
      if !swiftUI.isEmpty { lines += ["", "in SwiftUI"] + swiftUI.map { "  " + $0 } }
    }
    if !entry.examples.isEmpty { lines += ["", "examples"] }
    for example in entry.examples { lines += self.example(example) }
    return lines
  }

  private func definition(_ definition: ProgramDefinition) -> [String] {
    var lines = heading(definition.usage)
    for text in definition.documentation { lines += paragraph(text) + [""] }
    if definition.documentation.isEmpty {
      lines += paragraph("The comment right above a definition would be shown here.") + [""]
    }
    return lines + ["  defined in \(definition.place)"]
  }

  private func word(_ word: NamedWord) -> [String] {
    var lines = [style.paint(word.name, .strong)] + word.sentences.flatMap(paragraph)
    if !word.takers.isEmpty {
      lines += ["", "it may be given to"] + paragraph(word.takers.joined(separator: ", "))
    }
    return lines
  }

  private func parameters(_ declaration: Declaration) -> [String] {
    var rows: [(term: String, meaning: String)] = declaration.parameters.map {
      ($0.isPositional ? $0.name : ":\($0.name)", describe($0))
    }
    if let rest = declaration.rest { rows.append(("\(rest.name)…", rest.summary)) }
    if declaration.kind == .modifier { rows.append(("view", "the view that it modifies")) }
    let lines = definitions(rows)
    return lines.isEmpty ? [] : ["", "arguments"] + lines
  }

  private func describe(_ parameter: Parameter) -> String {
    var text = "\(parameter.summary): \(parameter.type.phrase)"
    if let standard = parameter.defaultText { text += ", \(standard) if not given" }
    return text
  }

  private func example(_ example: Example) -> [String] {
    var lines = ["  " + example.source]
    if let proposing = example.proposing {
      lines.append(
        "  propose \(proposing)" + (example.gives.map { "   \(style.arrow) \($0)" } ?? ""))
    } else if let gives = example.gives, gives != "nil" {
      // For nil no result is printed.
      lines[0] += "   \(style.arrow) \(gives)"
    }
    return lines
  }
}

/// The page that `help lessons` shows: the README in the folder of the lessons.
enum LessonHelp {
  static var markdown: [String] {
    FileLines(String(decoding: PackageResources.README_md, as: UTF8.self)).lines.map { String($0) }
  }
}
