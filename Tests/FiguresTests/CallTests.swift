import Diagnostics
import DescriptionLoading
import Testing
import ViewControllers

@testable import FigureDrawing

@Suite struct ProtocolTests {
  private let drawer = """
    rootViewController:
      id: drawer
      class: DrawerViewController
      children: [{id: menu, class: MenuViewController}]
    """

  @Test func `a container's own protocol stands where it is recorded`() throws {
    let added = """
      steps:
        - add: {id: content, class: ContentViewController}
          to: drawer
      """
    let drawing = try Picture(protocolOf: drawer + "\n" + added)
    try Files.expectRecorded(drawing.dump, "protocol-drawer.txt")
    #expect(drawing.legibilityFaults == [])
  }

  @Test func `a step says which child, also when it removes`() throws {
    let removed = "\nsteps: [{remove: menu}]"
    let drawing = try Picture(protocolOf: drawer + removed)
    #expect(
      drawing.frames.map(\.title.text) == ["Adding menu to drawer", "Removing menu from drawer"])
  }

  @Test func `without a step it is the first container's first child`() throws {
    let drawing = try Picture(protocolOf: drawer)
    #expect(
      drawing.text == """
        Adding menu to drawer: 1. drawer.addChild(menu); 2. menu.willMove(toParent: drawer) (by \
        UIKit, inside addChild); 3. drawer.view.addSubview(menu.view); 4. menu.didMove(toParent: \
        drawer). Removing menu from drawer: 1. menu.willMove(toParent: nil); 2. \
        menu.view.removeFromSuperview(); 3. menu.removeFromParent(); 4. menu.didMove(toParent: \
        nil) (by UIKit, inside removeFromParent).
        """)
  }

  @Test func `without a container there is a sentence`() throws {
    let drawing = try Picture(protocolOf: "rootViewController: UIViewController")
    #expect(drawing.boxes.map(\.id) == ["note"])
    #expect(drawing.arrows.isEmpty)
  }

  @Test(arguments: [
    ("UINavigationController", "viewControllers"), ("UITabBarController", "viewControllers"),
    ("UISplitViewController", "viewControllers"), ("UIPageViewController", "viewControllers"),
    ("BoxViewController", "children"),
  ])
  func `every kind of container is legible`(container: String, key: String) throws {
    for template in try Template.everyBuiltIn {
      for language in Language.allCases {
        let drawing = try Picture(
          protocolOf: """
            rootViewController:
              id: shell
              class: UIViewController
              children:
                - {id: box, class: \(container), \(key): [AViewController, BViewController]}
                - {class: OnboardingQuestionnaireViewController}
            steps:
              - add: OnboardingQuestionnaireViewController
                to: box
            """, template, language)
        #expect(drawing.arrows.count > 8)
        #expect(drawing.legibilityFaults == [], "\(container), \(language)")
        #expect(drawing.repeatedIDs == [])
      }
    }
  }

  @Test func `100 generated hierarchies are legible`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let drawing = Picture(protocolOf: AppDescription.generated(seed: seed, upTo: 60, families: 8))
      #expect(drawing.legibilityFaults == [], "seed \(seed)")
      #expect(drawing.repeatedIDs == [], "seed \(seed)")
    }
  }
}

extension Picture {
  fileprivate init(
    protocolOf description: AppDescription, _ template: Template = .book, _ language: Language = .en
  ) {
    self.init(
      protocolOf: Resolution(description).hierarchy, template: template,
      options: FigureOptions(kind: .protocols, language: language))
  }

  fileprivate init(
    protocolOf text: String, _ template: Template = .book, _ language: Language = .en
  ) throws {
    let description = try AppDescription(parsing: Source(name: "in.yaml", text: text))
    self.init(protocolOf: description, template, language)
  }
}
