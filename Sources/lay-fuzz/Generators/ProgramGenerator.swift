/// Programs of nested forms and calls, with variables and hostile values as operands.
enum ProgramGenerator: Generator {
  static let name = "programs"
  private static let variables = ["a", "b", "f", "g", "it", "list", "text"]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces: [String] = []
    for _ in 0..<(1 + random.below(8)) { pieces.append(form(&random, depth: 5) + "\n") }
    return FuzzInput(.file(ending: "lay"), pieces)
  }

  private static func form(_ random: inout SeededRandom, depth: Int) -> String {
    guard depth > 0, !random.isOne(in: 5) else {
      return random.isOne(in: 2) ? random.pick(variables) : random.pick(Vocabulary.hostile)
    }
    func inner() -> String { form(&random, depth: depth - 1) }
    let variable = random.pick(variables)
    switch random.below(14) {
    case 0: return "(define \(variable) \(inner()))"
    case 1: return "(define (\(variable) a b) \(inner()) \(inner()))"
    case 2: return "(let ((\(variable) \(inner()))) \(inner()))"
    case 3: return "(fn (\(variable)) \(inner()))"
    case 4: return "(if \(inner()) \(inner()) \(inner()))"
    case 5: return "(for (\(variable) 0 \(random.below(20))) \(inner()))"
    case 6: return "(set! \(variable) \(inner()))"
    case 7: return "(map \(inner()) \(inner()))"
    case 8: return "(\(variable) \(inner()) \(inner()))"
    case 9: return "(cond (\(inner()) \(inner())) (else \(inner())))"
    case 10:
      return "(define-layout (\(variable)) (size-that-fits (p s) \(inner())) "
        + "(place-subviews (b p s) \(inner())))"
    default:
      let count = random.below(4)
      let words = (0..<count).map { _ in inner() }
      return "(\(([random.pick(Vocabulary.names)] + words).joined(separator: " ")))"
    }
  }
}
