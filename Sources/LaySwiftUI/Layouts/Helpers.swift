import LayLanguage

/// Functions of the geometry of Swift that the language has none for: definitions that a program
/// gets when it uses them.
enum Helper: String, CaseIterable {
  case alignmentHorizontal = """
    (define (alignment.horizontal a)
      (case a
        ((leading top-leading bottom-leading) 'leading)
        ((trailing top-trailing bottom-trailing) 'trailing)
        (else 'center)))
    """
  case alignmentVertical = """
    (define (alignment.vertical a)
      (case a
        ((top top-leading top-trailing) 'top)
        ((bottom bottom-leading bottom-trailing) 'bottom)
        (else 'center)))
    """
  case applying = """
    (define (point.applying p t)
      (point
        (+ (* (nth 0 t) (:x p)) (* (nth 2 t) (:y p)) (nth 4 t))
        (+ (* (nth 1 t) (:x p)) (* (nth 3 t) (:y p)) (nth 5 t))))
    """
  case concatenating = """
    (define (transform.concatenating one other)
      (let ((a (nth 0 one)) (b (nth 1 one)) (c (nth 2 one)) (d (nth 3 one)) (e (nth 4 one)) (f (nth 5 one)))
        (list
          (+ (* a (nth 0 other)) (* b (nth 2 other)))
          (+ (* a (nth 1 other)) (* b (nth 3 other)))
          (+ (* c (nth 0 other)) (* d (nth 2 other)))
          (+ (* c (nth 1 other)) (* d (nth 3 other)))
          (+ (* e (nth 0 other)) (* f (nth 2 other)) (nth 4 other))
          (+ (* e (nth 1 other)) (* f (nth 3 other)) (nth 5 other)))))
    """
  case containsPoint = """
    (define (rect.contains r p)
      (and (<= (min-x r) (:x p)) (< (:x p) (max-x r)) (<= (min-y r) (:y p)) (< (:y p) (max-y r))))
    """
  case insetBy = """
    (define (rect.inset-by r dx dy)
      (cg-rect (+ (min-x r) dx) (+ (min-y r) dy) (- (width r) (* 2 dx)) (- (height r) (* 2 dy))))
    """
  case intersection = """
    (define (rect.intersection one other)
      (let ((x (max (min-x one) (min-x other))) (y (max (min-y one) (min-y other))))
        (let ((w (- (min (max-x one) (max-x other)) x)) (h (- (min (max-y one) (max-y other)) y)))
          (if (or (< w 0) (< h 0)) (cg-rect inf inf 0 0) (cg-rect x y w h)))))
    """
  case intersects = """
    (define (rect.intersects one other)
      (and (< (min-x one) (max-x other)) (< (min-x other) (max-x one))
        (< (min-y one) (max-y other)) (< (min-y other) (max-y one))))
    """
  case offsetBy = """
    (define (rect.offset-by r dx dy)
      (cg-rect (+ (min-x r) dx) (+ (min-y r) dy) (width r) (height r)))
    """
  case union = """
    (define (rect.union one other)
      (cond
        ((= (min-x one) inf) other)
        ((= (min-x other) inf) one)
        (else
          (let ((x (min (min-x one) (min-x other))) (y (min (min-y one) (min-y other))))
            (cg-rect x y
              (- (max (max-x one) (max-x other)) x) (- (max (max-y one) (max-y other)) y))))))
    """
  case distinct = """
    (define (distinct elements)
      (fold (fn (found x) (if (contains x found) found (append found (list x)))) (list) elements))
    """
  case entries = """
    (define (entries d) (map (fn (key) (tuple :key key :value (at d key))) (keys d)))
    """
  case mapValues = """
    (define (map-values f d)
      (fold (fn (all key) (begin (set! (at all key) (f (at d key))) all)) (dictionary) (keys d)))
    """
  case merged = """
    (define (merged one other choose)
      (fold
        (fn (all key)
          (begin
            (set! (at all key)
              (if (nil? (at all key)) (at other key) (choose (at all key) (at other key))))
            all))
        one (keys other)))
    """
  case grouped = """
    (define (grouped elements f)
      (fold
        (fn (all x) (begin (set! (at all (f x) :default (list)) (append (at all (f x) :default (list)) (list x))) all))
        (dictionary) elements))
    """
  case takeWhile = """
    (define (take-while f elements)
      (let ((end (first-index (fn (x) (not (f x))) elements)))
        (if (nil? end) elements (take end elements))))
    """
  case dropWhile = """
    (define (drop-while f elements)
      (let ((start (first-index (fn (x) (not (f x))) elements)))
        (if (nil? start) (list) (drop start elements))))
    """
  case elementAt = """
    (define (element-at elements i)
      (when (and (<= 0 i) (< i (length elements))) (nth i elements)))
    """

  case now = """
    (define (right-now) (date-from 2025 9 9 9 41))
    """
  case dateOfComponents = """
    (define (date-of-components c)
      (date-from (or (:year c) 2001) (or (:month c) 1) (or (:day c) 1) (or (:hour c) 0) (or (:minute c) 0)
        (or (:second c) 0)))
    """
  case addingComponents = """
    (define (adding-components c date)
      (date-adding second (or (:second c) 0)
        (date-adding minute (or (:minute c) 0)
          (date-adding hour (or (:hour c) 0)
            (date-adding day (or (:day c) 0)
              (date-adding month (or (:month c) 0) (date-adding year (or (:year c) 0) date)))))))
    """
  case comparison = """
    (define (comparison-of one other)
      (cond ((< one other) 'ordered-ascending) ((> one other) 'ordered-descending) (else 'ordered-same)))
    """
  case padded = """
    (define (padded n count)
      (fold (fn (text i) (if (< (string-length text) count) (str "0" text) text)) (str n) (range count)))
    """
  case clock = """
    (define (clock-text seconds)
      (let* ((all (int (abs seconds))) (hours (quotient all 3600)) (minutes (mod (quotient all 60) 60)))
        (str (if (> hours 0) (str hours ":" (padded minutes 2)) minutes) ":" (padded (mod all 60) 2))))
    """
  case timePattern = """
    (define (time-text seconds first parts)
      (let* ((all (int (abs seconds))) (rest (str ":" (padded (mod all 60) 2))))
        (str (quotient all first)
          (cond
            ((= first 60) rest)
            ((= parts 1) (str ":" (padded (mod (quotient all 60) 60) 2)))
            (else (str ":" (padded (mod (quotient all 60) 60) 2) rest))))))
    """
  case units = """
    (define (units-text seconds lengths names plural gap)
      (let* ((all (int (abs seconds)))
          (counts
            (for (i 0 (length lengths))
              (quotient (if (= i 0) all (mod all (nth (- i 1) lengths))) (nth i lengths))))
          (shown (filter (fn (i) (> (nth i counts) 0)) (range (length lengths)))))
        (if (empty? shown)
          (str "0" (last names))
          (join gap
            (map (fn (i) (str (nth i counts) (nth i names) (if (= (nth i counts) 1) "" plural))) shown)))))
    """
  case relative = """
    (define (relative-text date named)
      (let* ((gap (- date (right-now))) (lengths (list 31536000 2592000 604800 86400 3600 60 1))
          (names (list "year" "month" "week" "day" "hour" "minute" "second"))
          (i (or (first-index (fn (l) (<= l (abs gap))) lengths) 6))
          (count (quotient (abs gap) (nth i lengths)))
          (text (str count " " (nth i names) (if (= count 1) "" "s"))))
        (cond
          ((and named (= count 0)) "now")
          ((and named (= i 3) (= count 1)) (if (< gap 0) "yesterday" "tomorrow"))
          ((< gap 0) (str text " ago"))
          (else (str "in " text)))))
    """
  case intervalText = """
    (define (interval-text i)
      (let ((half (fn (d) (date-text "a" d))))
        (str
          (date-text (if (= (half (:start i)) (half (:end i))) "h:mm" "h:mm a") (:start i))
          " – " (date-text "h:mm a" (:end i)))))
    """
  case currency = """
    (define (currency-text n sign decimals)
      (str (if (< n 0) "-" "") sign (number->string (abs n) :decimals decimals :grouped true)))
    """
  case compact = """
    (define (compact-text n)
      (let* ((size (abs n)) (i (or (first-index (fn (l) (<= l size)) (list 1e12 1e9 1e6 1e3)) 4))
          (part (/ n (nth i (list 1e12 1e9 1e6 1e3 1)))))
        (str (number->string (if (< (abs part) 10) (/ (round (* part 10)) 10) (round part)))
          (nth i (list "T" "B" "M" "K" "")))))
    """
  case bytes = """
    (define (bytes-text n)
      (let* ((i (or (first-index (fn (l) (<= l (abs n))) (list 1e12 1e9 1e6 1e3)) 4))
          (part (/ n (nth i (list 1e12 1e9 1e6 1e3 1)))))
        (str (number->string (if (< i 3) (/ (round (* part 10)) 10) (round part)))
          (nth i (list " TB" " GB" " MB" " kB" " bytes")))))
    """
  case listing = """
    (define (list-text elements word)
      (let ((count (length elements)))
        (cond
          ((< count 2) (join "" elements))
          ((= count 2) (str (first elements) " " word " " (last elements)))
          (else (str (join ", " (drop-last 1 elements)) ", " word " " (last elements))))))
    """
  case measurementIn = """
    (define (measurement-in m unit)
      (let* ((from (:unit m)) (value (:value m))
          (factor
            (fn (u)
              (case u
                ((kilometers) 1000) ((miles) 1609.344) ((feet) 0.3048) ((yards) 0.9144) ((inches) 0.0254)
                ((centimeters) 0.01) ((millimeters) 0.001) ((kilograms) 1000) ((pounds) 453.592)
                ((ounces) 28.3495) ((milliliters) 0.001) ((hours) 3600) ((minutes) 60) ((kilocalories) 4184)
                ((kilojoules) 1000) ((kilometers-per-hour) 0.277778) ((miles-per-hour) 0.44704)
                ((kilobytes) 1000) ((megabytes) 1000000) ((gigabytes) 1000000000) (else 1))))
          (kelvin
            (cond
              ((= from 'celsius) (+ value 273.15))
              ((= from 'fahrenheit) (/ (+ value 459.67) 1.8))
              (else value))))
        (tuple :value
          (cond
            ((= from unit) value)
            ((= unit 'celsius) (- kelvin 273.15))
            ((= unit 'fahrenheit) (- (* kelvin 1.8) 459.67))
            ((= unit 'kelvin) kelvin)
            (else (/ (* value (factor from)) (factor unit))))
          :unit unit)))
    """
  case unitSymbol = """
    (define (unit-symbol unit)
      (case unit
        ((kilometers) "km") ((meters) "m") ((miles) "mi") ((feet) "ft") ((yards) "yd") ((inches) "in")
        ((centimeters) "cm") ((millimeters) "mm") ((kilograms) "kg") ((grams) "g") ((pounds) "lb")
        ((ounces) "oz") ((liters) "L") ((milliliters) "mL") ((hours) "hr") ((minutes) "min")
        ((seconds) "sec") ((kilocalories) "kcal") ((kilojoules) "kJ") ((celsius) "°C")
        ((fahrenheit) "°F") ((kelvin) "K") ((kilometers-per-hour) "km/h") ((miles-per-hour) "mph")
        ((meters-per-second) "m/s") ((kilobytes) "kB") ((megabytes) "MB") ((gigabytes) "GB")
        ((degrees) "°") ((hertz) "Hz") ((watts) "W") ((hectopascals) "hPa") (else (str unit))))
    """
  case measured = """
    (define (measurement-text m number wide)
      (str number
        (if wide
          (str " " (join " " (split (str (:unit m)) "-")))
          (case (:unit m)
            ((celsius fahrenheit degrees) (unit-symbol (:unit m)))
            (else (str " " (unit-symbol (:unit m))))))))
    """
  case capitalized = """
    (define (capitalized-text s)
      (join " "
        (map
          (fn (word)
            (if (= word "") word
              (let ((letters (characters word)))
                (str (uppercased (first letters)) (lowercased (join "" (drop 1 letters)))))))
          (split s " "))))
    """
  case currencySign = """
    (define (currency-sign code)
      (or
        (at (dictionary "EUR" "€" "GBP" "£" "INR" "₹" "JPY" "¥" "USD" "$") code)
        (str code "\u{A0}")))
    """
  case digits = """
    (define (digits n radix)
      (let ((last (nth (remainder (abs n) radix) (characters "0123456789abcdefghijklmnopqrstuvwxyz"))))
        (str
          (if (< n 0) "-" "")
          (if (< (abs n) radix) "" (digits (quotient (abs n) radix) radix))
          last)))
    """
  case replaced = """
    (define (replaced s part other)
      (define letters (characters s))
      (define n (string-length part))
      (define result "")
      (define i 0)
      (while (and (> n 0) (< i (length letters)))
        (let ((here (join "" (take (min n (- (length letters) i)) (drop i letters)))))
          (set! result (str result (if (= here part) other (nth i letters))))
          (+= i (if (= here part) n 1))))
      (if (= n 0) s result))
    """
  case separated = """
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
    """
  case trimmed = """
    (define (trimmed s marks)
      (define letters (characters s))
      (while (and (not (empty? letters)) (contains (first letters) marks))
        (set! letters (drop 1 letters)))
      (while (and (not (empty? letters)) (contains (last letters) marks))
        (set! letters (drop-last 1 letters)))
      (join "" letters))
    """
  case paddedTo = """
    (define (padded-to s count pad)
      (join "" (take count (append (characters s) (repeating pad :count count)))))
    """
  case isLetter = """
    (define (letter? c) (!= (uppercased c) (lowercased c)))
    """
  case isUppercase = """
    (define (uppercase? c) (and (letter? c) (= c (uppercased c))))
    """
  case isLowercase = """
    (define (lowercase? c) (and (letter? c) (= c (lowercased c))))
    """

  /// What it is called in the program.
  var name: String {
    let head = rawValue.dropFirst("(define (".count)
    return String(head.prefix { $0 != " " && $0 != ")" })
  }
}

extension Translator {
  /// A call of a helper, which is defined now unless it is there.
  ///
  /// - Parameter others: those that it calls.
  func call(_ helper: Helper, _ nodes: [LayNode], with others: [Helper] = []) -> LayNode {
    for other in others { _ = call(other, []) }
    if defined.insert("helper " + helper.name).inserted, let definition = LayNode(helper.rawValue) {
      definitions.append(definition)
    }
    return .call(helper.name, nodes)
  }
}

extension LayNode {
  /// Reads a form of atoms and lists that was written down here.
  fileprivate init?(_ text: String) {
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
      if character == "\"" { isString.toggle() }
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
    guard let first = open.first?.first else { return nil }
    self = first
  }
}
