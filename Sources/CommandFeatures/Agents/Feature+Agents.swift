import VCCommand

extension Feature {
  /// How an assistant calls the program: `help agents` prints what the skill of assistants says.
  package static var agents: Feature {
    Feature(topics: [HelpTopic("agents") { _ in AgentsResources.skillMd }])
  }
}
