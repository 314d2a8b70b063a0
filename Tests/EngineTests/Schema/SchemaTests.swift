import Testing
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct `The schema` {
  private let schema: SyntaxNode
  private let validator: SchemaValidator

  init() throws {
    schema = try SyntaxNode(
      parsing: Source(name: "schema.json", text: AppDescription.schema(in: .en)))
    validator = SchemaValidator(schema)
  }

  @Test(arguments: Samples.files(in: Samples.folder))
  func `accepts a sample`(name: String) throws {
    let sample = try SyntaxNode(parsing: Samples.source(name))
    #expect(try validator.accepts(sample))
  }

  @Test func `rejects the invalid samples but those whose values are at odds with each other`()
    throws
  {
    let folder = Samples.invalid
    let accepted = try Samples.files(in: folder).filter { name in
      // A text that can't be parsed has no values to check.
      guard let sample = try? SyntaxNode(parsing: Samples.source(name, in: folder)) else {
        return false
      }
      return try validator.accepts(sample)
    }
    #expect(
      accepted.filter { !$0.hasPrefix("refused-") && !$0.hasPrefix("hints") } == [
        "base-without-folder.yaml", "children-of-a-tab-bar-controller.yaml", "class-of-a-view.yaml",
        "collapse-of-named-columns.yaml",
        "duplicate-id-in-a-step.yaml", "duplicate-id.yaml",
        "duplicate-key.json", "duplicate-key.yaml", "id-declared-later.yaml",
        "id-with-quotes.yaml",
        "keys-of-another-class.yaml", "needless-superclass.yaml",
        "nested-too-deep-as-a-description.json", "no-container-but-nearly.yaml",
        "no-container.yaml", "not-refused.yaml", "nothing-changes.yaml", "nothing-to-dismiss.yaml",
        "present-from-a-column-not-shown.yaml",
        "reference-with-quotes.yaml",
        "selected-index-without-tabs.yaml", "selected-tab-of-none.yaml", "source-of-a-popover.yaml",
        "source-of-a-share-sheet.yaml",
        "source-of-an-action-sheet.yaml", "swiftui-views.yaml", "top-column-of-a-list.yaml",
        "ui-tabs-elsewhere.yaml", "unknown-id.yaml", "unknown-window.yaml", "unlisted-detents.yaml",
        "unordered-detents.yaml", "window-id-taken.yaml", "window-without-a-root.yaml",
        "window-without-scene.yaml",
      ])
  }

  @Test(arguments: [
    ("UINavigationController", true), ("UIHostingController<ContentView>", true),
    ("UIKit.UIViewController", true), ("UIAlertView", false), ("MyViewController", false),
  ])
  func `knows a superclass with its module and its arguments`(name: String, isKnown: Bool) throws {
    let text = #"{"rootViewController": {"class": "Mine", "superclass": "\#(name)"}}"#
    let sample = try SyntaxNode(parsing: Source(name: "a.json", text: text))
    #expect(try validator.accepts(sample) == isKnown)
  }

  @Test func `explains every key in a sentence`() throws {
    var count = 0
    func check(_ node: SyntaxNode) {
      for (key, properties) in node.members where key.text == "properties" {
        for (name, property) in properties.members {
          let summary = property["description"]?.text ?? ""
          #expect(summary.hasSuffix(".") && !summary.contains("\n"), "\(name.text)")
          count += 1
        }
      }
      for member in node.members { check(member.value) }
      for element in node.elements { check(element) }
    }
    check(schema)
    #expect(count > 50)
  }

  // MARK: Beside the loader

  /// Descriptions with every key of the loader, including keys whose values are allowed in steps
  /// only.
  private static let descriptions: [String] = [
    #"{"$schema": "a.json", "emphasize": ["nav", "tabs"], "#
      + Everything.json.drop { $0 != "\"" },
    #"""
    {"rootViewController": {"id": "a", "presents": {"id": "b", "children": ["C"]}},
     "steps": [
       {"present": {"id": "n", "class": "UINavigationController", "modalTransitionStyle":
         "UIModalTransitionStyleCrossDissolve", "viewControllers": [{"id": "deep"}]}, "from": "b"},
       {"transition": {"id": "f", "children": [{"title": "t"}]}, "from": "C"},
       {"sheet": "EditView", "from": "b"}, {"alert": "A", "from": "b"},
       {"confirmationDialog": "D", "from": "b"}, {"fullScreenCover": {"class": "HelpView"}, "from": "b"},
       {"popover": "TipView", "from": "b"}, {"navigationDestination": "MoreView", "from": "b"},
       {"inspector": "ShapeView", "from": "b"},
       {"setViewControllers": [{"id": "e", "children": [{"title": "t"}]}], "of": "n"}]}
    """#,
    #"""
    {"app": "base.yaml", "windows": [
       {"id": "main", "rootViewController": "A", "scene": "left"},
       {"id": "top", "windowLevel": "alert", "isHidden": false, "horizontalSizeClass": "compact",
        "rootViewController": {"id": "b"}},
       {"windowLevel": 5, "rootViewController": "C"}],
     "steps": [{"setRootViewController": "D", "of": "top"}]}
    """#,
    #"""
    {"ios": 26,
     "rootViewController": {"id": "bar", "class": "UITabBarController",
       "group": {"en": "Main", "zh-Hans": "主要"},
       "family": "Tabs", "note": "Why", "image": "a.png",
       "mode": "tabSidebar", "sidebar.isHidden": true, "selectedTab": "find", "tabs": [
         {"identifier": "home", "class": "UITab",
          "viewController": {"id": "a", "role": "component",
            "navigationController": "UINavigationController"}},
         {"identifier": "find", "class": "UISearchTab", "automaticallyActivatesSearch": true,
          "viewController": "B"}]}}
    """#,
  ]

  private static let values: [JSONValue] =
    ["null", "true", "5", "-1", "1.5", "200"].map(JSONValue.scalar)
    + [.text(""), .text("Text"), .text("lower"), .array([]), .object([])]
    + [.array([.scalar("5")]), .array([.text("Text")]), .object([("class", .text("Text"))])]

  private static let members: [JSONValue.Member] = [
    ("zzz", .scalar("null")), ("presents", .text("Text")), ("children", .array([])),
    ("label", .text("")), ("dismiss", .text("nav")), ("from", .text("nav")),
  ]

  /// Whether an error depends on other values, which a schema can't see.
  private static func isAboutOtherValues(_ error: Diagnostic) -> Bool {
    switch error.message.facts {
    case let words as Words:
      switch words.id {
      case "unknownID", "unknownWindow": words.roles["id"] != .text("")
      case "idDeclaredLater", "idOfStep", "duplicateID", "windowIDTaken", "objectIDTaken",
        "invalidPropertyName", "duplicateWindowID", "ambiguousWindow", "baseWithoutFolder":
        true
      // Only split view controllers have these keys.
      case "unknownKey":
        ["style", "primary", "supplementary", "secondary", "inspector", "compact"]
          .contains { words.roles["key"] == .text($0) }
      default: false
      }
    case let fault as EngineFacts:
      switch fault {
      case .segue(.unknownSegue), .segue(.ambiguousSegue): true
      default: false
      }
    default: false
    }
  }

  private func expectAgreement(_ text: String) throws {
    let source = Source(name: "a.json", text: text)
    var errors = diagnostics(of: source).filter {
      $0.severity == .error && !Self.isAboutOtherValues($0)
    }
    // The schema refuses an index below 0; the loader leaves it to the engine.
    if let description = try? AppDescription(parsing: source) {
      errors += Resolution(description).diagnostics.filter {
        if case .declaration(.selectedIndexOutOfRange(..<0, _, _)) = $0.message.engineFacts {
          true
        } else {
          false
        }
      }
    }
    let accepts = try validator.accepts(SyntaxNode(parsing: source))
    #expect(accepts == errors.isEmpty, "\(errors.map { $0.text(in: .en) }) in \(text)")
  }

  @Test func `has no key that the descriptions below lack`() throws {
    var known: Set<String> = []
    func collect(_ node: SyntaxNode) {
      if let properties = node["properties"] { known.formUnion(properties.members.map(\.key.text)) }
      for member in node.members { collect(member.value) }
      for element in node.elements { collect(element) }
    }
    collect(schema)
    let used = try Self.descriptions.reduce(into: Set<String>()) {
      $0.formUnion(JSONValue(try SyntaxNode(parsing: Source(name: "a.json", text: $1))).keys)
    }
    // The description itself chooses the names of properties.
    let names: Set<String> = ["menu", "center", "store", "drawer"]
    // Each key in `set` contains an id.
    #expect(used.subtracting(names).union(["set"]) == known)
  }

  @Test(arguments: descriptions)
  func `agrees with the loader on every value, and every key too many or too few`(
    text: String
  ) throws {
    try expectAgreement(text)
    let value = JSONValue(try SyntaxNode(parsing: Source(name: "a.json", text: text)))
    let variants = value.variants(values: Self.values, members: Self.members)
    for index in stride(from: 0, to: variants.count, by: Seeds.areAll ? 1 : 13) {
      try expectAgreement(variants[index].text)
    }
  }

  @Test(arguments: Seeds.few(8, of: 60))
  func `agrees with the loader on generated descriptions`(seed: UInt64) throws {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    let text = Self.descriptions[Int(seed % 2)]
    var value = JSONValue(try SyntaxNode(parsing: Source(name: "a.json", text: text)))
    for _ in 0..<3 {
      let variants = value.variants(values: Self.values, members: Self.members)
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // The first variants replace everything; the others are small changes.
      let first = Self.values.count
      value = variants[min(first + Int(random >> 33) % variants.count, variants.count - 1)]
      try expectAgreement(value.text)
    }
  }

  @Test func `agrees with the loader on the characters of names`() throws {
    let values =
      [0...0x80, 0x2010...0x2027, 0x3000...0x3020, 0xFF01...0xFF65] as [ClosedRange<UInt32>]
    for scalar in values.joined().compactMap(Unicode.Scalar.init) {
      for name in ["\(scalar)", "A\(scalar)"] {
        let text = JSONValue.text(name).text
        try expectAgreement(#"{"rootViewController": \#(text)}"#)
        try expectAgreement(#"{"rootViewController": {"class": \#(text)}}"#)
        try expectAgreement(#"{"rootViewController": {"id": \#(text)}}"#)
        try expectAgreement(#"{"rootViewController": "A", "window": \#(text)}"#)
      }
    }
  }

  @Test(arguments: [
    ("a.json", #"{"$schema": "vcdiagram.schema.json", "rootViewController": "A"}"#),
    ("a.yaml", "$schema: vcdiagram.schema.json\nrootViewController: A\n"),
  ])
  func `may be named by a description`(name: String, text: String) throws {
    let description = try AppDescription(parsing: Source(name: name, text: text))
    let plain = try AppDescription(parsing: Source(name: "-", text: "rootViewController: A"))
    #expect(description.json == plain.json)
  }
}
