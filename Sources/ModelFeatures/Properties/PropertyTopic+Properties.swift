import VCEngine
import VCPhrases

extension PropertyTopic {
  /// The properties of this feature, in the order of lists.
  package static let ofProperties: [PropertyTopic] = [
    .each(SystemPreference.allCases.map(\.rawValue)) { name, owner, hierarchy in
      SystemPreference(rawValue: name).map { hierarchy.reading(of: $0, of: owner) }
    },
    .each(SystemPreference.allCases.compactMap(\.childProperty)) { name, owner, hierarchy in
      SystemPreference.allCases.first { $0.childNames.contains(name) }
        .map { hierarchy.answeringChild(for: $0, of: owner) }
    },
    .one("keyCommands") { $1.keyCommands(of: $0) },
    .each(MovingFlag.allCases.map(\.rawValue)) { name, owner, hierarchy in
      MovingFlag(spelling: name).map { hierarchy.moving($0, of: owner) }
    },
    .one("transitionCoordinator") { $1.coordinator(of: $0) },
    .each(AppearanceCalls.Method.allCases.map(\.rawValue)) { name, owner, hierarchy in
      AppearanceCalls.Method(spelling: name)
        .map { AppearanceExplanation(of: $0, for: owner, in: hierarchy) }
    },
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

  /// Properties that every controller has.
  private static func each(
    _ properties: [String],
    _ explain: @escaping @Sendable (String, Hierarchy.Index, Hierarchy) -> (any Explanation)?
  ) -> PropertyTopic {
    PropertyTopic(names: { _ in properties }, explanation: explain)
  }

  /// A property that every controller has.
  ///
  /// - Parameter other: Objective-C's name for it, if that is another.
  private static func one(
    _ property: String, or other: String? = nil,
    _ explain: @escaping @Sendable (Hierarchy.Index, Hierarchy) -> any Explanation
  ) -> PropertyTopic {
    each([property]) { [property, other].contains($0) ? explain($1, $2) : nil }
  }
}
