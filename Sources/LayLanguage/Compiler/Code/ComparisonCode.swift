import LayEngine

/// A comparison that did not hold, with what it compared.
package struct FailedComparison {
  let name: String
  let values: [Value]
  let span: SourceSpan

  /// The values and their relation in words: "1 is not 2".
  package var sentence: String {
    let texts = texts
    guard texts.count == 2 else { return "(\(([name] + texts).joined(separator: " "))) is false" }
    let relation =
      switch name {
      case "=": "is not"
      case "!=": "is"
      case "<": "is not less than"
      case "<=": "is not at most"
      case ">": "is not more than"
      default: "is not at least"
      }
    return "\(texts[0]) \(relation) \(texts[1])"
  }

  /// A hint for `=` with a view, since views may look alike and still differ; nil for other calls.
  package var hint: String? {
    guard name == "=", values.contains(where: { if case .view = $0 { true } else { false } }) else {
      return nil
    }
    return "a view is equal to itself alone: compare with `expect equal A B`"
  }

  private static let longestText = 60

  /// The values as text, in full precision where three decimals would hide the difference.
  private var texts: [String] {
    let texts = values.map(ValueDescription.written)
    guard name == "=", Set(texts).count == 1 else { return texts.map(Self.abridged) }
    return values.map { value in
      if case .number(let number) = value { return "\(number)" }
      return Self.abridged(ValueDescription.written(value))
    }
  }

  private static func abridged(_ text: String) -> String {
    text.count > longestText ? text.prefix(longestText - 1) + "…" : text
  }
}

/// A comparison in an `assert` or `expect`: if it is false, its values are kept for the message.
final class ComparisonCode: Code {
  private let slot: GlobalPointer
  private let arguments: [Code]
  private let site: CallSite

  init(_ slot: GlobalPointer, _ arguments: [Code], _ site: CallSite) {
    self.slot = slot
    self.arguments = arguments
    self.site = site
  }

  override func run(_ machine: inout Machine) throws(Diagnostic) -> Value {
    guard let function = machine.function(slot, site) else {
      throw machine.notAFunction(slot, site)
    }
    var values: [Value] = []
    for argument in arguments {
      values.append(try argument.run(&machine))
      machine.push(values[values.count - 1])
    }
    let value = try machine.call(function, values.count, site)
    machine.runtime.failedComparison =
      value.isTrue
      ? nil : FailedComparison(name: site.name ?? "", values: values, span: site.span)
    return value
  }
}

extension Arguments {
  /// The failed comparison in the argument `name`; nil if it is no comparison, or holds.
  func failedComparison(_ name: String) -> FailedComparison? {
    guard let failed = runtime.failedComparison, failed.span == span(of: name) else {
      return nil
    }
    return failed
  }
}

extension Compiler {
  /// The code of a comparison that keeps its values if it is false; nil for all other syntax.
  mutating func comparison(_ syntax: SyntaxTree.Index) throws(Diagnostic) -> Code? {
    guard tree.childCount(syntax) > 2, let symbol = tree.symbol(syntax + 1),
      ComparisonFunctions.comparisons.contains(symbol.name),
      case .global(let slot) = try locate(symbol, at: tree.span(syntax + 1)),
      slot.pointee.isBuiltin
    else { return nil }
    var children = tree.children(syntax)
    guard let head = children.next() else { return nil }
    let arguments = try readArguments(children, of: head)
    let codes = try compileArguments(arguments, of: nil)
    let site = CallSite(
      name: symbol.name, span: tree.span(syntax), headSpan: tree.span(syntax + 1),
      arguments: arguments, codes: codes)
    return keep(ComparisonCode(slot, codes, site))
  }
}
