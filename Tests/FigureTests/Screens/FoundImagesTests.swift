import Foundation
import Testing
import VCTestSupport

/// `import --images`: pictures that are found by their names.
@Suite struct `Pictures in a folder` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "app/.git"), withIntermediateDirectories: true)
    try folder.write(
      """
      rootViewController: {class: UINavigationController, viewControllers: [HomeViewController]}
      scenes: [{class: CartViewController}, {class: PayViewController}, {class: HelpViewController}]

      """, to: "app/app.json.yaml")
  }

  private func write(_ bytes: [UInt8] = TestImage.png(), to names: String...) throws {
    for name in names {
      let file = folder.url.appending(path: "app/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  /// The pictures of an imported description, by line.
  private func images(of file: String = "app/new.yaml") throws -> [String] {
    try folder.text(file).matches(of: /class: (\w+)[,\n]\s*image: ([^}\n]*)/).map {
      "\($0.1): \($0.2)"
    }
  }

  private func imported(
    images: String = "app/Tests", to output: String = "app/new.yaml"
  ) throws -> Program.Outcome {
    try Program.run(
      ["import", "app/app.json.yaml", "--images", images, "-o", output], in: folder)
  }

  @Test func `belong to the classes and tests that they are called as`() throws {
    try write(
      to: "Tests/Screens/HomeViewController@2x.png", "Tests/Screens/home.png",
      "Tests/__Snapshots__/CartSnapshotTests/testEmpty.dark.png",
      "Tests/__Snapshots__/CartSnapshotTests/testEmpty.light.png",
      "Tests/ReferenceImages_64/AppTests.ScreensTests/testPayViewController_iPad@3x.png",
      "Tests/__Snapshots__/UITests/testHelp.1.txt", "Tests/Assets.xcassets/HelpViewController.png",
      "Tests/.hidden/HelpViewController.png")
    let outcome = try imported()
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    #expect(
      try images() == [
        "HomeViewController: Tests/Screens/HomeViewController@2x.png",
        "CartViewController: Tests/__Snapshots__/CartSnapshotTests/testEmpty.light.png",
        "PayViewController: "
          + "Tests/ReferenceImages_64/AppTests.ScreensTests/testPayViewController_iPad@3x.png",
      ])
    let checked = try Program.run(["check", "app/new.yaml"], in: folder)
    #expect(checked.status == 0 && checked.err == "1 file: 0 errors, 0 warnings\n")
  }

  /// `Homework` begins like `Home`, but is another word.
  @Test func `belong to whole words of a test's name`() throws {
    try folder.write(
      """
      rootViewController: {class: UINavigationController, viewControllers: [Home]}
      scenes: [{class: Cart}]

      """, to: "app/app.json.yaml")
    try write(
      to: "Tests/__Snapshots__/HomeworkTests/testAll.png",
      "Tests/__Snapshots__/ShopTests/testCart_empty.png")
    #expect(try imported().status == 0)
    #expect(try images() == ["Cart: Tests/__Snapshots__/ShopTests/testCart_empty.png"])
  }

  @Test func `are named from the new description's folder`() throws {
    try write(to: "Tests/HomeViewController.png")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "app/Figures/a"), withIntermediateDirectories: true)
    let outcome = try imported(to: "app/Figures/a/new.yaml")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(
      try images(of: "app/Figures/a/new.yaml") == [
        "HomeViewController: \"../../Tests/HomeViewController.png\""
      ])
  }

  /// The reader of an app's source explains its text in comments.
  @Test func `leave the rest of a text as it was`() throws {
    let text = """
      # 1 call.
      rootViewController:
        class: UITabBarController
        viewControllers:
          - HomeViewController  # a comment
          - {class: UINavigationController, viewControllers: [CartViewController]}
      scenes:
        # Another.
        - class: PayViewController
          title: Pay

      """
    let tools = folder.url.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: false)
    let program = tools.appending(path: "vcdiagram-swift")
    try Data("#!/bin/sh\ncat <<'END'\n\(text)END\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try folder.write("class HomeViewController {}\n", to: "app/Home.swift")
    let names = ["Home", "Cart", "Pay"]
    for name in names { try write(to: "Tests/\(name)ViewController.png") }
    let outcome = try Program.run(
      ["import", "app", "--images", "app/Tests", "-o", "app/new.yaml"], in: folder,
      environment: ["PATH": "\(tools.path):/usr/bin:/bin"])
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    #expect(
      try folder.text("app/new.yaml") == """
        # 1 call.
        rootViewController:
          class: UITabBarController
          viewControllers:
            - {class: HomeViewController, image: Tests/HomeViewController.png}  # a comment
            - {class: UINavigationController, viewControllers: [{class: CartViewController, image: Tests/CartViewController.png}]}
        scenes:
          # Another.
          - image: Tests/PayViewController.png
            class: PayViewController
            title: Pay

        """)
  }

  // MARK: What others wrote

  @Test func `that can't be drawn are left out and told`() throws {
    try write(Array("<svg/>".utf8), to: "Tests/HomeViewController.png")
    try write(Array(TestImage.png().dropLast(20)), to: "Tests/CartViewController.png")
    try write(
      TestImage.signature + TestImage.header(60_000, 60_000) + TestImage.end,
      to: "Tests/PayViewController.png")
    let outcome = try imported()
    #expect(outcome.status == 0)
    #expect(
      outcome.err.split(separator: "\n") == [
        "app/app.json.yaml: warning: 'Tests/HomeViewController.png' is neither a PNG nor a JPEG",
        "app/app.json.yaml: warning: the image 'Tests/CartViewController.png' is truncated or damaged",
        "app/app.json.yaml: warning: the image 'Tests/PayViewController.png' is truncated or damaged",
      ])
    #expect(try images() == [])
  }

  @Test func `are never outside, and links are not followed`() throws {
    try Data(TestImage.png()).write(to: folder.url.appending(path: "HomeViewController.png"))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "app/Tests"), withIntermediateDirectories: false)
    try write(to: "Tests/other.png")
    for (name, target) in [
      ("HomeViewController.png", "../../HomeViewController.png"), ("all", "../.."),
      ("PayViewController.png", "other.png"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/app/Tests/\(name)", withDestinationPath: target)
    }
    #expect(try imported().status == 0)
    #expect(try images() == [])
    for (images, fault) in [
      ("..", "'..' is outside the repository of the new description"), (".", "'.' is outside"),
      ("app/app.json.yaml", "--images takes a folder with pictures"),
      ("nothing", "--images takes a folder with pictures"),
    ] {
      let outcome = try imported(images: images)
      #expect(outcome.status == 64 && outcome.err.hasPrefix("error: \(fault)"), "\(outcome.err)")
    }
  }
}
