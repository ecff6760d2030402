import CLibedit
import Glibc
import LayLanguage

/// Text files, which are read and written as a whole.
///
/// - Rule: only what can reach an end is read: files, pipes and terminals, and a socket as standard
///   input. Devices are refused, except `/dev/null`, which reads as empty.
/// - Rule: no more is read than the limit allows, and waiting for input can be interrupted.
/// - Rule: a new file takes the place of the old one when it is complete and on the disk. So a reader
///   sees the one or the other, a failure leaves the old one, and a signal that ends the program leaves
///   nothing beside it; nor, but for the instant between two system calls, does a kill where the file
///   system has files without a name.
/// - Rule: mode, owner, group and extended attributes are kept. A symbolic link stays: the file that
///   it points to is written. A file with several names or attributes, or beside which none can be
///   made, is written in place, where a reader may see a part of it. A read-only file is not replaced.
/// - Rule: anything else than a file, such as `/dev/stdout`, is written directly. Folders are
///   refused.
enum TextFile {
  // MARK: Reading

  /// The text of a file; of standard input for `-`.
  ///
  /// - Parameters:
  ///   - megabytes: the most that is read, in MiB.
  ///   - reasonToStop: called before each read, and when a signal ends a wait.
  static func read(
    _ path: String, megabytes: Int = ReadLimit.usual,
    reasonToStop: () -> StopReason? = { nil }
  ) throws(Refusal) -> String {
    let isInput = path == "-"
    // Keep the first reason: memory that is freed while unwinding would hide it.
    var reason: StopReason?
    let isOver = {
      reason = reason ?? reasonToStop()
      return reason != nil
    }
    func refusal(_ code: Int32) -> Refusal {
      if code == EINTR, let reason { return .stopped(reason) }
      if code == EFBIG { return .tooLarge(path, megabytes: megabytes) }
      if code == ENOMEM { return .stopped(.outOfMemory) }
      return code == ENOENT || code == ENOTDIR ? .notFound(path) : .failed(path)
    }
    let descriptor =
      isInput ? STDIN_FILENO : Descriptor.open(path, O_RDONLY | O_NOCTTY, isOver: isOver)
    guard descriptor >= 0 else { throw refusal(errno) }
    defer { if !isInput { close(descriptor) } }
    try refuseOthers(descriptor, path, isInput: isInput)
    let bytes = Descriptor.readAll(
      descriptor, upTo: megabytes << 20, isOver: isOver,
      mayTake: { !MemoryUse.isTooMuch(adding: $0) })
    guard let bytes else { throw refusal(errno) }
    // Memory for the text, and for its bytes, which diagnostics quote.
    if MemoryUse.isTooMuch(adding: 2 * bytes.count) { throw .stopped(.outOfMemory) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let before = textBeforeMistake(bytes)
    let column = before.reversed().prefix { !$0.isNewline }.count + 1
    throw .notText(path, line: before.count(where: \.isNewline) + 1, column: column)
  }

  /// Refuses devices, folders and sockets by the rule above.
  private static func refuseOthers(
    _ descriptor: Int32, _ path: String, isInput: Bool
  ) throws(Refusal) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: return
    case S_IFSOCK where isInput: return
    case S_IFCHR where isatty(descriptor) == 1 || isEmptyDevice(status): return
    case S_IFDIR:
      errno = EISDIR
      throw .failed(path)
    default: throw .noFile(path)
    }
  }

  /// Whether it is `/dev/null`.
  static func isEmptyDevice(_ status: stat) -> Bool {
    var empty = stat()
    return status.st_mode & S_IFMT == S_IFCHR && stat("/dev/null", &empty) == 0
      && status.st_rdev == empty.st_rdev
  }

  /// The text before the first byte that is not valid UTF-8.
  private static func textBeforeMistake(_ bytes: [UInt8]) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { text.append(scalar) }
    return String(text)
  }

  /// The first 400 bytes of a file as text; nil where it cannot be read.
  static func head(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 400)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  // MARK: Writing

  static func write(_ text: String, to path: String) throws(Refusal) {
    try write(Array(text.utf8), to: path)
  }

  /// - Parameter isNew: whether a file that is there is an error.
  static func write(_ bytes: [UInt8], to path: String, isNew: Bool = false) throws(Refusal) {
    let (target, old) = try place(path)
    if let old, old.st_mode & S_IFMT != S_IFREG, !isNew {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw .notWritten(path) }
      defer { close(descriptor) }
      guard Descriptor.writeAll(bytes, to: descriptor) else { throw .notWritten(path) }
      return
    }
    // A signal that ends the program comes before the file is begun or when it is complete.
    var (all, former) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &former)
    let isWritten: Bool
    if isNew, old != nil {
      errno = EEXIST
      isWritten = false
    } else if let old, mustStay(old, target) {
      isWritten = writeOver(target, bytes, old)
    } else {
      isWritten = replace(target, bytes, old, isNew: isNew)
    }
    let error = errno
    pthread_sigmask(SIG_SETMASK, &former, nil)
    errno = error
    if !isWritten { throw .notWritten(path) }
  }

  /// Throws where a file that is there may not be written.
  static func requireWritable(_ path: String) throws(Refusal) { _ = try place(path) }

  /// The path after following links, and what is there; nil for nothing.
  private static func place(_ path: String) throws(Refusal) -> (String, stat?) {
    let target = try realPath(of: path)
    var status = stat()
    guard stat(target, &status) == 0 else {
      if errno == ENOENT { return (target, nil) }
      throw .notWritten(path)
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { errno = EISDIR }
    guard kind != S_IFDIR,
      kind != S_IFREG || faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) == 0
    else { throw .notWritten(path) }
    return (target, status)
  }

  /// The path after following symbolic links; a file need not exist there.
  private static func realPath(of path: String) throws(Refusal) -> String {
    var present = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(present, &buffer, buffer.count)
      guard count >= 0 else { return present }
      guard
        let link = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      else {
        errno = EILSEQ
        throw .notWritten(path)
      }
      present = link.hasPrefix("/") ? link : FilePath.folder(of: present) + link
    }
    errno = ELOOP
    throw .notWritten(path)
  }

  /// Whether another file could not take its place: a file with several names, or with attributes
  /// beyond those that the system gives to each.
  private static func mustStay(_ old: stat, _ path: String) -> Bool {
    if old.st_nlink > 1 { return true }
    var names = [CChar](repeating: 0, count: 1 << 16)
    let count = listxattr(path, &names, names.count)
    return names.prefix(max(0, count)).split(separator: 0).contains {
      !$0.starts(with: "security.".utf8.map(CChar.init))
    }
  }

  /// Writes a file beside the old one, and gives it the path; the functions leave an error in `errno`.
  private static func replace(
    _ path: String, _ bytes: [UInt8], _ old: stat?, isNew: Bool
  ) -> Bool {
    let folder = FilePath.folder(of: path)
    let beside = folder + ".lay-\(getpid())"
    unlink(beside)
    let mode: mode_t = old == nil ? 0o666 : 0o600
    // Without a name until it is complete, where the file system has such files.
    let nameless = file_without_name(folder.isEmpty ? "." : folder, mode)
    let file =
      nameless >= 0 ? nameless : open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else {
      guard let old, [EACCES, EPERM, EROFS].contains(errno) else { return false }
      return writeOver(path, bytes, old)
    }
    let isAlike = old.map { fchown(file, $0.st_uid, $0.st_gid) == 0 } ?? true
    let isPlaced =
      isAlike && Descriptor.writeAll(bytes, to: file)
      && old.map { fchmod(file, $0.st_mode & 0o7777) == 0 } ?? true
      && fsync(file) == 0 && (nameless < 0 || give(nameless, beside))
      && (isNew ? link(beside, path) : rename(beside, path)) == 0
    let error = errno
    close(file)
    if isNew || !isPlaced { unlink(beside) }
    errno = error
    if let old, !isAlike { return writeOver(path, bytes, old) }
    return isPlaced
  }

  private static func give(_ file: Int32, _ name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// Writes over the old bytes, and writes those back if that fails.
  private static func writeOver(_ path: String, _ bytes: [UInt8], _ old: stat) -> Bool {
    let former = try? read(path)
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    func put(_ bytes: [UInt8]) -> Bool {
      lseek(file, 0, SEEK_SET) == 0 && Descriptor.writeAll(bytes, to: file)
        && ftruncate(file, off_t(bytes.count)) == 0 && fsync(file) == 0
    }
    let isWritten = put(bytes)
    let error = errno
    if !isWritten, let former { _ = put(Array(former.utf8)) }
    // Writing clears the bits that set the user and the group.
    if old.st_mode & 0o7000 != 0 { fchmod(file, old.st_mode & 0o7777) }
    errno = error
    return isWritten
  }
}
