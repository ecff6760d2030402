/// Lists and dictionaries.
extension Helper {
  static let distinct = Helper(
    """
    (define (distinct elements)
      (fold (fn (found x) (if (contains x found) found (append found (list x)))) (list) elements))
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
  static let givenParts = Helper(
    """
    (define (given-parts parts)
      (filter (fn (part) (and (not (nil? part)) (!= part ""))) parts))
    """)

  static let ofLists = [
    distinct, entries, mapValues, merged, grouped, takeWhile, dropWhile, elementAt, sequence,
    givenParts,
  ]
}
