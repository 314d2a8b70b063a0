import Testing
import VCDescriptions
import VCFigureFeatures
import VCModelFeatures
import VCTestSupport

@Suite struct `The depth of a view hierarchy of Sentry's` {
  init() { addFeatures() }

  private static let chain =
    Chain("view-hierarchy.json") { count in
      let views = (0..<count).map { #"{"type": "UIView", "view_controller": "C\#($0)"}"# }
      return #"{"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "children": ["#
        + views.joined(separator: ", ") + "]}]}"
    }

  @Test func `is that of descriptions`() throws { try expectLimitedDepth(of: Self.chain) }
}
