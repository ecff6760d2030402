/// The programs whose whole runs are measured.
enum Scripts {
  /// The same program in both languages.
  struct Contest {
    let name: String
    let lay: String
    let lua: String
  }

  /// A program whose amount of work is proportional to a size.
  struct Growth {
    let name: String
    let size: Int
    let script: @Sendable (Int) -> String
  }

  static let contests = [
    Contest(
      name: "fib-27",
      lay: """
        (define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
        (print (fib 27))

        """,
      lua: """
        local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
        print(fib(27))

        """),
    Contest(
      name: "tail-loop-3000000",
      lay: """
        (define (count n) (if (= n 0) 0 (count (- n 1))))
        (print (count 3000000))

        """,
      lua: """
        local function count(n) if n == 0 then return 0 end return count(n - 1) end
        print(count(3000000))

        """),
    Contest(
      name: "while-loop-1000000",
      lay: """
        (define (sum-to n)
          (define sum 0)
          (define i 0)
          (while (< i n) (+= sum i) (+= i 1))
          sum)
        (print (sum-to 1000000))

        """,
      lua: """
        local function sum_to(n)
          local sum, i = 0, 0
          while i < n do sum = sum + i; i = i + 1 end
          return sum
        end
        print(sum_to(1000000))

        """),
    Contest(
      name: "map-fold-1000000",
      lay: """
        (print (fold + 0 (map (fn (x) (* x 2)) (range 0 1000000))))

        """,
      lua: """
        local function range(from, to)
          local list = {}
          for i = from, to - 1 do list[#list + 1] = i end
          return list
        end
        local function map(f, list)
          local out = {}
          for i = 1, #list do out[i] = f(list[i]) end
          return out
        end
        local function fold(f, value, list)
          for i = 1, #list do value = f(value, list[i]) end
          return value
        end
        local function double(x) return x * 2 end
        local function add(a, b) return a + b end
        print(fold(add, 0, map(double, range(0, 1000000))))

        """),
  ]

  static let growths = [
    Growth(name: "explain-vstack", size: 20_000) { count in
      """
      (vstack (for (i 0 \(count)) (color red)))
      propose 100 x 100
      explain

      """
    },
    Growth(name: "flow", size: 40_000) { count in
      """
      load "std/flow"
      (flow (for (i 0 \(count)) (frame :width 30 :height 20 (color red))))
      propose 300 x nil

      """
    },
    Growth(name: "append", size: 40_000) { count in
      """
      (define (collect n list)
        (if (= n 0) list (collect (- n 1) (append list (list n)))))
      (print (length (collect \(count) (list))))

      """
    },
    Growth(name: "append-set", size: 40_000) { count in
      """
      (define all (list))
      (for (i 0 \(count)) (set! all (append all (list i))))
      (print (length all))

      """
    },
  ]

  /// A column of 5,000 rows of two texts, which is 15,001 views, and a question about it.
  static func rows(asking question: String) -> String {
    """
    (vstack (for (i 0 5000) (hstack (text "a") (text "b"))))
    propose 300 x 400
    \(question)

    """
  }

  /// A typical settings screen: a list with rows in sections.
  static let settingsScreen = """
    (define (setting title value) (hstack (text title) (spacer) (foreground gray value)))
    (list-view
      (section :header (text "General")
        (toggle "Airplane Mode")
        (setting "Wi-Fi" (text "Home"))
        (hstack (label "Volume" :system-image "speaker") (slider))
        (setting "About" (fits :in horizontal (text "Version 1.2, the latest") (text "1.2"))))
      (section :header (text "Account")
        (setting "Mail" (text "someone@example.com"))
        (toggle "Tell me about news and other things")
        (button "Sign Out")))
    """

  static let twentyLines = """
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

  /// The app's tree of 91,111 nodes; the value of a name that one leaf reads changes some times.
  static func changing(times: Int) -> String {
    let change = """
      (set! width-of-leaf (+ width-of-leaf 1))
      (tree 4 width-of-leaf)
      propose 2000 x 2000

      """
    return """
      (define width-of-leaf 40)
      (define (cell first)
        (padding 8
          (hstack :spacing 8
            (frame :width first :height 40 (rectangle))
            (vstack :spacing 4
              (frame :height 16 (rectangle))
              (frame :height 12 (rectangle))
              (hstack :spacing 4
                (frame :width 12 :height 12 (rectangle))
                (frame :height 12 (rectangle))))
            (frame :width 24 :height 24 (rectangle)))))
      (define (part level index first)
        (let ((width (if (= index 5) first 40)))
          (if (= level 0) (cell width) (tree level width))))
      (define (tree level first)
        (padding 4
          (if (= (mod level 2) 1)
            (vstack :spacing 2 (for (i 0 10) (part (- level 1) i first)))
            (hstack :spacing 2 (for (i 0 10) (part (- level 1) i first))))))
      (tree 4 width-of-leaf)
      propose 2000 x 2000

      """ + String(repeating: change, count: times)
  }
}
