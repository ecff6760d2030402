/// The declarations of all functions, theme by theme.
enum FunctionCatalogue {
  static let all: [Declaration] = Array(
    [
      ArithmeticFunctions.all, CollectionFunctions.all, ComparisonFunctions.all, DateFunctions.all,
      DictionaryFunctions.all, GeometryFunctions.all, GuideFunctions.all, HigherOrderFunctions.all,
      KindFunctions.all, LayoutFunctions.all, LayoutValueFunctions.all, ListFunctions.all,
      NumberFunctions.all, OutputFunctions.all, PlaceFunctions.all, PreferenceFunctions.all,
      RangeFunctions.all, ReadingFunctions.all, RoundingFunctions.all, SearchFunctions.all,
      SpacingFunctions.all, StringFunctions.all, TextFunctions.all, TrackFunctions.all,
    ].joined())
}
