import Foundation

/// A headless browser, if the system has one.
enum Browser {
  static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The HTML of the page after its scripts have run.
  static func page(of file: String, in home: ScratchFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    // Chromium has no sandbox as root, and containers have little shared memory.
    process.arguments = [
      "120", path ?? "", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(home.path)/browser", "--window-size=1000,800", "--dump-dom",
      "file://\(file)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
