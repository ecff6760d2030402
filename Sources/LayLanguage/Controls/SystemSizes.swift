import LayEngine

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
    // 27.5 = 35 − 17.5 + 10. "iOS platform profile": in medium.
    sizes.headerFont = Font(.body, weight: .medium)
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
    // The same: the tab bar of a pad is a strip of 44 at the top.
    sizes.upperTabBarHeight = 44
    // The same: a bottom bar is 76 high where nothing is free below, 48 + 28.
    sizes.bottomBarHeight = 48
    sizes.lowBottomBarHeight = 48
    sizes.bottomBarInset = 28
    // ios/nav, a searchable stack: the field is at the bottom.
    sizes.searchRowHeight = 76
    sizes.searchesAtBottom = true
    // "Tab bar", ios/tabs/basic: the content is 83 shorter. UIKit on iOS 26.1: a capsule of 62 at the top of
    // these, 94 + 86 (n − 1) + 8 wide; on 26.0 it is 58 high, 23 above the end, and 270 wide for 3.
    sizes.tabBarHeight = 83
    sizes.tabCapsule = (62, 86, 16)
    sizes.tabCapsuleInset = 21
  }

  /// On a Mac: controls.
  ///
  /// - Source: controls as measured on macOS 27.0 (MetalUI, docs/probes/swiftui-controls-in-stacks
  ///   and swiftui-controls-and-selection), and on macOS 26.2 (iamcgn/swiftui-web, Docs/elements), of which a
  ///   comment names the page. How a sum of lengths is divided is our own choice.
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
    sizes.fieldRoom = nil
    sizes.framesFields = true
    sizes.editorIdeal = (0, 12)
    // Segments of 70 x 24 around a text of 46; rows of radio buttons 16.42 high, 6 apart.
    sizes.segmentsHeight = 24
    sizes.segmentInset = 12
    sizes.segmentFont = nil
    sizes.segmentsHug = true
    sizes.radioButton = ((15, 16.42), 6, 6)
    // ColorPicker.md, DatePicker.md: a date of 95 x 22, a time of 80, both 160, a calendar of 138.5 x 148.
    sizes.colorWell = (48, 24)
    sizes.dateField = (95, 22)
    sizes.timeField = (80, 22)
    sizes.dateSpacing = -15
    sizes.dateRoom = nil
    sizes.calendar = (138.5, 148)
    sizes.fillsCalendars = false
    sizes.groupBoxInset = 5
    sizes.groupBoxFont = .subheadline
    sizes.groupBoxLabel = (10, 3)
    sizes.gaugeBarHeight = 16
    sizes.accessoryGaugeHeight = 8
    sizes.accessoryCapacityGaugeHeight = 52
    // ProgressView.md: 16 + 20 + 16, without room between label, bar and label of the value.
    sizes.progressBarHeight = 20
    sizes.progressBarSpacing = 0
    sizes.spinner = (32, 32)
    sizes.smallSpinner = (16, 16)
    // ContentUnavailableView.md: the title 20 below the top, in the large title's font, all 12 apart.
    sizes.unavailableTop = 20
    sizes.unavailableSpacing = 12
    sizes.unavailableActionSpacing = 12
    // DisclosureGroup.md: a sign of 6.5, the label at 11.5, 4 above and below.
    sizes.disclosureSign = (6.5, 5, 4)
    // Form.md, "Row spacing": 6 at a checkbox and between fields, a text's at a menu and a stepper.
    sizes.toggleDistance = .own(6)
    sizes.fieldDistance = .exceptTexts(6)
    sizes.menuDistance = .asText
    sizes.formRowSpacing = nil
    sizes.takeListsOfMac()
    // Table.md: a header of 28, the first row at 33, rows of 24, cells 8 and 4 in; columns of 100 and 17, 8
    // and 7 free at the sides, titles 10 in. Between 15 less and the width of all columns, they are narrower.
    sizes.tableRowHeight = 24
    sizes.tableHeader = (28, 5, 2)
    sizes.cellInsets = Insets(top: 4, leading: 8, bottom: 4, trailing: 9)
    sizes.tableSides = Insets(top: 0, leading: 8, bottom: 0, trailing: 7)
    sizes.tableColumn = (17, 100)
    // TabView.md: a bar 24 high, a tab its title and 24, with lines of 1 between.
    sizes.upperTabBarHeight = 24
    sizes.upperTabInset = 12
    sizes.upperTabSpacing = 1
    // NavigationSplitView.md: a panel of 140, 8 in; a column of 200 and a line of 1 behind it.
    sizes.splitColumnWidth = 200
    sizes.sidebarPanel = (140, 8, 1)
  }

  /// The lists and grouped forms of a Mac.
  ///
  /// - Source: iamcgn/swiftui-web, Docs/elements/List.md and Form.md, on macOS 26.2; what is below the last
  ///   section, and where the header of a group begins, is our own choice.
  private mutating func takeListsOfMac() {
    // "Inset list": 10 above the first row, content 16 in and 4 below the edge of a row of 24 at least;
    // a row with an inset of 30 begins at 46, and ends, with one of 10, at 16.
    listMargin = 6
    rowInsets = Insets(top: 4, leading: 10, bottom: 4, trailing: 10)
    rowLeastHeight = 24
    addsRowInsets = true
    marksLinks = false
    rowIconWidth = 16
    rowIconSpacing = 6
    // "`.plain`": 8 in; "`.bordered`": 7 in, below a line of 1; "`.sidebar`": rows of 32.
    listTop = [.inset: 10, .bordered: 1, .sidebar: 10]
    plainRowInset = 8
    borderedRowInset = 7
    sidebarRowLeastHeight = 32
    // "Section header, footer": subheadline, semibold, 6 above and below; sections 20 apart.
    separatesInsetSections = true
    sectionSpacing = 20
    plainHeaderFont = Font(.subheadline, weight: .semibold)
    plainFooterFont = plainHeaderFont
    plainHeaderInsets = Insets(top: 6, leading: 10, bottom: 6, trailing: 10)
    plainFooterInsets = plainHeaderInsets
    // Form.md, "Grouped card" and "Grouped constants": cards 20 in and 10 apart, rows 10 in with 10 above
    // and below, lines of 1 between; a header 20 below the top, 30 below a card, 10 above its own; a footer
    // 10 below its card.
    group = (margin: 20, spacing: 10, top: 20, firstHeader: 0)
    groupedRowInsets = Insets(.all, 10)
    groupedRowLeastHeight = 0
    groupedLine = 1
    headerFont = Font(.headline)
    headerInsets = Insets(top: 20, leading: 10, bottom: 10, trailing: 10)
    footerFont = Font(.body)
    footerInsets = Insets(top: 10, leading: 10, bottom: 0, trailing: 10)
    endsFooters = true
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
    "button", "color-picker", "date-picker", "disclosure-group", "gauge", "group-box", "link",
    "list-view", "menu", "navigation-link", "picker", "progress-view", "secure-field", "slider",
    "stepper", "tab-view", "table", "text-editor", "text-field", "toggle",
  ]

  private static let unmeasuredOnMac: Set = [
    "control-group", "help-link", "multi-date-picker", "paste-button",
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
