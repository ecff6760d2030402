import CLibedit
import Glibc

/// The sessions that `crash_save` has written where a signal or a fault ended them.
///
/// - Rule: each is told once, at the next start of the prompt; its file is read-only from then on. Of
///   those that were told, the newest 50 are kept.
struct SavedSessions {
  private let folder: String

  private static let mostKept = 50

  /// The folder `lay` in `XDG_STATE_HOME`, or in `~/.local/state`.
  ///
  /// - Returns: nil where `HOME` is not set either. A relative path in `XDG_STATE_HOME` is ignored.
  init?(_ environment: (String) -> String?) {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      folder = state + "/lay"
    } else if let home = environment("HOME"), !home.isEmpty {
      folder = home + "/.local/state/lay"
    } else {
      return nil
    }
  }

  /// Saves this session from now on, if a signal or a fault ends it; without a folder, in the present
  /// one.
  static func watch(_ sessions: SavedSessions?) {
    crash_watch(sessions?.folder, sessions.map { FilePath.shortened($0.folder, as: "~") })
  }

  /// Sentences about the sessions that were not told yet, the newest first.
  func news() -> [String] {
    var news: [String] = []
    var told = 0
    for (path, status) in files() {
      if status.st_mode & S_IWUSR != 0 {
        let name = FilePath.shortened(path, as: "~")
        news.append("a session was ended before you left it: `load \"\(name)\"` brings it back")
        chmod(path, 0o400)
      } else {
        told += 1
        if told > Self.mostKept { unlink(path) }
      }
    }
    return news
  }

  /// The files, the newest first.
  private func files() -> [(path: String, status: stat)] {
    TextFile.paths(beginning: folder + "/lay-crash", ending: ".lay").compactMap { path in
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return (path, status)
    }.sorted { one, other in
      (one.status.st_mtim.tv_sec, one.status.st_mtim.tv_nsec)
        > (other.status.st_mtim.tv_sec, other.status.st_mtim.tv_nsec)
    }
  }
}
