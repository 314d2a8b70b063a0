import Foundation
import Testing
import VCDescriptions
import VCTestSupport

/// A repository with settings for its figures.
@Suite struct `Settings for figures` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "repo/.git"), withIntermediateDirectories: true)
    try folder.write(Self.description, to: "repo/app.yaml")
  }

  private static let description = """
    title: Notes
    rootViewController: {id: nav, class: UINavigationController, viewControllers: [A, A]}
    steps: [{present: B, from: A}]

    """

  private func set(_ text: String) throws { try folder.write(text, to: "repo/vcdiagram.yaml") }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder)
  }

  /// A value of each key, and another one.
  private static let values: [(FigureKey, String, String)] = [
    (.template, "docs", "mono"), (.page, "a5", "a4"), (.fit, "150x", "300x"),
    (.language, "zh-Hans", "en"), (.spelling, "objc", "swift"), (.theme, "dark", "light"),
    (.ids, "all", "none"),
  ]

  @Test func `are known, every one`() {
    #expect(Self.values.map(\.0) == FigureKey.allCases)
  }

  @Test(arguments: values)
  func `draw as the option does, which comes first`(
    key: FigureKey, value: String, other: String
  ) throws {
    let plain = try run("repo/app.yaml")
    let (asked, askedOther) = try (
      run("repo/app.yaml", "--\(key.rawValue)", value),
      run("--\(key.rawValue)=\(other)", "repo/app.yaml")
    )
    try set("figures: {\(key.rawValue): \(value)}")
    #expect(try run("repo/app.yaml") == asked)
    #expect(try run("draw", "repo/app.yaml") == asked)
    #expect(try run("--\(key.rawValue)=\(other)", "repo/app.yaml") == askedOther)
    #expect(plain != asked)
    // Nothing else in the file concerns figures.
    try set("app: Notes")
    #expect(try run("repo/app.yaml") == plain)
  }

  @Test func `are for the files of one repository`() throws {
    try set("figures: {template: mono}")
    try folder.write(Self.description, to: "other.yaml")
    let plain = try run("other.yaml")
    #expect(try run("repo/app.yaml") != plain)
    #expect(try run("-o", "out/", "other.yaml", "repo/app.yaml").status == 0)
    #expect(try folder.data("out/other.svg") == plain.out)
    #expect(try folder.data("out/app.svg") == plain.out)
  }

  @Test func `count in documents, where a directive has no such option`() throws {
    func embedded(_ options: String) throws -> (Data, String) {
      let text = "<!-- vcdiagram app\(options) -->\n<!-- /vcdiagram -->\n"
      try folder.write(text, to: "repo/a.md")
      let outcome = try run("embed", "repo/a.md")
      #expect(outcome.status == 0, "\(outcome.err)")
      return (
        try folder.data("repo/app.svg"), try folder.text("repo/a.md").replacing(options, with: "")
      )
    }
    let (asked, own) = try (
      embedded(" template=mono language=zh-Hans theme=both"), embedded(" template=docs theme=light")
    )
    try set("figures: {template: mono, language: zh-Hans, theme: both}")
    #expect(try embedded("") == asked)
    #expect(try embedded(" template=docs language=en theme=light") == own)
  }

  @Test func `reach check, but not answers`() throws {
    let answers = try run("resolve", "repo/app.yaml")
    try set("figures: {language: zh-Hans, template: mono}")
    #expect(try run("resolve", "repo/app.yaml") == answers)
    #expect(try run("check", "repo/app.yaml").err.contains("个文件"))
    #expect(try run("check", "repo/app.yaml", "--language=en").err.contains("1 file"))
  }

  @Test func `are printed with their lines`() throws {
    #expect(try run("settings", "repo/app.yaml").text == "there is no repo/vcdiagram.yaml\n")
    try set("app: Notes\nfigures:\n  template: docs\n  fit: 628x\n")
    #expect(
      try run("settings", "repo/app.yaml").text == """
        setting   value  from
        template  docs   repo/vcdiagram.yaml:3
        page             default
        fit       628x   repo/vcdiagram.yaml:4
        language         default
        spelling         default
        theme            default
        ids              default

        """)
    #expect(
      try run("settings", "repo/app.yaml", "--format=json").text == """
        {
          "file": "repo/vcdiagram.yaml",
          "settings": [
            {"key": "template", "value": "docs", "line": 3},
            {"key": "fit", "value": "628x", "line": 4}
          ]
        }

        """)
  }

  // MARK: What others wrote

  @Test(arguments: [
    ("template: /etc/hostname", "2:13: error: '/etc/hostname' is outside the repository"),
    ("template: ../secret.yaml", "2:13: error: '../secret.yaml' is outside the repository"),
    ("template: link.yaml", "2:13: error: 'link.yaml' is outside the repository"),
    ("template: .git/config", "2:13: error: '.git/config' is outside the repository"),
    ("template: fonts.yaml", "2:13: error: '../secret.yaml' is outside the repository"),
    ("template: pipe.yaml", "2:13: error: cannot read 'pipe.yaml': it is a pipe"),
    ("template: device.yaml", "2:13: error: 'device.yaml' is outside the repository"),
    ("template: folder", "2:13: error: cannot read 'folder': it is a folder"),
    ("template: [a]", "2:13: error: 'template' takes a text"),
    ("theme: pink", "2:10: error: 'theme' doesn't take 'pink'"),
    ("language: de", "2:13: error: 'language' doesn't take 'de'"),
    ("fit: 10x", "2:8: error: 'fit' doesn't take '10x'"),
    ("page: a4\n  fit: 100x", "3:3: error: use either 'page' or 'fit'"),
    ("output: /tmp/a.svg", "2:3: error: unknown key 'output'"),
    ("font: sans=/etc/hostname", "2:3: error: unknown key 'font'"),
  ])
  func `lead nowhere outside, and start nothing`(setting: String, message: String) throws {
    try folder.write("colors: {SECRET: 1}", to: "secret.yaml")
    try folder.write("fonts: {sans: {family: Secret, file: ../secret.yaml}}", to: "repo/fonts.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "repo/link.yaml").path,
      withDestinationPath: "../secret.yaml")
    let line = "mkfifo repo/pipe.yaml; ln -s /dev/zero repo/device.yaml; mkdir repo/folder"
    #expect(try Program.shell(line, in: folder).status == 0)
    try set("figures:\n  \(setting)\n")
    try folder.write("<!-- vcdiagram app -->\n<!-- /vcdiagram -->\n", to: "repo/a.md")
    for call in [
      ["repo/app.yaml", "-o", "repo/out.svg"], ["check", "repo/app.yaml"], ["embed", "repo/a.md"],
      ["settings", "repo/app.yaml"],
    ] {
      let outcome = try Program.run(call, in: folder)
      let lines = outcome.err.split(separator: "\n")
      #expect(outcome.status == 65)
      #expect(lines.first?.hasPrefix("repo/vcdiagram.yaml:\(message)") == true, "\(outcome.err)")
      #expect(!(outcome.text + outcome.err).contains("SECRET"))
    }
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appending(path: "repo/out.svg").path))
  }

  @Test func `are no link out of the repository, and no pipe`() throws {
    try folder.write("figures: {template: mono}", to: "secret.yaml")
    let file = folder.url.appending(path: "repo/vcdiagram.yaml").path
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "../secret.yaml")
    #expect(try run("repo/app.yaml").status == 66)
    try FileManager.default.removeItem(atPath: file)
    #expect(try Program.shell("mkfifo repo/vcdiagram.yaml", in: folder).status == 0)
    let outcome = try run("repo/app.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.err.contains("it is a pipe"))
  }
}
