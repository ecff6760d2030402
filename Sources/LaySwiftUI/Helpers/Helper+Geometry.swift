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
}
