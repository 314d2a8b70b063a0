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
    .one("keyCommands") { KeyCommandsExplanation(of: $0, in: $1) },
    PropertyTopic(
      names: { _ in MovingFlag.allCases.map(\.rawValue) + ["transitionCoordinator"] },
      explanation: { name, owner, hierarchy in
        if name == "transitionCoordinator" {
          return CoordinatorExplanation(of: owner, in: hierarchy)
        }
        return MovingFlag(spelling: name).map {
          MovingExplanation(of: $0, for: owner, in: hierarchy)
        }
      }),
    PropertyTopic(
      names: { _ in AppearanceCalls.Method.allCases.map(\.rawValue) },
      explanation: { name, owner, hierarchy in
        AppearanceCalls.Method(spelling: name).map {
          AppearanceExplanation(of: $0, for: owner, in: hierarchy)
        }
      }),
    .one(ModalityExplanation.property, or: "modalInPresentation") {
      ModalityExplanation(of: $0, in: $1)
    },
    .one(NextResponderExplanation.property, or: "nextResponder") {
      NextResponderExplanation(of: $0, in: $1)
    },
    .one(ViewLoadingExplanation.property) { ViewLoadingExplanation(of: $0, in: $1) },
    .one(BottomBarExplanation.property) { BottomBarExplanation(of: $0, in: $1) },
    PropertyTopic(
      names: ColumnExplanation.names,
      explanation: { ColumnExplanation(of: $0, for: $1, in: $2) }),
    PropertyTopic(
      names: {
        SelectedIndexExplanation.belongs(to: $0) ? [SelectedIndexExplanation.property] : []
      },
      explanation: { name, owner, hierarchy in
        name == SelectedIndexExplanation.property
          ? SelectedIndexExplanation(of: owner, in: hierarchy) : nil
      }),
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
