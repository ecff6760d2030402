/// The sizes of controls, in points.
///
/// SwiftUI's sizes differ by platform, release and style; these are those of iOS, rounded where
/// they depend on the font. All of them are our own choice.
///
/// - Source: layout-rules 2.9 says which lengths are fixed and which follow the proposal.
package enum ControlMetrics {
  package typealias Extent = (width: Double, height: Double)

  /// The switch of a toggle.
  package static let toggleSwitch: Extent = (51, 31)
  /// The two buttons of a stepper.
  package static let stepperButtons: Extent = (94, 32)
  package static let sliderHeight = 31.0
  package static let progressBarHeight = 4.0
  /// Between the label of a bar that shows progress and the bar.
  package static let progressBarSpacing = 4.0
  /// A progress view without a value.
  package static let spinner: Extent = (20, 20)
  /// The width of sliders and progress bars where none is proposed.
  package static let barIdealWidth = 100.0
  /// Around the content of a row of a list.
  package static let rowInsets = Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
  package static let rowLeastHeight = 44.0
  /// The delete or selection sign of a row while a list is edited, and the spacing of such a row.
  package static let editSign: Extent = (22, 22)
  package static let editSpacing = 16.0
  /// The handle for moving a row while a list is edited.
  package static let moveHandle: Extent = (22, 22)
  /// The least width of swipe action buttons, and the inset on both sides of their labels, as in
  /// several libraries that imitate UIKit and copy one another.
  package static let swipeButtonWidth = 74.0
  package static let swipeButtonInset = 8.0
  /// The indentation of a disclosure group's content in a list.
  package static let disclosureIndent = 20.0
  /// The distances between columns and between rows of a form with columns, and its checkboxes.
  package static let formColumnSpacing = 8.0
  package static let formRowSpacing = 8.0
  package static let checkbox: Extent = (14, 14)
  /// Around the header or the footer of a section in a list.
  package static let headerInsets = Insets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The height between the insets of a row that has the least height.
  package static let rowLineHeight = rowLeastHeight - rowInsets.top - rowInsets.bottom
  /// Between the edges of a list with inset rows, or of a form, and its rows.
  package static let listMargin = 16.0
  /// On a Mac: margin and rows of lists, rows of grouped forms, and the distance between sections.
  package static let macListMargin = 10.0
  package static let macRowInsets = Insets(top: 4, leading: 8, bottom: 4, trailing: 8)
  package static let macRowLeastHeight = 24.0
  package static let macFormRowInsets = Insets(top: 8, leading: 10, bottom: 8, trailing: 10)
  package static let macFormRowLeastHeight = 36.0
  package static let macSectionSpacing = 20.0
  /// Between sections, before the first and after the last.
  package static let sectionSpacing = 35.0
  package static let compactSectionSpacing = 20.0
  /// The chevron of a link at the end of a row, and the distance before a chevron or a badge.
  package static let chevronWidth = 8.0
  package static let accessorySpacing = 8.0
  /// Inside the line around a text field.
  package static let fieldInset = 7.0
  /// Around the content of a group box.
  package static let groupBoxInset = 16.0
  /// Between the chosen option of a menu picker and its chevron, and the height of segments.
  package static let menuSpacing = 4.0
  package static let segmentsHeight = 32.0
  /// Before and after the option that a segment shows.
  package static let segmentInset = 10.0
  /// A wheel of a picker.
  ///
  /// - Source: iamcgn/swiftui-web, Goldens ios/datepicker/wheel (iOS 26.0), in a window of 375.
  package static let wheel: Extent = (320, 216)
  /// A calendar; the width where none is proposed.
  package static let calendar: Extent = (320, 320)
  /// The date and the time of a compact date picker, side by side.
  package static let dateField: Extent = (120, 34)
  package static let timeField: Extent = (80, 34)
  package static let dateSpacing = 6.0
  /// A tab bar at the bottom, one in a window of compact height, and one at the top, on a pad or a
  /// Mac.
  package static let tabBarHeight = 49.0
  package static let lowTabBarHeight = 32.0
  package static let upperTabBarHeight = 50.0
  /// The padding at the edges of a scene.
  package static let scenePadding = 16.0
  /// The bar of a gauge, and a gauge that is a ring.
  package static let gaugeBarHeight = 6.0
  package static let gaugeRing: Extent = (58, 58)
  /// The button that leads to help.
  package static let helpLink: Extent = (20, 20)
  /// The circle of a color picker.
  package static let colorWell: Extent = (28, 28)
  /// A `ContentUnavailableView`: the font sizes of its symbol and title, the distance between them,
  /// and the distance above its buttons.
  package static let unavailableSymbolSize = 48.0
  package static let unavailableTitleSize = 22.0
  package static let unavailableSpacing = 8.0
  package static let unavailableActionSpacing = 16.0
  /// The rows of a table, including its header, and the insets of a cell.
  package static let tableRowHeight = 44.0
  package static let cellInsets = Insets(top: 6, leading: 8, bottom: 6, trailing: 8)
  package static let tabTitleSize = 10.0
  /// A navigation bar, one in a window of compact height, the rows of a large title and of a search
  /// field below it, and the search field.
  package static let navigationBarHeight = 44.0
  package static let lowNavigationBarHeight = 32.0
  package static let largeTitleHeight = 52.0
  package static let searchRowHeight = 52.0
  package static let searchFieldHeight = 36.0
  package static let bottomBarHeight = 44.0
  package static let lowBottomBarHeight = 32.0
  /// The navigation bar and the bottom bar on a pad; titles and search fields are as on a phone.
  ///
  /// - Source: since iOS 12, as Apple's developer forums report and Hackworth's article "iPad
  ///   Navigation Bar and Toolbar Height Changes in iOS 12" measures.
  package static let padBarHeight = 50.0
  /// On both sides of the content of a bar, and of a search field.
  package static let barInset = 16.0
  package static let searchInset = 8.0
  /// The columns of a split view beside the detail.
  package static let splitColumnWidth = 320.0
  /// The least width of the detail where three columns are shown and the program sets no width.
  package static let splitDetailWidth = 400.0
  /// The sidebar of a tab view on a pad, and on a Mac.
  package static let tabSidebarWidth = 320.0
  package static let macTabSidebarWidth = 200.0
  /// An image whose natural size the program does not give.
  package static let pictureSize: Extent = (100, 100)

  /// Around the label of a button with a border.
  package static func buttonInsets(_ size: ControlStyle.Size) -> Insets {
    let (vertical, horizontal): (Double, Double) =
      switch size {
      case .mini, .small: (4, 10)
      case .regular: (7, 12)
      case .large: (15, 20)
      }
    return Insets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
