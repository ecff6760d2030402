import LayEngine

/// Which names of an item are mentioned in functions inside of others.
///
/// - Rule: a variable that the program changes lives in a cell if an inner function may take it along,
///   since both then see the changes. All other variables live in the frame.
/// - Rule: it is decided by names before anything is compiled, so that a name that an inner function
///   binds itself counts too.
final class InnerFunctions {
  /// The forms whose parts run in the function around them; parts of others may be functions of their
  /// own.
  static let formsWithoutFunctions: Set<String> = [
    "*=", "+=", "-=", "->", "/=", "and", "append!", "begin", "break", "case", "cond", "continue",
    "define", "define-state", "define-values", "for", "for-each", "if", "insert!", "let", "let*",
    "or", "quote", "remove!", "remove-all!", "remove-first!", "remove-last!", "return", "set!",
    "swap!", "tuple", "unless", "when", "while", "with",
  ]

  private let tree: SyntaxTree
  private let mentions: Mentions
  private let forms: [String: Form]
  private var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let symbol: Int32
    let function: SyntaxTree.Index
  }

  /// The innermost function around each node, by the node where the function begins; −1 outside of
  /// all functions.
  private lazy var functions: [Int32] = {
    struct List {
      let end: SyntaxTree.Index
      let function: Int32
      let partsAreFunctions: Bool
    }
    var functions: [Int32] = []
    functions.reserveCapacity(tree.count)
    var open: [List] = []
    for index in 0..<tree.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      var function = open.last?.function ?? -1
      if tree.kind(index) == .list {
        if open.last?.partsAreFunctions == true || isFunction(index) { function = Int32(index) }
        open.append(
          List(
            end: tree.after(index), function: function,
            partsAreFunctions: hasFunctionsAsParts(index)))
      }
      functions.append(function)
    }
    return functions
  }()

  init(_ tree: SyntaxTree, _ mentions: Mentions, forms: [String: Form]) {
    self.tree = tree
    self.mentions = mentions
    self.forms = forms
  }

  /// Whether a name is mentioned inside of a function that stands in another function, or in the
  /// item.
  ///
  /// - Parameter function: the node where the outer function begins; nil for the item.
  func mention(_ symbol: Symbol, inside function: SyntaxTree.Index?) -> Bool {
    let key = Key(symbol: symbol.id, function: function ?? -1)
    if let answer = known[key] { return answer }
    let range = function.map { $0..<tree.after($0) } ?? 0..<tree.count
    let answer = mentions.places(of: symbol, in: range).contains { functions[$0] != key.function }
    known[key] = answer
    return answer
  }

  private func form(_ list: SyntaxTree.Index) -> Form? {
    guard tree.childCount(list) > 0, let name = tree.symbol(list + 1)?.name, name.mayBeKnown else {
      return nil
    }
    return forms[name]
  }

  private func isFunction(_ list: SyntaxTree.Index) -> Bool {
    guard let form = form(list) else { return false }
    return form.name == Form.fn.name
      || form.name == Form.define.name && tree.childCount(list) > 1
        && tree.kind(tree.after(list + 1)) == .list
  }

  private func hasFunctionsAsParts(_ list: SyntaxTree.Index) -> Bool {
    guard let form = form(list), form.name != Form.fn.name else { return false }
    return !Self.formsWithoutFunctions.contains(form.name)
  }
}
