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
    PropertyTopic(
      names: { _ in ["keyCommands"] },
      explanation: { name, owner, hierarchy in
        name == "keyCommands" ? KeyCommandsExplanation(of: owner, in: hierarchy) : nil
      }),
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
    PropertyTopic(
      names: { _ in [ModalityExplanation.property] },
      explanation: { name, owner, hierarchy in
        [ModalityExplanation.property, "modalInPresentation"].contains(name)
          ? ModalityExplanation(of: owner, in: hierarchy) : nil
      }),
    PropertyTopic(
      names: { _ in [NextResponderExplanation.property] },
      explanation: { name, owner, hierarchy in
        [NextResponderExplanation.property, "nextResponder"].contains(name)
          ? NextResponderExplanation(of: owner, in: hierarchy) : nil
      }),
    PropertyTopic(
      names: { _ in [ViewLoadingExplanation.property] },
      explanation: { name, owner, hierarchy in
        name == ViewLoadingExplanation.property
          ? ViewLoadingExplanation(of: owner, in: hierarchy) : nil
      }),
    PropertyTopic(
      names: { _ in [BottomBarExplanation.property] },
      explanation: { name, owner, hierarchy in
        name == BottomBarExplanation.property ? BottomBarExplanation(of: owner, in: hierarchy) : nil
      }),
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
}
