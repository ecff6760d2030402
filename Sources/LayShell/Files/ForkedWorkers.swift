import CLibedit
import Glibc

/// Copies of this process that do jobs which know nothing of each other.
///
/// - Rule: results are taken in the order of the jobs, whichever copy has done them. What a copy changes in its
///   memory is not seen here. All copies end with this process, and when their work is no longer needed.
struct ForkedWorkers {
  /// The most that are started.
  static let most = 64
  /// How often `isOver` is asked while nothing happens.
  private static let milliseconds: Int32 = 50

  private struct Worker {
    let process: pid_t
    /// Jobs go out by it, and their results come in.
    let socket: Int32
    var job: Int?
    /// What has come of the result.
    var bytes: [UInt8] = []
  }

  /// As many as there are processors, and memory for.
  static var usualCount: Int {
    min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), MemoryUse.processCount, most)
  }

  /// How many jobs there are, with the numbers from 0 on.
  private let jobCount: Int
  /// Does a job, in a copy.
  private let work: (Int) -> [UInt8]
  private var workers: [Worker] = []
  private var nextJob = 0
  /// The results that are not taken yet; nil for a job that was not done to its end.
  private var results: [Int: [UInt8]?] = [:]

  /// Does jobs in copies.
  ///
  /// - Parameters:
  ///   - count: how many copies there are.
  ///   - take: gets the result of each job; nil where its copy ended before that.
  /// - Returns: how many results were taken: not all where `isOver` said to stop, or where no process can be started.
  static func run(
    _ jobCount: Int, in count: Int, isOver: () -> Bool, work: @escaping (Int) -> [UInt8],
    take: (Int, [UInt8]?) -> Void
  ) -> Int {
    var workers = ForkedWorkers(jobCount: jobCount, work: work)
    defer { for worker in workers.workers { end(worker) } }
    var taken = 0
    while taken < jobCount, !isOver() {
      workers.start(count)
      guard workers.wait() else { break }
      while let result = workers.results.removeValue(forKey: taken) {
        take(taken, result)
        taken += 1
      }
    }
    return taken
  }

  private init(jobCount: Int, work: @escaping (Int) -> [UInt8]) {
    (self.jobCount, self.work) = (jobCount, work)
  }

  private static func end(_ worker: Worker) {
    close(worker.socket)
    var resident = 0
    _ = child_end(worker.process, &resident)
  }

  // MARK: In this process

  /// Gives a job to each copy that has none, and makes further copies as long as there are jobs.
  private mutating func start(_ count: Int) {
    for index in workers.indices where workers[index].job == nil { giveJob(to: index) }
    while nextJob < jobCount, workers.count < count, let worker = fork() {
      workers.append(worker)
      giveJob(to: workers.count - 1)
    }
  }

  private mutating func giveJob(to index: Int) {
    guard nextJob < jobCount else { return }
    workers[index].job = nextJob
    // A copy that has ended is found when its result is read.
    _ = Self.write(Self.bytes(of: nextJob), to: workers[index].socket)
    nextJob += 1
  }

  /// Waits for a moment for results; false where nobody works.
  private mutating func wait() -> Bool {
    let busy = workers.indices.filter { workers[$0].job != nil }
    guard !busy.isEmpty else { return false }
    var ends = busy.map { pollfd(fd: workers[$0].socket, events: Int16(POLLIN), revents: 0) }
    guard poll(&ends, nfds_t(ends.count), Self.milliseconds) > 0 else { return true }
    for (index, end) in zip(busy, ends).reversed() where end.revents != 0 { readResult(index) }
    return true
  }

  private mutating func readResult(_ index: Int) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(workers[index].socket, &piece, piece.count)
    if count < 0, errno == EINTR { return }
    guard count > 0, let job = workers[index].job else {
      let worker = workers.remove(at: index)
      if let job = worker.job { results[job] = .some(nil) }
      return Self.end(worker)
    }
    workers[index].bytes += piece[..<count]
    let bytes = workers[index].bytes
    guard let length = Self.number(bytes), bytes.count - 8 >= length else { return }
    results[job] = Array(bytes[8..<8 + length])
    (workers[index].job, workers[index].bytes) = (nil, [])
  }

  // MARK: In the copy

  private func fork() -> Worker? {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = child_fork()
    if process == 0 { serve(ends[1]) }
    close(ends[1])
    if process > 0 { return Worker(process: process, socket: ends[0]) }
    close(ends[0])
    return nil
  }

  /// Does the jobs that it is given until there are no more.
  private func serve(_ socket: Int32) -> Never {
    var bytes = [UInt8](repeating: 0, count: 8)
    while read(socket, &bytes, 8) == 8, let job = Self.number(bytes) {
      let result = work(job)
      guard Self.write(Self.bytes(of: result.count) + result, to: socket) else { break }
    }
    _exit(0)
  }

  // MARK: Bytes

  private static func bytes(of number: Int) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  private static func number(_ bytes: [UInt8]) -> Int? {
    bytes.count < 8 ? nil : bytes.withUnsafeBytes { $0.load(as: Int.self) }
  }

  private static func write(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
