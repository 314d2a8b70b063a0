import Testing
import VCDescriptions
import VCFigureFeatures
import VCModelFeatures
import VCTestSupport

@Suite struct `The depth of foreign texts` {
  init() { addFeatures() }

  private static let chains = [
    Chain("printed.txt") { count in
      (0..<count).map { level in
        String(repeating: "   | ", count: level)
          + "<Shop.A 0x\(level + 1)>, state: appeared, view: <UIView 0x\(level + 1)>\n"
      }.joined()
    },
    Chain("Main.storyboard") { count in
      let scenes = (0..<count).map { level in
        let next =
          level + 1 == count
          ? ""
          : """
          <connections><segue destination="s\(level + 1)" kind="relationship" \
          relationship="rootViewController" id="r\(level)"/></connections>
          """
        return "<scene><objects><navigationController id=\"s\(level)\" sceneMemberID="
          + "\"viewController\">\(next)"
          + "</navigationController></objects></scene>\n"
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="s0"><scenes>
        \(scenes.joined())</scenes></document>
        """
    },
  ]

  @Test(arguments: chains)
  func `is that of descriptions`(chain: Chain) throws { try expectLimitedDepth(of: chain) }
}
