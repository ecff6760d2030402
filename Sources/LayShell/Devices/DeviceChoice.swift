import LayEngine
import LayLanguage

/// A device with the options that follow its name in `propose`.
struct DeviceChoice: Sendable {
  let device: Device
  var isLandscape = false
  /// How much of a pad's screen the window takes; nil for all of it.
  var window: Window?
  var hasKeyboard = false
  /// The size of a window on a Mac.
  var windowSize: ViewSize?

  /// The part of a pad's width that a window takes.
  enum Window: String, CaseIterable, Sendable {
    case third = "1/3"
    case half = "1/2"
    case most = "2/3"
  }

  init(_ device: Device) { self.device = device }

  /// The text after `propose` that names it.
  var title: String {
    var words = [device.name]
    if let windowSize { words.append(ProposalText.of(windowSize)) }
    if isLandscape { words.append("landscape") }
    if let window { words += ["split", window.rawValue] }
    if hasKeyboard { words.append("keyboard") }
    return words.joined(separator: " ")
  }

  private var size: ViewSize {
    if let windowSize { return windowSize }
    let (width, height) =
      isLandscape ? (device.height, device.width) : (device.width, device.height)
    return ViewSize(width: windowWidth(of: width), height: height)
  }

  /// The width of the window on a screen of that width; two windows are 10 points apart.
  private func windowWidth(of width: Double) -> Double {
    guard let window, let narrow = device.narrowWindows else { return width }
    let distance = 10.0
    return switch window {
    case .half: ((width - distance) / 2).rounded(.down)
    case .third: isLandscape ? narrow.landscape : narrow.portrait
    case .most: width - distance - (isLandscape ? narrow.landscape : narrow.portrait)
    }
  }

  /// What is around the root view where the device runs a system, which need not be that it came with.
  func rootEnvironment(on system: OperatingSystem) -> RootEnvironment {
    var rootEnvironment = RootEnvironment()
    rootEnvironment.horizontalSizeClass = horizontalSizeClass
    rootEnvironment.verticalSizeClass = verticalSizeClass
    rootEnvironment.platform = device.kind
    rootEnvironment.system = system
    rootEnvironment.screen = Screen(
      title: title, size: size, scale: device.scale,
      insets: device.insets(on: system, isLandscape: isLandscape),
      keyboard: hasKeyboard ? keyboard ?? 0 : 0, cornerRadius: device.cornerRadius,
      hasHomeIndicator: device.hasHomeIndicator)
    return rootEnvironment
  }

  /// Its screen, with the system that it came with.
  var screen: Screen? { rootEnvironment(on: device.system).screen }

  /// The height of the keyboard in this orientation; nil where it is not known or there is none.
  var keyboard: Double? { isLandscape ? device.landscapeKeyboard : device.keyboard }

  /// - Source: Apple's Human Interface Guidelines, Layout, "device size classes": in landscape,
  ///   phones that are at least 414 points wide in portrait are regular. In the lists of sizes that
  ///   apps meet, a pad's windows are regular from 678 points on and compact at 639.
  ///   `UserInterfaceSizeClass` documents compact for watches, and regular for televisions and
  ///   Macs.
  private var horizontalSizeClass: SizeClass {
    if let sizeClasses { return sizeClasses.horizontal }
    return switch device.kind {
    case .phone: isLandscape && device.width >= 414 ? .regular : .compact
    case .pad: size.width >= 678 ? .regular : .compact
    case .watch: .compact
    case .mac, .television: .regular
    }
  }

  private var sizeClasses: Device.SizeClasses? {
    isLandscape ? device.sizeClasses?.landscape : device.sizeClasses?.portrait
  }

  private var verticalSizeClass: SizeClass {
    if let sizeClasses { return sizeClasses.vertical }
    return switch device.kind {
    case .phone: isLandscape ? .compact : .regular
    case .watch: .compact
    case .pad, .mac, .television: .regular
    }
  }
}
