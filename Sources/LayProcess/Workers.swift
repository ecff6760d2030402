import Glibc

/// Does jobs that know nothing of each other on several threads, each on a large stack.
package final class Workers: @unchecked Sendable {
  /// The most threads: each takes a part of the address space for its stack.
  private static let mostThreads = 8
  /// The least stack on which a job can run, in a debug build too.
  private static let leastStack = 64 << 20

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let jobs: [Int]
  private let stackSize: Int
  /// Does a job, and gives what keeps its result.
  private let body: @Sendable (Int) -> () -> Void
  private var begun = 0

  /// What the body gives for each of the numbers, with which it is called in their order.
  ///
  /// - Parameter threads: how many; 0 for as many as there are processors.
  /// - Returns: nil where there is no memory for stacks.
  package static func results<Result: Sendable>(
    of jobs: [Int], threads: Int = 0, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Int: Result]? {
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let wanted = max(1, min(threads > 0 ? threads : processors, jobs.count, mostThreads))
    let results = Results<Result>()
    let workers = Workers(jobs, stackSize: ReservedStack.wanted / wanted) { job in
      let result = body(job)
      return { results.all[job] = result }
    }
    let others = (1..<wanted).compactMap { _ in workers.start() }
    workers.work()
    for thread in others { pthread_join(thread, nil) }
    return results.all.count == jobs.count ? results.all : nil
  }

  private final class Results<Result>: @unchecked Sendable { var all: [Int: Result] = [:] }

  private init(_ jobs: [Int], stackSize: Int, _ body: @escaping @Sendable (Int) -> () -> Void) {
    self.jobs = jobs
    self.stackSize = stackSize
    self.body = body
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Starts a thread that works too; nil where there are too many.
  private func start() -> pthread_t? {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Workers>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, argument.toOpaque())
    if status == 0 { return thread }
    argument.release()
    return nil
  }

  /// Does jobs on the running thread until all are begun; does none where there is no stack.
  private func work() {
    _ = ReservedStack.run(of: stackSize, atLeast: Self.leastStack) { _ in
      while let job = self.alone({ self.next() }) {
        let keep = self.body(job)
        self.alone(keep)
      }
    }
  }

  private func next() -> Int? {
    guard begun < jobs.count else { return nil }
    begun += 1
    return jobs[begun - 1]
  }

  /// Calls the body while no other thread does so.
  private func alone<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
