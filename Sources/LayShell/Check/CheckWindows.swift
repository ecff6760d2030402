import LayEngine
import LayLanguage
import LaySwiftTree

/// The windows in which the views of an app are judged: those of phones and pads, or of a Mac.
///
/// - Rule: a low window is a phone on its side, so it has the widths of those; a higher one may have any
///   width, since windows of a pad are resized. On a Mac a window is at least as large as its content needs, and
///   at least 320 wide; there are no sizes of texts.
struct CheckWindows {
  let device: DeviceChoice
  /// All of them, and of the low ones.
  let widths: ClosedRange<Double>
  private let lowWidths: ClosedRange<Double>
  let heights: [Double]
  /// The least size of the content, where windows depend on it.
  private(set) var least: ViewSize?

  var isOfMac: Bool { device.device.kind == .mac }

  /// Those of phones and pads.
  static let usual: CheckWindows = {
    let low = screens.filter { CheckSetting.isLow($0.height) }.map(\.width).sorted()
    return CheckWindows(
      device: .preview, widths: CheckRequest.allWidths,
      lowWidths: (low.first ?? 0)...(low.last ?? 0), heights: Set(screens.map(\.height)).sorted())
  }()

  /// What the known phones and pads leave free, in both orientations.
  private static let screens: [(width: Double, height: Double)] = {
    let devices = DeviceList.all.filter { $0.kind == .phone || $0.kind == .pad }
    return devices.flatMap { device in
      [false, true].compactMap { isLandscape in
        var choice = DeviceChoice(device)
        choice.isLandscape = isLandscape
        let free = choice.rootEnvironment(on: device.system).screen?.proposal
        guard let width = free?.width, let height = free?.height else { return nil }
        return (width, height)
      }
    }
  }()

  private static let mac = DeviceList.all.first { $0.kind == .mac }
  /// Above 500, below which a window is low.
  private static let heightsOfMac = [500.0, 720, 1080]

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

  func heights(areLow: Bool) -> [Double] { heights.filter { CheckSetting.isLow($0) == areLow } }

  /// The widths of low windows, or of others, among some; nil for none.
  func widths(areLow: Bool, in some: ClosedRange<Double>) -> ClosedRange<Double>? {
    let own = areLow ? lowWidths : widths
    return own.overlaps(some) ? own.clamped(to: some) : nil
  }

  /// The heights of windows that have one of some widths.
  func heights(at ranges: [WidthRange]) -> [Double] {
    heights.filter { height in
      let own = CheckSetting.isLow(height) ? lowWidths : widths
      return ranges.contains { range in
        range.start.length <= own.upperBound && range.end.length >= own.lowerBound
      }
    }
  }

  /// The sizes of texts among some.
  func textSizes(in some: [DynamicType]) -> [DynamicType] { isOfMac ? [.large] : some }

  /// Devices that keep room free at their edges: on them it is judged what reaches into that.
  static let keepingRoom: [DeviceChoice] = {
    let pad = DeviceList.device(named: "ipad-11").map { [DeviceChoice($0)] } ?? []
    var landscape = DeviceChoice(DeviceList.iPhone17)
    landscape.isLandscape = true
    return [DeviceChoice(DeviceList.iPhone17), landscape] + pad
  }()

  /// What is around the root view.
  func rootEnvironment(_ setting: CheckSetting, _ face: Face) -> RootEnvironment {
    let device = setting.screen.map { Self.keepingRoom[$0] } ?? device
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
