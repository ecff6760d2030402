import Testing

@testable import LayEngine

@Suite struct ShortTableTests {
  @Test(arguments: [0, 1, 8, 9, 100])
  func `what was added is found, be it among the few or in the dictionary`(count: Int) {
    var table = ShortTable<Int, String>()
    for key in 0..<count { table.add(key, "\(key)") }
    #expect((0..<count).allSatisfy { table[$0] == "\($0)" })
    #expect(table[count] == nil)
  }
}
