import VCEngine
import VCPhrases

extension PropertyTopic {
  /// The properties of this feature, in the order of lists.
  package static let ofProperties: [PropertyTopic] = [
    PropertyTopic(
      names: { _ in SystemPreference.allCases.map(\.rawValue) },
      explanation: { name, owner, hierarchy in
        SystemPreference(rawValue: name).map {
          PreferenceExplanation(of: $0, for: owner, in: hierarchy)
        }
      }),
    PropertyTopic(
      names: { _ in SystemPreference.allCases.compactMap(\.childProperty) },
      explanation: { name, owner, hierarchy in
        SystemPreference.allCases.first { $0.childNames.contains(name) }.map {
          AnsweringChildExplanation(for: $0, of: owner, in: hierarchy)
        }
      }),
    .one("keyCommands") { $1.keyCommands(of: $0) },
    PropertyTopic(
      names: { _ in MovingFlag.allCases.map(\.rawValue) + ["transitionCoordinator"] },
      explanation: { name, owner, hierarchy in
        if name == "transitionCoordinator" { return hierarchy.coordinator(of: owner) }
        return MovingFlag(spelling: name).map { hierarchy.moving($0, of: owner) }
      }),
    PropertyTopic(
      names: { _ in AppearanceCalls.Method.allCases.map(\.rawValue) },
      explanation: { name, owner, hierarchy in
        AppearanceCalls.Method(spelling: name).map {
          AppearanceExplanation(of: $0, for: owner, in: hierarchy)
        }
      }),
    .one("isModalInPresentation", or: "modalInPresentation") { $1.modality(of: $0) },
    .one("next", or: "nextResponder") { $1.nextResponder(of: $0) },
    .one("isViewLoaded") { $1.viewLoading(of: $0) },
    .one("hidesBottomBarWhenPushed") { $1.bottomBar(of: $0) },
    PropertyTopic(
      names: { $0.columnProperties.map(\.property) },
      explanation: { $2.columnAnswer($0, of: $1) }),
    PropertyTopic(
      names: { $0.hasSelectedIndex ? ["selectedIndex"] : [] },
      explanation: { $0 == "selectedIndex" ? $2.selectedIndex(of: $1) : nil }),
  ]

  /// A property that every controller has.
  ///
  /// - Parameter other: Objective-C's name for it, if that is another.
  private static func one(
    _ property: String, or other: String? = nil,
    _ explain: @escaping @Sendable (Hierarchy.Index, Hierarchy) -> any Explanation
  ) -> PropertyTopic {
    PropertyTopic(
      names: { _ in [property] },
      explanation: { [property, other].contains($0) ? explain($1, $2) : nil })
  }
}
