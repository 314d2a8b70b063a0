import Testing
import VCDescriptions
import VCDiagnostics
import VCEngine
import VCPhrases
import VCTestSupport

/// The limit on nesting, which is the same for every text that is read and written.
@Suite struct `The depth of a description` {
  /// A text with a chain of so many controllers.
  struct Chain: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: @Sendable (Int) -> Source

    init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
      testDescription = name
      self.text = { Source(name: name, text: text($0)) }
    }
  }

  static let chains = [
    Chain("presented.json") { count in
      let opening = #"{"class": "P", "presents": "#
      return #"{"rootViewController": "# + String(repeating: opening, count: count - 1)
        + #""Last""# + String(repeating: "}", count: count)
    },
    Chain("children.yaml") { count in
      (1..<count).reduce("rootViewController:\n  class: A\n") { text, level in
        let margin = String(repeating: "  ", count: 2 * level - 1)
        return text + margin + "children:\n" + margin + "  - class: A\n"
      }
    },
    Chain("printed.txt") { count in
      (0..<count).map { level in
        String(repeating: "   | ", count: level)
          + "<Shop.A 0x\(level + 1)>, state: appeared, view: <UIView 0x\(level + 1)>\n"
      }.joined()
    },
    Chain("view-hierarchy.json") { count in
      let views = (0..<count).map { #"{"type": "UIView", "view_controller": "C\#($0)"}"# }
      return #"{"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "children": ["#
        + views.joined(separator: ", ") + "]}]}"
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
  func `of any format is read as deep as it can be written and read again`(chain: Chain) throws {
    // The shallowest that is refused: a controller takes a level or, in a list, two.
    var (read, refused) = (1, 600)
    while refused - read > 1 {
      let count = (read + refused) / 2
      if (try? AppDescription(parsing: chain.text(count))) != nil {
        read = count
      } else {
        refused = count
      }
    }
    #expect(read > 240)
    let source = chain.text(read)
    let description = try AppDescription(parsing: source)
    for (name, text) in [
      ("a.json", description.json), ("b.json", description.jsonWithDeclaredIDs),
      ("a.yaml", description.yaml()),
    ] {
      let again = try AppDescription(parsing: Source(name: name, text: text))
      #expect(again.json == description.json)
    }
    let deeper = chain.text(refused)
    let errors = diagnostics(of: deeper).filter { $0.severity == .error }
    #expect(errors.map { $0.text(in: .en) } == ["nested more than 500 levels deep"])
    #expect(errors.first?.range.map { $0.start > 0 } == true)
  }

  @Test func `has no limit in code`() throws {
    let count = 3_000
    var controllers = (0..<count).map {
      ViewController(id: Sourced("p\($0)"), className: Sourced("P"))
    }
    for index in 1..<count { controllers[index - 1].presents = index }
    let description = AppDescription(viewControllers: controllers, rootViewController: 0)
    for (name, text) in [("a.json", description.json), ("a.yaml", description.yaml())] {
      let source = Source(name: name, text: text)
      #expect(
        diagnostics(of: source).map { $0.text(in: .en) } == ["nested more than 500 levels deep"])
    }
  }

  @Test func `of inputs that are joined has the limit of one`() {
    let first = Source(
      name: "first.txt",
      text: "<Shop.Home 0x1>, state: appeared, view: <UIView 0x2>\n")
    let second = Self.chains[0].text(400)
    let third = Source(name: "deep.json", bytes: Self.chains[0].text(499).bytes)
    func join(_ sources: Source...) throws {
      var warnings: [Diagnostic] = []
      _ = try AppDescription(parsing: Source(joining: sources, name: "both"), warnings: &warnings)
    }
    #expect(throws: Never.self) { try join(first, second) }
    #expect(throws: DiagnosticError.self) { try join(first, third) }
  }

  private func diagnostics(of source: Source) -> [Diagnostic] {
    do {
      _ = try AppDescription(parsing: source)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
