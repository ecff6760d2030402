import Glibc

/// How long a function that calls itself 832,039 times takes, beside Lua 5.4.
///
/// Whole processes are measured, one of each in turn.
struct LanguageFigures {
  private let program: String
  private static let runs = 15

  init(_ program: String) { self.program = program }

  func report() {
    let lay = "(define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))\n(print (fib 27))\n"
    let lua = """
      local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
      print(fib(27))

      """
    guard let layScript = Process.write(lay, ending: "lay") else { return }
    defer { unlink(layScript) }
    guard let luaScript = Process.write(lua, ending: "lua") else { return }
    defer { unlink(luaScript) }
    var times: [Double] = []
    var beside: [Double] = []
    for _ in 0..<Self.runs {
      beside.append(Stopwatch.time { Process.run(["lua5.4", luaScript]) })
      times.append(Stopwatch.time { Process.run([program, layScript]) })
    }
    let time = times.sorted()[Self.runs / 2]
    let luaTime = beside.sorted()[Self.runs / 2]
    Report.line("fib-27", time / 1e6, "ms")
    Report.line("fib-27-in-lua", luaTime / 1e6, "ms")
    Report.line("fib-27-to-lua", time / luaTime, "ratio")
  }
}
