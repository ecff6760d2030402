/// Measures whole runs of `lay`, some against Lua 5.4 or a program that does nothing.
///
/// Figures are processor time unless their names contain `wall`.
struct CommandFigures {
  let report: Report
  let program: String

  /// Measures a script of twenty lines and `--version` from start to exit, against `/bin/true`.
  func measureStart() {
    Process.withScript(Scripts.twentyLines, ending: "lay") { script in
      let costs = Process.least(
        rounds: 201, [["/bin/true"], [program, script], [program, "--version"]])
      for (name, cost) in zip(["true", "script-of-20-lines", "version"], costs) {
        report.figure("start-\(name)", cost.processor / 1000, "us")
        report.figure("start-\(name)-wall", cost.wall / 1000, "us")
      }
      report.figure("start-to-true", costs[1].processor / costs[0].processor, "ratio")
      report.figure("start-to-true-wall", costs[1].wall / costs[0].wall, "ratio")
    }
  }

  /// Measures the same programs in lay and in Lua.
  func measureLanguage() {
    for contest in Scripts.contests {
      Process.withScript(contest.lay, ending: "lay") { lay in
        Process.withScript(contest.lua, ending: "lua") { lua in
          let costs = Process.least(rounds: 11, [[program, lay], ["lua5.4", lua]])
          report.figure(contest.name, costs[0].processor / 1e6, "ms")
          report.figure("\(contest.name)-in-lua", costs[1].processor / 1e6, "ms")
          report.figure("\(contest.name)-to-lua", costs[0].processor / costs[1].processor, "ratio")
        }
      }
    }
  }

  /// Measures programs whose time should grow no faster than their size, at half and at full size.
  func measureGrowth() {
    for growth in Scripts.growths {
      let sizes = [growth.size / 2, growth.size]
      let costs = sizes.map { cost(of: growth.script($0), rounds: 2) }
      report.figure("\(growth.name)-\(growth.size)", costs[1] / 1e9, "s")
      report.figure("\(growth.name)-\(growth.size)-to-half", costs[1] / costs[0], "ratio")
    }
  }

  /// Measures what reasons add to a run that lays out 15,001 views.
  func measureReasons() {
    let questions = ["", "why width", "explain"]
    let costs = questions.map { cost(of: Scripts.rows(asking: $0), rounds: 5) }
    for (question, cost) in zip(questions, costs).dropFirst() {
      let name = question.replacing(" ", with: "-")
      report.figure("\(name)-15001-beside-layout", (cost - costs[0]) / 1e6, "ms")
    }
  }

  /// Measures what a change adds to a run, as the mean of ten changes.
  ///
  /// A change sets a name that one leaf of a tree of 91,111 nodes reads, evaluates the view and
  /// proposes a size to it again.
  func measureChange() {
    let changes = 10
    let costs = [0, changes].map { cost(of: Scripts.changing(times: $0), rounds: 3) }
    report.figure(
      "change-91111-at-the-prompt", (costs[1] - costs[0]) / Double(changes) / 1e6, "ms")
  }

  /// The least processor time of a run of a script, in nanoseconds; infinity where it cannot be written.
  private func cost(of script: String, rounds: Int) -> Double {
    Process.withScript(script, ending: "lay") { script in
      Process.least(rounds: rounds, [[program, script]])[0].processor
    } ?? .infinity
  }
}
