/// Texts in place of dates: scripts have no calendar and no clock.
enum DateFunctions {
  static let all: [Declaration] = [text]

  /// The styles of SwiftUI's `Text.DateStyle`, and `weekday` and `month`, with a sample of each.
  ///
  /// - Source: Apple's documentation of `Text.DateStyle`, in English.
  private static let samples = [
    "date": "June 3, 2019", "month": "June", "offset": "+2 hours",
    "relative": "2 hours, 23 minutes", "time": "11:23 PM", "timer": "36:59:01",
    "weekday": "Monday",
  ]

  private static let text = Declaration(
    .function, "date-text",
    parameters: [
      .positional("style", .enumeration(samples.keys.sorted()), "what of the date is written")
    ],
    summary:
      "A sample of a date as a text in English, to lay out in its place: always the same one.",
    swiftUI: .idiom("Text(date, style: .date)"), examples: #"(date-text date) | "June 3, 2019""#
  ) { arguments in .text(arguments.enumeration("style").flatMap { samples[$0] } ?? "") }
}
