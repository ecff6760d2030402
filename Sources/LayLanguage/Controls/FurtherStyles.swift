import LayEngine

/// Style modifiers whose only built-in style is `automatic`; a program can define others.
extension Declaration {
  static let disclosureGroupStyle = style(
    "disclosure-group-style", ["automatic"], summary: "Set the style of disclosure groups.",
    examples: """
      (begin (define-disclosure-group-style (tight) (c) (vstack :spacing 0 (:label c) (when \
      (:is-expanded c) (:content c)))) (disclosure-group-style tight (disclosure-group "More" \
      :is-expanded true (text "12")))) | ideal | 32 x 40
      """)

  static let labeledContentStyle = style(
    "labeled-content-style", ["automatic"], summary: "Set the style of labeled content.",
    examples: """
      (begin (define-labeled-content-style (above) (c) (vstack :spacing 0 (:label c) (:content \
      c))) (labeled-content-style above (labeled-content "Color" "red"))) | ideal | 40 x 40
      """)

  static let groupBoxStyle = style(
    "group-box-style", ["automatic"], summary: "Set the style of group boxes.",
    examples: """
      (begin (define-group-box-style (tight) (c) (vstack :spacing 0 (:label c) (:content c))) \
      (group-box-style tight (group-box "Sum" (text "12")))) | ideal | 24 x 40
      """)

  private static func style(
    _ name: String, _ names: [String], summary: String, examples: String
  ) -> Declaration {
    Declaration(
      .modifier, name, parameters: [.style(names, definedBy: "define-\(name)")],
      summary: summary, swiftUI: .method(SwiftUISpelling.camelCase(name), ["_ style"]),
      examples: examples
    ) { arguments throws(Diagnostic) in
      if let own = try arguments.programStyle("style", of: name) {
        return arguments.make(EnvironmentChange.controls(own), [arguments.view()])
      }
      let effect = InertEffect(WordsOfView(name, "sets the style of the controls in the view"))
      return arguments.make(Effect.inert(effect), [arguments.view()])
    }
  }
}
