import LayLanguage

/// A function that `lay` lacks, whose definition is added to a program that calls it.
struct Helper {
  /// The definition, of one form.
  let text: String

  init(_ text: String) { self.text = text }

  /// The name of the function that the text defines.
  var name: String {
    let head = text.dropFirst("(define (".count)
    return String(head.prefix { $0 != " " && $0 != ")" })
  }

  static let all = ofGeometry + ofLists + ofFormats + ofStrings

  /// The helpers by the names of their functions.
  static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension LayNode {
  /// Parses the text of a helper, which consists of atoms and lists.
  init?(_ text: String) {
    var open: [[LayNode]] = [[]]
    var word = ""
    func end() {
      guard !word.isEmpty else { return }
      let isQuoted = word.hasPrefix("'")
      let node = isQuoted ? LayNode.quoted(String(word.dropFirst())) : .atom(word)
      open[open.count - 1].append(node)
      word = ""
    }
    var isString = false
    for character in text {
      if character == "\"", word.last != "\\" { isString.toggle() }
      switch character {
      case _ where isString: word.append(character)
      case "(":
        end()
        open.append([])
      case ")":
        end()
        let list = LayNode.list(open.removeLast())
        guard !open.isEmpty else { return nil }
        open[open.count - 1].append(list)
      case " ", "\n": end()
      default: word.append(character)
      }
    }
    end()
    guard let first = open.first?.first else { return nil }
    self = first
  }
}

/// Points, sizes, rectangles and alignments.
extension Helper {
  static let alignmentHorizontal = Helper(
    """
    (define (alignment.horizontal a)
      (case a
        ((leading top-leading bottom-leading) 'leading)
        ((trailing top-trailing bottom-trailing) 'trailing)
        (else 'center)))
    """)
  static let alignmentVertical = Helper(
    """
    (define (alignment.vertical a)
      (case a
        ((top top-leading top-trailing) 'top)
        ((bottom bottom-leading bottom-trailing) 'bottom)
        (else 'center)))
    """)
  static let applying = Helper(
    """
    (define (point.applying p t)
      (point
        (+ (* (nth 0 t) (:x p)) (* (nth 2 t) (:y p)) (nth 4 t))
        (+ (* (nth 1 t) (:x p)) (* (nth 3 t) (:y p)) (nth 5 t))))
    """)
  static let concatenating = Helper(
    """
    (define (transform.concatenating one other)
      (let ((a (nth 0 one)) (b (nth 1 one)) (c (nth 2 one)) (d (nth 3 one)) (e (nth 4 one)) (f (nth 5 one)))
        (list
          (+ (* a (nth 0 other)) (* b (nth 2 other)))
          (+ (* a (nth 1 other)) (* b (nth 3 other)))
          (+ (* c (nth 0 other)) (* d (nth 2 other)))
          (+ (* c (nth 1 other)) (* d (nth 3 other)))
          (+ (* e (nth 0 other)) (* f (nth 2 other)) (nth 4 other))
          (+ (* e (nth 1 other)) (* f (nth 3 other)) (nth 5 other)))))
    """)
  static let containsPoint = Helper(
    """
    (define (rect.contains r p)
      (and (<= (min-x r) (:x p)) (< (:x p) (max-x r)) (<= (min-y r) (:y p)) (< (:y p) (max-y r))))
    """)
  static let insetBy = Helper(
    """
    (define (rect.inset-by r dx dy)
      (cg-rect (+ (min-x r) dx) (+ (min-y r) dy) (- (width r) (* 2 dx)) (- (height r) (* 2 dy))))
    """)
  static let intersection = Helper(
    """
    (define (rect.intersection one other)
      (let ((x (max (min-x one) (min-x other))) (y (max (min-y one) (min-y other))))
        (let ((w (- (min (max-x one) (max-x other)) x)) (h (- (min (max-y one) (max-y other)) y)))
          (if (or (< w 0) (< h 0)) (cg-rect inf inf 0 0) (cg-rect x y w h)))))
    """)
  static let intersects = Helper(
    """
    (define (rect.intersects one other)
      (and (< (min-x one) (max-x other)) (< (min-x other) (max-x one))
        (< (min-y one) (max-y other)) (< (min-y other) (max-y one))))
    """)
  static let offsetBy = Helper(
    """
    (define (rect.offset-by r dx dy)
      (cg-rect (+ (min-x r) dx) (+ (min-y r) dy) (width r) (height r)))
    """)
  static let union = Helper(
    """
    (define (rect.union one other)
      (cond
        ((= (min-x one) inf) other)
        ((= (min-x other) inf) one)
        (else
          (let ((x (min (min-x one) (min-x other))) (y (min (min-y one) (min-y other))))
            (cg-rect x y
              (- (max (max-x one) (max-x other)) x) (- (max (max-y one) (max-y other)) y))))))
    """)

  static let ofGeometry = [
    alignmentHorizontal, alignmentVertical, applying, concatenating, containsPoint, insetBy,
    intersection, intersects, offsetBy, union,
  ]

  // MARK: Lists and dictionaries

  static let distinct = Helper(
    """
    (define (distinct elements)
      (fold (fn (found x) (if (contains x found) found (append found (list x)))) (list) elements))
    """)
  /// Whether an option set, an option or a list of sets as it is written, has options.
  static let hasOptions = Helper(
    """
    (define (has-options options wanted)
      (define (parts value) (if (list? value) (flat-map parts value) (list value)))
      (let ((all (parts options))) (all-satisfy (fn (x) (contains x all)) (parts wanted))))
    """)
  static let entries = Helper(
    """
    (define (entries d) (map (fn (key) (tuple :key key :value (at d key))) (keys d)))
    """)
  static let mapValues = Helper(
    """
    (define (map-values f d)
      (fold (fn (all key) (begin (set! (at all key) (f (at d key))) all)) (dictionary) (keys d)))
    """)
  static let merged = Helper(
    """
    (define (merged one other choose)
      (fold
        (fn (all key)
          (begin
            (set! (at all key)
              (if (nil? (at all key)) (at other key) (choose (at all key) (at other key))))
            all))
        one (keys other)))
    """)
  static let grouped = Helper(
    """
    (define (grouped elements f)
      (fold
        (fn (all x) (begin (set! (at all (f x) :default (list)) (append (at all (f x) :default (list)) (list x))) all))
        (dictionary) elements))
    """)
  static let takeWhile = Helper(
    """
    (define (take-while f elements)
      (let ((end (first-index (fn (x) (not (f x))) elements)))
        (if (nil? end) elements (take end elements))))
    """)
  static let dropWhile = Helper(
    """
    (define (drop-while f elements)
      (let ((start (first-index (fn (x) (not (f x))) elements)))
        (if (nil? start) (list) (drop start elements))))
    """)
  static let elementAt = Helper(
    """
    (define (element-at elements i)
      (when (and (<= 0 i) (< i (length elements))) (nth i elements)))
    """)
  static let sequence = Helper(
    """
    (define (sequence-from first next)
      (define found (list))
      (define value first)
      (while (and (not (nil? value)) (< (length found) 1000))
        (append! found value)
        (set! value (next value)))
      found)
    """)

  static let ofLists = [
    distinct, entries, mapValues, merged, grouped, takeWhile, dropWhile, elementAt, sequence,
  ]

  // MARK: How dates and numbers are written

  static let now = Helper(
    """
    (define (right-now) (date-from 2025 9 9 9 41))
    """)
  static let comparison = Helper(
    """
    (define (comparison-of one other)
      (cond ((< one other) 'ordered-ascending) ((> one other) 'ordered-descending) (else 'ordered-same)))
    """)
  static let currency = Helper(
    """
    (define (currency-text n sign decimals)
      (str (if (< n 0) "-" "") sign (number->string (abs n) :decimals decimals :grouped true)))
    """)

  static let compact = Helper(
    """
    (define (compact-text n)
      (let* ((size (abs n)) (i (or (first-index (fn (l) (<= l size)) (list 1e12 1e9 1e6 1e3)) 4))
          (part (/ n (nth i (list 1e12 1e9 1e6 1e3 1)))))
        (str (number->string (if (< (abs part) 10) (/ (round (* part 10)) 10) (round part)))
          (nth i (list "T" "B" "M" "K" "")))))
    """)

  static let ofFormats = [now, comparison, currency, compact]

  // MARK: Strings and their characters

  static let padded = Helper(
    """
    (define (padded n count)
      (fold (fn (text i) (if (< (string-length text) count) (str "0" text) text)) (str n) (range count)))
    """)
  static let spacedBefore = Helper(
    """
    (define (spaced-before text count)
      (str (join "" (repeating " " :count (max 0 (- count (string-length (str text)))))) text))
    """)
  static let spacedAfter = Helper(
    """
    (define (spaced-after text count)
      (str text (join "" (repeating " " :count (max 0 (- count (string-length (str text))))))))
    """)
  static let doubleText = Helper(
    """
    (define (double-text n)
      (if (= n (round n)) (number->string n :decimals 1) (str n)))
    """)
  static let capitalized = Helper(
    """
    (define (capitalized-text s)
      (join " "
        (map
          (fn (word)
            (if (= word "") word
              (let ((letters (characters word)))
                (str (uppercased (first letters)) (lowercased (join "" (drop 1 letters)))))))
          (split s " "))))
    """)
  static let digits = Helper(
    """
    (define (digits n radix)
      (let ((last (nth (remainder (abs n) radix) (characters "0123456789abcdefghijklmnopqrstuvwxyz"))))
        (str
          (if (< n 0) "-" "")
          (if (< (abs n) radix) "" (digits (quotient (abs n) radix) radix))
          last)))
    """)
  static let separated = Helper(
    """
    (define (separated s part)
      (define letters (characters s))
      (define n (string-length part))
      (define parts (list))
      (define current "")
      (define i 0)
      (while (and (> n 0) (< i (length letters)))
        (let ((here (join "" (take (min n (- (length letters) i)) (drop i letters)))))
          (if (= here part)
            (begin (append! parts current) (set! current ""))
            (set! current (str current (nth i letters))))
          (+= i (if (= here part) n 1))))
      (append parts (list (if (= n 0) s current))))
    """)
  static let trimmed = Helper(
    """
    (define (trimmed-of s marks)
      (define letters (characters s))
      (while (and (not (empty? letters)) (contains (first letters) marks))
        (set! letters (drop 1 letters)))
      (while (and (not (empty? letters)) (contains (last letters) marks))
        (set! letters (drop-last 1 letters)))
      (join "" letters))
    """)
  static let paddedTo = Helper(
    """
    (define (padded-to s count pad)
      (join "" (take count (append (characters s) (repeating pad :count count)))))
    """)
  static let isLetter = Helper(
    """
    (define (letter? c) (!= (uppercased c) (lowercased c)))
    """)
  static let isUppercase = Helper(
    """
    (define (uppercase? c) (and (letter? c) (= c (uppercased c))))
    """)
  static let isLowercase = Helper(
    """
    (define (lowercase? c) (and (letter? c) (= c (lowercased c))))
    """)

  static let ofStrings = [
    padded, spacedBefore, spacedAfter, doubleText, capitalized, digits, separated,
    trimmed, paddedTo, isLetter, isUppercase, isLowercase,
  ]
}
