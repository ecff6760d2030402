import LayEngine

extension Machine {
  /// Calls a builtin with the topmost values as its arguments, and takes them off.
  @inline(never)
  mutating func call(
    _ builtin: Builtin, _ count: Int, _ site: CallSite
  ) throws(Diagnostic) -> Value {
    let base = top - count
    let declaration = builtin.declaration
    let outcome = withUnsafeMutablePointer(to: &self) { machine -> Result<Value, Diagnostic> in
      var arguments = Arguments(machine, declaration, site, base: base, count: count)
      do throws(Diagnostic) {
        try arguments.match()
        if declaration.kind == .modifier { return .success(try arguments.runModifier()) }
        let value = try declaration.run(&arguments)
        return .success(declaration.kind.makesViews ? arguments.named(value) : value)
      } catch {
        return .failure(error)
      }
    }
    let value = try outcome.get()
    drop(to: base)
    return value
  }
}
