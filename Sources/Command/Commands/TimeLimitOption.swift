import ArgumentParser

/// The time limit for an input of a command that draws nothing.
package struct TimeLimitOption: ParsableArguments {
  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp("Stop working on an input after this many seconds.", valueName: "seconds"))
  var seconds = TimeLimit.usual

  package init() {}

  package func validate() throws {
    guard seconds > 0, seconds <= TimeLimit.most else { throw UsageFault.timeLimit.validationError }
  }

  /// Runs `body`, which reads `input` and works on it, within the limit.
  ///
  /// - Parameter work: The work in a word, such as "checked".
  package func limiting<Result, Failure>(
    _ input: String, work: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try TimeLimit.limiting(input, work: work, seconds: seconds, body)
  }
}
