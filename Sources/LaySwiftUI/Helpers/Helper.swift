import LayLanguage

/// A function that `lay` lacks, whose definition is added to a program that calls it.
struct Helper {
  /// The definition, of one form.
  let text: String

  init(_ text: String) { self.text = text }

  /// The name of the function that the text defines.
  var name: String {
    let head = text.dropFirst("(define (".count)
    return String(head.prefix { $0 != " " && $0 != ")" })
  }

  static let all = ofGeometry + ofLists + ofFormats + ofStrings
}

extension Translator {
  /// A call of a helper, whose definition is added to the program if it is missing.
  ///
  /// - Parameter others: the helpers that it calls.
  func call(_ helper: Helper, _ nodes: [LayNode], with others: [Helper] = []) -> LayNode {
    for other in others { _ = call(other, []) }
    if defined.insert("helper " + helper.name).inserted, let definition = LayNode(helper.text) {
      definitions.append(definition)
    }
    return .call(helper.name, nodes)
  }
}

extension LayNode {
  /// Parses the text of a helper, which consists of atoms and lists.
  fileprivate init?(_ text: String) {
    var open: [[LayNode]] = [[]]
    var word = ""
    func end() {
      guard !word.isEmpty else { return }
      let isQuoted = word.hasPrefix("'")
      let node = isQuoted ? LayNode.quoted(String(word.dropFirst())) : .atom(word)
      open[open.count - 1].append(node)
      word = ""
    }
    var isString = false
    for character in text {
      if character == "\"" { isString.toggle() }
      switch character {
      case _ where isString: word.append(character)
      case "(":
        end()
        open.append([])
      case ")":
        end()
        let list = LayNode.list(open.removeLast())
        guard !open.isEmpty else { return nil }
        open[open.count - 1].append(list)
      case " ", "\n": end()
      default: word.append(character)
      }
    }
    guard let first = open.first?.first else { return nil }
    self = first
  }
}
