import VCCommand
import VCSkill

extension Feature {
  /// How an assistant calls the program: `help agents`.
  package static var agents: Feature {
    Feature(topics: [HelpTopic("agents") { _ in Skill.text }])
  }
}
