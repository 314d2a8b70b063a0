#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Many figures, shared out to worker processes. A figure that fails, takes too long or takes its
/// worker with it costs that figure alone.
struct Batch {
  private let request: DrawRequest
  private let jobs: [DrawJob]
  /// Graphviz does not give all of its memory back: after so many figures comes a new worker.
  private let figuresPerWorker: Int
  /// The program that workers run.
  private let program: String
  private var workers: [Worker] = []
  private var waiting: [Int]
  private var results: [(status: Int32, messages: [UInt8])?]
  private var finished = 0
  private var reported = 0
  private var progress: Progress

  /// While one figure is drawn, the next is already there.
  private static let queueLength = 2

  init(
    _ request: DrawRequest, _ jobs: [DrawJob], figuresPerWorker: Int = 1_000,
    program: String = ProgramIdentity.path
  ) {
    self.request = request
    self.jobs = jobs
    self.figuresPerWorker = figuresPerWorker
    self.program = program
    waiting = jobs.indices.reversed()
    results = Array(repeating: nil, count: jobs.count)
    progress = Progress(of: jobs.count)
  }

  /// Draws all. Returns each figure's exit code; messages come in the order of the descriptions,
  /// whoever is done first.
  mutating func run() -> [Int32] {
    let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let limit = min(request.jobs ?? max(1, cores), jobs.count)
    while finished < jobs.count {
      while workers.count < limit, !waiting.isEmpty, startWorker() {}
      progress.show(finished)
      if !workers.isEmpty { pollWorkers() }
      report()
    }
    for worker in workers { _ = worker.end() }
    progress.clear()
    return results.map { $0?.status ?? ExitStatus.ownFault }
  }

  /// Starts a worker with something to do. If that cannot be, and nobody else works, the figures
  /// that wait are lost.
  private mutating func startWorker() -> Bool {
    do {
      workers.append(try Worker(program, arguments: request.workerArguments))
      fillQueue(of: workers.count - 1)
      return true
    } catch {
      guard workers.isEmpty else { return false }
      for job in waiting { lose(job, "no process could be started: \(error.reason)") }
      waiting = []
      return false
    }
  }

  private mutating func fillQueue(of index: Int) {
    while workers[index].queue.count < Self.queueLength, let job = waiting.popLast() {
      if workers[index].drawn + workers[index].queue.count >= figuresPerWorker {
        waiting.append(job)
        break
      }
      workers[index].send(jobs[job], number: job)
    }
  }

  /// Waits until a worker has something to say.
  private mutating func pollWorkers() {
    var lines = workers.map { pollfd(fd: $0.line, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(lines.count)
    guard poll(&lines, count, -1) > 0 else { return }
    // From the last on: workers that are gone are taken out.
    for index in lines.indices.reversed() where lines[index].revents != 0 {
      guard let answers = workers[index].answers() else {
        workerEnded(workers.remove(at: index))
        continue
      }
      for answer in answers { finish(answer.job, answer.status, answer.messages) }
      fillQueue(of: index)
      if workers[index].queue.isEmpty { _ = workers.remove(at: index).end() }
    }
  }

  /// A worker that ended by itself: the figure it drew is lost, what it had not begun is not.
  private mutating func workerEnded(_ worker: Worker) {
    let reason = worker.end()
    guard let lost = worker.queue.first else { return }
    waiting += worker.queue.dropFirst().reversed()
    if let reason {
      lose(lost, reason)
    } else {
      lose(lost, TimeLimit.reason(seconds: request.timeLimit))
    }
  }

  private mutating func lose(_ job: Int, _ reason: String) {
    let message = FileError.unfinished(jobs[job].input, work: "drawn", reason: reason).description
    finish(job, ExitStatus.ownFault, Array((message.withoutControls + "\n").utf8))
  }

  private mutating func finish(_ job: Int, _ status: Int32, _ messages: [UInt8]) {
    results[job] = (status, messages)
    finished += 1
  }

  /// Prints what there is to say of the figures up to the first that is not done.
  private mutating func report() {
    while reported < jobs.count, let result = results[reported] {
      if !result.messages.isEmpty {
        progress.clear()
        Console.write(result.messages)
        results[reported]?.messages = []
      }
      reported += 1
    }
  }
}
