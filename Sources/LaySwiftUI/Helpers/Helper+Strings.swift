/// Strings and their characters.
extension Helper {
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
