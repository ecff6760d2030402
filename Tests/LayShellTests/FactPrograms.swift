import LayLanguage

@testable import LayShell

/// Programs whose views are explained: those of the cases, and random ones.
enum FactPrograms {
  /// The scripts among the cases.
  static func caseFiles() -> [String] {
    CaseFiles.all().filter { $0.hasSuffix(".lay") }
  }

  /// A script in parts, each of which ends at the end of an item.
  static func parts(of file: String) throws -> [String] {
    let text = try TextFile.read(file)
    let isCommand = CommandList.isCommand
    var parts: [String] = []
    var part = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      part += line + "\n"
      guard !line.isEmpty,
        ItemReader.completeness(of: Array(part.utf8), isCommand: isCommand) == .complete
      else { continue }
      parts.append(part)
      part = ""
    }
    return part.isEmpty ? parts : parts + [part]
  }

  private static let leaves = [
    "(text \"Hello World and more\")", "(text \"Hi\")", "(color red)", "(circle)", "(spacer)",
    "(divider)", "(rectangle)", "(image :width 30 :height 20)",
    "(image :width 30 :height 20 :resizable true)", "(spacer :min-length 3)", "(empty-view)",
  ]

  /// Modifiers, with `%` for the one view inside.
  private static let modifiers = [
    "(padding 7.5 %)", "(padding horizontal -3 %)", "(frame :width 50 %)",
    "(frame :min-width 20 :max-width 60 %)", "(frame :max-height 30 :alignment bottom %)",
    "(frame :ideal-width 40 %)", "(fixed-size %)", "(fixed-size :horizontal true %)",
    "(offset :x 3 :y 4 %)", "(position 10 20 %)", "(aspect-ratio 1.5 :content-mode fill %)",
    "(scaled-to-fit %)", "(layout-priority 1 %)", "(line-limit 1 %)",
    "(line-limit 3 :reserves-space true %)", "(minimum-scale-factor 0.5 %)",
    "(alignment-guide leading (fn (d) (/ (width d) 3)) %)", "(border red %)",
    "(overlay (text \"o\") %)", "(background :alignment top-leading (color blue) %)",
    "(safe-area-inset :edge bottom (text \"bar\") %)", "(safe-area-padding 5 %)",
    "(container-relative-frame horizontal :count 3 :span 2 :spacing 4 %)",
    "(relative-proposed :width 0.5 %)", "(layout-direction right-to-left %)",
  ]

  /// Containers, with `%` for the views inside.
  private static let containers = [
    "(hstack %)", "(vstack :spacing 3 %)", "(zstack :alignment bottom-trailing %)",
    "(hstack :alignment first-text-baseline %)", "(vstack :alignment leading %)",
    "(fits :in horizontal %)", "(fits %)", "(grid (grid-row %) (grid-row %))",
    "(lazy-vstack %)", "(lazy-hstack :spacing 2 %)", "(scroll-view %)",
    "(scroll-view :axes horizontal %)",
    "(lazy-vgrid :columns (list (fixed 20) (flexible 10 50)) %)",
    "(lazy-vgrid :columns (list (adaptive 15 inf)) %)",
    "(geometry-reader (fn (g) (vstack %)))", "(grid %)",
  ]

  /// A random view as a form.
  static func view(depth: Int, _ generator: inout SeededFacts) -> String {
    func one(of forms: [String]) -> String { forms[generator.number(below: forms.count)] }
    guard depth > 0, generator.number(below: 5) > 0 else { return one(of: leaves) }
    if generator.number(below: 2) == 0 {
      let form = one(of: modifiers)
      return filled(form) { view(depth: depth - 1, &generator) }
    }
    let form = one(of: containers)
    let count = 1 + generator.number(below: 3)
    return filled(form) {
      (0..<count).map { _ in view(depth: depth - 1, &generator) }.joined(separator: " ")
    }
  }

  private static func filled(_ form: String, _ content: () -> String) -> String {
    var text = ""
    for character in form {
      if character == "%" { text += content() } else { text.append(character) }
    }
    return text
  }
}
