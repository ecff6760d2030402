import LayEngine
import LayLanguage

extension Shell {
  /// Throws for a line that is no form with its arguments: `padding 8`, `1 + 2`, `iphone 15`.
  func refuseMistakenLine(_ tree: SyntaxTree, _ rest: RestOfLine?) throws(Diagnostic) {
    let interpreter = session.interpreter
    let line = rest.map { interpreter.sources.text(of: $0.span) } ?? ""
    let hasView = session.current != nil
    if let mistake = OtherWords.complaint(about: tree, line, hasView: hasView, in: interpreter) {
      throw mistake
    }
    if !tree.isEmpty, let name = tree.symbol(0)?.name, let complaint = assignment(name, line) {
      throw Diagnostic(complaint, at: tree.span)
    }
    if let mistake = session.interpreter.forgottenParentheses(tree, before: rest) { throw mistake }
  }

  /// The complaint about an assignment to a variable of Swift code, `x = 5` or `x += 1`; nil for all else.
  private func assignment(_ name: String, _ rest: String) -> Complaint? {
    let operation = rest.prefix { "+-*/=".contains($0) }
    guard ["=", "+=", "-=", "*=", "/="].contains(operation),
      session.interpreter.value(of: name) == nil,
      session.swiftCode.declares(name, session.interpreter)
    else { return nil }
    let value = rest.dropFirst(operation.count).drop { $0 == " " }
    let whole = operation == "=" && !value.isEmpty ? String(value) : "…"
    return Complaint(
      "`\(name)` is declared in Swift code, which is run anew for each view",
      hint: "write `var \(name) = \(whole)`, which takes the place of the old declaration")
  }

  /// Warns about a list of views at the prompt, which was most likely meant to be SwiftUI's `List`.
  func warn(aboutList tree: SyntaxTree, _ evaluation: Evaluation) {
    guard !tree.isEmpty, tree.childCount(0) > 1, tree.symbol(1)?.name == "list",
      evaluation.value.asView != nil
    else { return }
    warn(.listOfViews, at: tree.span(1))
  }

  /// Says how to propose a number that is a whole entry, where there is a view to propose it to.
  func remark(aboutNumber tree: SyntaxTree) {
    guard session.current != nil, !tree.isEmpty, let number = tree.number(0), number >= 0 else {
      return
    }
    let sources = session.interpreter.sources
    let text = sources.text(of: tree.span)
    let entry = sources.bytes(of: tree.source)
    guard entry.count < 100,
      String(decoding: entry, as: UTF8.self).filter({ !$0.isWhitespace }) == text
    else { return }
    remark("a number alone is only printed; `\(ProposeCommand.name) \(text)` proposes it")
  }

  /// Evaluates a form; if the result is a view, it becomes the current one.
  func evaluate(_ tree: SyntaxTree) throws(Diagnostic) -> Evaluation {
    let definitions = session.interpreter.layoutDefinitions
    let evaluation = try session.interpreter.evaluate(tree)
    if evaluation.isDefinition, session.current?.tree.usesProgram == true {
      session.layouts.programChanged()
    }
    session.current?.forgetProgram(
      definesLayouts: session.interpreter.layoutDefinitions != definitions)
    if evaluation.isDefinition {
      let path = session.interpreter.sources.name(of: tree.source)
      session.program.note(tree, isOfLibrary: Library.contains(path))
      listener.didDefine(session.interpreter.sources.text(of: tree.span))
    }
    if !evaluation.isDefinition, let view = evaluation.value.asView {
      try session.setCurrent(view, from: ViewOrigin(tree, in: session.interpreter))
      session.current?.written = .form(tree)
      if let current = session.current { warn(about: current.tree.warnings) }
    }
    return evaluation
  }

  /// Prints the value of a form; for a view, with its ideal size.
  func printValue(_ evaluation: Evaluation) throws(Diagnostic) {
    // Empty values are not printed, so that `(print x)` prints only x.
    if evaluation.isDefinition { return }
    if case .nothing = evaluation.value { return }
    session.results.note(evaluation.value, in: session.interpreter)
    guard case .view(let view) = evaluation.value, let current = session.current else {
      return printAnswer(Renderer(style: style).text(evaluation.value, idealSize: nil))
    }
    do throws(Diagnostic) {
      let ideal = try current.size(.ideal)
      printResult(
        Renderer(style: style).text(evaluation.value, idealSize: ideal, of: current.codeName))
    } catch {
      // A program's layout may fail at the ideal proposal and still have a size at others.
      if error.isInterruption { throw error }
      printResult(Renderer(style: style).textWithoutIdealSize(view))
      printDiagnostic(picture(of: error.asWarning))
    }
  }
}

extension Complaint {
  fileprivate static let listOfViews = Complaint(
    "`list` makes a list of values, whose views stand below each other",
    hint: "SwiftUI's List is a `(list-view …)`")
}

extension Shell {
  /// Prints the findings of the current view at the proposal, and its answer: the size, or the whole
  /// layout as JSON.
  func showLayout(isJSON: Bool) -> Outcome {
    show { layout throws(Diagnostic) in
      let found = try session.findings()
      guard isJSON else {
        if !found.findings.isEmpty {
          try show(.report(.findings(found), isJSON: false), at: nil, isForPrograms: true)
        }
        return .answer(layout)
      }
      try TreeJSON.check(layout.root, at: nil)
      var listing = TreeListing(.root(of: layout))
      listing.places = CodePlaces(session.interpreter.sources)
      listing.findings = found
      return .report(.tree(listing), isJSON: true)
    }
  }

  /// Draws the layout of the current view at a proposal.
  func drawLayout(_ proposed: Proposed) -> Outcome {
    do throws(Diagnostic) { try session.propose(proposed) } catch { return report(error) }
    return drawLayout()
  }

  /// Draws the layout of the current view at the present proposal.
  func drawLayout() -> Outcome {
    show { [name = session.current?.codeName] in
      .drawing(Picture(view: $0.root, codeName: name))
    }
  }

  /// Prints a part of the layout, if there is a view.
  private func show(_ output: (Layout) throws(Diagnostic) -> Output) -> Outcome {
    guard let current = session.current else { return .finished }
    do throws(Diagnostic) {
      try show(output(try current.layout(session.proposal)), at: nil, isForPrograms: true)
      return .finished
    } catch {
      return report(error)
    }
  }
}
