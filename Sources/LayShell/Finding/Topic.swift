/// Words that people look for, and the names here that have to do with them.
struct Topic: Sendable {
  let words: [String]
  /// Names of the language, and paths of the library.
  let names: [String]

  /// Whether one of the words begins with `word`.
  func isAbout(_ word: String) -> Bool { words.contains { $0.hasPrefix(word) } }

  static let all = [
    Topic(
      words: ["wrap", "lines", "break"],
      names: ["fixed-size", "line-limit", "multiline-text-alignment", "std/flow", "text"]),
    Topic(
      words: ["truncate", "ellipsis", "cut"],
      names: ["fixed-size", "line-limit", "minimum-scale-factor", "text", "truncation-mode"]),
    Topic(
      words: ["gap", "margin", "distance"],
      names: ["hstack", "padding", "safe-area-inset", "safe-area-padding", "spacer", "vstack"]),
    Topic(
      words: ["fill", "grow", "stretch", "expand"],
      names: ["color", "frame", "rectangle", "resizable", "spacer"]),
    Topic(
      words: ["share", "flexible", "squeeze"],
      names: ["hstack", "layout-priority", "spacer", "vstack"]),
    Topic(
      words: ["ideal", "intrinsic", "natural"],
      names: ["fixed-size", "frame", "propose", "view-that-fits"]),
    Topic(
      words: ["adaptive", "responsive"],
      names: ["any-layout", "geometry-reader", "lazy-vgrid", "view-that-fits"]),
    Topic(
      words: ["percent", "fraction", "relative"],
      names: [
        "container-relative-frame", "geometry-reader", "relative-proposed", "std/relative-size",
      ]),
    Topic(
      words: ["table", "columns", "rows"],
      names: ["grid", "grid-row", "lazy-hgrid", "lazy-vgrid", "list"]),
    Topic(
      words: ["overlap", "layer", "badge", "behind"],
      names: ["alignment-guide", "background", "offset", "overlay", "zstack"]),
    Topic(
      words: ["baseline", "align", "center"],
      names: ["alignment-guide", "define-alignment-id", "frame", "hstack", "vstack", "zstack"]),
    Topic(
      words: ["equal", "same-width", "same-height"],
      names: ["compare", "frame", "grid", "std/equal-width"]),
    Topic(words: ["why", "reason"], names: ["explain", "tree"]),
    Topic(words: ["draw", "picture", "see"], names: ["show", "tree"]),
    Topic(words: ["square", "proportion", "ratio"], names: ["aspect-ratio", "scaled-to-fit"]),
  ]
}
