import CLibedit
import Glibc
import LayLanguage

extension TextFile {
  static func write(
    _ text: String, to path: FilePath, reasonToStop: () -> StopReason? = { nil }
  ) throws(Refusal) {
    try write(Array(text.utf8), to: path, reasonToStop: reasonToStop)
  }

  /// - Parameters:
  ///   - isNew: whether a file that is there is an error.
  ///   - reasonToStop: called when a signal ends a wait, as for the reader of a pipe.
  static func write(
    _ bytes: [UInt8], to path: FilePath, isNew: Bool = false,
    reasonToStop: () -> StopReason? = { nil }
  ) throws(Refusal) {
    if path.end == .pipe || path.end == .device, !isNew {
      return try writeDirectly(bytes, to: path, reasonToStop)
    }
    let place = try WritingPlace(path)
    defer { place.close() }
    // A signal that ends the program comes before the file is begun or when it is complete.
    var (all, former) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &former)
    let isWritten: Bool
    if isNew, place.old != nil {
      errno = EEXIST
      isWritten = false
    } else if place.mustStay {
      isWritten = place.writeOver(bytes)
    } else {
      isWritten = place.replace(with: bytes, isNew: isNew)
    }
    let error = errno
    pthread_sigmask(SIG_SETMASK, &former, nil)
    errno = error
    if !isWritten { throw .notWritten(path.text) }
  }

  /// Throws where a file that is there may not be written.
  static func requireWritable(_ path: FilePath) throws(Refusal) {
    if path.end != .pipe, path.end != .device { try WritingPlace(path).close() }
  }

  private static func writeDirectly(
    _ bytes: [UInt8], to path: FilePath, _ reasonToStop: () -> StopReason?
  ) throws(Refusal) {
    var reason: StopReason?
    func isOver() -> Bool {
      reason = reason ?? reasonToStop()
      return reason != nil
    }
    func refusal() -> Refusal { reason.map { .stopped($0) } ?? .notWritten(path.text) }
    let descriptor = Descriptor.open(path.real, O_WRONLY | O_NOCTTY, isOver: isOver)
    guard descriptor >= 0 else { throw refusal() }
    defer { close(descriptor) }
    guard path.isOf(descriptor) else { throw .changed(path) }
    let isWritten = Descriptor.withoutPipeSignal {
      Descriptor.writeAll(bytes, to: descriptor, isOver: isOver)
    }
    if !isWritten { throw refusal() }
  }
}

/// A file to write: its name in an open folder, so that no link can lead elsewhere meanwhile.
private struct WritingPlace {
  let path: FilePath
  let folder: Int32
  let name: [CChar]
  /// What is there; nil for nothing.
  let old: stat?

  /// - Throws: where a file that is there may not be written.
  init(_ path: FilePath) throws(Refusal) {
    self.path = path
    let parts = path.real.parts
    name = parts.name
    if path.end == .folder || name == [0] {
      errno = EISDIR
      throw .notWritten(path.text)
    }
    let here = Array(".".utf8CString)
    let place = RealPath(resolving: parts.folder.isEmpty ? here : parts.folder + [0])
    folder = file_folder(place.bytes)
    guard folder >= 0 else { throw .notWritten(path.text) }
    do throws(Refusal) {
      guard place.isOf(folder), place.isFolder(of: path.real) else { throw .changed(path) }
      old = try Self.status(of: name, in: folder, path)
    } catch {
      Glibc.close(folder)
      throw error
    }
  }

  func close() { Glibc.close(folder) }

  private static func status(
    of name: [CChar], in folder: Int32, _ path: FilePath
  ) throws(Refusal) -> stat? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw .notWritten(path.text)
    }
    if path.end == .linkToNothing {
      errno = ELOOP
      throw .notWritten(path.text)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .changed(path) }
    guard faccessat(folder, name, W_OK, AT_EACCESS) == 0 else { throw .notWritten(path.text) }
    return status
  }

  /// Whether another file could not take its place: a file with several names, or with attributes
  /// beyond those that the system gives to each.
  var mustStay: Bool {
    guard let old else { return false }
    if old.st_nlink > 1 { return true }
    var names = [CChar](repeating: 0, count: 1 << 16)
    let count = listxattr(path.real.bytes, &names, names.count)
    return names.prefix(max(0, count)).split(separator: 0).contains {
      !$0.starts(with: "security.".utf8.map(CChar.init))
    }
  }

  /// Writes a file beside the old one, and gives it the name; the functions leave an error in `errno`.
  func replace(with bytes: [UInt8], isNew: Bool) -> Bool {
    let mode: mode_t = old == nil ? 0o666 : 0o600
    // Without a name until it is complete, where the file system has such files.
    var file = file_without_name(folder, mode)
    var beside: [CChar]?
    let isNameless = file >= 0
    if !isNameless {
      beside = freeName { name in
        file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        return file >= 0
      }
    }
    guard file >= 0 else {
      return old != nil && [EACCES, EPERM, EROFS].contains(errno) && writeOver(bytes)
    }
    let isAlike = old.map { fchown(file, $0.st_uid, $0.st_gid) == 0 } ?? true
    let isWhole =
      isAlike && Descriptor.writeAll(bytes, to: file)
      && old.map { fchmod(file, $0.st_mode & 0o7777) == 0 } ?? true && fsync(file) == 0
    if isWhole, isNameless {
      beside = freeName { name in
        linkat(AT_FDCWD, "/proc/self/fd/\(file)", folder, name, AT_SYMLINK_FOLLOW) == 0
      }
    }
    let isPlaced = isWhole && beside.map { give($0, isNew: isNew) } ?? false
    let error = errno
    Glibc.close(file)
    if let beside, isNew || !isPlaced { unlinkat(folder, beside, 0) }
    errno = error
    if old != nil, !isAlike { return writeOver(bytes) }
    return isPlaced
  }

  /// Gives the file of another name in the folder its name.
  private func give(_ beside: [CChar], isNew: Bool) -> Bool {
    isNew
      ? linkat(folder, beside, folder, name, 0) == 0
      : renameat(folder, beside, folder, name) == 0
  }

  /// The first name that nothing in the folder has yet; nil where a file of it cannot be made.
  private func freeName(_ make: ([CChar]) -> Bool) -> [CChar]? {
    for number in 0..<1_000 {
      let name = Array(".lay-\(getpid())-\(number)".utf8CString)
      if make(name) { return name }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Writes over the old bytes, and writes those back if that fails.
  func writeOver(_ bytes: [UInt8]) -> Bool {
    guard let old, let file = openedOld(O_WRONLY) else { return false }
    defer { Glibc.close(file) }
    let former = openedOld(O_RDONLY).flatMap { reader in
      defer { Glibc.close(reader) }
      return Descriptor.readAll(reader, upTo: ReadLimit.usual << 20)
    }
    func put(_ bytes: [UInt8]) -> Bool {
      lseek(file, 0, SEEK_SET) == 0 && Descriptor.writeAll(bytes, to: file)
        && ftruncate(file, off_t(bytes.count)) == 0 && fsync(file) == 0
    }
    let isWritten = put(bytes)
    let error = errno
    if !isWritten, let former { _ = put(former) }
    // Writing clears the bits that set the user and the group.
    if old.st_mode & 0o7000 != 0 { fchmod(file, old.st_mode & 0o7777) }
    errno = error
    return isWritten
  }

  /// The old file, opened; nil where that fails or where it is another one now.
  private func openedOld(_ mode: Int32) -> Int32? {
    let file = openat(folder, name, mode | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    var status = stat()
    if let old, fstat(file, &status) == 0, FileIdentity(status) == FileIdentity(old) { return file }
    Glibc.close(file)
    errno = ESTALE
    return nil
  }
}
