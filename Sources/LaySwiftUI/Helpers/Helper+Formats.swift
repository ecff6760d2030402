/// How dates, numbers and measures are written.
extension Helper {
  static let now = Helper(
    """
    (define (right-now) (date-from 2025 9 9 9 41))
    """)
  static let dateOfComponents = Helper(
    """
    (define (date-of-components c)
      (date-from (or (:year c) 2001) (or (:month c) 1) (or (:day c) 1) (or (:hour c) 0) (or (:minute c) 0)
        (or (:second c) 0)))
    """)
  static let addingComponents = Helper(
    """
    (define (adding-components c date)
      (date-adding second (or (:second c) 0)
        (date-adding minute (or (:minute c) 0)
          (date-adding hour (or (:hour c) 0)
            (date-adding day (or (:day c) 0)
              (date-adding month (or (:month c) 0) (date-adding year (or (:year c) 0) date)))))))
    """)
  static let comparison = Helper(
    """
    (define (comparison-of one other)
      (cond ((< one other) 'ordered-ascending) ((> one other) 'ordered-descending) (else 'ordered-same)))
    """)
  static let clock = Helper(
    """
    (define (clock-text seconds)
      (let* ((all (int (abs seconds))) (hours (quotient all 3600)) (minutes (mod (quotient all 60) 60)))
        (str (if (> hours 0) (str hours ":" (padded minutes 2)) minutes) ":" (padded (mod all 60) 2))))
    """)
  static let timePattern = Helper(
    """
    (define (time-text seconds first parts)
      (let* ((all (int (abs seconds))) (rest (str ":" (padded (mod all 60) 2))))
        (str (quotient all first)
          (cond
            ((= first 60) rest)
            ((= parts 1) (str ":" (padded (mod (quotient all 60) 60) 2)))
            (else (str ":" (padded (mod (quotient all 60) 60) 2) rest))))))
    """)
  static let units = Helper(
    """
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
    """)
  static let relative = Helper(
    """
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
    """)
  static let intervalText = Helper(
    """
    (define (interval-text i)
      (let ((half (fn (d) (date-text "a" d))))
        (str
          (date-text (if (= (half (:start i)) (half (:end i))) "h:mm" "h:mm a") (:start i))
          " – " (date-text "h:mm a" (:end i)))))
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
  static let bytes = Helper(
    """
    (define (bytes-text n)
      (let* ((i (or (first-index (fn (l) (<= l (abs n))) (list 1e12 1e9 1e6 1e3)) 4))
          (part (/ n (nth i (list 1e12 1e9 1e6 1e3 1)))))
        (str (number->string (if (< i 3) (/ (round (* part 10)) 10) (round part)))
          (nth i (list " TB" " GB" " MB" " kB" " bytes")))))
    """)
  static let listing = Helper(
    """
    (define (list-text elements word)
      (let ((count (length elements)))
        (cond
          ((< count 2) (join "" elements))
          ((= count 2) (str (first elements) " " word " " (last elements)))
          (else (str (join ", " (drop-last 1 elements)) ", " word " " (last elements))))))
    """)
  static let measurementIn = Helper(
    """
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
    """)
  static let unitSymbol = Helper(
    """
    (define (unit-symbol unit)
      (case unit
        ((kilometers) "km") ((meters) "m") ((miles) "mi") ((feet) "ft") ((yards) "yd") ((inches) "in")
        ((centimeters) "cm") ((millimeters) "mm") ((kilograms) "kg") ((grams) "g") ((pounds) "lb")
        ((ounces) "oz") ((liters) "L") ((milliliters) "mL") ((hours) "hr") ((minutes) "min")
        ((seconds) "sec") ((kilocalories) "kcal") ((kilojoules) "kJ") ((celsius) "°C")
        ((fahrenheit) "°F") ((kelvin) "K") ((kilometers-per-hour) "km/h") ((miles-per-hour) "mph")
        ((meters-per-second) "m/s") ((kilobytes) "kB") ((megabytes) "MB") ((gigabytes) "GB")
        ((degrees) "°") ((hertz) "Hz") ((watts) "W") ((hectopascals) "hPa") (else (str unit))))
    """)
  static let measured = Helper(
    """
    (define (measurement-text m number wide)
      (str number
        (if wide
          (str " " (join " " (split (str (:unit m)) "-")))
          (case (:unit m)
            ((celsius fahrenheit degrees) (unit-symbol (:unit m)))
            (else (str " " (unit-symbol (:unit m))))))))
    """)
  static let currencySign = Helper(
    """
    (define (currency-sign code)
      (or
        (at (dictionary "EUR" "€" "GBP" "£" "INR" "₹" "JPY" "¥" "USD" "$") code)
        (str code "\u{A0}")))
    """)

  static let ofFormats = [
    now, dateOfComponents, addingComponents, comparison, clock, timePattern, units, relative,
    intervalText, currency, compact, bytes, listing, measurementIn, unitSymbol, measured,
    currencySign,
  ]
}
