import LayEngine

/// The sizes of controls, lists and bars on a system, in points.
///
/// The values here are those of iOS before 26, rounded where they depend on the font; where no
/// source is named they are our own choice. `systems` below has what differs on other systems, each
/// row with its source. For example `OperatingSystem.iOS26.sizes.toggleSwitch` is 66 x 30.
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
  /// A text editor where nothing is proposed; nil for its text.
  package var editorIdeal: Extent?
  /// Around the content of a group box.
  package var groupBoxInset = 16.0
  /// Where the label of a group box stands above the box: how far it is in, and how far above.
  package var groupBoxLabel: (inset: Double, spacing: Double)?
  /// Between the chosen option of a menu picker and its chevron, the width of the chevron (nil for
  /// that of the symbol), and the room around both outside of lists.
  package var menuSpacing = 4.0
  package var menuChevronWidth: Double?
  package var menuInsets = Insets()
  package var segmentsHeight = 32.0
  /// Before and after the option that a segment shows.
  package var segmentInset = 10.0
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
  /// The date and the time of a compact date picker, side by side.
  package var dateField: Extent = (120, 34)
  package var timeField: Extent = (80, 34)
  package var dateSpacing = 6.0
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
  /// and the distance above its buttons.
  package var unavailableSymbolSize = 48.0
  package var unavailableTitleSize = 22.0
  package var unavailableSpacing = 8.0
  package var unavailableActionSpacing = 16.0
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
  /// The style of headers where sections stand apart.
  package var headerFont = FontStyle.footnote
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
  package var compactSectionSpacing = 20.0

  // MARK: Forms with columns, tables

  /// The distances between columns and between rows of a form with columns, and its checkboxes.
  package var formColumnSpacing = 8.0
  package var formRowSpacing = 8.0
  package var checkbox: Extent = (14, 14)
  /// The rows of a table, including its header, and the insets of a cell.
  package var tableRowHeight = 44.0
  package var cellInsets = Insets(top: 6, leading: 8, bottom: 6, trailing: 8)

  // MARK: Bars

  /// A tab bar at the bottom, one in a window of compact height, and one at the top, on a pad or a
  /// Mac.
  package var tabBarHeight = 49.0
  package var lowTabBarHeight = 32.0
  package var upperTabBarHeight = 50.0
  /// The capsule of a tab bar that floats, and the room below it; nil for a bar that fills its place.
  ///
  /// The height of a bar that floats counts from the end of the screen.
  package var tabCapsule: Extent?
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
  /// The font sizes in controls of these sizes; of others the font is that around.
  package var controlFontSizes: [ControlStyle.Size: Double] = [:]
}

// MARK: Systems

extension ControlSizes {
  /// The sizes where nothing is known of a system.
  package static let usual = ControlSizes()

  /// What was measured on iOS 26.
  ///
  /// - Source: iamcgn/swiftui-web, Docs/elements/iOS.md and Fixtures/Goldens/ios, a simulator of an
  ///   iPhone SE with iOS 26.0; each row names what it follows from. Text styles of that simulator
  ///   are taller than elsewhere, so lengths with a line of text in them are given without it.
  fileprivate static let iOS26 = with { sizes in
    sizes.capitalizesHeaders = false
    // "Toggle (automatic)"; "List (automatic)": toggles and steppers are the line of their label.
    sizes.toggleSwitch = (66, 30)
    sizes.rowSwitchHeight = 0
    // ios/form: a slider is 31 high in a row of 61, a field 34 in a row of 64.
    sizes.rowSliderHeight = nil
    // "Picker (menu)": 13.5 at each side, a chevron 9 wide 4 behind the text, 16 + a line high.
    sizes.menuInsets = Insets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5)
    sizes.menuChevronWidth = 9
    // "Picker (segmented)".
    sizes.segmentsHeight = 31
    // "Compact date picker in a form": pills 5 apart, 14 + a line high; their width is our choice.
    sizes.dateSpacing = 5
    // "List (automatic)": rows of content + 30; at least 52 where the line is as elsewhere.
    sizes.rowInsets = Insets(top: 15, leading: 16, bottom: 15, trailing: 16)
    sizes.groupedRowInsets = sizes.rowInsets
    sizes.rowLeastHeight = 52
    sizes.groupedRowLeastHeight = 52
    // "Label": in a row the symbol at the large scale in a slot of 24, 16 before the title.
    sizes.rowIconWidth = 24
    sizes.rowIconSpacing = 16
    sizes.rowIconScale = .large
    // ios/list, edit mode: the content is 40 further in, 22 of them the sign.
    sizes.editSpacing = 18
    // "List (automatic)": headers in body, 27.5 below a card and 10 at the top, 10 above their card;
    // 27.5 = 35 − 17.5 + 10.
    sizes.headerFont = .body
    sizes.headerInsets = Insets(top: 10, leading: 16, bottom: 10, trailing: 16)
    sizes.spacingTakenByHeader = 17.5
    sizes.firstHeaderSpacing = 0
    // "List (plain)": 32 below the row before, 10 above the next.
    sizes.plainHeaderInsets = Insets(top: 32, leading: 16, bottom: 10, trailing: 16)
    // "Section footer": 8 below the card; the next card 23.5 below it, 23.5 = 35 − 11.5; a header
    // 16, 16 = 35 − 17.5 − 11.5 + 10.
    sizes.footerInsets = Insets(top: 8, leading: 16, bottom: 0, trailing: 16)
    sizes.spacingTakenByFooter = 11.5
    // UIKit on iOS 26.1, recorded by openuikit on an iPhone 16, an iPhone SE and an iPad (A16): bars of
    // 54 with their contents in the upper 44; 10 above where nothing is free, 24 in landscape, where
    // items are 38 from the ends; 52 for a large title. "NavigationStack" has the same heights.
    sizes.navigationBarHeight = 54
    sizes.navigationBarInset = 10
    sizes.lowNavigationBarHeight = 54
    sizes.lowNavigationBarInset = 24
    sizes.padBarHeight = 54
    sizes.barRoomBelow = 10
    sizes.lowBarInset = 38
    // The same: platters of 44, 12 apart; a text item is its text + 32, an image item + 22.
    sizes.barPlatter = BarPlatter(least: 44, textInset: 16, imageInset: 11)
    sizes.barItemSpacing = 12
    // The same: a bottom bar is 76 high where nothing is free below, 48 + 28.
    sizes.bottomBarHeight = 48
    sizes.lowBottomBarHeight = 48
    sizes.bottomBarInset = 28
    // ios/nav, a searchable stack: the field is at the bottom.
    sizes.searchRowHeight = 76
    sizes.searchesAtBottom = true
    // "Tab bar", ios/tabs/basic: a capsule 23 above the end; the content is 83 shorter.
    sizes.tabBarHeight = 83
    sizes.tabCapsule = (270, 58)
    sizes.tabCapsuleInset = 23
  }

  /// On a Mac: controls, lists and grouped forms.
  ///
  /// - Source: controls as measured on macOS 27.0 (MetalUI, docs/probes/swiftui-controls-in-stacks
  ///   and swiftui-controls-and-selection); group boxes, gauges, spinners and rows of lists, whose
  ///   content is 16 in, on macOS 26.2 (iamcgn/swiftui-web, Docs/elements). How a sum of lengths is
  ///   divided, grouped forms and the distance between sections are our own choice.
  fileprivate static let macOS26 = with { sizes in
    sizes.capitalizesHeaders = false
    // "Go" in regular: 41.5 x 24 around 17.5 x 16; mini to extraLarge 28 x 13, 35 x 20, 45 x 28 and
    // 53 x 36 around 12 x 11, 15 x 14, 17 x 16 and 17 x 16.
    sizes.bordersButtons = true
    sizes.buttonRoom = [
      .mini: (8, 1), .small: (10, 3), .regular: (12, 4), .large: (14, 6), .extraLarge: (18, 10),
    ]
    sizes.controlFontSizes = [.mini: 9, .small: 11]
    // "Actions" and "Gamma", 45.5 and 46.5 wide: 93 x 24 and 94 x 24, 24 of it the room of a button.
    sizes.menuSignWidth = 19.5
    sizes.menuSpacing = 4
    // A checkbox is label + 21 x 16.42, and 21 x 19 without a label; a switch label + 8 + 54 x 24.
    sizes.toggleBox = ((15, 16.42), 6, (21, 19))
    sizes.toggleSwitch = (54, 24)
    sizes.settingSpacing = 8
    sizes.stepperButtons = (20, 24)
    sizes.sliderHeight = 16
    sizes.sliderWidths = (20, 30)
    // A field is 24 high, small 22 and mini 19: 8 more than the line.
    sizes.fieldInset = 4
    sizes.framesFields = true
    sizes.editorIdeal = (0, 12)
    // Segments of 70 x 24 around a text of 46; rows of radio buttons 16.42 high, 6 apart.
    sizes.segmentsHeight = 24
    sizes.segmentInset = 12
    sizes.segmentsHug = true
    sizes.radioButton = ((15, 16.42), 6, 6)
    sizes.groupBoxInset = 5
    sizes.groupBoxLabel = (10, 3)
    sizes.gaugeBarHeight = 16
    sizes.accessoryGaugeHeight = 8
    sizes.accessoryCapacityGaugeHeight = 52
    sizes.progressBarHeight = 20
    sizes.spinner = (32, 32)
    sizes.smallSpinner = (16, 16)
    sizes.listMargin = 10
    sizes.rowInsets = Insets(top: 4, leading: 6, bottom: 4, trailing: 6)
    sizes.rowLeastHeight = 24
    sizes.groupedRowInsets = Insets(top: 8, leading: 10, bottom: 8, trailing: 10)
    sizes.groupedRowLeastHeight = 36
    sizes.sectionSpacing = 20
  }

  private static func with(_ change: (inout ControlSizes) -> Void) -> ControlSizes {
    var sizes = usual
    change(&sizes)
    return sizes
  }
}

extension OperatingSystem {
  /// The sizes of controls, lists and bars.
  package var sizes: ControlSizes {
    switch self {
    case .iOS26, .iOS27: .iOS26
    case .macOS26: .macOS26
    case .iOS18, .tvOS, .watchOS: .usual
    }
  }

  /// Whether the lengths of a control on this system are known, by the control's name; where they
  /// are not, those of iOS are taken, and that is told.
  func hasSizes(of control: String) -> Bool {
    switch self {
    case .iOS18, .iOS26: true
    case .iOS27: !Self.bars.contains(control)
    case .macOS26: !Self.unmeasuredOnMac.contains(control)
    case .tvOS, .watchOS:
      !Self.unmeasuredOnMac.contains(control) && !Self.measuredOnMac.contains(control)
    }
  }

  /// The system whose lengths a control has that was not measured on this one.
  package var systemOfUnmeasured: OperatingSystem { self == .iOS27 ? .iOS26 : .iOS18 }

  private static let bars: Set = ["navigation-stack", "navigation-split-view", "tab-view"]

  private static let measuredOnMac: Set = [
    "button", "gauge", "group-box", "link", "list-view", "menu", "navigation-link", "picker",
    "progress-view", "secure-field", "slider", "stepper", "tab-view", "text-editor", "text-field",
    "toggle",
  ]

  private static let unmeasuredOnMac: Set = [
    "color-picker", "control-group", "date-picker", "disclosure-group", "help-link",
    "multi-date-picker", "paste-button", "table",
  ]
}

extension ControlStyle {
  /// The sizes of controls, lists and bars on the system.
  package var sizes: ControlSizes { system.sizes }

  /// The margin of lists and large titles at both sides of a screen, in points.
  ///
  /// - Rule: 20 on phones that are at least 414 wide upright, the Plus and Max ones; else the list's.
  /// - Source: UIKit's layout margins, which are 16 or 20 by the width of the phone.
  package var screenMargin: Double {
    let isWide = platform == .phone && verticalSizeClass == .regular && (windowWidth ?? 0) >= 414
    return isWide ? max(sizes.listMargin, 20) : sizes.listMargin
  }
}
