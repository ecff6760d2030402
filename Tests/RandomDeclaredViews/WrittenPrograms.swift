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
  ]
}
