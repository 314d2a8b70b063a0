import Foundation
import Testing
import VCTestSupport

/// The page of the preview beside an editor: what is saved is seen.
@Suite(.enabled(if: DrivenBrowser.program != nil, "there is no Chromium: its tests are left out"))
struct `The page of the preview` {
  private let folder: TemporaryFolder
  private let browser: DrivenBrowser

  init() throws {
    folder = try TemporaryFolder()
    browser = try DrivenBrowser(width: 800, height: 600)
  }

  /// Text that the figure shows.
  private static let names =
    "[...paper.shadowRoot.querySelectorAll('text.name')].map((text) => text.textContent).join()"
  private static let messages = "told.hidden ? '' : messages.textContent"
  private static let isStale = "paper.classList.contains('stale')"

  private func write(_ controller: String) throws {
    try folder.write("rootViewController: \(controller)\n", to: "a.yaml")
  }

  private func open(
    _ arguments: String..., at address: String = "", environment: [String: String] = [:]
  ) throws -> PreviewUnderTest {
    let preview = try PreviewUnderTest(arguments, in: folder, environment: environment)
    try browser.visit("http://127.0.0.1:\(preview.port)\(preview.base)/\(address)")
    // Until it listens, what is saved is seen when it begins to.
    try browser.expect("document.documentElement.dataset.shown >= 2", "true")
    return preview
  }

  @Test func `shows what is saved, what is wrong with it, and that it is mended`() throws {
    try write("First")
    // A port that is free.
    let port = try PreviewUnderTest(["a.yaml"], in: folder).port
    let preview = try open("a.yaml", environment: ["VCDIAGRAM_PORT": "\(port)"])
    try browser.expect(Self.names, "First")
    try browser.expect(Self.messages, "")
    try write("Second")
    try browser.expect(Self.names, "Second")

    try folder.write("rootViewControler: <b>Third</b>\n", to: "a.yaml")
    let told = try Program.run(["a.yaml"], in: folder).err
    #expect(told.contains("    rootViewControler: <b>Third</b>\n    ^"))
    try browser.expect(Self.messages, String(told.dropLast()))
    try browser.expect(Self.isStale, "true")
    try browser.expect(Self.names, "Second")

    try write("Third")
    try browser.expect(Self.names, "Third")
    try browser.expect(Self.messages, "")
    try browser.expect(Self.isStale, "false")
    #expect(browser.faults == [])

    preview.program.end()
    try browser.expect(
      Self.messages,
      "The preview has ended. If it was called with VCDIAGRAM_PORT, this page goes on when it is started again."
    )
    try browser.expect(Self.names, "Third")
    try write("Fourth")
    let again = try PreviewUnderTest(
      ["a.yaml"], in: folder, environment: ["VCDIAGRAM_PORT": "\(port)"])
    try browser.expect(Self.names, "Fourth")
    try browser.expect(Self.messages, "")
    #expect(again.program.isRunning)
  }

  @Test func `shows pictures of screens, and what is saved of them`() throws {
    let start = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42m"
    let pixels = [
      "NkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "P8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    ]
    func save(_ pixel: String) throws {
      let data = try #require(Data(base64Encoded: start + pixel))
      try data.write(to: folder.url.appending(path: "a.png"), options: .atomic)
    }
    let shown = "paper.shadowRoot.querySelector('image')?.getAttribute('href')"
    try save(pixels[0])
    try write("{class: First, image: a.png}")
    let preview = try open("a.yaml")
    for pixel in pixels {
      try save(pixel)
      try browser.expect(shown, "data:image/png;base64,\(start)\(pixel)")
    }
    #expect(browser.faults == [] && preview.program.isRunning)
  }

  @Test func `shows a log that is pasted, until a file is chosen`() throws {
    try write("First")
    let preview = try open("a.yaml")
    let log =
      "Attempt to present <A.Ticket: 0x1> on <A.Deck: 0x2> (from <A.Deck: 0x2>) which is already "
      + "presenting <A.Picker: 0x3>."
    _ = try browser.evaluate(
      "(() => { const data = new DataTransfer(); data.setData('text/plain', '\(log)'); "
        + "dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })) })()")
    try browser.expect(Self.names, "Deck,Picker,× Ticket")
    try browser.expect("document.getElementById('name').textContent.slice(1)", "Pasted text")
    // What is saved is the figure of that text, of which the page sends the text again.
    try browser.expect(
      "document.getElementById('downloads').childElementCount > 3 && !downloads.hidden", "true")
    // What is saved meanwhile doesn't take its place.
    try write("Second")
    try browser.expect(Self.names, "Deck,Picker,× Ticket")
    _ = try browser.evaluate("files.lastChild.click()")
    try browser.expect(Self.names, "Second")
    try browser.expect("files.hidden", "true")
    #expect(browser.faults == [])
    #expect(preview.program.isRunning)
  }

  @Test func `keeps zoom and place when a figure is renewed, and when it is loaded again`() throws {
    let many = { (name: String) in
      "{class: \(name), children: [" + (0..<12).map { "C\($0)" }.joined(separator: ", ") + "]}"
    }
    try write(many("First"))
    let preview = try open("a.yaml")
    _ = try browser.evaluate("document.getElementById('zoom-actual').click()")
    for _ in 0..<7 { try browser.press("+") }
    let place =
      "[stage.scrollLeft, stage.scrollTop, document.getElementById('zoom-actual').textContent]"
    _ = try browser.evaluate("stage.scrollTo(221, 40)")
    try browser.expect(place, "221,40,477 %")
    try write(many("Second"))
    try browser.expect(Self.names + ".startsWith('Second')", "true")
    try browser.expect(place, "221,40,477 %")
    try browser.visit("http://127.0.0.1:\(preview.port)\(preview.base)/?figure=hierarchy")
    try browser.expect("document.documentElement.dataset.shown >= 2 && \(place)", "221,40,477 %")
    #expect(browser.faults == [])
  }

  @Test func `plays the steps with the keys`() throws {
    try folder.write(
      """
      rootViewController: {id: nav, class: UINavigationController, viewControllers: [A]}
      steps:
        - {push: B, onto: nav, label: To <B>}
        - {push: C, onto: nav}

      """, to: "a.yaml")
    let preview = try open("a.yaml")
    let step = "location.search + '|' + step.textContent"
    try browser.expect(step, "|")
    let beginning = "?step=0|0 / 2 \u{2013} Beginning"
    let (middle, end) = ("?step=1|1 / 2 \u{2013} To <B>", "?step=2|2 / 2")
    for (key, expected) in [
      ("ArrowRight", beginning), ("ArrowRight", middle), (" ", end), ("PageDown", end),
      ("ArrowLeft", middle), ("Home", beginning), ("End", end), ("Escape", "|"),
      ("ArrowLeft", end), ("p", beginning),
      // It goes on by itself, to the end.
      ("x", end),
    ] {
      try browser.press(key)
      try browser.expect(step, expected)
    }
    try browser.expect("play.ariaPressed", "false")
    #expect(browser.faults == [] && preview.program.isRunning)
  }

  @Test func `has what is chosen in its address, and in its links`() throws {
    try write("{class: UINavigationController, viewControllers: [A]}")
    try folder.write("rootViewController: {class: Other, title: '</script>'}\n", to: "b.yaml")
    let preview = try open("a.yaml", "b.yaml", "--template", "docs", at: "?theme=dark")
    try browser.expect("document.documentElement.style.colorScheme", "dark")
    func choose(_ id: String, _ value: String) throws {
      _ = try browser.evaluate(
        "(\(id).value = '\(value)', \(id).dispatchEvent(new Event('change')))")
    }
    try choose("figure", "objects")
    try choose("template", "mono")
    try choose("language", "zh-Hans")
    try browser.expect("paper.shadowRoot.firstElementChild.getAttribute('lang')", "zh-Hans")
    try browser.expect("document.documentElement.lang", "zh-Hans")
    _ = try browser.evaluate("files.lastElementChild.click()")
    try browser.expect(Self.names, "</script>,UIWindow")
    try browser.expect(
      "location.search", "?file=b.yaml&figure=objects&template=mono&theme=dark&language=zh-Hans")
    let link = try browser.evaluate("downloads.firstElementChild.getAttribute('href')")
    #expect(
      try preview.get("/" + link).body
        == Program.run(
          [
            "b.yaml", "--figure", "objects", "--template", "mono", "--theme", "dark", "--language",
            "zh-Hans",
          ], in: folder
        ).out)
    // Loaded again, it is the same page.
    try browser.visit(browser.evaluate("location.href"))
    try browser.expect(
      "[\(Self.names), ...[figure, template, theme, language].map((l) => l.value)].join()",
      "</script>,UIWindow,objects,mono,dark,zh-Hans")
    #expect(browser.faults == [])
  }

  @Test func `leaves no figure of another description over an error`() throws {
    try write("First")
    try folder.write("rootViewControler: A\n", to: "b.yaml")
    let preview = try open("a.yaml", "b.yaml")
    try browser.expect(Self.names, "First")
    _ = try browser.evaluate("files.lastElementChild.click()")
    try browser.expect("\(Self.messages).startsWith('b.yaml:1:1: error: ')", "true")
    try browser.expect(Self.names, "")
    _ = try browser.evaluate("files.firstElementChild.click()")
    try browser.expect(Self.names, "First")
    try browser.expect(Self.messages, "")
    #expect(browser.faults == [] && preview.program.isRunning)
  }
}
