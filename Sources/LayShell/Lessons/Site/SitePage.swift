/// A complete page of the site, with its style and script inside.
enum SitePage {
  /// Marks a page as written by lay, so that it may be overwritten.
  static let mark = "<meta name=\"generator\" content=\"lay walk --html\">"

  static func text(
    title: String, header: [String], body: [String], footer: [String], hasPictures: Bool
  ) -> String {
    let head = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">", mark,
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      "<title>\(SVGText.escaped(title))</title>",
      "<style>\n\(SVGText.style)\n\(SiteStyle.text)\n</style>", "</head>", "<body>", "<header>",
    ]
    let script = hasPictures ? ["<script>\n\(SlidingPictureScript.text)\n</script>"] : []
    let parts = head + header + ["</header>", "<main>"] + body + ["</main>", "<footer>"] + footer
    return (parts + ["</footer>"] + script + ["</body>", "</html>", ""]).joined(separator: "\n")
  }
}
