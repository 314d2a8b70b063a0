import Foundation
import Testing
import VCSource
import VCTestSupport

/// What the command does with a log of UIKit's.
@Suite struct `A log` {
  static let recordings = [
    "log-in-app.txt", "log-in-app-with-alert.txt", "log-of-second-alert.txt",
  ]

  private static let line =
    "Attempt to present <Ferry.Ticket: 0x1a> on <Ferry.Harbor: 0x2b> (from <Ferry.List: 0x3c>) which "
    + "is already presenting <Ferry.Picker: 0x4d>.\n"

  @Test func `of any size is read to its end, as a file and from a pipe`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "long.log")
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "long.log"))
    let other = Data(
      String(repeating: "10:20:30.123 Ferry[1:2] loading the tiles\n", count: 25_000).utf8)
    for _ in 0..<100 { try handle.write(contentsOf: other) }
    try handle.write(contentsOf: Data(Self.line.utf8))
    try handle.close()
    try folder.write(Self.line, to: "short.log")
    func output(_ call: String) throws -> String {
      let outcome = try Program.shell(call, in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
      return outcome.text.replacing("long.log", with: "short.log")
    }
    let explained = try output("$vcdiagram explain short.log")
    #expect(explained.contains("Harbor didn't present Ticket"))
    #expect(try output("$vcdiagram explain long.log") == explained)
    #expect(try output("cat long.log | $vcdiagram explain -") == explained)
    for call in ["import", "resolve", ""] {
      let short = try output("$vcdiagram \(call) short.log")
      #expect(try output("$vcdiagram \(call) long.log") == short)
    }
    let checked = try Program.shell("$vcdiagram check long.log", in: folder)
    #expect(checked.status == 0)
    #expect(checked.err.contains("long.log:2500001:"))
  }

  @Test(arguments: [
    ("Pushing the same view controller instance more than once is not supported", "pushedTwice"),
    ("Unbalanced calls to begin/end appearance transitions", "unbalanced"),
  ])
  func `may be a title, which ends before the names`(title: String, topic: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(title + "\n", to: "title.txt")
    let outcome = try Program.shell("$vcdiagram explain title.txt --format json", in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.text.contains("\"topic\": \"\(topic)\""))
    try folder.write("not supported\n", to: "title.txt")
    #expect(try Program.shell("$vcdiagram explain title.txt", in: folder).status == 65)
  }

  @Test func `isn't blamed for the description that it is compared with`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Attempt to present <A: 0x1> on <B: 0x2> (from <B: 0x2>) which is already presenting <C: 0x3>.\n",
      to: "in.log")
    let outcome = try Program.shell(
      "mkfifo app; $vcdiagram explain in.log --in app --time-limit 0.2", in: folder)
    #expect(outcome.status == 70)
    #expect(outcome.err == "error: 'app' was not read: it takes longer than 0.2 seconds\n")
  }

  /// A byte that isn't UTF-8 is read as U+FFFD in what a program printed; a description's is an
  /// error, because it can be corrected.
  @Test(arguments: ["explain", "draw", "check", "import", "resolve"], ["log", "printed", "stack"])
  func `may have a byte that isn't UTF-8, as other outputs may`(
    command: String, kind: String
  ) throws {
    if command == "explain", kind != "log" { return }
    let folder = try TemporaryFolder()
    let text =
      switch kind {
      case "log": Self.line
      case "printed":
        "<Ferry.Harbor 0x1>, state: appeared, view: <UIView 0x2>\n"
          + "   | <Ferry.Ticket 0x3>, state: appeared, view: <UIView 0x4>\n"
      default: "<__NSArrayI 0x1>(\n<Ferry.Harbor: 0x2>,\n<Ferry.Ticket: 0x3>\n)\n"
      }
    let parts = text.split(separator: "Tick", maxSplits: 1).map(String.init)
    let start = [UInt8](repeating: 0xFF, count: kind == "printed" ? 0 : 9)
    try Data(start + parts[0].utf8 + "Tic".utf8 + [0xE9] + parts[1].utf8)
      .write(to: folder.url.appending(path: "in.txt"))
    let outcome = try Program.run(
      command == "draw" ? ["in.txt"] : [command, "in.txt"], in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    if command != "check" { #expect(outcome.text.contains("Tic\u{FFFD}et")) }
    try Data("rootViewController: Tic".utf8 + [0xE9] + "ket\n".utf8)
      .write(to: folder.url.appending(path: "app.yaml"))
    let refused = try Program.run(
      command == "draw" ? ["app.yaml"] : [command, "app.yaml"], in: folder)
    #expect(refused.status == 65)
    #expect(refused.err.hasPrefix("app.yaml:1:24: error: "))
  }

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
    let outcome = try Program.run(
      ["explain", "in.log", "--in", "app.yaml", "--full"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("Harbor didn't present Ticket"))
    #expect(outcome.text.contains("'List' is sent present"))
    #expect(outcome.text.contains("presentedViewController?.present(ticket, animated: true)"))
    let code = try Program.run(
      ["explain", "in.log", "--code", "--spelling", "objc"], in: folder)
    let call =
      "[self.presentedViewController presentViewController:ticket animated:YES completion:nil];"
    #expect(code.text.contains(call))
    let json = try Program.run(["explain", "in.log", "--format", "json"], in: folder)
    #expect(json.text.contains("\"topic\": \"alreadyPresenting\""))
  }

  /// The answer had more than twenty lines, half of them commands for a debugger.
  @Test func `is explained in twelve lines unless all are asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.line, to: "in.log")
    func lines(_ options: String...) throws -> [Substring] {
      try Program.run(["explain", "in.log"] + options, in: folder).text.split(separator: "\n")
    }
    let (short, all) = (try lines(), try lines("--full"))
    #expect(short.count <= 12)
    #expect(short.last == "--full prints \(all.count - short.count + 1) more lines.")
    #expect(Array(all.prefix(6)) == Array(short.prefix(6)))
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
          "But app.yaml has no Harbor or Picker.",
          "But in the log Harbor is the presenter; in app.yaml it is 'tabs' (UITabBarController).",
          answer,
        ])
  }

  private static let chain = """
    rootViewController:
      id: tabs
      class: UITabBarController
      viewControllers: [{id: list, class: List}]
      presents: {id: a, class: Picker, presents: {id: b, class: Map}}

    """

  /// Returns the answer for `chain` to a line in which a `Ticket` is presented from `List`.
  private func answer(presenting: String = "Ticket", _ more: String = "") throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.chain + more, to: "app.yaml")
    try folder.write(
      "Attempt to present <\(presenting): 0x1> on <UITabBarController: 0x2> (from <Ferry.List: 0x3>) "
        + "which is already presenting <Ferry.Picker: 0x4>.\n", to: "in.log")
    let outcome = try Program.run(
      ["explain", "in.log", "--in", "app.yaml", "--full"], in: folder)
    let code = try Program.run(["explain", "in.log", "--in", "app.yaml", "--code"], in: folder)
    return outcome.text + "\n" + code.text
  }

  /// The repair asked the first that is presented, which presents itself.
  @Test func `is repaired with what is in front in the app`() throws {
    try expectRecorded(try answer(), "log-in-app.txt")
  }

  /// What an alert presents goes with it.
  @Test func `is repaired in the action of an alert in front`() throws {
    try expectRecorded(
      try answer("steps: [{present: {id: c, class: UIAlertController}, from: b}]\n"),
      "log-in-app-with-alert.txt")
  }

  /// The alert on screen was presented a second time, which raises an exception.
  @Test func `presents a new alert while one is on screen`() throws {
    try expectRecorded(
      try answer(
        presenting: "UIAlertController",
        "steps: [{present: {id: c, class: UIAlertController}, from: b}]\n"),
      "log-of-second-alert.txt")
  }

  /// Both stacks were taken for either.
  @Test func `names the controllers that a printed hierarchy has at the same addresses`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <UITabBarController 0x7F01>, state: appeared, view: <UIView 0x7f02>
         | <UINavigationController 0x7f03>, state: appeared, view: <UIView 0x7f04>
         |    | <Ferry.List 0x7f05>, state: appeared, view: <UIView 0x7f06>
         + <UINavigationController 0x7f07>, state: appeared, view: <UIView 0x7f08>, presented with: \
      <_UIPageSheetPresentationController 0x7f09>
         |    | <Ferry.List 0x7f0a>, state: appeared, view: <UIView 0x7f0b>

      """, to: "app.txt")
    try folder.write(
      "Attempt to present <Ferry.Ticket: 0x1> on <UITabBarController: 0x00007f01> (from <Ferry.List: 0x7f05>) "
        + "which is already presenting <UINavigationController: 0x7f07>.\n", to: "in.log")
    let outcome = try Program.run(["explain", "in.log", "--in", "app.txt"], in: folder)
    #expect(
      outcome.text.split(separator: "\n").dropFirst(3).prefix(3) == [
        "In app.txt, List is 'List'.",
        "In app.txt, UINavigationController is 'UINavigationController#2'.",
        "'UITabBarController' presents 'UINavigationController#2' already, so 'Ticket' is not presented.",
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

  /// The call presented another controller of the class, but the app isn't without the line's.
  @Test func `whose only known class is on screen is compared with the app`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.line, to: "in.log")
    func remark(_ className: String) throws -> String {
      try folder.write("rootViewController: \(className)\n", to: "app.yaml")
      let outcome = try Program.run(["explain", "in.log", "--in", "app.yaml"], in: folder)
      #expect(outcome.status == 0, "\(outcome.err)")
      return outcome.text.split(separator: "\n").filter { $0.contains("app.yaml") }
        .joined(separator: "\n")
    }
    #expect(try remark("Ticket") == "But app.yaml has no Harbor, List or Picker.")
    #expect(try remark("Other") == "app.yaml has none of the line's view controllers.")
  }

  /// The message was that the input is no log.
  @Test(arguments: [["--step", "1"], ["--perform", "a"], ["--dismiss", "harbor"]])
  func `is explained in an app without a step or a question`(options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.line, to: "in.log")
    try folder.write("rootViewController: A\n", to: "app.yaml")
    let outcome = try Program.run(["explain", "in.log", "--in", "app.yaml"] + options, in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.err.hasPrefix(
        "error: --in explains each line of the log; leave \(options[0]) out\n"))
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
    #expect(outcome.text.contains("UINavigationController contains "))
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
