import VCCommand
import VCSource

/// Many figures, distributed to worker processes. A figure that fails, takes too long or crashes
/// its worker affects no other figure.
package struct Batch {
  private let request: DrawRequest
  private let jobs: [DrawJob]
  /// The number of figures after which a worker is replaced, because Graphviz doesn't free all its
  /// memory.
  private let figuresPerWorker: Int
  /// The most workers at once.
  private let most: Int
  /// The program that workers run.
  private let program: String
  private var workers: [BatchWorker] = []
  private var waiting: [Int]
  private var results: [(status: Int32, messages: [UInt8])?]
  private var finished = 0
  private var reported = 0
  private var progress: Progress

  /// The number of figures in a worker's queue: one being drawn, and the next.
  private static let queueLength = 2

  package init(
    _ request: DrawRequest, _ jobs: [DrawJob], figuresPerWorker: Int = 1_000,
    program: String = ProgramIdentity.path, most: Int? = MachineSettings.jobs.value
  ) {
    self.most = most ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    (self.request, self.jobs, self.figuresPerWorker) = (request, jobs, figuresPerWorker)
    self.program = program
    waiting = jobs.indices.reversed()
    results = Array(repeating: nil, count: jobs.count)
    progress = Progress(of: jobs.count)
  }

  /// Draws all figures. Returns each figure's exit code; messages are printed in the order of the
  /// descriptions, whichever is finished first.
  package mutating func run() -> [Int32] {
    while finished < jobs.count {
      while workers.count < most, !waiting.isEmpty, startWorker() {}
      progress.show(finished)
      if !workers.isEmpty { pollWorkers() }
      report()
    }
    for worker in workers { _ = worker.end() }
    progress.clear()
    return results.map { $0?.status ?? ExitStatus.ownFault }
  }

  /// Starts a worker with work to do. If that fails and there is no other worker, the waiting
  /// figures are lost.
  private mutating func startWorker() -> Bool {
    do {
      workers.append(try BatchWorker(program, arguments: request.workerArguments))
      fillQueue(of: workers.count - 1)
      return true
    } catch {
      guard workers.isEmpty else { return false }
      for job in waiting { lose(job, .noProcessReason(reason: error.reason)) }
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

  /// Waits for answers from workers.
  private mutating func pollWorkers() {
    var lines = workers.map { pollfd(fd: $0.line, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(lines.count)
    guard poll(&lines, count, -1) > 0 else { return }
    // Backwards, because workers that ended are removed.
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

  /// Handles a worker that ended unexpectedly: its current figure is lost, the rest of its queue is
  /// not.
  private mutating func workerEnded(_ worker: BatchWorker) {
    let end = worker.end()
    guard let lost = worker.queue.first else { return }
    waiting += worker.queue.dropFirst().reversed()
    lose(lost, Interruption.reason(of: end))
  }

  private mutating func lose(_ job: Int, _ reason: Words) {
    let message = FileError.unfinished(jobs[job].input, work: "drawn", reason: reason).description
    finish(job, ExitStatus.ownFault, Array((message.withoutControls + "\n").utf8))
  }

  private mutating func finish(_ job: Int, _ status: Int32, _ messages: [UInt8]) {
    results[job] = (status, messages)
    finished += 1
  }

  /// Prints the messages of all figures before the first unfinished one.
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
