import Glibc

/// How long a script of twenty lines takes from start to end, beside a program that does nothing.
struct StartFigures {
  private let program: String
  private static let runs = 101

  init(_ program: String) { self.program = program }

  func report() {
    let script = "/tmp/lay-bench-\(getpid()).lay"
    guard let file = fopen(script, "w") else { return }
    fputs(Self.text, file)
    fclose(file)
    defer { unlink(script) }
    var times: [Double] = []
    var beside: [Double] = []
    for _ in 0..<Self.runs {
      beside.append(Stopwatch.time { Self.run(["/bin/true"]) })
      times.append(Stopwatch.time { Self.run([program, script]) })
    }
    let start = times.sorted()[Self.runs / 2]
    let nothing = beside.sorted()[Self.runs / 2]
    Report.line("start-script-of-20-lines", start / 1e3, "us")
    Report.line("start-true", nothing / 1e3, "us")
    Report.line("start-to-true", start / nothing, "ratio")
  }

  private static func run(_ words: [String]) {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child = pid_t()
    guard posix_spawn(&child, words[0], &actions, nil, arguments, environ) == 0 else { return }
    var status: Int32 = 0
    waitpid(child, &status, 0)
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
