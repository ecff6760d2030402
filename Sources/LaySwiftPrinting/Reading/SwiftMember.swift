/// A member of a value in Swift, or a function, as which a function of the language is printed.
///
/// `take list.prefix(integer) : slice` prints `(take 2 xs)` as the member `prefix` of lists, of one
/// integer, whose result is a part of the list. A list comes last in the call, any other owner first.
struct SwiftMember {
  struct Parameter {
    let label: String?
    /// The type of a value, or `{}` for a function of an element.
    let type: String

    var isFunction: Bool { type == "{}" }
  }

  /// The kind of value that has the member; empty for a function.
  let owner: String
  let name: String
  /// Nil for a property.
  let parameters: [Parameter]?
  /// A type, or `element`, `same`, `given` (what the function gives) and the like.
  let result: String

  /// The member as which a call of a function with a number of arguments is printed; nil if there is none.
  static func printed(_ function: String, _ count: Int) -> SwiftMember? {
    guard let member = all[function] else { return nil }
    let own = member.owner.isEmpty ? 0 : 1
    return (member.parameters?.count ?? 0) + own == count ? member : nil
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { row in
      let function = row.prefix { $0 != " " }
      return (String(function), SwiftMember(row: row.dropFirst(function.count + 1)))
    })

  private init(row: Substring) {
    let end = row.lastIndex(of: ":") ?? row.endIndex
    let spelling = row[..<end].dropLast()
    result = String(row[end...].dropFirst(2))
    owner = String(spelling.prefix { $0 != "." })
    let member = spelling.dropFirst(owner.count + 1)
    name = String(member.prefix { $0 != "(" })
    guard name.count < member.count else {
      parameters = nil
      return
    }
    parameters = member.dropFirst(name.count + 1).dropLast().split(separator: ",").map { part in
      let words = part.split { $0 == ":" || $0 == " " }
      return Parameter(
        label: words.count > 1 ? String(words[0]) : nil, type: String(words.last ?? ""))
    }
  }

  private static let table = """
    all-satisfy list.allSatisfy({}) : truth
    atan2 .atan2(number, number) : number
    compact-map list.compactMap({}) : [given]
    drop list.dropFirst(integer) : slice
    drop-last list.dropLast(integer) : slice
    empty? list.isEmpty : truth
    enumerate list.enumerated() : pairs
    filter list.filter({}) : same
    finite? number.isFinite : truth
    first-index list.firstIndex(where: {}) : integer?
    first-where list.first(where: {}) : element?
    flat-map list.flatMap({}) : given
    has-prefix string.hasPrefix(string) : truth
    has-suffix string.hasSuffix(string) : truth
    index-of list.firstIndex(of: element) : integer?
    indices list.indices : integers
    int .Int(number) : integer
    last-index list.lastIndex(where: {}) : integer?
    length list.count : integer
    lowercased string.lowercased() : string
    map list.map({}) : [given]
    max-x rectangle.maxX : number
    max-y rectangle.maxY : number
    mid-x rectangle.midX : number
    mid-y rectangle.midY : number
    min-x rectangle.minX : number
    min-y rectangle.minY : number
    mod number.truncatingRemainder(dividingBy: number) : number
    origin rectangle.origin : point
    pow .pow(number, number) : number
    priority-of subview.priority : number
    rest list.dropFirst() : same
    reverse list.reversed() : same
    round number.rounded() : number
    string-length string.count : integer
    suffix list.suffix(integer) : slice
    take list.prefix(integer) : slice
    uppercased string.uppercased() : string
    """
}
