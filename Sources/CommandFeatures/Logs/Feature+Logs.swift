import VCCommand
import VCDescriptions
import VCModelFeatures
import VCPhrases
import VCSource

extension Feature {
  /// The explanation of the lines of a log: `explain <log>`.
  package static var logs: Feature {
    Feature(
      offers: [
        TextExplainer(
          of: [.log, .sentry], called: .log,
          help: .logHelp,
          hosts: Host.all.flatMap { [$0.id] + $0.otherNames }
        ) { text, question in
          let log = LogReader(text)
          let host = question.host.flatMap(Host.init(named:))
          let lines = log.lines.map(\.logged).map { $0.of(host) }
          if lines.isEmpty { return nil }
          let all = try question.apps().map { ($0.start, LoggedApp($0.state, file: $0.file)) }
          // A hierarchy is printed after what it is to explain, or before.
          let apps = log.lines.map { line in
            (all.first { line.range.lowerBound < $0.0 } ?? all.last)?.1
          }
          return question.asksForCode
            ? LogRepairs(of: lines, spelling: question.spelling, in: apps)
            : LogExplanation(of: lines, spelling: question.spelling, in: apps, leftOut: log.leftOut)
        }
      ])
  }
}
