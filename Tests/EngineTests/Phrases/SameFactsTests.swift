import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Each text has the same facts in both languages.
@Suite struct `Both languages` {
  static let recording = "explanations.txt"

  @Test(arguments: Samples.names)
  func `give the same reasons, line by line`(name: String) throws {
    // A line that many answers share is compared once.
    var seen: Set<String> = []
    let moments = Array(Resolution(try Samples.description(of: name)).moments)
    for moment in Seeds.areAll ? moments[...] : moments.suffix(1) {
      // Each question has its turn in a third of the samples.
      for (number, explanation) in Questions(of: moment.hierarchy).explanations.enumerated()
      where Seeds.areAll || (number + name.utf8.count).isMultiple(of: 3) {
        let (english, chinese) = (lines(explanation, .en), lines(explanation, .zhHans))
        #expect(english.count == chinese.count)
        for (english, chinese) in zip(english, chinese)
        where seen.insert("\(english)\n\(chinese)").inserted {
          expectSameFacts(english, chinese)
        }
      }
    }
  }

  /// Each sentence once, whichever controllers it is about.
  @Test func `explain as recorded`() throws {
    var (seen, lines): (Set<String>, Set<String>) = ([], [])
    var text = ""
    for description in try Self.told {
      for explanation in Questions(of: Resolution(description).hierarchy).explanations {
        let pairs = zip(self.lines(explanation, .en), self.lines(explanation, .zhHans))
        for (english, chinese) in pairs
        where lines.insert(english).inserted && seen.insert(sentence(english)).inserted {
          text += english + "\n" + (chinese == english ? "" : "  \(chinese)\n")
        }
      }
    }
    try expectRecorded(text, Self.recording)
  }

  /// Descriptions that together need every sentence.
  private static var told: [AppDescription] {
    get throws {
      let samples = try [
        ("figure-17-8", RuleSet.uikit, Idiom.pad, 26), ("figure-17-8", .book, .phone, 7),
        ("adding-an-item", .uikit, .phone, 12), ("drawer", .uikit, .phone, 17),
      ].map { name, rules, idiom, ios in
        var description = try Samples.description(of: name)
        (description.rules, description.idiom, description.ios) = (rules, idiom, ios)
        return description
      }
      let family = (0..<14).reversed().reduce("deep") { "level\($1)(\($0))" }
      let chain = "tab(nav(a))\npresent b[currentContext] from a\npresent c from b"
      return samples
        + [
          Notation(chain).description(), Notation(chain).description(rules: .book),
          Notation("nav(vc[defines,lends,crossDissolve])").description(),
          Notation("nav(vc[defines,lends,flipHorizontal])").description(),
          Notation("nav(vc[defines,lends,partialCurl])").description(),
          Notation("\(family)\npresent m from deep").description(),
          Notation(Self.hidden).description(window: "main"),
          Notation("nav(a)\npresent b:UIAlertController from a").description(idiom: .phone),
          Notation("A\npresent b[formSheet] from A\npresent c:UIAlertController from b")
            .description(),
        ]
    }
  }

  /// Views outside the window, for every possible reason.
  private static let hidden = """
    tab(split(nav[defines](a,box(b[defines](c))),page(d)),nav2(e))
    present f[overCurrentContext](g) from c
    present h[currentContext](i) from d
    present j[fullScreen] from i
    """

  /// Returns a text without the names in it.
  private func sentence(_ text: String) -> String {
    text.replacing(
      /'[^']*'( \([^)]*\))?|[\w#]+\.\w+|[a-z]+[A-Z]\w+|\[.*\]|\d+\.|<[^>]*>/, with: "_"
    )
    .replacing(/= .*/, with: "= _").replacing(/_((, | and )_)+/, with: "_")
  }

  private func lines(_ explanation: any Explanation, _ language: Language) -> [String] {
    explanation.text(in: language).split(separator: "\n").map(String.init)
  }
}

/// The questions about a state.
private struct Questions {
  private(set) var explanations: [any Explanation] = []

  /// One class for each way to be dismissed, and a class that isn't a system controller.
  private static let systemClasses = [
    "MFMailComposeViewController", "SFSafariViewController", "UIAlertController",
    "UIFontPickerViewController", "GKPeerPickerController",
  ]

  private static let styles: [ModalPresentationStyle?] = [
    nil, .automatic, .formSheet, .currentContext, .popover, ModalPresentationStyle.none,
  ]

  /// The classes that have their own presentation.
  private static let classesWithPresentations = [
    "UIAlertController", "UIActivityViewController", "UISearchController",
  ]

  init(of hierarchy: Hierarchy) {
    let members = hierarchy.app.viewControllers.indices.filter { $0 < 12 || $0 == 14 }
    for index in members {
      for style in Self.styles {
        explanations.append(
          PresentExplanation(of: "AlertViewController", style: style, from: index, in: hierarchy))
      }
      for name in Self.classesWithPresentations {
        explanations.append(PresentExplanation(of: name, from: index, in: hierarchy))
      }
      explanations.append(WindowExplanation(of: index, in: hierarchy))
      explanations.append(DismissExplanation(sentTo: index, in: hierarchy))
      let child = Sourced(index)
      for action in [Step.Action.remove(child), .add(child, to: Sourced(members[0]))] {
        explanations += [ContainmentExplanation(of: action, in: hierarchy)].compactMap(\.self)
      }
      explanations.append(hierarchy.style(of: index))
      for name in hierarchy.app.viewControllers[index].childNames.values.sorted() {
        if let explanation = hierarchy.child(named: name, of: index) {
          explanations.append(explanation)
        }
      }
      for property in Property.all(of: hierarchy.app.viewControllers[index].kind) {
        explanations.append(PropertyExplanation(of: property, for: index, in: hierarchy))
      }
    }
    explanations.append(hierarchy.root())
    for name in Self.systemClasses {
      for style in [nil, ModalPresentationStyle.currentContext] {
        explanations.append(
          PresentExplanation(of: name, style: style, from: members.last ?? 0, in: hierarchy))
      }
    }
  }
}
