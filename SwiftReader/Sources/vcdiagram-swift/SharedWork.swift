import Synchronization

/// Work on numbered items, on all cores. An item that takes too long is given up.
enum SharedWork {
  /// The stack size of the threads: to parse deep nesting takes more than the default.
  private static let stackSize = 64 << 20

  /// Returns the result of a task for each number below a count; nil if that took too long.
  ///
  /// What can't be stopped, such as Swift's parser, goes on in its thread until the process ends.
  ///
  /// - Parameter seconds: The time limit for a number.
  static func results<Value: Sendable>(
    of count: Int, secondsEach seconds: Int, _ task: @escaping @Sendable (Int) -> Value
  ) -> [Value?] {
    let work = Work(count, task)
    let cores = max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16, count))
    let threads = (0..<cores).count { _ in OwnThread.start(stackSize: stackSize) { work.run() } }
    // If no thread can be started, this one works alone.
    if threads == 0 { work.run() }
    while !work.isDone {
      // For each lost thread, another one works on.
      for _ in 0..<work.giveUp(after: .seconds(seconds)) {
        if !OwnThread.start(stackSize: stackSize, { work.run() }) { work.run() }
      }
      work.wait()
    }
    return work.results
  }

  /// The numbers that are left, those at work, and the results so far.
  private final class Work<Value: Sendable>: Sendable {
    private struct State {
      var next = 0
      var started: [Int: SuspendingClock.Instant] = [:]
      var results: [Value?]
      var left: Int
    }

    private let count: Int
    private let task: @Sendable (Int) -> Value
    private let state: Mutex<State>
    /// Opens when all is done.
    private let end = Latch()

    init(_ count: Int, _ task: @escaping @Sendable (Int) -> Value) {
      (self.count, self.task) = (count, task)
      state = Mutex(State(results: Array(repeating: nil, count: count), left: count))
    }

    var isDone: Bool { state.withLock { $0.left == 0 } }
    var results: [Value?] { state.withLock(\.results) }

    func wait() { end.wait(milliseconds: 100) }

    /// Works until nothing is left.
    func run() {
      while let number = begin() {
        let result = task(number)
        guard finish(number, result) else { return }
      }
    }

    private func begin() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        defer { state.next += 1 }
        state.started[state.next] = SuspendingClock.now
        return state.next
      }
    }

    /// Records a result; returns false if it comes too late.
    private func finish(_ number: Int, _ result: Value) -> Bool {
      let left = state.withLock { state -> Int? in
        guard state.started.removeValue(forKey: number) != nil else { return nil }
        state.results[number] = result
        state.left -= 1
        return state.left
      }
      if left == 0 { end.open() }
      return left != nil
    }

    /// Gives up what takes longer than a limit; returns how much that is.
    func giveUp(after limit: Duration) -> Int {
      state.withLock { state in
        let late = state.started.filter { $0.value.duration(to: SuspendingClock.now) > limit }
        for number in late.keys { state.started[number] = nil }
        state.left -= late.count
        return late.count
      }
    }
  }
}

/// Something to wait for, with a time limit: a pipe whose one end is closed.
private final class Latch: Sendable {
  private let ends: Mutex<(read: Int32, write: Int32)>

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.ends = Mutex((ends[0], ends[1]))
  }

  deinit { ends.withLock { for end in [$0.read, $0.write] where end >= 0 { close(end) } } }

  func open() {
    ends.withLock {
      close($0.write)
      $0.write = -1
    }
  }

  func wait(milliseconds: Int32) {
    var descriptor = pollfd(fd: ends.withLock { $0.read }, events: Int16(POLLIN), revents: 0)
    poll(&descriptor, 1, milliseconds)
  }
}
