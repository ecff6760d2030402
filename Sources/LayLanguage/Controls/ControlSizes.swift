import LayEngine

/// The sizes of controls, lists and bars on a system, in points.
///
/// The values here are those of iOS before 26, rounded where they depend on the font; where no
/// source is named they are our own choice. `SystemSizes.swift` has what differs on other systems,
/// each row with its source. For example `OperatingSystem.iOS26.sizes.toggleSwitch` is 66 x 30.
///
/// - Source: layout-rules 2.9 says which lengths are fixed and which follow the proposal.
package struct ControlSizes: Sendable {
  package typealias Extent = (width: Double, height: Double)

  /// What an item of a bar stands on: a text item is its text and twice `textInset`, an image item its
  /// image and twice `imageInset`; it is `least` high, and that wide at least.
  package struct BarPlatter: Sendable {
    package var least, textInset, imageInset: Double
  }

  // MARK: Controls

  /// The switch of a toggle.
  package var toggleSwitch: Extent = (51, 31)
  /// The checkbox that a toggle is instead, with the distance to its label, and a toggle without a
  /// label; nil on systems where it is a switch.
  package var toggleBox: (box: Extent, spacing: Double, alone: Extent)?
  /// Between a label and the control behind it, where the two hug each other; nil where the control
  /// is at the trailing edge.
  package var settingSpacing: Double?
  /// The two buttons of a stepper.
  package var stepperButtons: Extent = (94, 32)
  package var sliderHeight = 31.0
  /// The least and the ideal width of a slider.
  package var sliderWidths = (least: 0.0, ideal: 100.0)
  package var progressBarHeight = 4.0
  /// Between the label of a bar that shows progress and the bar.
  package var progressBarSpacing = 4.0
  /// A progress view without a value.
  package var spinner: Extent = (20, 20)
  package var smallSpinner: Extent = (20, 20)
  /// The width of sliders and progress bars where none is proposed.
  package var barIdealWidth = 100.0
  /// Inside the line around a text field, and whether a field has it unless it is plain.
  package var fieldInset = 7.0
  package var framesFields = false
  /// What a field of one line has beyond the line: plain, where the sum is rounded up to a point, and what
  /// a line around it adds to that; nil for the line alone, with the inset around it.
  ///
  /// - Source: 22 on iOS 18 and on iOS 26, where a line is 20.287 (feedback-assistant/reports, issue 702);
  ///   26 around a line of 24.5, with its text at the top, and 34 with a border (iamcgn/swiftui-web,
  ///   Docs/elements/iOS.md and TextField.md): 20.287 + 1.5 = 21.787, rounded up 22; 22 + 12 = 34.
  package var fieldRoom: (plain: Double, border: Double)? = (1.5, 12)
  /// A text editor where nothing is proposed; nil for its text.
  package var editorIdeal: Extent?
  /// Around the content of a group box.
  package var groupBoxInset = 16.0
  package var groupBoxFont = FontStyle.headline
  /// Where the label of a group box stands above the box: how far it is in, and how far above.
  package var groupBoxLabel: (inset: Double, spacing: Double)?
  /// Between the chosen option of a menu picker and its chevron, the width of the chevron (nil for
  /// that of the symbol), and the room around both outside of lists.
  package var menuSpacing = 4.0
  package var menuChevronWidth: Double?
  package var menuInsets = Insets()
  package var segmentsHeight = 32.0
  /// Before and after the option that a segment shows, and its font; nil for the font around.
  ///
  /// - Source: a UISegmentedControl of iOS 26.1 has titles in the system's font of 13, in the middle of equal
  ///   segments, and a sign behind the chosen one that is 2 in from its edges (openuikit's recorded frames).
  ///   The chosen title is in medium, which is up to a point wider: here all are, as each must have room when
  ///   it is chosen. That titles may be as long as the sign is our own choice.
  package var segmentInset = 2.0
  package var segmentFont: Font? = .ofSegments
  /// Whether all segments are as wide as the widest option, and not as their part of what is proposed.
  package var segmentsHug = false
  /// The button of a menu: the sign that it has behind its label; nil for none.
  package var menuSignWidth: Double?
  /// A row of radio buttons: its button, the distance to the option, and that between rows; nil
  /// for the options alone.
  package var radioButton: (button: Extent, spacing: Double, between: Double)?
  /// A wheel of a picker.
  ///
  /// - Source: iamcgn/swiftui-web, Goldens ios/datepicker/wheel (iOS 26.0), in a window of 375.
  package var wheel: Extent = (320, 216)
  /// A calendar; the width where none is proposed.
  package var calendar: Extent = (320, 320)
  /// The date and the time of a compact date picker, side by side, and what they have above and below their
  /// line together; nil for their own heights.
  package var dateField: Extent = (120, 34)
  package var timeField: Extent = (80, 34)
  package var dateSpacing = 6.0
  package var dateRoom: Double? = 14
  /// Whether a calendar is as wide as proposed, or has its own width behind its label.
  package var fillsCalendars = true
  /// The bar of a gauge, and a gauge that is a ring.
  package var gaugeBarHeight = 6.0
  package var accessoryGaugeHeight = 6.0
  package var accessoryCapacityGaugeHeight = 6.0
  package var gaugeRing: Extent = (58, 58)
  /// The button that leads to help.
  package var helpLink: Extent = (20, 20)
  /// The circle of a color picker.
  package var colorWell: Extent = (28, 28)
  /// A `ContentUnavailableView`: the font sizes of its symbol and title, the distance between them,
  /// and the distance above its buttons; and where it is at the top, without a symbol, how far below that.
  package var unavailableSymbolSize = 48.0
  package var unavailableTitleSize = 22.0
  package var unavailableSpacing = 8.0
  package var unavailableActionSpacing = 16.0
  package var unavailableTop: Double?
  /// The row of a disclosure group that begins with its sign: the sign and the distance behind it, and
  /// what is above and below the label; nil for a sign at the end of the row.
  package var disclosureSign: (width: Double, spacing: Double, room: Double)?
  /// An image whose natural size the program does not give.
  package var pictureSize: Extent = (100, 100)
  /// The padding at the edges of a scene.
  package var scenePadding = 16.0

  // MARK: Rows of lists

  /// Around the content of a row, and how high a row is at least.
  package var rowInsets = Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
  package var rowLeastHeight = 44.0
  /// The same in grouped lists and forms.
  package var groupedRowInsets = Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
  package var groupedRowLeastHeight = 44.0
  /// The same in sidebars; nil for the height of other lists.
  package var sidebarRowLeastHeight: Double?
  /// What rows of plain lists and of those with a border have before and after their content.
  package var plainRowInset: Double?
  package var borderedRowInset: Double?
  /// Whether the insets that a row sets count from the content of other rows at the leading edge, and from
  /// the edge of the list at the other, where they are larger.
  package var addsRowInsets = false
  /// A line between two rows of a grouped list, where it takes room.
  package var groupedLine = 0.0
  /// Whether a row with a link has a chevron.
  package var marksLinks = true
  /// The height for which a switch, a stepper or a menu counts on the line of a row; what is higher
  /// reaches into the insets, or beyond the row.
  package var rowSwitchHeight = 22.0
  /// The same for sliders, segments and dates; nil for their own height.
  package var rowSliderHeight: Double? = 22
  /// The place of a label's symbol in a row, the distance behind it, and the scale of the symbol;
  /// nil for the symbol's own width and the usual distance.
  package var rowIconWidth: Double?
  package var rowIconSpacing: Double?
  package var rowIconScale = ImageScale.medium
  /// The delete or selection sign of a row while a list is edited, and the spacing of such a row.
  package var editSign: Extent = (22, 22)
  package var editSpacing = 16.0
  /// The handle for moving a row while a list is edited.
  package var moveHandle: Extent = (22, 22)
  /// The least width of swipe action buttons, and the inset on both sides of their labels, as in
  /// several libraries that imitate UIKit and copy one another.
  package var swipeButtonWidth = 74.0
  package var swipeButtonInset = 8.0
  /// The indentation of a disclosure group's content in a list.
  package var disclosureIndent = 20.0
  /// The chevron of a link at the end of a row, and the distance before a chevron or a badge.
  package var chevronWidth = 8.0
  package var accessorySpacing = 8.0

  // MARK: Sections of lists

  /// Between the edges of a list with inset rows, or of a form, and its rows.
  package var listMargin = 16.0
  /// Around headers where sections stand apart, around other headers, and around footers.
  package var headerInsets = Insets(top: 6, leading: 16, bottom: 6, trailing: 16)
  package var plainHeaderInsets = Insets(top: 6, leading: 16, bottom: 6, trailing: 16)
  package var footerInsets = Insets(top: 6, leading: 16, bottom: 6, trailing: 16)
  package var plainFooterInsets = Insets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The fonts of headers and footers where sections stand in groups, and elsewhere.
  package var headerFont = Font(.footnote)
  package var plainHeaderFont = Font(.headline)
  package var footerFont = Font(.footnote)
  package var plainFooterFont = Font(.footnote)
  /// Whether footers of groups end at the trailing edge.
  package var endsFooters = false
  /// Whether these headers are in capitals, unless `text-case` says otherwise.
  ///
  /// - Source: Apple's "Adopting Liquid Glass": section headers have the title's capitals, and "no
  ///   longer render entirely in capital letters regardless of the capitalization you provide".
  package var capitalizesHeaders = true
  /// Between sections, and by how much less where the next one has a header or the one before has a
  /// footer.
  package var sectionSpacing = 35.0
  package var spacingTakenByHeader = 0.0
  package var spacingTakenByFooter = 0.0
  /// Above the first section if it has a header; nil for the distance between sections.
  package var firstHeaderSpacing: Double?
  /// The same three in groups, and the margin of these, where they differ from other lists: between the
  /// sections, above the first and above the first with a header.
  package var group: (margin: Double, spacing: Double, top: Double, firstHeader: Double)?
  /// Whether sections of lists with insets are apart too; and what lists have above their first row.
  package var separatesInsetSections = false
  package var listTop: [ControlStyle.List: Double] = [:]
  package var compactSectionSpacing = 20.0

  // MARK: Forms with columns, tables

  /// The distances between columns and between rows of a form with columns, and its checkboxes.
  package var formColumnSpacing = 8.0
  /// nil for the distances of the controls.
  package var formRowSpacing: Double? = 8.0
  package var checkbox: Extent = (14, 14)
  /// The rows of a table, its header and what is below that, the insets of a cell, and how far a title
  /// begins behind other cells.
  package var tableRowHeight = 44.0
  package var tableHeader = (height: 44.0, below: 0.0, inset: 0.0)
  package var cellInsets = Insets(top: 6, leading: 8, bottom: 6, trailing: 8)
  /// What is at the sides of all columns, what a column has besides its width, and how wide it is at least
  /// where it sets no width.
  package var tableSides = Insets()
  package var tableColumn = (room: 0.0, least: 0.0)

  // MARK: Bars

  /// A tab bar at the bottom, one in a window of compact height, and one at the top, on a pad or a
  /// Mac.
  package var tabBarHeight = 49.0
  package var lowTabBarHeight = 32.0
  package var upperTabBarHeight = 50.0
  /// Around the titles in a bar at the top, and between them.
  package var upperTabInset = 0.0
  package var upperTabSpacing = 24.0
  /// The capsule of a tab bar that floats, which has so much of its width for each tab and for its ends,
  /// and the room below it; nil for a bar that fills its place.
  ///
  /// The height of a bar that floats counts from the end of the screen.
  package var tabCapsule: (height: Double, tab: Double, ends: Double)?
  package var tabCapsuleInset = 0.0
  package var tabTitleSize = 10.0
  /// A navigation bar, what it has above it in a window that keeps nothing free there, one in a
  /// window of compact height, and the row of a large title.
  package var navigationBarHeight = 44.0
  package var navigationBarInset = 0.0
  package var lowNavigationBarHeight = 32.0
  package var lowNavigationBarInset = 0.0
  package var largeTitleHeight = 52.0
  /// Between the leading items and a title that is not in the middle, and how near a title comes to
  /// items otherwise.
  package var barTitleGap = 12.0
  package var barTitleClearance = 8.0
  /// What a navigation bar has below its contents.
  package var barRoomBelow = 0.0
  /// The platters of items in bars, and the distance between them; nil for items without a platter.
  package var barPlatter: BarPlatter?
  package var barItemSpacing: Double?
  /// The row of a search field, whether it is at the bottom of a phone, and the search field.
  package var searchRowHeight = 52.0
  package var searchesAtBottom = false
  package var searchFieldHeight = 36.0
  package var bottomBarHeight = 44.0
  package var lowBottomBarHeight = 32.0
  /// Below the bottom bar where the window keeps nothing free.
  package var bottomBarInset = 0.0
  /// The navigation bar and the bottom bar on a pad; titles and search fields are as on a phone.
  ///
  /// - Source: since iOS 12, as Apple's developer forums report and Hackworth's article "iPad
  ///   Navigation Bar and Toolbar Height Changes in iOS 12" measures.
  package var padBarHeight = 50.0
  /// On both sides of the content of a bar, and of a search field.
  package var barInset = 16.0
  /// On both sides of a bar in a window of compact height.
  package var lowBarInset = 16.0
  package var searchInset = 8.0
  /// The columns of a split view beside the detail.
  package var splitColumnWidth = 320.0
  /// The sidebar of a split view where it is a panel in its column, the room around it, and the line behind
  /// the column of the content; nil for a column like the others.
  package var sidebarPanel: (width: Double, inset: Double, line: Double)?
  /// The bar of a window that has a toolbar, and the row of a title alone.
  ///
  /// - Source: iamcgn/swiftui-web, Docs/elements/Toolbar.md, on macOS 26.2.
  package static let windowBarHeight = 52.0
  /// The least width of the detail where three columns are shown and the program sets no width.
  package var splitDetailWidth = 400.0
  /// The sidebar of a tab view on a pad, and on a Mac.
  package var tabSidebarWidth = 320.0
  package var macTabSidebarWidth = 200.0

  /// What a label and the control behind it are, in words: with a spacer between, or not.
  var labelAndSpacer: String { settingSpacing == nil ? "its label, a spacer" : "its label" }

  // MARK: Buttons

  /// Around the label of a button with a border: at both sides, and above and below.
  package var buttonRoom: [ControlStyle.Size: (sides: Double, ends: Double)] = [
    .mini: (10, 4), .small: (10, 4), .regular: (12, 7), .large: (20, 15), .extraLarge: (20, 15),
  ]
  /// Whether an automatic button has a border.
  package var bordersButtons = false
  /// What controls keep free above and below: checkboxes, fields, and menus and steppers.
  package var toggleDistance = ControlDistance.ordinary
  package var fieldDistance = ControlDistance.ordinary
  package var menuDistance = ControlDistance.ordinary
  /// The font sizes in controls of these sizes; of others the font is that around.
  package var controlFontSizes: [ControlStyle.Size: Double] = [:]
}
