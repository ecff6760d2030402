/// Views that are laid out and written as JSON.
enum JSONGenerator: Generator {
  static let name = "json"
  private static let proposals = [
    "100x20", "nilxnil", "infxinf", "0x0", "min", "max", "1e300x5e-324",
  ]
  private static let names = [
    #""\u{1B}[2J""#, #""\"""#, #""\u{2028}\u{202E}""#, #""a\nb\\""#, #""日本 👨‍👩‍👧""#,
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var view = Vocabulary.view(&random, depth: 1 + random.below(5))
    if random.isOne(in: 2) { view = "(name \(random.pick(names)) \(view))" }
    let words = ["layout", "--json", "--propose", random.pick(proposals), "-e"]
    var input = FuzzInput(.arguments, arguments: words, [view])
    input.printsJSON = true
    return input
  }
}
