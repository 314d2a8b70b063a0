import Testing
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource
import VCTestSupport

/// A description that begins with another.
@Suite struct `A description over another` {
  private static let base = """
    title: The app
    ios: 17
    rootViewController:
      class: UINavigationController
      viewControllers: [{id: list, class: ListController, title: "Items"}]
    steps:
      - {push: {id: detail, class: DetailController}, onto: UINavigationController}

    """

  private func layered(_ files: KeyValuePairs<String, String>) -> Source {
    let sources = files.map { Source(name: $0, text: $1) }
    return sources[0].layered { name, _ throws(Message) in
      guard let base = sources.first(where: { $0.name == name }) else {
        throw .unreadableBase(
          name: name, reason: Words(foreign: "No such file", inChinese: "没有这个文件"))
      }
      return base
    }
  }

  private func yaml(_ files: KeyValuePairs<String, String>) throws -> String {
    try AppDescription(parsing: layered(files)).yaml()
  }

  private func messages(_ files: KeyValuePairs<String, String>) -> String {
    let source = layered(files)
    var warnings: [Diagnostic] = []
    do {
      let app = try AppDescription(parsing: source, warnings: &warnings)
      warnings += Resolution(app).diagnostics
    } catch {
      warnings += error.diagnostics
    }
    return warnings.map { $0.formatted(in: source) + "\n" }.joined()
  }

  @Test func `has the other's keys, its own in their place, and its steps after the others`() throws
  {
    let own = """
      app: base.yaml
      title: The question
      steps:
        - {present: {id: question, class: UIAlertController}, from: detail}

      """
    let whole =
      Self.base.replacing("The app", with: "The question")
      + "  - {present: {id: question, class: UIAlertController}, from: detail}\n"
    let expected = try AppDescription(parsing: Source(name: "a.yaml", text: whole)).yaml()
    #expect(try yaml(["own.yaml": own, "base.yaml": Self.base]) == expected)
    let json = #"""
      {"app": "base.yaml", "title": "The \u0071uestion",
      "steps": [{"present": {"id": "question", "class": "UIAlertController"}, "from": "detail"}]}
      """#
    #expect(try yaml(["own.json": json, "base.yaml": Self.base]) == expected)
    // A base may have one, too.
    #expect(
      try yaml(["last.yaml": "app: own.yaml\n", "own.yaml": own, "base.yaml": Self.base])
        == expected)
  }

  @Test func `has its own windows in place of a root, and the other way round`() throws {
    let windows =
      "windows: [{id: main, rootViewController: AController}, {rootViewController: B}]\n"
    #expect(
      try yaml(["own.yaml": "app: base.yaml\n" + windows, "base.yaml": Self.rootAndWindow])
        == AppDescription(parsing: Source(name: "a.yaml", text: windows)).yaml())
    let root = "rootViewController: {id: a, class: AController}\n"
    #expect(
      try yaml(["own.yaml": "app: base.yaml\n" + root, "base.yaml": windows])
        == AppDescription(parsing: Source(name: "a.yaml", text: root)).yaml())
  }

  private static let rootAndWindow = "window: main\nrootViewController: AController\n"

  @Test func `has messages with the file and the line that they are about`() {
    #expect(
      messages([
        "own.yaml": "app: base.yaml\nsteps:\n  - {dismiss: lits}\n",
        "base.yaml": Self.base.replacing("title: \"Items\"", with: "titel: Items"),
      ]) == """
        base.yaml:5:55: error: unknown key 'titel'; did you mean 'title'?
              viewControllers: [{id: list, class: ListController, titel: Items}]
                                                                  ^
        own.yaml:3:15: error: no view controller has the id 'lits'; did you mean 'list'?
              - {dismiss: lits}
                          ^

        """)
  }

  @Test func `has a message where a base can't be read`() {
    #expect(
      messages(["own.yaml": "app: base.yaml\nsteps: []\n"]) == """
        own.yaml:1:6: error: the description 'base.yaml' can't be read: No such file
            app: base.yaml
                 ^

        """)
    #expect(
      messages(["a.yaml": "app: b.yaml\n", "b.yaml": "app: a.yaml\n"]) == """
        b.yaml:1:6: error: 'a.yaml' begins with this description; remove one of the two 'app' keys
            app: a.yaml
                 ^

        """)
    #expect(
      messages(["own.yaml": "app: [base.yaml]\nrootViewController: A\n"]).hasPrefix(
        "own.yaml:1:6: error: 'app' takes a text"))
  }

  @Test func `has a bounded depth`() {
    let files = (0..<9).map { ("\($0).yaml", "app: \($0 + 1).yaml\n") }
    let source = Source(name: "0.yaml", text: files[0].1).layered {
      name, _ throws(Message) in
      Source(name: name, text: files.first { $0.0 == name }?.1 ?? "")
    }
    #expect(source.parts.map(\.name) == (0..<8).reversed().map { "\($0).yaml" })
    #expect(source.parts[0].refusedBase == .tooManyBases(most: 8))
  }
}
