/// The built-in lessons, in the order in which they build on each other.
enum LessonLibrary {
  /// The name of each, and its text.
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("proposals", PackageResources._1_proposals_md),
    ("ideal", PackageResources._2_ideal_least_most_md),
    ("text", PackageResources._3_text_and_frames_md),
    ("fixed-size", PackageResources._4_fixed_size_md),
    ("stacks", PackageResources._5_stacks_md),
    ("view-that-fits", PackageResources._6_view_that_fits_md),
    ("adaptive", PackageResources._7_adaptive_md),
    ("expandable-text", PackageResources._8_expandable_text_md),
    ("layouts", PackageResources._9_layouts_md),
    ("replica", PackageResources._0_replica_md),
  ]

  static var names: [String] { files.map(\.name) }

  /// A lesson by its number, counted from 1, or by its name.
  static func index(of word: String) -> Int? {
    if let number = Int(word) { return files.indices.contains(number - 1) ? number - 1 : nil }
    return files.firstIndex { $0.name == word }
  }

  static func text(_ index: Int) -> String {
    String(decoding: files[index].bytes, as: UTF8.self)
  }

  static func lesson(_ index: Int) -> Lesson {
    LessonReader.read(text(index), named: files[index].name).lesson
  }
}
