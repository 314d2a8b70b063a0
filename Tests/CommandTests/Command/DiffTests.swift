import Foundation
import Testing
import VCPictures
import VCTestSupport
import vcdiagram

/// What changed, as the command tells it.
@Suite struct `Telling what changed` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let pairs: [(name: String, old: String, new: String)] = [
    ("experiment", "homepwner-current-context", "homepwner-defines-context"),
    ("mail", "mail-ipad", "Changes/mail-ipad-columns"),
    ("figures", "figure-17-7", "figure-17-8"),
    ("alternatives", "figure-10-4", "figure-10-1"),
  ]
  static let recordings = pairs.flatMap { ["diff-\($0.name).txt", "diff-\($0.name).json"] }

  /// In the samples' folder, so that no name depends on where that is.
  private func diff(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    if !FileManager.default.fileExists(atPath: folder.url.appending(path: "S").path) {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "S"), withDestinationURL: Samples.folder)
    }
    return try Program.run(["diff"] + arguments, input: input, in: folder)
  }

  @Test func `a default that is written out is no change`() throws {
    let step = "steps: [{present: {id: b, class: B%}, from: a}]\n"
    let root =
      "rootViewController: {id: nav, class: UINavigationController%, viewControllers: [{id: a%}]}\n"
    func text(_ texts: [String]) -> String {
      var parts = texts[...]
      return (root + step).split(separator: "%").reduce("") { $0 + $1 + (parts.popFirst() ?? "") }
    }
    try folder.write(text([]), to: "old.yaml")
    try folder.write(
      text([
        ", definesPresentationContext: true, isToolbarHidden: true",
        ", definesPresentationContext: false, modalTransitionStyle: coverVertical",
        ", modalPresentationStyle: automatic, isModalInPresentation: false",
      ]), to: "new.yaml")
    let outcome = try diff(["old.yaml", "new.yaml", "--check"])
    #expect(
      outcome.status == 0 && outcome.text == "new.yaml: no differences\n" && outcome.err == "")
    try folder.write(text([", definesPresentationContext: false"]), to: "new.yaml")
    #expect(
      try diff(["old.yaml", "new.yaml"]).text
        == "new.yaml:1:90: flag: nav.definesPresentationContext, not set → false\n")
  }

  @Test func `an inferred segue has its kind's name in Mermaid`() throws {
    let scenes = "rootViewController: {id: a, class: A}\nscenes: [{id: b, class: B}]\n"
    try folder.write(scenes, to: "old.yaml")
    for kind in ["show", "present"] {
      try folder.write(
        scenes + "segues: [{\(kind): b, from: a, inferred: true}]\n", to: "new.yaml")
      let chart = try diff(["old.yaml", "new.yaml", "--format", "mermaid"]).text
      #expect(chart.contains("|\"+ \(kind)\"| b1\n"))
    }
  }

  @Test(arguments: [
    "UITabBarController, sidebar.isHidden: true, mode: automatic, tabs: [{viewController: {id: b}}]",
    "UIPageViewController, transitionStyle: pageCurl, spineLocation: min",
    "UIImagePickerController, sourceType: photoLibrary",
    "Sheet, detents: [large], selectedDetentIdentifier: large",
    "UISplitViewController, topColumnForCollapsing: secondary, secondary: {id: b}",
  ])
  func `a class's default that is written out is no change`(_ parts: String) throws {
    let parts = parts.split(separator: ", ")
    let kept = parts.filter { !$0.contains(": ") || $0.contains("{") }
    for (name, parts) in [("old", kept), ("new", parts)] {
      try folder.write(
        "rootViewController: {id: a, class: \(parts.joined(separator: ", "))}\n", to: "\(name).yaml"
      )
    }
    let outcome = try diff(["old.yaml", "new.yaml"])
    #expect(
      outcome.status == 0 && outcome.text == "new.yaml: no differences\n" && outcome.err == "",
      "\(outcome)")
  }

  @Test(arguments: pairs.indices, ["text", "json"])
  func `of the samples as recorded`(index: Int, format: String) throws {
    let pair = Self.pairs[index]
    let outcome = try diff([
      "S/\(pair.old).yaml", "S/\(pair.new).yaml", "--format", format, "--check",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.err == "")
    if format == "json" {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: outcome.out) }
    }
    try expectRecorded(outcome.text, "diff-\(pair.name).\(format == "json" ? "json" : "txt")")
  }

  @Test(arguments: Samples.names)
  func `of a sample in two formats, and of what import writes, tells nothing`(
    sample: String
  ) throws {
    let yaml = Samples.path(sample + ".yaml")
    let twin = Samples.twins.contains(sample) ? [Samples.path(sample + ".json")] : []
    for other in [yaml] + twin {
      let outcome = try diff([yaml, other, "--check"])
      #expect(outcome.status == 0 && outcome.err == "")
      #expect(outcome.text == "\(other): no differences\n")
    }
    let baseline = try Program.run(["import", yaml], in: folder)
    let outcome = try diff(["-", yaml, "--check"], input: baseline.text)
    #expect(outcome.status == 0 && outcome.text == "\(yaml): no differences\n")
    #expect(
      try diff([yaml, "-", "--check", "--format", "json"], input: baseline.text).text
        .contains("kind") == false)
  }

  /// It was a baseline once, and lacks scenes and segues: nothing that happened to them was told.
  @Test func `refuses what resolve prints, and names the way to a baseline`() throws {
    let yaml = Samples.path("login.yaml")
    let answers = try Program.run(["resolve", yaml, "--format", "json"], in: folder).text
    for arguments in [["diff", "-", yaml], ["diff", yaml, "-"], ["check", "-"], ["-"]] {
      let outcome = try Program.run(arguments, input: answers, in: folder)
      #expect(outcome.status == 65)
      #expect(outcome.out.isEmpty)
      #expect(
        outcome.err.hasPrefix(
          """
          <stdin>:1:1: error: this is the output of 'vcdiagram resolve --format json', not a \
          description; give the description itself; for a baseline of 'diff', save one with \
          'vcdiagram import'

          """), "\(outcome.err)")
    }
  }

  /// It was told as dismissed, although nothing dismisses it.
  @Test func `what is pushed instead of presented is no longer presented`() throws {
    let root =
      "rootViewController: {id: nav, class: UINavigationController, viewControllers: [{id: a}]}\n"
    try folder.write(root + "steps: [{present: {id: b, class: B}, from: a}]\n", to: "old.yaml")
    try folder.write(root + "steps: [{push: {id: b, class: B}, onto: nav}]\n", to: "new.yaml")
    #expect(
      try diff(["old.yaml", "new.yaml"]).text == """
        new.yaml:1:85: relationship: a.view.window, window → nil
        new.yaml:2:21: moved: B, nil → nav.viewControllers[1]
        new.yaml:2:21: no longer presented: B, which UINavigationController presented
        new.yaml:2:21: relationship: b.navigationController, nil → nav

        """)
  }

  @Test func `takes a file that is not there for no controllers`() throws {
    let added = try diff(["/dev/null", "S/mail-ipad.yaml"])
    #expect(added.status == 0)
    #expect(added.text.split(separator: "\n").count { $0.contains(" added: ") } == 7)
    let removed = try diff(["S/mail-ipad.yaml", "/dev/null", "--check"])
    #expect(removed.status == 1)
    #expect(removed.text.split(separator: "\n").count { $0.contains(" removed: ") } == 7)
  }

  @Test func `understands the arguments of an external diff of git`() throws {
    let outcome = try diff([
      "app.yaml", "S/alert.yaml", "0123456", "100644", "S/camera.yaml", "89abcde", "100644",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.hasPrefix("app.yaml:") })
  }

  @Test func `ends as every command where something is wrong`() throws {
    let alert = "S/alert.yaml"
    #expect(try diff([alert]).status == 64)
    #expect(try diff([alert, alert, alert]).status == 64)
    #expect(try diff(["-", "-"]).status == 64)
    #expect(try diff([alert, alert, "--step", "9"]).status == 64)
    #expect(try diff([alert, alert, "-o", alert]).status == 64)
    #expect(try diff([alert, alert, "--theme", "both", "--format", "svg"]).status == 64)
    #expect(try diff(["/dev/null", "/dev/null", "--format", "svg"]).status == 64)
    #expect(try diff(["missing.yaml", alert]).status == 66)
    #expect(try diff([alert, "-"], input: "rootViewController: {class: 3x}").status == 65)
  }

  @Test func `compares at a moment`() throws {
    let pair = ["S/homepwner-current-context.yaml", "S/homepwner-defines-context.yaml"]
    #expect(
      try diff(pair + ["--step", "0"]).text
        == "S/homepwner-defines-context.yaml:12:35: flag: items.definesPresentationContext, not set → true\n"
    )
  }

  @Test(arguments: Program.formats.map(\.fileExtension))
  func `draws a figure in every format`(ending: String) throws {
    for pair in Self.pairs {
      let outcome = try diff(["S/\(pair.old).yaml", "S/\(pair.new).yaml", "-o", "out.\(ending)"])
      #expect(outcome.status == 0, "\(outcome.err)")
      #expect(try folder.data("out.\(ending)").count > 100)
    }
  }
}
