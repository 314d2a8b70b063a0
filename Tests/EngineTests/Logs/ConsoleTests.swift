import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCSource
import VCTestSupport

/// What Xcode's console has together: UIKit's lines, what a debugger prints, and other lines.
@Suite struct `A console's text` {
  init() { addFeatures() }

  private static let line =
    "Attempt to present <Ferry.Ticket: 0x1c> on <Ferry.Harbor: 0x1a> (from <Ferry.List: 0x1d>) which is "
    + "already presenting <Ferry.Picker: 0x1b>."
  private static let hierarchy = """
    <Ferry.Harbor 0x1a>, state: appeared, view: <UIView 0x2a>
       | <Ferry.List 0x1d>, state: appeared, view: <UIView 0x2d>
       + <Ferry.Picker 0x1b>, state: appeared, view: <UIView 0x2b>, presented with: <_UIPageSheetPresentationController 0x3b>

    """
  private static let refusal =
    "Attempt to present <Ticket> on <Harbor> (from <List>) which is already presenting <Picker>."

  private func read(
    _ texts: String...
  ) throws -> (calls: [[String]], messages: [String], app: AppDescription) {
    let sources = texts.enumerated().map { Source(name: "\($0).txt", text: $1) }
    let source = sources.count == 1 ? sources[0] : Source(joining: sources, name: "all")
    var told: [Diagnostic] = []
    let app = try AppDescription(parsing: source, warnings: &told)
    let calls = app.steps.map { step in
      step.action.references.map { app.viewControllers[$0.value].className.value }
        + [step.refused?.value ?? "done"]
    }
    return (calls, told.map { String($0.formatted(in: source).split(separator: "\n")[0]) }, app)
  }

  @Test(arguments: ["", "10:20:30.123 Ferry[1:2] [Presentation] ", "> "])
  func `has the calls of its lines as steps of the app that it shows`(prefix: String) throws {
    let line = prefix + Self.line + "\n"
    for text in [line + Self.hierarchy, "loading\n" + Self.hierarchy + "loaded\n" + line] {
      let (calls, messages, app) = try read(text)
      #expect(calls == [["Ticket", "List", Self.refusal]])
      #expect(app.viewControllers.map(\.className.value) == ["Harbor", "List", "Picker", "Ticket"])
      let all = messages.filter { !$0.contains("and not read") }
      #expect(all.count == 1 && all[0].contains("UIKit logged '\(Self.refusal)' about step 1;"))
      #expect(messages.allSatisfy { $0.contains(": hint: ") })
    }
  }

  @Test func `may be in several texts, in any order, with other lines that are told`() throws {
    let other =
      "Attempt to present <UIAlertController: 0x9> on <Ferry.Harbor: 0x1a> whose view is not in the "
      + "window hierarchy!\nUnbalanced calls to begin/end appearance transitions for <Ferry.Map: 0x8>.\n"
    let one = try read(Self.hierarchy, Self.line + "\n" + other)
    #expect(one.calls.map(\.first) == ["Ticket", "UIAlertController"])
    let rest = "hint: 1 other line of the log is not in this description"
    #expect(one.messages.last?.contains(rest) == true)
    let two = try read(other, Self.hierarchy, Self.line)
    #expect(two.calls == one.calls.reversed())
    let described = try read(
      "rootViewController: {id: h, class: Harbor, children: [{id: l, class: List}]}\n"
        + "scenes: [{id: t, class: Ticket}]\n", Self.line)
    #expect(described.calls == [["Ticket", "List", Self.refusal]])
    #expect(described.app.viewControllers.count == 3)
  }

  @Test func `shows the app as it was printed last`() throws {
    let (_, messages, app) = try read(
      "<Ferry.Harbor 0x1a>, state: appeared, view: <UIView 0x2a>\n" + Self.hierarchy)
    #expect(app.viewControllers.count == 3)
    #expect(
      messages == [
        "0.txt:2:1: warning: the hierarchy was printed 2 times; only this, the last, is read"
      ])
  }

  @Test func `of two states is refused, as is a description beside a state`() {
    for other in [Self.hierarchy, "rootViewController: A\n"] {
      let error = #expect(throws: DiagnosticError.self) { try self.read(Self.hierarchy, other) }
      #expect(
        error?.description.hasPrefix(
          "1.txt:1:1: error: '0.txt' shows another state of the app; name one of the two") == true)
    }
  }
}
