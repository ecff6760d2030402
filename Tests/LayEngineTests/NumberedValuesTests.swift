import Testing

@testable import LayEngine

/// A chunk is 1,024 long, so that 1,023 and 1,024 are in two.
@Suite struct NumberedValuesTests {
  @Test func `each number has its own value, in whatever order they come`() {
    var values = NumberedValues<String>()
    for number in [5_000, 0, 1_024, 1_023] { values[number] = "\(number)" }
    for number in [5_000, 0, 1_024, 1_023] { #expect(values[number] == "\(number)") }
    for number in [1, 1_022, 1_025, 2_048, 4_999, 5_001, 1_000_000] {
      #expect(values[number] == nil)
    }
    // The candidate of a view that shows none is -1.
    values[-1] = "none"
    #expect(values[-1] == nil)
    values[0] = nil
    #expect(values[0] == nil)
  }
}
