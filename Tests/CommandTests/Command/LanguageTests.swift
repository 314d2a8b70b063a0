import Foundation
import Testing
import VCSource
import VCTestSupport

@Suite struct `The command in Chinese` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController:
        id: nav
        class: UINavigationController
        viewControllers: [{id: items, class: ItemsViewController}]
      steps:
        - {present: {id: detail}, from: items}

      """, to: "a.yaml")
    try folder.write("rootViewController: A\ntabs: []\n", to: "wrong.yaml")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments + ["--language", "zh-Hans"], in: folder)
  }

  private static let diagnostic = """
    wrong.yaml:2:1: 错误：没有名为“tabs”的键
        tabs: []
        ^
    wrong.yaml:2:1: 附注：此处可用的键有 app、title、language、rules、spelling、ios、idiom、observed、\
    horizontalSizeClass、verticalSizeClass、window、rootViewController、windows、scenes、segues、\
    steps、alternatives、objects、emphasize 和 $schema

    """

  @Test func `is named before the command as well as behind it`() throws {
    let behind = try run("check", "wrong.yaml")
    for first in [["--language", "zh-Hans"], ["--language=zh-Hans"]] {
      let outcome = try Program.run(first + ["check", "wrong.yaml"], in: folder)
      #expect(outcome.err == behind.err)
      #expect(outcome.status == behind.status)
    }
  }

  @Test func `says what is wrong`() throws {
    #expect(try run("check", "wrong.yaml").err == Self.diagnostic + "1 个文件：1 个错误，0 个警告\n")
    for command in [["wrong.yaml", "-o", "a.svg"], ["resolve", "wrong.yaml"]] {
      let outcome = try Program.run(command + ["--language", "zh-Hans"], in: folder)
      #expect(outcome.status == 65)
      #expect(outcome.err == Self.diagnostic)
    }
    let explain = try run("explain", "wrong.yaml", "--dismiss", "A")
    #expect(explain.err == Self.diagnostic)
    try folder.write("face: 1\n", to: "mine.yaml")
    #expect(
      try run("a.yaml", "--template", "mine.yaml", "-o", "a.svg").err
        .hasPrefix("mine.yaml:1:1: 错误：没有名为“face”的键\n"))
  }

  @Test func `says why a file can't be read or written, and what a question lacks`() throws {
    #expect(try run("unwritten.json").err == "错误：无法读取“unwritten.json”：没有这个文件或文件夹\n")
    #expect(
      try run("a.yml").err == "错误：无法读取“a.yml”：没有这个文件或文件夹；是不是指“a.yaml”？\n")
    #expect(try run("a.yaml/b").err == "错误：无法读取“a.yaml/b”：路径中的某一级不是文件夹\n")
    #expect(
      try run("a.yaml", "-o", "no/such/a.svg").err
        == "错误：无法写入“no/such/a.svg”：没有这个文件或文件夹\n")
    #expect(
      try run("explain", "a.yaml", "--property", "items").err.hasPrefix(
        "错误：“items”不是属性；请写成 <id>.<property>，例如 items.navigationController\n用法："))
    #expect(
      try Program.run(["explain", "a.yaml", "--property", "items"], in: folder).err.hasPrefix(
        "error: 'items' is not a property; write <id>.<property>"))
  }

  @Test func `says why a file that a text names can't be read, in messages and reports`() throws {
    try folder.write(
      "language: zh-Hans\nrootViewController: {class: A, image: no.png}\n", to: "image.yaml")
    let outcome = try Program.run(["image.yaml", "-o", "a.svg"], in: folder)
    #expect(outcome.err.hasPrefix("image.yaml:2:39: 警告：无法读取图片“no.png”：没有这个文件或文件夹\n"))
    #expect(
      try run("a.yaml", "--font", "sans=no.ttf", "-o", "a.svg").err
        == "--font: 错误：无法读取字体“no.ttf”：没有这个文件或文件夹\n")
    for format in ["json", "sarif", "github"] {
      let report = try run("check", "no.yaml", "--format", format)
      let text = report.text + report.err
      #expect(text.contains("无法读取“no.yaml”：没有这个文件或文件夹"), "\(format)")
      #expect(!text.contains("cannot be read"), "\(format)")
    }
  }

  @Test func `says it to programs with the same ids`() throws {
    let outcome = try run("check", "--format", "json", "wrong.yaml")
    #expect(
      outcome.text.contains(#""severity": "error", "id": "unknown-key", "message": "没有名为"#))
    #expect(outcome.err == "")
  }

  @Test func `several figures at once say it too`() throws {
    let outcome = try run("a.yaml", "wrong.yaml", "-o", "out/")
    #expect(outcome.status == 65)
    #expect(outcome.err == Self.diagnostic)
  }

  @Test func `gives reasons`() throws {
    #expect(
      try run("explain", "a.yaml", "--dismiss", "items").text == """
        “nav”关闭“detail”。
        向“items”（ItemsViewController）发送 dismiss(animated:completion:)。
        “items”没有呈现任何视图控制器；接着查看父视图控制器“nav”。
        “nav”（UINavigationController）已呈现“detail”，于是结束这次呈现（R10）。
        “detail”之上没有呈现任何视图控制器：只有“detail”被关闭，动画为 coverVertical（R11）。
        此后，nav.presentedViewController 和 detail.presentingViewController 均为 nil（R11）。
        UIKit 依次调用“detail”的 viewWillDisappear 和 viewDidDisappear（R47）。
        “detail”关闭时，“nav”和“items”不会收到 viewWillAppear 和 viewDidAppear：视图一直在窗口中（R47）。
        控制器由代码关闭，因此呈现控制器（UIPresentationController）的委托不会收到任何消息；只有用户关闭时才会收到（R31）。

        """)
  }

  @Test func `heads the columns of tables`() throws {
    #expect(
      try run("resolve", "a.yaml").text == """
        id      类                      族系  父级  导航  标签栏  分屏  呈现者  被呈现者  子级
        nav     UINavigationController  1     -     -     -       -     -       detail    items
        items   ItemsViewController     1     nav   nav   -       -     -       detail    -
        detail  UIViewController        2     -     -     -       -     nav     -         -

        接收者  呈现者  被呈现者  样式       转场           呈现者的视图  紧凑宽度下
        items   nav     detail    formSheet  coverVertical  保留          -

        """)
  }

  /// A fault must not hide the language, so it isn't read from the description as a whole.
  @Test(arguments: [
    ("language: zh-Hans\nrootViewController: A\ntabs: []\n", "wrong.yaml"),
    (#"{"rootViewController": "A", "language": "zh-Hans", "tabs": []}"#, "wrong.json"),
    ("language: zh-Hans\nrootViewController: [\n", "cut.yaml"),
    ("\u{FEFF}language: zh-Hans\nrootViewController: A\ntabs: []\n", "mark.yaml"),
    (
      "\u{FEFF}{\"language\": \"zh-Hans\", \"rootViewController\": \"A\", \"tabs\": []}",
      "mark.json"
    ),
    ("title: A\rlanguage: zh-Hans\rrootViewController: A\rtabs: []\r", "returns.yaml"),
    ("{language: zh-Hans, rootViewController: A, tabs: []}\n", "flow.yaml"),
  ])
  func `is that of a description that names it, also where the text has faults`(
    text: String, name: String
  ) throws {
    try folder.write(text, to: name)
    for command in [["check"], ["explain"], ["resolve"], ["-o", "a.svg"]] {
      let told = try Program.run(command + [name], in: folder)
      #expect(told.status == 65)
      #expect(told == (try Program.run(command + [name, "--language", "zh-Hans"], in: folder)))
      #expect(told.err.contains("错误："))
      let asked = try Program.run(command + [name, "--language", "en"], in: folder)
      #expect(asked.err.contains("error:"))
    }
  }

  @Test(arguments: ["zh", "zh-CN", "zh_CN"])
  func `has in a description the names that it has in a call`(tag: String) throws {
    try folder.write("language: \(tag)\n" + folder.text("a.yaml"), to: "b.yaml")
    let told = try Program.run(["explain", "b.yaml"], in: folder)
    #expect(told.status == 0)
    #expect(told == (try Program.run(["explain", "b.yaml", "--language", tag], in: folder)))
    #expect(told != (try Program.run(["explain", "b.yaml", "--language", "en"], in: folder)))
  }

  @Test func `is that of a description in figures, explanations, tables and documents`() throws {
    let text = try folder.text("a.yaml")
    try folder.write("language: zh-Hans\n" + text, to: "b.yaml")
    for command in [["explain"], ["resolve"], ["--format", "svg"], ["--format", "mermaid"]] {
      let told = try Program.run(command + ["b.yaml"], in: folder)
      #expect(told.status == 0)
      #expect(told == (try Program.run(command + ["b.yaml", "--language", "zh-Hans"], in: folder)))
      #expect(told != (try Program.run(command + ["b.yaml", "--language", "en"], in: folder)))
    }
    try folder.write("<!-- vcdiagram b -->\n<!-- /vcdiagram -->\n", to: "a.md")
    #expect(try Program.run(["embed", "a.md"], in: folder).status == 0)
    #expect(try folder.text("b.svg").contains("族系"))
    #expect(try folder.text("a.md").contains("族系"))
    #expect(try Program.run(["embed", "--check", "a.md"], in: folder).status == 0)
  }

  @Test(arguments: ["zh", "zh-CN", "zh_CN", "zh-Hans-CN", "zh_CN.UTF-8"])
  func `has other names, too`(language: String) throws {
    for command in [["wrong.yaml", "-o", "a.svg"], ["resolve", "wrong.yaml"]] {
      let outcome = try Program.run(command + ["--language", language], in: folder)
      #expect(outcome.err == Self.diagnostic)
    }
  }

  @Test(arguments: ["keys", "steps", "rules", "doubts", "R22"])
  func `helps with topics whose sentences are ours`(topic: String) throws {
    let help = try run("help", topic)
    #expect(help.status == 0 && help.err == "")
    #expect(help.text.contains("视图"))
    #expect(help == (try Program.run(["help", "--language=zh_CN", topic], in: folder)))
    #expect(help != (try Program.run(["help", topic], in: folder)))
    let widest = topic == "rules" ? 10_000 : 80
    // A name of Apple's that fills more than a line isn't broken.
    for line in help.text.split(separator: "\n") where !line.hasSuffix("Style:)`") {
      #expect(
        line.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } <= widest + line.count { "“”…".contains($0) })
      #expect(!"，。；：）”、".contains(line.drop { $0 == " " }.first ?? " "), "\(line)")
    }
  }

  @Test func `helps in English with what assistants read`() throws {
    #expect(try run("help", "agents") == (try Program.run(["help", "agents"], in: folder)))
  }
}
