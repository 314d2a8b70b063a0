import Foundation
import Testing
import VCTestSupport

/// Windows in calls.
@Suite struct `Windows` {
  private let folder: TemporaryFolder
  private let sample = Samples.path("passcode.yaml")

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.run(arguments, input: input, in: folder)
  }

  @Test func `one of them is drawn alone`() throws {
    let text = try run(sample, "--window", "lock", "--format", "text")
    #expect(
      text.text == """
        PasscodeViewController presents UIAlertController (alert). The rootViewController of lock is \
        PasscodeViewController. lock (windowLevel alert) lies above main. Family 1 is \
        PasscodeViewController. Family 2 is UIAlertController.

        """)
    #expect(text.err == "")
    let steps = try run(sample, "--window", "main", "--step", "all", "--format", "text").text
    #expect(steps.split(separator: "\n").map { $0.contains("Family 2") } == [false, true, true])
    let pages = try run(sample, "--window=main", "--pages", "--format", "text").text
    #expect(pages.split(separator: "\n").count == 3)
    #expect(!pages.contains("Passcode"))
    let mermaid = try run(sample, "--window", "lock", "--format", "mermaid").text
    #expect(mermaid.contains("PasscodeViewController") && !mermaid.contains("UITabBarController"))
  }

  @Test(arguments: [
    (
      ["--window", "lok"],
      "error: no window has the id 'lok'; did you mean 'lock'?"
    ),
    (
      ["--window", "lock", "--figure", "map"],
      "error: a map shows the whole app; leave --window out"
    ),
  ])
  func `of which none is meant are told`(options: [String], message: String) throws {
    let outcome = try Program.run([sample] + options, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.err.hasPrefix(message + "\n"), "\(outcome.err)")
  }

  @Test func `are all in a figure that GitHub draws`() throws {
    let text = try run(sample, "--format", "mermaid").text
    #expect(text.contains("main") && text.contains("lock") && text.contains("windowLevel = alert"))
    #expect(text.components(separatedBy: "-->|\"rootViewController\"|").count == 3)
  }

  @Test func `have their roots explained`() throws {
    #expect(
      try run("explain", sample, "--property", "lock.rootViewController").text == """
        lock.rootViewController = passcode
        'passcode' is the root view controller of 'lock' from the beginning (R26).
        UIKit sets it from the main storyboard; if you create the window, set it yourself.

        """)
    #expect(
      try run("explain", sample, "--property", "help.view.window").text.hasPrefix(
        "help.view.window = lock\n"))
  }

  @Test func `of a running app are imported, but for the system's`() throws {
    let printed = """
      <AppTabs 0x1>, state: appeared, view: <UIView 0x2>
         | <List 0x3>, state: appeared, view: <UIView 0x4>
         + <Sheet 0x5>, state: appeared, view: <UIView 0x6>, presented with: <_UIPageSheetPresentationController 0x7>
      <UIInputWindowController 0x8>, state: appeared, view: <UIView 0x9>
      <Overlay 0xa>, state: appeared, view: <UIView 0xb>

      """
    let outcome = try run("import", "-", input: printed)
    #expect(outcome.status == 0)
    #expect(
      outcome.text.hasSuffix(
        """
        observed: true

        windows:
          - rootViewController:
              class: AppTabs
              state: appeared
              children:
                - {class: List, state: appeared}
              presents: {class: Sheet, modalPresentationStyle: pageSheet, state: appeared}
          - rootViewController: {class: Overlay, state: appeared}

        """))
    #expect(
      outcome.err.contains(
        "warning: of 3 windows, 2 are the app's and are read; the other is the system's"))
    #expect(outcome.err.contains("note: the window of 'UIInputWindowController' is not read"))
    let imported = try run("-", "--format", "text", input: outcome.text).text
    #expect(imported == (try run("-", "--format", "text", input: printed).text))
    #expect(imported.contains("The rootViewController of window#2 is Overlay."))
  }
}
