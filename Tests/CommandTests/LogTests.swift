import Foundation
import TestSupport
import Testing

/// What the command does with a log of UIKit's.
@Suite struct `A log` {
  private static let line =
    "Attempt to present <Ferry.Ticket: 0x1a> on <Ferry.Harbor: 0x2b> (from <Ferry.List: 0x3c>) which "
    + "is already presenting <Ferry.Picker: 0x4d>.\n"

  @Test func `is explained, for an app too`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.line, to: "in.log")
    try folder.write(
      """
      rootViewController:
        class: Harbor
        children: [List]
        presents: Picker
      """, to: "app.yaml")
    let outcome = try Program.run(["explain", "in.log", "--in", "app.yaml"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("Harbor didn't present Ticket"))
    #expect(outcome.text.contains("In app.yaml, List is 'List'."))
    #expect(outcome.text.contains("presentedViewController?.present(ticket, animated: true)"))
    let code = try Program.run(
      ["explain", "in.log", "--code", "--spelling", "objc"], in: folder)
    let call =
      "[self.presentedViewController presentViewController:ticket animated:YES completion:nil];"
    #expect(code.text.contains(call))
    let json = try Program.run(["explain", "in.log", "--format", "json"], in: folder)
    #expect(json.text.contains("\"topic\": \"alreadyPresenting\""))
  }

  @Test func `has lines that aren't drawn, of which drawing says so`() throws {
    let folder = try TemporaryFolder()
    let other = "Unbalanced calls to begin/end appearance transitions for <Ferry.Quay: 0x2c>.\n"
    try folder.write(Self.line + other, to: "in.log")
    for options in [[], ["--strict"]] {
      let outcome = try Program.run(["in.log", "-o", "a.svg"] + options, in: folder)
      #expect(outcome.status == 0)
      #expect(
        outcome.err == """
          in.log: hint: 1 other line of the log is not in this description; 'vcdiagram explain' \
          explains all

          """)
    }
  }

  @Test func `is compared with the app that it is of`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.line, to: "in.log")
    func differences(_ app: String) throws -> [String] {
      try folder.write(app, to: "app.yaml")
      let outcome = try Program.run(["explain", "in.log", "--in", "app.yaml"], in: folder)
      return outcome.text.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("But ") || $0.hasPrefix("So ")
      }
    }
    let answer =
      "So app.yaml doesn't show the app as it was when it logged this. For app.yaml the answer is:"
    #expect(
      try differences("rootViewController: {class: Harbor, children: [List], presents: Picker}")
        == [])
    #expect(
      try differences("rootViewController: {class: Harbor, children: [List]}") == [
        "But app.yaml has no Picker.",
        "But in the log Picker is in the way; in app.yaml 'Harbor' presents nothing at that point.",
        answer,
      ])
    #expect(
      try differences("rootViewController: {class: Harbor, children: [List], presents: Map}") == [
        "But app.yaml has no Picker.",
        "But in the log Picker is in the way; in app.yaml 'Harbor' presents 'Map'.", answer,
      ])
    #expect(
      try differences(
        "rootViewController: {class: UITabBarController, id: tabs, viewControllers: [List]}") == [
          "But app.yaml has no Harbor.", "But app.yaml has no Picker.",
          "But in the log Harbor is the presenter; in app.yaml it is 'tabs' (UITabBarController).",
          answer,
        ])
  }

  @Test func `tells the same instance from another of its class`() throws {
    let folder = try TemporaryFolder()
    let line =
      "Attempt to present <Ferry.Ticket: 0x1a> on <Ferry.Harbor: 0x2b> (from <Ferry.Harbor: 0x2b>) which "
      + "is already presenting <Ferry.Ticket: ADDRESS>.\n"
    for (address, words) in [
      ("0x1a", "because it is already presenting Ticket, the same instance."),
      ("0x3c", "didn't present a second Ticket, because it is already presenting the first."),
    ] {
      try folder.write(line.replacing("ADDRESS", with: address), to: "in.log")
      let outcome = try Program.run(["explain", "in.log"], in: folder)
      #expect(outcome.text.contains(words), "\(outcome.text)")
    }
  }

  @Test func `is drawn as a chain, and answers questions like a description`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.line, to: "in.log")
    #expect(try Program.run(["in.log", "-o", "a.svg"], in: folder).status == 0)
    #expect(
      try Program.run(["in.log", "--figure", "chain", "-o", "b.svg"], in: folder).status == 0)
    #expect(try folder.data("a.svg") == folder.data("b.svg"))
    let answer = try Program.run(["explain", "in.log", "--dismiss", "picker"], in: folder)
    #expect(answer.status == 0)
  }

  @Test func `is what --in is for`() throws {
    let folder = try TemporaryFolder()
    try folder.write("rootViewController: A\n", to: "app.yaml")
    let outcome = try Program.run(["explain", "app.yaml", "--in", "app.yaml"], in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.err.contains(
        "--in names the description that explains a log, but the input is no log"))
  }

  /// A category in brackets looked like the beginning of JSON.
  @Test func `may begin with a bracket`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[Presentation] " + Self.line, to: "in.log")
    let outcome = try Program.run(["explain", "in.log"], in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.text.contains("Harbor didn't present Ticket"))
  }

  /// A chain leaves out children, which are all that such a text is about.
  @Test func `about a stack is drawn with it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<UINavigationController: 0x1> is pushing the same view controller instance (<Ferry.Ticket: 0x2>) "
        + "more than once which is not supported and is most likely an error in the application : "
        + "com.example.ferry\n", to: "in.log")
    let outcome = try Program.run(["in.log", "--format", "text"], in: folder)
    #expect(outcome.text.contains("Ticket"))
    #expect(outcome.text.contains("navigation (UINavigationController) contains "))
  }

  /// Two controllers of a class had one variable.
  @Test func `with two controllers of a class has code with two variables`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Attempt to present <UIAlertController: 0x1> on <Harbor: 0x2> (from <Harbor: 0x2>) which is already "
        + "presenting <UIAlertController: 0x3>.\n", to: "in.log")
    let outcome = try Program.run(["explain", "in.log", "--code"], in: folder)
    #expect(outcome.text.contains("  self.present(secondAlertController, animated: true)"))
    #expect(outcome.text.contains("alertController.addAction(ok)"))
  }
}
