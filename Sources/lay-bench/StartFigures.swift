import Glibc

/// How long a script of twenty lines takes from start to end, beside a program that does nothing.
struct StartFigures {
  private let program: String
  private static let runs = 101

  init(_ program: String) { self.program = program }

  func report() {
    guard let script = Process.write(Self.text, ending: "lay") else { return }
    defer { unlink(script) }
    var times: [Double] = []
    var beside: [Double] = []
    for _ in 0..<Self.runs {
      beside.append(Stopwatch.time { Process.run(["/bin/true"]) })
      times.append(Stopwatch.time { Process.run([program, script]) })
    }
    let start = times.sorted()[Self.runs / 2]
    let nothing = beside.sorted()[Self.runs / 2]
    Report.line("start-script-of-20-lines", start / 1e3, "us")
    Report.line("start-true", nothing / 1e3, "us")
    Report.line("start-to-true", start / nothing, "ratio")
  }

  private static let text = """
    ; a card that turns from a row into a column
    (define picture
      (name "picture" (frame :width 60 :height 60 (color orange))))
    (define (line label)
      (-> (text label) (padding horizontal 8)))
    (define (lines count)
      (vstack :alignment leading :spacing 4
        (for (i 0 count) (line (str "line " i)))))
    (define card
      (fits :in horizontal
        (hstack :spacing 8 picture (lines 3))
        (vstack :spacing 8 picture (lines 3))))
    card
    propose 200 x nil
    expect chosen 1
    propose 100 x nil
    expect chosen 2
    show
    tree
    json

    """
}
