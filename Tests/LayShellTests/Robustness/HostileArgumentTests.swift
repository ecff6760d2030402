import LayShell
import Testing

/// No argument ends the process, whatever it is: the test passes if it reaches its end.
@Suite struct HostileArgumentTests {
  @Test func `an argument of another kind is a sentence or a layout`() {
    for program in HostileArguments(seed: 1).prefix(1500) {
      let lines = [program, "propose ideal", "propose 0 x inf", "explain", "tree"]
      let printed = Trial.run(lines.joined(separator: "\n"))
      #expect(!printed.results.isEmpty || !printed.diagnostics.isEmpty || program.isEmpty)
    }
  }

  @Test(arguments: ["(for (i 0 inf) i)", "(for-each 0 inf (fn (i) (text \"\")))", "(range 1e7)"])
  func `a program without an end or a measure leaves the tests alone`(program: String) {
    #expect(Trial.run(program).diagnostics.count == 1)
  }
}
