/// A member of a value in Swift, and the form that stands for it in a script.
///
/// `list.prefix(integer) = (take $1 it) : slice` is the member `prefix` of lists, of one integer. In
/// a script it is `(take 2 xs)`, and the result is a part of the list. The reader of Swift code looks
/// members up by their names, the printer by the function that a script calls.
package struct SwiftMember: Sendable {
  package struct Parameter: Sendable {
    package let label: String?
    /// The type of a value, or `{}` for a function of an element.
    package let type: String

    package var isFunction: Bool { type == "{}" }
  }

  /// The kind of value that has the member.
  package let owner: String
  package let name: String
  /// Nil for a property.
  package let parameters: [Parameter]?
  /// In it, `it` stands for the value, and `$1` and `$2` for the arguments.
  package let form: String
  /// A type, or `element`, `same`, `given` (what the function gives) and the like.
  package let result: String
  /// Whether the form can only mean this member, so that it is printed as the member.
  package let isPrinted: Bool

  /// The members of this name that a kind of value has.
  package static func named(_ name: String, of owner: String) -> [SwiftMember] {
    byName[owner + "." + name] ?? []
  }

  /// The member as which a call of a function is printed; nil if there is none.
  package static func printed(_ function: String) -> SwiftMember? { byFunction[function] }

  /// The arguments of the form, in their order: `["$1", "it"]` of `(take $1 it)`.
  package var places: [String] {
    form.dropFirst().dropLast().split(separator: " ").dropFirst().map(String.init)
  }

  private static let all = table.split(separator: "\n").map { SwiftMember(row: $0) }

  private static let byName = Dictionary(grouping: all) { $0.owner + "." + $0.name }

  private static let byFunction = Dictionary(
    all.filter(\.isPrinted).compactMap { member in
      member.form.dropFirst().split(separator: " ").first.map { (String($0), member) }
    }, uniquingKeysWith: { first, _ in first })

  private init(row: Substring) {
    let head = row.prefix { $0 != "=" && $0 != "<" }
    isPrinted = row.dropFirst(head.count).first == "="
    let rest = row.dropFirst(head.count + 1)
    let place = rest.lastIndex(of: ":") ?? rest.endIndex
    form = rest[..<place].trimmed
    result = rest[place...].dropFirst().trimmed
    let spelling = head.trimmed
    let dot = spelling.firstIndex(of: ".") ?? spelling.endIndex
    owner = String(spelling[..<dot])
    let member = spelling[dot...].dropFirst()
    name = String(member.prefix { $0 != "(" })
    guard name.count < member.count else {
      parameters = nil
      return
    }
    parameters = member.dropFirst(name.count + 1).dropLast().split(separator: ",").map { part in
      let words = part.split(separator: ":")
      return Parameter(
        label: words.count > 1 ? words[0].trimmed : nil, type: words[words.count - 1].trimmed)
    }
  }

  /// The members, one a line: a line with `=` is read and printed, one with `<` is only read.
  private static let table = #"""
    alignment.horizontal < (alignment.horizontal it) : HorizontalAlignment
    alignment.vertical < (alignment.vertical it) : VerticalAlignment
    axes.isEmpty < (= it 'none) : truth
    closedRange.contains(number) < (<= (:lower-bound it) $1 (:upper-bound it)) : truth
    closedRange.lowerBound < (:lower-bound it) : number
    closedRange.upperBound < (:upper-bound it) : number
    configuration.content < (:content it) : view
    configuration.currentValueLabel < nil : view
    configuration.fractionCompleted < (:fraction-completed it) : number
    configuration.icon < (:icon it) : view
    configuration.isExpanded < (:is-expanded it) : truth
    configuration.isOn < (:is-on it) : truth
    configuration.isPressed < (:is-pressed it) : truth
    configuration.label < (:label it) : view
    configuration.markedValueLabels < nil : view
    configuration.maximumValueLabel < nil : view
    configuration.minimumValueLabel < nil : view
    configuration.role < (:role it) : unknown
    configuration.title < (:title it) : view
    configuration.value < (:value it) : number
    date.addingTimeInterval(number) < (+ it $1) : date
    date.advanced(by: number) < (+ it $1) : date
    date.timeIntervalSince(date) < (- it $1) : number
    date.timeIntervalSince1970 < (+ it 978307200) : number
    date.timeIntervalSinceReferenceDate < it : number
    dictionary.count < (length it) : integer
    dictionary.isEmpty < (empty? it) : truth
    dictionary.keys < (keys it) : list
    dictionary.values < (values it) : values
    geometry.safeAreaInsets < (safe-area-insets it) : insets
    geometry.size < (size it) : size
    insets.bottom < (:bottom it) : number
    insets.leading < (:leading it) : number
    insets.top < (:top it) : number
    insets.trailing < (:trailing it) : number
    list.allSatisfy({}) = (all-satisfy $1 it) : truth
    list.compactMap({}) = (compact-map $1 it) : [given]
    list.contains(where: {}) < (contains $1 it) : truth
    list.contains(element) < (contains $1 it) : truth
    list.count = (length it) : integer
    list.drop(while: {}) < (drop-while $1 it) : same
    list.dropFirst() < (drop 1 it) : slice
    list.dropFirst(integer) = (drop $1 it) : slice
    list.dropLast() < (drop-last 1 it) : slice
    list.dropLast(integer) = (drop-last $1 it) : slice
    list.endIndex < (length it) : integer
    list.enumerated() = (enumerate it) : pairs
    list.filter({}) = (filter $1 it) : same
    list.first < (unless (empty? it) (first it)) : element
    list.first(where: {}) = (first-where $1 it) : element?
    list.firstIndex(of: element) = (index-of $1 it) : integer?
    list.firstIndex(where: {}) = (first-index $1 it) : integer?
    list.flatMap({}) = (flat-map $1 it) : given
    list.forEach({}) < (map $1 it) : nothing
    list.index(after: integer) < (+ $1 1) : integer
    list.index(before: integer) < (- $1 1) : integer
    list.indices = (indices it) : integers
    list.intersection(same) < (filter (fn (each) (contains each $1)) it) : same
    list.isDisjoint(with: same) < (empty? (filter (fn (each) (contains each $1)) it)) : truth
    list.isEmpty = (empty? it) : truth
    list.isSubset(of: same) < (all-satisfy (fn (each) (contains each $1)) it) : truth
    list.isSuperset(of: same) < (all-satisfy (fn (each) (contains each it)) $1) : truth
    list.last < (unless (empty? it) (last it)) : element
    list.last(where: {}) < (first-where $1 (reverse it)) : element
    list.lastIndex(where: {}) = (last-index $1 it) : integer?
    list.lazy < it : same
    list.lowerBound < (first it) : element
    list.map({}) = (map $1 it) : [given]
    list.prefix(while: {}) < (take-while $1 it) : same
    list.prefix(integer) = (take $1 it) : slice
    list.prefix(upTo: integer) < (take $1 it) : slice
    list.publisher < it : same
    list.reversed() = (reverse it) : same
    list.startIndex < 0 : integer
    list.subtracting(same) < (filter (fn (each) (not (contains each $1))) it) : same
    list.suffix(from: integer) < (drop $1 it) : slice
    list.suffix(integer) = (suffix $1 it) : slice
    list.union(same) < (distinct (append it $1)) : same
    number.decimalValue < it : number
    number.degrees < it : number
    number.doubleValue < it : number
    number.floatValue < it : number
    number.int64Value < (int it) : integer
    number.intValue < (int it) : integer
    number.isFinite = (finite? it) : truth
    number.isInfinite < (not (finite? it)) : truth
    number.isMultiple(of: number) < (= (remainder it $1) 0) : truth
    number.isZero < (= it 0) : truth
    number.quotientAndRemainder(dividingBy: integer) < (tuple :quotient (quotient it $1) :remainder (remainder it $1)) : division
    number.radians < (degrees->radians it) : number
    number.squareRoot() < (sqrt it) : number
    number.stringValue < (str it) : string
    number.truncatingRemainder(dividingBy: number) < (remainder it $1) : number
    point.applying(transform) < (point.applying it $1) : point
    point.dx < (:x it) : number
    point.dy < (:y it) : number
    point.x < (:x it) : number
    point.y < (:y it) : number
    proposal.height < (height it) : number
    proposal.replacingUnspecifiedDimensions() < (replacing-unspecified it) : size
    proposal.replacingUnspecifiedDimensions(by: size) < (replacing-unspecified it :by $1) : size
    proposal.width < (width it) : number
    rectangle.contains(point) < (rect.contains it $1) : truth
    rectangle.height < (height it) : number
    rectangle.insetBy(dx: number, dy: number) < (rect.inset-by it $1 $2) : rectangle
    rectangle.integral < it : rectangle
    rectangle.intersection(rectangle) < (rect.intersection it $1) : rectangle
    rectangle.intersects(rectangle) < (rect.intersects it $1) : truth
    rectangle.isEmpty < (or (<= (width it) 0) (<= (height it) 0)) : truth
    rectangle.isNull < (= (min-x it) inf) : truth
    rectangle.maxX = (max-x it) : number
    rectangle.maxY = (max-y it) : number
    rectangle.midX = (mid-x it) : number
    rectangle.midY = (mid-y it) : number
    rectangle.minX = (min-x it) : number
    rectangle.minY = (min-y it) : number
    rectangle.offsetBy(dx: number, dy: number) < (rect.offset-by it $1 $2) : rectangle
    rectangle.origin = (origin it) : point
    rectangle.size < (size it) : size
    rectangle.standardized < it : rectangle
    rectangle.union(rectangle) < (rect.union it $1) : rectangle
    rectangle.width < (width it) : number
    scrollContext.geometry < (:geometry it) : scrollGeometry
    scrollContext.velocity < nil : unknown
    scrollGeometry.bounds < (:bounds it) : rectangle
    scrollGeometry.containerSize < (:container-size it) : size
    scrollGeometry.contentInsets < (:content-insets it) : insets
    scrollGeometry.contentOffset < (:content-offset it) : point
    scrollGeometry.contentSize < (:content-size it) : size
    scrollGeometry.visibleRect < (:visible-rect it) : rectangle
    scrollPhase.isScrolling < (not (= it 'idle)) : truth
    size.height < (height it) : number
    size.isEmpty < (<= (min (width it) (height it)) 0) : truth
    size.width < (width it) : number
    string.capitalized < (capitalized-text it) : string
    string.count = (string-length it) : integer
    string.endIndex < (string-length it) : integer
    string.first < (unless (= it "") (first (characters it))) : string
    string.hasPrefix(string) = (has-prefix it $1) : truth
    string.hasSuffix(string) = (has-suffix it $1) : truth
    string.hexDigitValue < (index-of (lowercased it) (characters "0123456789abcdef")) : integer
    string.indices < (range (string-length it)) : integers
    string.isEmpty < (= it "") : truth
    string.isHexDigit < (contains it "0123456789abcdefABCDEF") : truth
    string.isLetter < (letter? it) : truth
    string.isLowercase < (lowercase? it) : truth
    string.isNewline < (contains it "\n") : truth
    string.isNumber < (contains it "0123456789") : truth
    string.isPunctuation < (contains it "!\"#%&'()*,-./:;?@[\\]_{}") : truth
    string.isUppercase < (uppercase? it) : truth
    string.isWhitespace < (contains it " \n\t") : truth
    string.isWholeNumber < (contains it "0123456789") : truth
    string.last < (unless (= it "") (last (characters it))) : string
    string.localizedCapitalized < (capitalized-text it) : string
    string.localizedLowercase < (lowercased it) : string
    string.localizedUppercase < (uppercased it) : string
    string.lowercased() = (lowercased it) : string
    string.startIndex < 0 : integer
    string.uppercased() = (uppercased it) : string
    string.wholeNumberValue < (string->number it :whole true) : integer
    subview.dimensions(in: proposal) < (dimensions-of it $1) : dimensions
    subview.priority = (priority-of it) : number
    subview.sizeThatFits(proposal) < (size-of it $1) : size
    subview.spacing < it : spacing
    transform.a < (nth 0 it) : number
    transform.b < (nth 1 it) : number
    transform.c < (nth 2 it) : number
    transform.concatenating(transform) < (transform.concatenating it $1) : transform
    transform.d < (nth 3 it) : number
    transform.rotated(by: number) < (transform.concatenating (list (cos $1) (sin $1) (- (sin $1)) (cos $1) 0 0) it) : transform
    transform.scaledBy(x: number, y: number) < (transform.concatenating (list $1 0 0 $2 0 0) it) : transform
    transform.translatedBy(x: number, y: number) < (transform.concatenating (list 1 0 0 1 $1 $2) it) : transform
    transform.tx < (nth 4 it) : number
    transform.ty < (nth 5 it) : number
    """#
}

extension StringProtocol {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    var rest = Substring(self)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
