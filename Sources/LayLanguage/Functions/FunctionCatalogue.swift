/// The declarations of all functions, theme by theme.
enum FunctionCatalogue {
  static func all(_ declare: inout CatalogueWalk<Declaration>) {
    declare.go(along: ArithmeticFunctions.all)
    declare.go(along: CollectionFunctions.all)
    declare.go(along: ComparisonFunctions.all)
    declare.go(along: DateFunctions.all)
    declare.go(along: DictionaryFunctions.all)
    declare.go(along: GeometryFunctions.all)
    declare.go(along: GuideFunctions.all)
    declare.go(along: HigherOrderFunctions.all)
    declare.go(along: KindFunctions.all)
    declare.go(along: LayoutFunctions.all)
    declare.go(along: LayoutValueFunctions.all)
    declare.go(along: ListFunctions.all)
    declare.go(along: NumberFunctions.all)
    declare.go(along: OutputFunctions.all)
    declare.go(along: PlaceFunctions.all)
    declare.go(along: PreferenceFunctions.all)
    declare.go(along: RangeFunctions.all)
    declare.go(along: ReadingFunctions.all)
    declare.go(along: RoundingFunctions.all)
    declare.go(along: SearchFunctions.all)
    declare.go(along: SpacingFunctions.all)
    declare.go(along: StringFunctions.all)
    declare.go(along: TextFunctions.all)
    declare.go(along: TrackFunctions.all)
  }
}
