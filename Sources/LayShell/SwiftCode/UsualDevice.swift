import LayLanguage
import LaySwiftTree

/// The device on which SwiftUI code is shown where nobody names one.
extension Shell {
  /// - Rule: a device of the system that the code of an app alone is for; what the preview says; where `#if` leaves out what is
  ///   shown on a phone, the first system that has it; else a phone. What is no phone is told.
  func usualDevice(for files: [SwiftFile]) -> DeviceChoice {
    guard let first = files.first else { return .preview }
    let system = systemOfApp(first)
    if let other = Self.others.first(where: { $0.systemName == system }) {
      let name = system == "macOS" ? "the Mac" : system
      remark("the code is for \(name) alone: it is shown on `\(other.title)`")
      return other
    }
    if let device = deviceOfPreview(in: files) { return device }
    guard files.contains(where: { $0.text.contains("#if") }), !hasView(files, on: .preview),
      let other = Self.others.first(where: { hasView(files, on: $0) })
    else { return .preview }
    let what = swiftView.map { "`\($0)`" } ?? "what the file shows"
    remark("\(what) is not there for iOS: it is shown on `\(other.title)`")
    return other
  }

  /// What the preview that is shown says of its device, which is told; nil where it says nothing.
  private func deviceOfPreview(in files: [SwiftFile]) -> DeviceChoice? {
    let words = ["traits:", ".preview"]
    guard files.contains(where: { file in words.contains { file.text.contains($0) } }),
      let traits = session.interpreter.sources.passing({
        try? session.evaluator(of: files).traits(ofPreview: swiftView)
      })
    else { return nil }
    if let layout = traits.layout {
      remark(
        "`\(layout)` of the preview is not followed: `--propose` gives a size, as `--propose 100x50`"
      )
    }
    let named = traits.device.flatMap { DeviceList.device(named: $0) }
    if let name = traits.device, named == nil {
      remark("the preview is for `\(name)`, which is no device here; `help devices` lists them")
    }
    guard named != nil || traits.isLandscape else { return nil }
    var choice = named.map { DeviceChoice($0) } ?? .preview
    choice.isLandscape = traits.isLandscape
    remark("it is shown on `\(choice.title)`, as the preview says")
    return choice
  }

  /// A device of each system but iOS.
  private static let others = ["mac", "watch-45", "tv"].compactMap { Proposed.parse($0)?.device }

  private func systemOfApp(_ file: SwiftFile) -> String {
    guard !readsNamedFilesOnly, let path = try? FilePath(file.name), path.end == .file,
      let app = AppFolder(around: path, mayRead: session.mayRead)
    else { return TreeRequest.usualSystem }
    return AppSystems(app, mayRead: session.mayRead).systemName(of: file, at: path)
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
