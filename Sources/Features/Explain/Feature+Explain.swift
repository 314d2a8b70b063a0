import VCCommand

extension Feature {
  /// The reason for an answer: `explain`.
  package static var explain: Feature {
    Feature(commands: [
      ListedCommand(
        Explain.self, for: .answers, ("explain <in> ...", "explain an answer and cite its rules"),
        otherNames: ["why"])
    ])
  }
}
