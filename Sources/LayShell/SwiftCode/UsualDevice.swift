import LayLanguage
import LaySwiftTree

/// The device on which SwiftUI code is shown where nobody names one.
extension Shell {
  /// - Rule: a Mac for code of an app that is for the Mac alone; where `#if` leaves out what is shown on a phone, the
  ///   first system that has it; else a phone. What is no phone is told.
  func usualDevice(for files: [SwiftFile]) -> DeviceChoice {
    guard let first = files.first else { return .preview }
    if isOfMac(first), let mac = Self.others.first {
      remark("the code is for the Mac alone: it is shown on `\(mac.title)`")
      return mac
    }
    guard files.contains(where: { $0.text.contains("#if") }), !hasView(files, on: .preview),
      let other = Self.others.first(where: { hasView(files, on: $0) })
    else { return .preview }
    let what = swiftView.map { "`\($0)`" } ?? "what the file shows"
    remark("\(what) is not there for iOS: it is shown on `\(other.title)`")
    return other
  }

  /// A device of each system but iOS.
  private static let others = ["mac", "watch-45", "tv"].compactMap { Proposed.parse($0)?.device }

  private func isOfMac(_ file: SwiftFile) -> Bool {
    guard !readsNamedFilesOnly, let path = try? FilePath(file.name), path.end == .file,
      let app = AppFolder(around: path, mayRead: session.mayRead)
    else { return false }
    return app.isOfMac(AppFolder.folder(of: path.real.text), session.mayRead)
  }

  /// Whether files have the view that is shown, by what `#if` holds for a device.
  ///
  /// What cannot be read is told where it is shown.
  private func hasView(_ files: [SwiftFile], on device: DeviceChoice) -> Bool {
    let found = session.interpreter.sources.passing {
      try? session.viewNames(of: files, for: device.systemName)
    }
    guard let names = found else { return true }
    return swiftView.map(names.contains) ?? !names.isEmpty
  }
}

extension DeviceChoice {
  /// The name of its system in `#if os(macOS)`.
  var systemName: String {
    switch device.kind {
    case .phone, .pad: TreeRequest.usualSystem
    case .mac: "macOS"
    case .watch: "watchOS"
    case .television: "tvOS"
    }
  }
}
