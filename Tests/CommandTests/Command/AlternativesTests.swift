import Foundation
import Testing
import VCTestSupport

@Suite struct `Alternatives` {
  private let folder: TemporaryFolder
  static let recordings = ["alternatives-explain.txt", "alternatives-explain.json"]

  /// The second way has a step more than the first, and the third has none.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: a, class: A}]}
      steps:
        - {push: {id: b, class: B, definesPresentationContext: true}, onto: nav}
      alternatives:
        - label: In the context
          steps: [{present: {id: c, class: C, modalPresentationStyle: currentContext}, from: b}]
        - label: By the top
          steps:
            - {present: {id: d, class: D}, from: b}
            - {dismiss: d}
        - steps: []
      """, to: "a.yaml")
  }

  private static let flags = """
    rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: a, class: A}]}
    steps: [{present: {id: b, class: B, modalPresentationStyle: currentContext}, from: a}]
    alternatives:
      - {label: Without, set: {nav.definesPresentationContext: false}}
      - {label: With, set: {a.definesPresentationContext: true, b.title: Sheet}, steps: []}

    """

  /// Each way is drawn and told as if the description said so.
  @Test func `set properties as the description would`() throws {
    try folder.write(Self.flags, to: "set.yaml")
    let common = Self.flags.prefix(while: { _ in true }).components(separatedBy: "alternatives")[0]
    try folder.write(
      common.replacing(
        "UINavigationController,",
        with: "UINavigationController, "
          + "definesPresentationContext: false,"), to: "without.yaml")
    try folder.write(
      common.replacing("class: A}", with: "class: A, definesPresentationContext: true}")
        .replacing("class: B,", with: "class: B, title: Sheet,"), to: "with.yaml")
    let both = try run("resolve", "set.yaml").text
    for file in ["without.yaml", "with.yaml"] {
      let table = try run("resolve", file).text.components(separatedBy: "\n\n")
      #expect(table.count > 1)
      for part in table {
        #expect(both.contains(part.trimmingCharacters(in: .newlines)), "\(both)")
      }
    }
    let text = try run("set.yaml", "--format", "text").text
    #expect(text.contains("Without") && text.contains("With"))
    // Written and read again, it is the same.
    let written = try run("import", "set.yaml").text
    #expect(written.contains("set: {nav.definesPresentationContext: false}"))
    try folder.write(written, to: "again.yaml")
    #expect(try run("resolve", "again.yaml").text == both)
    #expect(try run("diff", "set.yaml", "again.yaml").status == 0)
    #expect(
      try run("explain", "set.yaml", "--code", "--step", "1").text
        .contains("a.definesPresentationContext = true"))
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  @Test(arguments: ["text", "json"])
  func `each have an explanation of their own`(format: String) throws {
    let outcome = try run(
      "explain", "a.yaml", "--property", "a.presentedViewController", "--step", "2", "--format",
      format)
    #expect(outcome.status == 0)
    try expectRecorded(
      outcome.text, "alternatives-explain.\(format == "json" ? "json" : "txt")")
    if format == "json" { _ = try JSONSerialization.jsonObject(with: outcome.out) }
  }

  @Test func `each resolve at the moments after their own steps`() throws {
    let outcome = try run("resolve", "a.yaml")
    #expect(
      outcome.text.split(separator: "\n").filter { $0.hasPrefix("Alternative") } == [
        "Alternative 1 (In the context), after step 2", "Alternative 2 (By the top), after step 2",
        "Alternative 2 (By the top), after step 3", "Alternative 3, after step 1",
      ])
    let first = try run("resolve", "a.yaml", "--step", "0")
    #expect(first.text.split(separator: "\n").count { $0.hasSuffix("after step 0") } == 3)
  }

  @Test func `may each have a controller of the same id, and of the same class`() throws {
    try folder.write(
      """
      rootViewController: {id: a, class: A}
      alternatives:
        - steps:
            - {present: {id: sheet, class: B, title: First}, from: a}
            - {present: C, from: sheet}
        - steps:
            - {present: {id: sheet, class: B, title: Second}, from: a}
            - {present: C, from: sheet}
            - {dismiss: C}
        - steps: [{present: sheet, from: a}]
      emphasize: [sheet]
      """, to: "same.yaml")
    #expect(try run("check", "same.yaml").text == "")
    let answer = try run("explain", "same.yaml", "--property", "sheet.presentedViewController")
    #expect(
      answer.text.split(separator: "\n").filter { $0.contains(" = ") } == [
        "sheet.presentedViewController = C", "sheet.presentedViewController = nil",
        "sheet.presentedViewController = nil",
      ])
    let figure = try run("same.yaml", "--format", "text").text
    #expect(figure.contains("First") && figure.contains("Second"))
    try folder.write(
      """
      rootViewController: {id: a, class: A}
      alternatives:
        - steps:
            - {present: {id: sheet, class: B}, from: a}
            - {present: {id: sheet, class: B}, from: a}
      """, to: "twice.yaml")
    #expect(try run("check", "twice.yaml").status != 0)
  }

  @Test func `stay as they are at their end while others go on`() throws {
    let outcome = try run("a.yaml", "-o", "a.svg", "--step", "all", "--theme", "light")
    #expect(outcome.status == 0)
    let names = ["a-0.svg", "a-1.svg", "a-2.svg", "a-3.svg"]
    #expect(try folder.names.filter { $0.hasSuffix(".svg") } == names)
    let last = try run("a.yaml", "--format", "text", "--step", "3")
    let alone = try run("a.yaml", "--format", "text")
    #expect(last.text == alone.text)
    #expect(last.text.contains("B presents C (currentContext)."))
    #expect(!last.text.contains("presents D"))
  }

  @Test func `have no step after the longest of them`() throws {
    let outcome = try run("a.yaml", "-o", "a.svg", "--step", "4")
    #expect(outcome.status == 64)
    #expect(outcome.err.contains("there is no step 4; the description has 3 steps"))
  }

  @Test func `are checked each, and what they have in common once`() throws {
    try folder.write(
      """
      rootViewController: {id: a, class: A, definesPresentationContext: true}
      steps: [{dismiss: a}]
      alternatives:
        - steps: [{present: {id: b, class: B}, from: a}]
        - steps: [{present: {id: c, class: C, modalPresentationStyle: currentContext}, from: a}]
        - steps: [{dismiss: a}]
      """, to: "wrong.yaml")
    let outcome = try run("check", "wrong.yaml")
    // The flag is reached in one of them.
    #expect(outcome.err.contains("1 file: 0 errors, 2 warnings\n"))
  }
}
