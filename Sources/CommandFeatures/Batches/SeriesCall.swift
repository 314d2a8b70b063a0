import VCCommand
import VCEngine
import VCFigures

/// The figures of several descriptions that readers see together, drawn by one process, because all
/// have to be known before one is fitted.
struct SeriesCall {
  private let pipeline: DrawPipeline
  private let jobs: [DrawJob]

  /// A description that was read, on its way to its figure.
  private struct Member {
    let number: Int
    let input: InputFile
    let pipeline: DrawPipeline
    let canBeSplit: Bool
  }

  /// The most figures of a call that are fitted together. More are drawn by several processes at once.
  private static let most = 24

  /// The call of a request; nil if it asks for figures that don't depend on each other.
  init?(_ request: DrawRequest, _ jobs: [DrawJob]) {
    guard jobs.count <= Self.most, !request.drawsEachAlone,
      let pipeline = try? DrawPipeline(request),
      jobs.allSatisfy({ pipeline.page(for: $0.format) != nil })
    else { return nil }
    (self.pipeline, self.jobs) = (pipeline, jobs)
  }

  /// Draws all figures in a process that may be lost: then each is drawn alone, so that one that takes
  /// too long costs no other. Returns each figure's exit code.
  func run() -> [Int32] {
    guard let answers = answersOfWorker() else {
      var batch = Batch(pipeline.request, jobs)
      return batch.run()
    }
    for answer in answers { Console.write(answer.messages) }
    return answers.map(\.status)
  }

  /// The answers in the order of the jobs; nil if the process ended before the last of them.
  private func answersOfWorker() -> [BatchWorker.Answer]? {
    let arguments = [BatchWorker.seriesOption(of: jobs.count)] + pipeline.request.workerArguments
    guard var worker = try? BatchWorker(ProgramIdentity.path, arguments: arguments) else {
      return nil
    }
    defer { _ = worker.end() }
    for (number, job) in jobs.enumerated() { worker.send(job, number: number) }
    var answers: [BatchWorker.Answer] = []
    while answers.count < jobs.count {
      guard let next = worker.answers() else { return nil }
      answers += next
    }
    return answers
  }

  /// Draws all figures in this process. Returns each figure's exit code and its messages.
  func draw() -> [(status: Int32, messages: [UInt8])] {
    var results = Array(
      repeating: (status: ExitStatus.done, messages: [UInt8]()), count: jobs.count)
    func attempt(_ number: Int, seconds: Double, _ body: () throws -> Void) {
      var status: Int32?
      let messages = Console.collecting {
        do {
          try TimeLimit.limiting(jobs[number].input, work: "drawn", seconds: seconds, body)
        } catch {
          status = ExitStatus.reporting(error)
        }
      }
      results[number] = (status ?? results[number].status, results[number].messages + messages)
    }
    let seconds = TimeLimit.usual
    var (series, members) = (Series(), [Member]())
    for number in jobs.indices {
      attempt(number, seconds: seconds) { members.append(try member(number, of: &series)) }
    }
    guard let first = members.first else { return results }
    var pages: [Pages] = []
    let before = results[first.number]
    attempt(first.number, seconds: seconds * Double(members.count)) { pages = try series.pages() }
    // What fails in one must not cost the others.
    if pages.isEmpty {
      results[first.number] = before
      for member in members {
        attempt(member.number, seconds: seconds) { try pipeline.draw(jobs[member.number]) }
      }
    }
    for (member, pages) in zip(members, pages) {
      attempt(member.number, seconds: seconds) { try write(pages, of: member) }
    }
    return results
  }

  private func member(_ number: Int, of series: inout Series) throws -> Member {
    let job = jobs[number]
    let input = try InputFile(job.input, standardInput: pipeline.request.standardInputName)
    let own = pipeline.inLanguage(of: input)
    let resolution = try own.resolution(of: input)
    let asked = try own.figureRequest(for: resolution, input, as: job.format, mayBeSplit: true)
    do {
      try series.add(resolution, asked)
    } catch {
      throw UsageFault(error, of: resolution.app)
    }
    return Member(number: number, input: input, pipeline: own, canBeSplit: asked.spread == .one)
  }

  private func write(_ pages: Pages, of member: Member) throws {
    let job = jobs[member.number]
    try member.pipeline.report(pages, of: member.input, canBeSplit: member.canBeSplit)
    try member.pipeline.files(from: member.input).write(pages, of: job) { try $0.write($1) }
  }
}
