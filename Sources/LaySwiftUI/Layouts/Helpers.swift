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

  /// What it is called in the program.
  var name: String {
    let head = rawValue.dropFirst("(define (".count)
    return String(head.prefix { $0 != " " && $0 != ")" })
  }
}

extension Translator {
  /// A call of a helper, which is defined now unless it is there.
  func call(_ helper: Helper, _ nodes: [LayNode]) -> LayNode {
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
    for character in text {
      switch character {
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
