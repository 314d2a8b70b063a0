import VCCommand
import VCDescriptions
import VCLogs
import VCPhrases

extension Feature {
  /// The explanation of the lines of a log: `explain <log>`.
  package static var logs: Feature {
    Feature(
      explainer: TextExplainer(of: [.log, .sentry]) { text, question in
        let log = LogReader(text)
        let lines = log.lines.map(\.logged)
        if lines.isEmpty { return nil }
        let app = try question.app().map { LoggedApp($0.state, file: $0.file) }
        return question.asksForCode
          ? LogRepairs(of: lines, spelling: question.spelling, in: app)
          : LogExplanation(of: lines, spelling: question.spelling, in: app, leftOut: log.leftOut)
      })
  }
}
