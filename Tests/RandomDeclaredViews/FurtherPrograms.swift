/// Programs with choices that may give nothing, colors by their names, numbers and words as texts,
/// rows that can be changed, and views with functions of their own.
package enum FurtherPrograms {
  package static let all = [
    // Where no clause of a `case` holds, there is no fixed width and no title.
    """
    (define (side kind) (case kind ((wide) 40) ((narrow) 10)))
    (define (title kind) (case kind ((wide) "Wide") ((narrow) "Slim")))
    (vstack
      (frame :width (side 'wide) :height 4 (color red))
      (frame :width (side 'other) :height 4 (color blue))
      (text (title 'narrow)))
    """,
    """
    (define (tag word :tint (tint 'blue) :on (on false))
      (-> (text word)
        (foreground tint)
        (background :in (capsule) (if on 'red 'gray))
        (border 'system-gray)))
    (hstack (tag "a") (tag "b" :tint 'green :on true)
      (for (pair (list (list "c" 'red) (list "d" 'blue)))
        (background (color (nth 1 pair)) (text (nth 0 pair)))))
    """,
    """
    (define (price n) (text (number->string n :decimals 2 :grouped true)))
    (define (share n) (text (str (number->string (* 100 n) :decimals 1) "%")))
    (define (initials name) (join "" (map (fn (word) (first (characters word))) (split name " "))))
    (vstack (price 1234.5) (share 0.25) (text (initials "Ada Lovelace"))
      (for (i 0 3) (text (number->string i :grouped true))))
    """,
    """
    (environment edit-mode active
      (list-view
        (on-move (on-delete (for (i 0 2) (text (str "Row " i)))))
        (on-delete (text "Last"))))
    """,
    """
    (define-struct leg name ends)
    (define legs (list (leg :name "a" :ends (tuple 1 2)) (leg :name "b" :ends (tuple 3 4))))
    (vstack (for (each legs) (frame :width (* 10 (at (:ends each) 1)) (text (:name each)))))
    """,
    """
    (define (column gap) (vstack :spacing gap (text "a") (text "b")))
    (define (gauge-card name v) (vstack (gauge name :value v) (text name)))
    (hstack (column nil) (column 2) (gauge-card "Fuel" 0.4))
    """,
    """
    (define (meter word)
      (define-state wide 0)
      (define (bar high) (frame :width wide :height high (color red)))
      (vstack :spacing 0
        (on-geometry-change width (fn (w) (set! wide w)) (text word))
        (bar 4)
        (bar 6)))
    (hstack (meter "Hello") (meter "Hi"))
    """,
    """
    (define (corner-of area) (point (+ (min-x area) (/ (width area) 4)) (min-y area)))
    (define-layout (quarter)
      (size-that-fits (proposal subviews) (size 80 40))
      (place-subviews (bounds proposal subviews)
        (for (s subviews) (place s :at (corner-of bounds) :proposal ideal))))
    (vstack
      (quarter (text "a"))
      (-> (image :width 40 :height 30) (name "picture") (resizable) (frame :width 20))
      (-> (text "Hi") (line-limit nil 2))
      (container-relative-frame horizontal :count 2 (color red)))
    """,
  ]
}
