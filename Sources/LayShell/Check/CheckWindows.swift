import LayEngine
import LayLanguage
import LaySwiftTree

/// The windows in which the views of an app are judged: those of phones and pads, or of a Mac.
///
/// - Rule: a low window is what a phone on its side leaves free, so it has the width and the size class of one with its
///   height; a higher one may have any width, since windows of a pad are resized. A view that covers
///   what devices keep free has the room of that too. There are no low windows of an app that does not turn on phones. On a
///   Mac a window is at least as large as its content needs, and at least 320 wide, or 800 for a view that is a part
///   of others; there are no sizes of texts. A preview of a device on its side is judged in windows that are wider than
///   high.
struct CheckWindows {
  let device: DeviceChoice
  /// Those of windows that are not low.
  let widths: ClosedRange<Double>
  let heights: [Double]
  /// The low ones, each of one width and one height.
  private var low: [Part] = []
  /// What is kept free above and below together, by the height of what is left; the least of several.
  private(set) var keptFree: [Double: Double] = [:]
  /// The edges at which the room that devices keep free is not left out.
  private var reached: EdgeSet = []
  /// The least size of the content, where windows depend on it.
  private(set) var least: ViewSize?
  /// Whether they are those of devices on their sides alone.
  private(set) var isLandscape = false
  /// Whether the app does not turn on phones.
  var isUpright = false

  var isOfMac: Bool { device.device.kind == .mac }

  /// Those of phones and pads.
  static let usual = windows(isLandscape: false, reaching: [])

  /// Leaves those on their sides, but on a Mac.
  mutating func turn() { change(isLandscape: true, reaching: reached) }

  /// Adds what devices keep free at some edges, but on a Mac.
  mutating func reach(_ edges: EdgeSet) {
    if edges != reached { change(isLandscape: isLandscape, reaching: edges) }
  }

  private mutating func change(isLandscape: Bool, reaching edges: EdgeSet) {
    guard !isOfMac else { return }
    let isUpright = isUpright
    self = Self.windows(isLandscape: isLandscape, reaching: edges)
    self.isUpright = isUpright
  }

  private static func windows(isLandscape: Bool, reaching edges: EdgeSet) -> CheckWindows {
    let rooms = rooms(reaching: edges).filter { !isLandscape || $0.width > $0.height }
    let low = rooms.filter { CheckSetting.isLow($0.height) }
    let high = rooms.filter { !CheckSetting.isLow($0.height) }
    let all = CheckRequest.allWidths
    let least = isLandscape ? high.map(\.width).min() ?? all.lowerBound : all.lowerBound
    var windows = CheckWindows(
      device: .preview, widths: least...all.upperBound, heights: Set(high.map(\.height)).sorted())
    windows.low = Set(low.map(\.part)).sorted {
      ($0.widths.lowerBound, $0.heights[0]) < ($1.widths.lowerBound, $1.heights[0])
    }
    windows.keptFree = Dictionary(rooms.map { ($0.height, $0.kept) }, uniquingKeysWith: min)
    windows.isLandscape = isLandscape
    windows.reached = edges
    return windows
  }

  /// What a device leaves free, and what it keeps free above and below together.
  private struct Room {
    let width, height, kept: Double
    /// Whether its size class is regular.
    let isWide: Bool

    init?(_ device: DeviceChoice, reaching edges: EdgeSet) {
      let environment = device.rootEnvironment(on: device.device.system)
      guard let screen = environment.screen, let width = screen.proposal.width,
        let height = screen.proposal.height
      else { return nil }
      func reached(_ edge: EdgeSet, _ length: Double) -> Double {
        edges.contains(edge) ? length : 0
      }
      let insets = screen.insets
      let (top, bottom) = (reached(.top, insets.top), reached(.bottom, insets.bottom))
      self.width = width + reached(.leading, insets.leading) + reached(.trailing, insets.trailing)
      self.height = height + top + bottom
      kept = insets.vertical - top - bottom
      isWide = environment.horizontalSizeClass == .regular
    }

    /// The one window of a low room.
    var part: Part {
      Part(isLow: true, isWide: isWide, widths: width...width, heights: [height])
    }
  }

  /// Those of the known phones and pads, in both orientations.
  private static func rooms(reaching edges: EdgeSet) -> [Room] {
    DeviceList.all.filter { $0.kind == .phone || $0.kind == .pad }.flatMap { device in
      [false, true].compactMap { isLandscape in
        var choice = DeviceChoice(device)
        choice.isLandscape = isLandscape
        return Room(choice, reaching: edges)
      }
    }
  }

  /// The window that a device has.
  func size(on device: DeviceChoice) -> (width: Double, height: Double)? {
    Room(device, reaching: reached).map { ($0.width, $0.height) }
  }

  private static let mac = DeviceList.all.first { $0.kind == .mac }
  /// Above 500, below which a window is low.
  private static let heightsOfMac = [500.0, 720, 1080]
  /// The least width of a window whose content is one part of others.
  static let widthOfPart = 800.0

  /// Those of a Mac.
  ///
  /// - Parameter least: the least size of the content; nil where it is not known yet.
  static func ofMac(least: ViewSize? = nil) -> CheckWindows {
    guard let mac else { return usual }
    func bounded(_ length: Double?, _ usual: Double) -> Double {
      length.map { $0.isFinite ? max($0.rounded(.up), usual) : usual } ?? usual
    }
    let all = CheckRequest.allWidths
    let width = bounded(least?.width, all.lowerBound)
    let widths = width...max(width, all.upperBound)
    let height = bounded(least?.height, heightsOfMac[0])
    return CheckWindows(
      device: DeviceChoice(mac), widths: widths,
      heights: [height] + heightsOfMac.filter { $0 > height }, least: least)
  }

  /// Those of a system; nil for one whose windows are not judged.
  static func of(_ system: String) -> CheckWindows? {
    switch system {
    case TreeRequest.usualSystem: usual
    case "macOS": ofMac()
    default: nil
    }
  }

  /// Windows that are all low or all not, and in one size class.
  struct Part: Hashable {
    let isLow, isWide: Bool
    var widths: ClosedRange<Double>
    let heights: [Double]

    /// Whether one window of them is among those of some cases.
    func isAmong(_ cases: [CheckCase]) -> Bool {
      cases.contains { $0.holds(widths.lowerBound, heights[0]) }
    }
  }

  /// The low windows, each of one width and one height; none of an app that does not turn.
  var lowOnes: [Part] { isUpright ? [] : low }

  private static let firstWide = 678.0

  /// The least width of a wide window.
  func firstWide(isLow: Bool) -> Double {
    isLow ? low.first(where: \.isWide)?.widths.lowerBound ?? .infinity : Self.firstWide
  }

  /// All windows of some widths, the low ones last.
  ///
  /// - Parameter joinsHigh: whether those that are not low are one part, which is narrow.
  func parts(in some: ClosedRange<Double>, joinsHigh: Bool = false) -> [Part] {
    let first = Self.firstWide
    var high = [Part(isLow: false, isWide: false, widths: widths, heights: heights)]
    if !joinsHigh {
      let all = CheckRequest.allWidths
      high = [(false, all.lowerBound...first.nextDown), (true, first...widths.upperBound)]
        .filter { $0.1.overlaps(widths) }.map {
          Part(isLow: false, isWide: $0.0, widths: $0.1.clamped(to: widths), heights: heights)
        }
    }
    return (high + lowOnes).filter { $0.widths.overlaps(some) }.map { part in
      var part = part
      part.widths = part.widths.clamped(to: some)
      return part
    }
  }

  /// The sizes of texts among some.
  func textSizes(in some: [DynamicType]) -> [DynamicType] { isOfMac ? [.large] : some }

  /// The devices on which a view is judged that is another one in each window.
  static let devices: [DeviceChoice] = {
    var landscape = DeviceChoice(DeviceList.iPhone17)
    landscape.isLandscape = true
    func device(_ name: String) -> DeviceChoice? {
      DeviceList.device(named: name).map { DeviceChoice($0) }
    }
    var wide = device("ipad-11")
    wide?.isLandscape = true
    return [DeviceChoice(DeviceList.iPhone17), landscape]
      + [device("ipad-11"), device("iphone-se"), device("iphone-17-pro-max"), wide]
      .compactMap(\.self)
  }()

  /// The numbers of the usual phone and of a smaller one.
  static let narrow: [Int] = devices.indices.filter { index in
    let device = devices[index]
    return device.device.kind == .phone && !device.isLandscape
      && (device.screen?.proposal.width ?? .infinity) <= CheckSetting.usual.width
  }

  /// Those of them that the app has, by their numbers.
  var devices: [Int] {
    Self.devices.indices.filter { index in
      let device = Self.devices[index]
      return (device.isLandscape || !isLandscape)
        && !(isUpright && device.isLandscape && device.device.kind == .phone)
    }
  }

  /// Those on which all views are judged that reach into the room that is kept free.
  var keepingRoom: [Int] { devices.filter { $0 < 3 } }

  /// The device that a setting names; without one, the usual one.
  func device(_ setting: CheckSetting) -> DeviceChoice {
    setting.screen.map { Self.devices[$0] } ?? device
  }

  /// What is around the root view.
  func rootEnvironment(_ setting: CheckSetting, _ face: Face) -> RootEnvironment {
    let device = device(setting)
    var environment = device.rootEnvironment(on: device.device.system)
    if setting.screen == nil { environment.screen = nil }
    environment.layoutDirection = setting.direction
    environment.face = face
    if isOfMac { return environment }
    environment.dynamicType = setting.textSize
    if setting.screen != nil { return environment }
    environment.horizontalSizeClass = setting.isWide ? .regular : .compact
    environment.verticalSizeClass = setting.isLow ? .compact : .regular
    return environment
  }
}

extension PlacedView {
  /// The edges at which a view that covers the screen goes into what devices keep free: those of an `ignoresSafeArea`
  /// around all of it, within what leaves its frame as it is.
  var coveredEdges: EdgeSet {
    var placed = self
    while placed.view.content.isModifier || placed.view.isReader || placed.view.isMade,
      placed.childCount > 0
    {
      switch placed.view.content {
      case let ignoring as IgnoresSafeArea where ignoring.regions != .keyboard:
        return ignoring.edges
      case is AspectRatio, is FixedFrame, is FixedSize, is FlexibleFrame, is Offset, is Padding,
        is Position, is SafeAreaInset, is SafeAreaPadding:
        return []
      default: placed = placed.child(0)
      }
    }
    return []
  }
}
