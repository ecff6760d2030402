/// A walk along the lists of the catalogue that makes only the items that are asked for.
///
/// A list is a function that names its items one after the other. It is code and not an array: an
/// array of some hundred objects would be filled at each start of the program, which uses few of
/// them.
struct CatalogueWalk<Item> {
  /// A list, which tells a walk the names of its items.
  typealias List = (inout CatalogueWalk) -> Void

  private enum Purpose {
    /// To find the item with a name, which is in UTF-8.
    case item(UnsafeBufferPointer<UInt8>)
    /// To note in which list each name stands.
    case index
    case allItems
  }

  private let purpose: Purpose
  /// The length of the names that matter; nil if all do.
  private let length: Int?
  /// The number of the only list that matters; nil if all do.
  private let wantedList: Int?
  private var list = -1
  /// How many items were named before.
  private var count = 0
  private var found: Item?
  private var index = NameIndex()
  private var items: [Item] = []

  private init(_ purpose: Purpose, length: Int? = nil, list: Int? = nil) {
    self.purpose = purpose
    self.length = length
    wantedList = list
  }

  /// Names the next item of the list, which is made if it is asked for.
  ///
  /// - Parameter name: the name that its declaration has.
  @inline(never)
  mutating func callAsFunction(_ name: StaticString, _ item: @autoclosure () -> Item) {
    if name.utf8CodeUnitCount == length ?? name.utf8CodeUnitCount { meet(name, item) }
    count += 1
  }

  /// Names the next item of the list by two names.
  mutating func callAsFunction(
    _ name: StaticString, or alias: StaticString, _ item: @autoclosure () -> Item
  ) {
    meet(name, item)
    meet(alias, item)
    count += 1
  }

  /// Names the next item of the list by three names.
  mutating func callAsFunction(
    _ name: StaticString, or alias: StaticString, or other: StaticString,
    _ item: @autoclosure () -> Item
  ) {
    meet(name, item)
    meet(alias, item)
    meet(other, item)
    count += 1
  }

  /// Visits the next one of several lists.
  mutating func go(along list: List) {
    self.list += 1
    if self.list == wantedList ?? self.list { list(&self) }
  }

  @inline(never)
  private mutating func meet(_ name: StaticString, _ item: () -> Item) {
    switch purpose {
    case .item(let wanted): if name.text.elementsEqual(wanted) { found = item() }
    case .index:
      precondition(list >= 0)
      index.insert(name.text, at: list)
    case .allItems: if items.count == count { items.append(item()) }
    }
  }

  /// The number of the list in which each name is, for lists that are visited by `go(along:)`.
  static func index(of lists: List) -> NameIndex {
    var walk = CatalogueWalk(.index)
    walk.index = NameIndex(capacity: 1024)
    lists(&walk)
    return walk.index
  }

  static func items(of list: List) -> [Item] {
    var walk = CatalogueWalk(.allItems)
    list(&walk)
    return walk.items
  }

  /// The item with a name; nil where there is none.
  ///
  /// - Parameter number: which one of several lists to search; nil to search all.
  static func item(named name: String, in list: List, _ number: Int? = nil) -> Item? {
    var name = name
    return name.withUTF8 { bytes in
      var walk = CatalogueWalk(.item(bytes), length: bytes.count, list: number)
      list(&walk)
      return walk.found
    }
  }
}

extension StaticString {
  /// Its text as UTF-8.
  fileprivate var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
