import LayEngine
import LayLanguage
import LaySwiftTree

/// The windows in which the views of an app are judged: those of phones and pads, or of a Mac.
///
/// - Rule: a low window is a phone on its side, so it has the widths of those; a higher one may have any
///   width, since windows of a pad are resized. There are no low windows of an app that does not turn on phones. On a
///   Mac a window is at least as large as its content needs, and at least 320 wide, or 800 for a view that is a part
///   of others; there are no sizes of texts. A preview of a device on its side is judged in windows that are wider than
///   high.
struct CheckWindows {
  let device: DeviceChoice
  /// All of them, and of the low ones.
  let widths: ClosedRange<Double>
  private let lowWidths: ClosedRange<Double>
  /// Also the low ones, which an app that does not turn has not.
  let heights: [Double]
  /// The least size of the content, where windows depend on it.
  private(set) var least: ViewSize?
  /// Whether they are those of devices on their sides alone.
  private(set) var isLandscape = false
  /// Whether the app does not turn on phones.
  var isUpright = false

  var isOfMac: Bool { device.device.kind == .mac }

  /// Those of phones and pads.
  static let usual = windows(of: screens, from: CheckRequest.allWidths.lowerBound)

  /// Leaves those on their sides, but on a Mac.
  mutating func turn() {
    guard !isOfMac else { return }
    let isUpright = isUpright
    self = .landscape
    self.isUpright = isUpright
  }

  /// The usual ones that are on their sides.
  private static let landscape: CheckWindows = {
    let wide = screens.filter { $0.width > $0.height }
    let least = wide.filter { !CheckSetting.isLow($0.height) }.map(\.width).min()
    var landscape = windows(of: wide, from: least ?? CheckRequest.allWidths.lowerBound)
    landscape.isLandscape = true
    return landscape
  }()

  /// - Parameter least: the least width of windows that are not low.
  private static func windows(of screens: [Screen], from least: Double) -> CheckWindows {
    let low = screens.filter { CheckSetting.isLow($0.height) }.map(\.width)
    return CheckWindows(
      device: .preview, widths: least...CheckRequest.allWidths.upperBound,
      lowWidths: (low.min() ?? 0)...(low.max() ?? 0), heights: Set(screens.map(\.height)).sorted())
  }

  private typealias Screen = (width: Double, height: Double, kept: Double)

  /// What the known phones and pads leave free, in both orientations.
  private static let screens: [Screen] = {
    let devices = DeviceList.all.filter { $0.kind == .phone || $0.kind == .pad }
    return devices.flatMap { device in
      [false, true].compactMap { isLandscape in
        var choice = DeviceChoice(device)
        choice.isLandscape = isLandscape
        let screen = choice.rootEnvironment(on: device.system).screen
        guard let screen, let width = screen.proposal.width, let height = screen.proposal.height
        else { return nil }
        return (width, height, screen.insets.vertical)
      }
    }
  }()

  /// What phones and pads keep free above and below together, by the height of what they leave; the least of several.
  static let keptFree: [Double: Double] = Dictionary(
    screens.map { ($0.height, $0.kept) }, uniquingKeysWith: min)

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
      device: DeviceChoice(mac), widths: widths, lowWidths: widths,
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

  func heights(areLow: Bool) -> [Double] {
    areLow && isUpright ? [] : heights.filter { CheckSetting.isLow($0) == areLow }
  }

  /// The widths of low windows, or of others, among some; nil for none.
  func widths(areLow: Bool, in some: ClosedRange<Double>) -> ClosedRange<Double>? {
    if areLow, isUpright { return nil }
    let own = areLow ? lowWidths : widths
    return own.overlaps(some) ? own.clamped(to: some) : nil
  }

  /// The heights of windows that have one of some widths.
  func heights(at ranges: [WidthRange]) -> [Double] {
    (heights(areLow: true) + heights(areLow: false)).filter { height in
      let own = CheckSetting.isLow(height) ? lowWidths : widths
      return ranges.contains { range in
        range.start.length <= own.upperBound && range.end.length >= own.lowerBound
      }
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
