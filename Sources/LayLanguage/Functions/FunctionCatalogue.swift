/// The declarations of all functions, a theme after the other.
enum FunctionCatalogue {
  static let all: [Declaration] =
    ArithmeticFunctions.all + ComparisonFunctions.all + GeometryFunctions.all
    + GuideFunctions.all
    + HigherOrderFunctions.all + KindFunctions.all + LayoutFunctions.all + LayoutValueFunctions.all
    + ListFunctions.all
    + NumberFunctions.all + OutputFunctions.all + PlaceFunctions.all + TextFunctions.all
    + TrackFunctions.all
}
