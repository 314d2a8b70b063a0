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
          let app = try question.app().map { LoggedApp($0.state, file: $0.file) }
          return question.asksForCode
            ? LogRepairs(of: lines, spelling: question.spelling, in: app)
            : LogExplanation(of: lines, spelling: question.spelling, in: app, leftOut: log.leftOut)
        }
      ])
  }
}
