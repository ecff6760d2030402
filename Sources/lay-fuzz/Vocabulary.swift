import LayLanguage

/// Words of the language, and calls that follow its declarations.
enum Vocabulary {
  static let hostile = [
    "nil", "\"\"", "-1", "0", "inf", "-inf", "1e308", "-1e308", "5e-324", "0.5", "(/ 0 0)", "()",
    "(list)", "(list nil)", "(fn () ())", "(fn (x) x)", "(fn (x y) \"\")", "(text \"v\")",
    "(empty-view)", "'name", ":name", "red", "true", "(point 1 2)", "(size inf nil)", "it",
    "\"a\\u{301}\\u{202E}b\"", "(list 1 2 3)", "(range 0 5)", "9007199254740993",
  ]
  static let commands = [
    "propose 100 x nil", "propose inf x inf", "propose 0 x 0", "propose -5 x 1e300",
    "propose ideal", "explain", "show", "tree", "json", "expect size 1 x 1", "expect chosen 1",
    "help frame", "set width 20", "set charset ascii", "explain nobody",
    "compare it it over width 0..50", "expect frame a 0 0 1 1",
  ]
  static let declarations = Catalogue.declarations
  static let makers = declarations.filter { $0.kind != .function && $0.kind != .track }
  static let names = Catalogue.entries.flatMap(\.names)

  /// A call of a declaration: two of three parameters get an argument, which mostly fits.
  static func call(
    _ declaration: Declaration, _ random: inout SeededRandom, depth: Int
  ) -> String {
    var words = [random.pick([declaration.name] + declaration.aliases)]
    for parameter in declaration.parameters where random.below(3) > 0 {
      let value =
        random.isOne(in: 8)
        ? random.pick(hostile) : value(parameter.type, &random, depth: depth - 1)
      words.append(parameter.isPositional ? value : ":\(parameter.name) \(value)")
    }
    if let rest = declaration.rest {
      for _ in 0..<random.below(4) { words.append(value(rest.type, &random, depth: depth - 1)) }
    }
    return "(\(words.joined(separator: " ")))"
  }

  static func view(_ random: inout SeededRandom, depth: Int) -> String {
    if depth <= 0 {
      return random.pick([
        "(text \"Hello World\")", "(color red)", "(spacer)", "(rectangle)", "nil",
      ])
    }
    return call(random.pick(makers), &random, depth: depth)
  }

  private static func value(
    _ type: ParameterType, _ random: inout SeededRandom, depth: Int
  ) -> String {
    switch type {
    case .view, .views, .viewOrColor, .layeredContent: return view(&random, depth: depth)
    case .number, .numberOrNaN, .length, .distance, .lengthOrNil, .fixedLengthOrNil, .sized:
      return random.pick(["0", "1", "8", "12.5", "100", "-3", "inf", "1e9"])
    case .count, .countFromOne, .integerOrNil: return random.pick(["0", "1", "2", "7", "100"])
    case .truth: return random.pick(["true", "false"])
    case .string: return random.pick(["\"\"", "\"Hello World\"", "\"日本 👨‍👩‍👧\"", "\"a\\nb\""])
    case .enumeration(let names), .alignment(let names), .unitPoint(let names),
      .enumerationList(let names), .axes(let names):
      return random.pick(names + ["center"])
    case .color, .colors: return random.pick(["red", "(list red blue)", "\"#ff0000\""])
    case .function, .builder, .action:
      let body = view(&random, depth: depth)
      return random.pick(["(fn () \(body))", "(fn (x) \(body))", "(fn (x y) x)"])
    case .oneOf(let types): return value(random.pick(types), &random, depth: depth)
    case .object(_, let sample): return sample
    case .tracks: return random.pick(["(list (flexible) (fixed 30))", "(list (adaptive 20))"])
    case .layout: return "(hstack-layout)"
    case .symbol: return "'name"
    case .list: return random.pick(["(list 1 2)", "(list)"])
    case .nothing: return "nil"
    case .any: return random.pick(hostile)
    }
  }
}
