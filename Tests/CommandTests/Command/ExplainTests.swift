import Foundation
import Testing
import VCTestSupport

@Suite struct `Explaining` {
  private let folder: TemporaryFolder

  private static let questions = [
    "present": ["--present", "HelpViewController", "--from", "items", "--style", "currentContext"],
    "dismiss": ["--dismiss", "tabs"], "add": ["--add", "items", "--to", "drawer"],
    "remove": ["--remove", "menu"], "property": ["--property", "v1.0.navigationController"],
    "window": ["--property", "v1.0.view.window"], "step": [],
    "presenter": ["--property", "detail.presentingViewController"],
  ]
  static let recordings =
    questions.keys.flatMap { ["explain-\($0).txt", "explain-\($0).json"] }
    + steps.map { "explain-\($0)-\($1).txt" }

  /// Samples, and their steps that are explained without a walk.
  private static let steps = [
    ("adding-an-item", "1"), ("login", "3"), ("more-tabs", "1"), ("notes-ipad", "1"),
  ]

  init() throws {
    folder = try TemporaryFolder()
    // An id may hold dots, as the property's path does.
    try folder.write(
      """
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - id: nav
            class: UINavigationController
            viewControllers: [{id: items, class: ItemsViewController}, {id: v1.0, class: VersionViewController}]
          - {id: drawer, class: DrawerViewController, children: [{id: menu, class: MenuViewController}]}
      steps:
        - {present: {id: detail, class: DetailViewController}, from: items}
      """, to: "a.yaml")
    try folder.write("rootViewController: {id: A, clas: B}\n", to: "wrong.yaml")
    try folder.write(
      "rootViewController: {id: a, class: A}\nsteps: [{dismiss: a}]\n", to: "refused.yaml")
  }

  private func explain(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["explain"] + arguments, in: folder)
  }

  /// The error of one step kept the explanations of all others back.
  @Test func `a step is explained that raises, and those before it, but none after it`() throws {
    try folder.write(
      """
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: a, class: A}]}
      steps:
        - {push: {id: b, class: B}, onto: nav}
        - {push: {id: c, class: UINavigationController}, onto: nav}
        - {pop: nav}

      """, to: "raises.yaml")
    let first = try explain("raises.yaml", "--step", "1")
    #expect(first.err == "" && first.text.hasPrefix("'b' is pushed onto 'nav'."))
    #expect(first.status == 0)
    let error =
      "raises.yaml:4:12: error: 'c' is a navigation controller, and cannot stand in the stack of 'nav'"
    let second = try explain("raises.yaml", "--step", "2")
    #expect(second.err.hasPrefix(error) && second.status == 0)
    #expect(
      second.text.hasSuffix(
        "UIKit raises NSInvalidArgumentException: Pushing a navigation controller is not supported\n"
      ))
    let third = try explain("raises.yaml")
    #expect(third.err.hasPrefix(error) && third.text == "" && third.status == 65)
    let question = try explain("raises.yaml", "--step", "2", "--property", "a.parentViewController")
    #expect(question.err.hasPrefix(error) && question.status == 65)
  }

  /// The warning about step 2 came first.
  @Test func `a step is explained without warnings about later steps`() throws {
    try folder.write(
      """
      rootViewController: {id: a, class: A}
      steps:
        - {present: {id: b, class: B}, from: a}
        - {present: {id: c, class: C}, from: a}

      """, to: "later.yaml")
    #expect(try explain("later.yaml", "--step", "1").err == "")
    let warning = "later.yaml:4:15: warning: 'a' presents 'b' already, so 'c' is not presented"
    #expect(try explain("later.yaml", "--step", "2").err.hasPrefix(warning))
    #expect(try explain("later.yaml").err.hasPrefix(warning))
    #expect(
      try explain("later.yaml", "--step=-1").err.hasPrefix("error: there is no step -1"))
    try folder.write(
      """
      rootViewController: {id: a, class: A}
      steps: [{present: {id: b, class: B}, from: a}]
      alternatives: [{steps: [{present: {id: c, class: C}, from: a}]}, {steps: [{dismiss: a}]}]

      """, to: "ways.yaml")
    #expect(try explain("ways.yaml", "--step", "1").err == "")
  }

  @Test(arguments: questions.keys.sorted(), ["text", "json"])
  func `every question is answered`(question: String, format: String) throws {
    let arguments = try #require(Self.questions[question])
    let outcome = try Program.run(
      ["explain", "a.yaml"] + arguments + ["--format", format], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    try expectRecorded(
      outcome.text, "explain-\(question).\(format == "json" ? "json" : "txt")")
    if format == "json" {
      #expect(try JSONSerialization.jsonObject(with: outcome.out) is [String: Any])
    } else {
      // What nobody asks for is text.
      #expect(try Program.run(["explain", "a.yaml"] + arguments, in: folder) == outcome)
    }
  }

  @Test func `the moment can be chosen`() throws {
    func value(_ options: String...) throws -> String? {
      let question = ["--property", "items.presentedViewController"]
      let outcome = try Program.run(["explain", "a.yaml"] + question + options, in: folder)
      #expect(outcome.status == 0)
      return outcome.text.split(separator: "\n").first.map(String.init)
    }
    #expect(try value("--step", "0") == "items.presentedViewController = nil")
    #expect(try value("--step", "1") == "items.presentedViewController = detail")
    #expect(try value() == "items.presentedViewController = detail")
  }

  /// Each step, and the question that is the same before it.
  @Test(arguments: [
    ("drawer.yaml", "1", "--step 0 --add menu --to drawer"),
    ("drawer.yaml", "2", "--step 1 --remove menu"),
    ("exchange.yaml", "1", "--step 0 --transition map --from list"),
    ("detached-view.yaml", "1", "--step 0 --add card --to map --view-only"),
    ("adding-an-item.yaml", "3", "--step 2 --dismiss detail"),
  ])
  func `a step is explained as a question is`(
    sample: String, step: String, question: String
  ) throws {
    let path = Samples.path(sample)
    let outcome = try explain(path, "--step", step)
    #expect(outcome.status == 0)
    #expect(
      try Program.run(
        ["explain", path] + question.split(separator: " ").map(String.init), in: folder)
        == outcome)
  }

  @Test(arguments: steps)
  func `a step without a walk tells what changed`(sample: String, step: String) throws {
    try expectRecorded(
      try explain(Samples.path("\(sample).yaml"), "--step", step).text,
      "explain-\(sample)-\(step).txt")
  }

  @Test func `the walk that a segue began is a property's reason`() throws {
    let story = Samples.path("FromTheApp/Shop.storyboard")
    let options = ["--perform", "filter"]
    let step = try Program.run(["explain", story, "--full"] + options, in: folder)
    #expect(step.status == 0)
    let property = try Program.run(
      ["explain", story, "--property", "FilterViewController.presentingViewController"] + options,
      in: folder)
    let walk = step.text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("From then on") }
    #expect(walk.count == 5)
    #expect(property.text.hasSuffix(walk.joined(separator: "\n") + "\n"))
  }

  @Test func `the description may come from standard input`() throws {
    let outcome = try Program.run(
      ["explain", "-", "--property", "A.parentViewController"],
      input: "rootViewController: A\n", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("A.parentViewController = nil\n"))
  }

  @Test func `wrong descriptions end as elsewhere`() throws {
    let wrong = try explain("wrong.yaml", "--dismiss", "A")
    #expect(wrong.status == 65)
    #expect(wrong.text == "")
    #expect(wrong.err.hasPrefix("wrong.yaml:1:"))
    #expect(try explain("missing.yaml", "--dismiss", "A").status == 66)
    // A step that UIKit would not carry out is told, and the answer given.
    let refused = try explain("refused.yaml", "--property", "a.children")
    #expect(refused.status == 0)
    #expect(refused.err.contains("refused.yaml:2:"))
    #expect(refused.text.hasPrefix("a.children = []\n"))
  }
}
