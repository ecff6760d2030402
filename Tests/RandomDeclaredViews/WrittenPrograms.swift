/// Programs with definitions, as people write them: what is printed of them is Swift, and gives the
/// same layout when it is read again.
package enum WrittenPrograms {
  package static let all = [
    """
    (define (column :gap (gap 4) . content) (vstack :spacing gap content))
    (define words (list (text "One") (text "Two")))
    (column :gap 8 words (text "Three"))
    """,
    """
    (text "to " (font title (text "me")) "!")
    """,
    """
    (define-layout (stagger :gap (gap 8))
      (define (sizes subviews) (map (fn (s) (size-of s ideal)) subviews))
      (size-that-fits (proposal subviews)
        (define all (sizes subviews))
        (size (max (map width all)) (+ (sum (map height all)) gap)))
      (place-subviews (bounds proposal subviews)
        (define y (min-y bounds))
        (for ((i s) (enumerate subviews))
          (place s :at (point (+ (min-x bounds) (* i gap)) y) :proposal ideal)
          (+= y (height (size-of s ideal)))))
      (explicit-alignment (guide bounds proposal subviews)
        (when (= guide 'bottom) (- (max-y bounds) gap))))
    (hstack :alignment bottom (stagger (text "a") (text "bc")) (text "d"))
    """,
    """
    (define (grow x) (* x 2))
    (define (twice f x) (f (f x)))
    (define (cut mode) (-> (text "Hello World") (line-limit 1) (truncation-mode mode)))
    (frame :width (twice grow 10) (cut 'tail))
    """,
    """
    (define (picture :height (h nil)) (vstack (text "a") (if h (frame :height h (color red)))))
    (list-view
      (section "A" :footer "end" (labeled-content "B" "1") (picture :height 20)))
    """,
    """
    (define base (size 8 20))
    (define wide (with base :width 16))
    (frame :width (width wide)
      (visual-effect (fn (c g) (offset :x (/ (width g) 2) c)) (text "Hi")))
    """,
    """
    (define (dot color) (-> (circle) (fill color) (frame :width 8)))
    (hstack (dot 'red) (for (n (list 10 20)) (frame :width n (dot 'blue))))
    """,
    // Conditions that give values: short, long and nested ones, some with local names.
    """
    (define (width-of kind room)
      (define base (cond ((= kind "wide") 80) ((= kind "narrow") 20) (else (/ room 2))))
      (define inset
        (let ((most 0))
          (begin
            (for (n (list 4 8 2)) (set! most (max most n)))
            most)))
      (+ base (if (> base 40) (let ((half (/ inset 2))) (* half half)) inset)))
    (define (symbol kind) (case kind ((wide) "arrow") ((narrow tall) "dot") (else "circle")))
    (vstack
      (frame :width (width-of "wide" 10) :height 10 (color red))
      (frame :width (width-of "other" 60) :height 10 (color blue))
      (text (symbol 'tall)))
    """,
    // Values that may be nil, in parameters, structs and conditions.
    """
    (define-struct item title detail)
    (define (row entry :inset inset)
      (hstack :spacing (if (nil? inset) 2 (* 2 inset))
        (text (:title entry))
        (when (:detail entry) (text "more"))))
    (vstack
      (row (item :title "One" :detail nil))
      (row (item :title "Two" :detail "second") :inset 5))
    """,
    // A layout with a cache of several values, an index in it, an early return, and a helper.
    """
    (define-layout (tower :gap (gap nil))
      (make-cache (subviews)
        (define sizes (map (fn (each) (size-of each ideal)) subviews))
        (list (fold max 0 (map width sizes)) (map height sizes)))
      (size-that-fits (proposal subviews cache)
        (if (empty? subviews) (return (size 0 0)))
        (define space (or gap 6))
        (size (first cache) (+ (sum (last cache)) (* space (- (length subviews) 1)))))
      (place-subviews (bounds proposal subviews cache)
        (define y (min-y bounds))
        (for (i 0 (length subviews))
          (place (nth i subviews) :at (point (mid-x bounds) y) :anchor (point 0.5 0))
          (+= y (+ (nth i (last cache)) (or gap 6))))))
    (hstack (tower (text "a") (text "bcd")) (tower :gap 2 (text "ab") (color red)))
    """,
    // A layout that keeps its choice in a cache, which is nil at first.
    """
    (define-layout (chosen)
      (make-cache (subviews) nil)
      (size-that-fits (proposal subviews found)
        (set! found 0)
        (for ((i each) (enumerate subviews))
          (define needed (width (size-of each ideal)))
          (unless (and (width proposal) (> needed (width proposal)))
            (set! found i)
            (break)))
        (size-of (nth found subviews) proposal))
      (place-subviews (bounds proposal subviews found)
        (for (i 0 (length subviews))
          (if (and (not (nil? found)) (= i found))
            (place (nth i subviews) :at (origin bounds) :proposal proposal)
            (place (nth i subviews) :at (point 1000 1000) :proposal zero))))
      (spacing (subviews) (spacing-union (first subviews) :edges top)))
    (vstack (chosen (text "Hello World") (text "Hi")) (color red))
    """,
  ]
}
