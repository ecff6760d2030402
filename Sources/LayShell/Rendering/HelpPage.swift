import LayLanguage

/// What `help` shows.
package enum HelpPage {
  case overview
  case command(any Command.Type)
  case entry(Catalogue.Entry)
}

/// Help as text; everything in it comes from the declarations.
struct HelpText {
  let style: Style

  init(_ style: Style) { self.style = style }

  func text(_ page: HelpPage) -> String {
    switch page {
    case .overview: overview.joined(separator: "\n")
    case .command(let command): self.command(command).joined(separator: "\n")
    case .entry(let entry): self.entry(entry).joined(separator: "\n")
    }
  }

  // MARK: Overview

  private var overview: [String] {
    var lines = [
      "Write a view; it becomes the current view. Then propose a size to it and ask why.",
      "",
      "  (fits :in horizontal (text \"Hello World\") (text \"Hi\"))",
      "  propose 60 x nil",
      "  explain",
      "",
      style.paint("Commands", .strong),
    ]
    var table = TextTable([("", .left), ("", .left)])
    for command in CommandList.all {
      table.add([.init(command.usage), .init(firstSentence(command.summary))])
    }
    lines += table.lines(style).dropFirst()
    for (title, entries) in groups {
      lines += ["", style.paint(title, .strong)]
      lines += flowed(entries)
    }
    return lines + ["", "help NAME tells more about each of them."]
  }

  private func firstSentence(_ summary: String) -> String {
    guard let end = summary.firstIndex(of: ":") else { return summary }
    return String(summary[..<end])
  }

  private var groups: [(title: String, names: [String])] {
    let declarations = Catalogue.declarations
    func names(_ kinds: [Declaration.Kind]) -> [String] {
      declarations.filter { kinds.contains($0.kind) }.map(\.name).sorted()
    }
    return [
      ("Views", names([.view])), ("Containers", names([.container])),
      ("Modifiers", names([.modifier])), ("Functions", names([.function])),
      ("Forms", Catalogue.forms.map(\.name).sorted()),
    ]
  }

  private func flowed(_ names: [String]) -> [String] {
    var lines: [String] = []
    var line = " "
    for name in names {
      if line.count + 1 + name.count > style.columns {
        lines.append(line)
        line = " "
      }
      line += " " + name
    }
    return lines + [line]
  }

  // MARK: One name

  private func command(_ command: any Command.Type) -> [String] {
    var lines = [style.paint(command.usage, .strong), "  " + command.summary]
    if !command.examples.isEmpty { lines += ["", "examples"] }
    for (index, example) in command.examples.enumerated() {
      if index > 0 { lines.append("") }
      lines += example.input.map { "  " + $0 }
    }
    return lines
  }

  private func entry(_ entry: Catalogue.Entry) -> [String] {
    var lines = [style.paint(entry.usage, .strong), "  " + entry.summary]
    let aliases = entry.names.filter { $0 != entry.name }
    if !aliases.isEmpty { lines.append("  also called " + aliases.joined(separator: ", ")) }
    if case .declaration(let declaration) = entry {
      lines += parameters(declaration)
      if let swiftUI = declaration.swiftUI { lines += ["", "in SwiftUI", "  " + swiftUI] }
    }
    if !entry.examples.isEmpty { lines += ["", "examples"] }
    for example in entry.examples { lines += self.example(example) }
    return lines
  }

  private func parameters(_ declaration: Declaration) -> [String] {
    var table = TextTable([("", .left), ("", .left)])
    for parameter in declaration.parameters {
      let name = parameter.isPositional ? parameter.name : ":\(parameter.name)"
      table.add([.init(name), .init(describe(parameter))])
    }
    if let rest = declaration.rest { table.add([.init("\(rest.name)…"), .init(rest.summary)]) }
    if declaration.kind == .modifier {
      table.add([.init("view"), .init("the view that it modifies")])
    }
    let lines = table.lines(style).dropFirst()
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
    } else if let gives = example.gives {
      lines[0] += "   \(style.arrow) \(gives)"
    }
    return lines
  }
}
