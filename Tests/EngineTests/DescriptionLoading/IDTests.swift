import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

@Suite struct `Ids` {
  @Test func `a controller without an id has its class's name, then numbers`() throws {
    let ids = try ids(
      """
      rootViewController:
        presents: A
        class: UINavigationController
        viewControllers: [A, {id: A#2, class: B}, A, B]
      steps:
        - {present: A, from: A#4}
        - {setViewControllers: [A, C], of: UINavigationController}
      """)
    // Parents first, then children, then presented controllers; numbers in the order of the text.
    #expect(ids == ["UINavigationController", "A#3", "A#2", "A#4", "B", "A", "A#5", "A#6", "C"])
  }

  @Test func `an explicit id wins over an implied one, also when it is declared later`() throws {
    let ids = try ids(
      "{rootViewController: {class: UITabBarController, viewControllers: [A, {id: A, class: B}]}}")
    #expect(ids == ["UITabBarController", "A#2", "A"])
  }

  @Test func `in a step a name is an id's if it is declared, else a class's`() throws {
    let text = """
      rootViewController: {id: A, class: UINavigationController, viewControllers: [B]}
      steps:
        - {push: B, onto: A}
        - {pop: A}
        - {push: "B#2", onto: A}
        - {push: app.B, onto: A}
      """
    let description = try AppDescription(parsing: Source(name: "a.yaml", text: text))
    #expect(description.viewControllers.map(\.id.value) == ["A", "B", "B#2", "app.B"])
    let pushed = description.steps.compactMap {
      if case .push(let it, _) = $0.action { it.value } else { nil }
    }
    #expect(pushed == [2, 2, 3])
  }

  @Test func `an id can be used only after its step`() {
    expectDiagnostics(
      """
      rootViewController: {id: a, class: A}
      steps:
        - {present: {id: 2️⃣b, class: B, children: [{id: 4️⃣c, class: C}]}, from: 1️⃣b}
        - {dismiss: 3️⃣d}
      """,
      [
        "1️⃣": "'b' isn't there yet: this step brings it", "2️⃣": "note: it is declared here",
        "3️⃣": "no view controller has the id 'd'",
      ])
  }

  @Test func `a superclass of UIKit's own class is worth a warning`() throws {
    let text = "rootViewController: {class: UITabBarController, superclass: UIViewController}"
    var warnings: [Diagnostic] = []
    _ = try AppDescription(parsing: Source(name: "a.yaml", text: text), warnings: &warnings)
    #expect(
      warnings == [
        .warning(
          .needlessSuperclass(name: "UITabBarController"),
          at: SourceRange(start: 60, end: 76))
      ])
  }

  @Test func `the rules of the book imply its iOS`() throws {
    func ios(_ head: String) throws -> Int {
      try AppDescription(parsing: Source(name: "-", text: head + "rootViewController: A")).ios
    }
    #expect(try ios("") == 26)
    #expect(try ios("rules: book\n") == 7)
    #expect(try ios("rules: book\nios: 9\n") == 9)
  }

  private func ids(_ text: String) throws -> [String] {
    try AppDescription(parsing: Source(name: "a.yaml", text: text)).viewControllers.map(\.id.value)
  }
}
