import LayEngine
import LayLanguage

// What the catalogue says of a call, in the words of Swift code.

extension Machine {
  /// Calls what the catalogue declares; its complaints are in Swift's words.
  mutating func callInSwift(
    _ declaration: Declaration, _ values: [Value], _ site: CallSite
  ) throws(Diagnostic) -> Value {
    do throws(Diagnostic) {
      return try call(declaration, values, site)
    } catch {
      throw error.inSwiftWords(of: declaration.name)
    }
  }
}

extension Diagnostic {
  /// The same at another place, where it is about a whole call.
  func moved(from whole: SourceSpan, to place: SourceSpan) -> Diagnostic {
    guard span == whole, whole != place, !isLimit else { return self }
    return placed(at: place, notes: notes)
  }
}

extension CodeContext {
  /// What runs a call whose complaints are told at the modifier, and not at the view before it.
  func toldAtModifier(_ run: @escaping Run, _ node: Int, left: Diagnostic?) -> Run {
    let (whole, place) = (span(node), modifierSpan(node))
    return { machine throws(Diagnostic) in
      do throws(Diagnostic) {
        return try run(&machine)
      } catch {
        guard error.span == whole else { throw error }
        // What was not read is why something is missing.
        throw left ?? error.moved(from: whole, to: place)
      }
    }
  }

  /// Of a modifier in a chain the point before its name, the name and its arguments.
  func modifierSpan(_ node: Int) -> SourceSpan {
    let whole = span(node)
    guard file.kind(node) == .call, let callee = file.child(node, .base),
      file.kind(callee) == .member, file.child(callee, .base) != nil,
      let name = file.child(callee, .name)
    else { return whole }
    return SourceSpan(source: whole.source, start: span(name).start - 1, end: whole.end)
  }
}
