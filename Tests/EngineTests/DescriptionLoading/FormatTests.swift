import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

@Suite struct `The two formats` {
  static let recording = "every-key.dump.txt"

  @Test func `a description is read with all its keys, each at its place`() throws {
    let description = try AppDescription(parsing: Source(name: "a.yaml", text: Everything.yaml))
    try expectRecorded(description.dump(withRanges: true), Self.recording)
  }

  @Test func `JSON and YAML-lite say the same`() throws {
    let yaml = try AppDescription(parsing: Source(name: "a.yaml", text: Everything.yaml))
    let json = try AppDescription(parsing: Source(name: "a.json", text: Everything.json))
    #expect(yaml.dump() == json.dump())
  }

  @Test func `a description that is written out and read again is the same`() throws {
    let first = try AppDescription(parsing: Source(name: "a.yaml", text: Everything.yaml))
    let second = try AppDescription(parsing: Source(name: "a.json", text: first.json))
    #expect(first.dump() == second.dump())
    #expect(first.json == second.json)
  }

  @Test func `a family of any depth can be written out`() {
    var controllers = (0..<100_000).map {
      ViewController(id: Sourced("c\($0)"), className: Sourced("C"))
    }
    for index in controllers.indices.dropLast() { controllers[index].children = [index + 1] }
    let closing = String(repeating: "]}", count: 99_999) + "\n}"
    let json = AppDescription(viewControllers: controllers).json
    #expect(json.hasSuffix("{\"id\": \"c99999\", \"class\": \"C\"}" + closing))
  }

  @Test(arguments: [Everything.yaml, Everything.json])
  func `a byte order mark and CRLF are read`(text: String) throws {
    let plain = try AppDescription(parsing: Source(name: "-", text: text))
    let marked = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
    #expect(try AppDescription(parsing: Source(name: "-", text: marked)).dump() == plain.dump())
  }

  @Test func `places are right after a byte order mark and CRLF`() {
    expectDiagnostics(
      "\u{FEFF}1️⃣titel: x\r\nrootViewController: A\r\n2️⃣zwei: 3",
      [
        "1️⃣": "unknown key 'titel'; did you mean 'title'?",
        "2️⃣": "unknown key 'zwei'",
        "2️⃣":
          "note: the keys here are 'app', 'title', 'language', 'rules', 'spelling', 'ios', 'idiom', "
          + "'observed', 'horizontalSizeClass', 'verticalSizeClass', 'window', "
          + "'rootViewController', 'windows', 'scenes', 'segues', 'steps', 'alternatives', "
          + "'objects', 'emphasize' and '$schema'",
      ])
  }

  @Test func `without an extension the text tells the format`() throws {
    for text in [
      "{rootViewController: A}", "{\"rootViewController\": \"A\"}",
      " \n{ \"rootViewController\": \"A\"}",
      "--- # start\nrootViewController: A\n...\n", "\"rootViewController\": A",
    ] {
      #expect(try AppDescription(parsing: Source(name: "-", text: text)).viewControllers.count == 1)
    }
  }

  @Test func `in YAML-lite what looks like an alias may be text`() throws {
    let text = """
      title: a & b
        *c !d <<: no
      rootViewController:
        class: A
        title: 'it''s *not'
      steps:
      - {present: B, from: A, label: a *b}
      - dismiss: A
        label: >+
          &text
            *more: [
      """
    let description = try? AppDescription(
      parsing: Source(name: "a.yaml", text: text.replacing(" <<: no", with: "")))
    #expect(description?.title?.value == "a & b *c !d")
    #expect(description?.viewControllers[0].title?.value == "it's *not")
    #expect(description?.steps.map(\.label?.value) == ["a *b", "&text\n  *more: ["])
  }

  @Test func `a generic class keeps what is known of it, also when it is written out`() throws {
    let text = """
      rootViewController:
        class: UIKit.UITabBarController
        viewControllers:
          - UIHostingController<ContentView>
          - class: UIHostingController<Foo<Bar<Baz>, Int>>
          - {class: MyHost, superclass: UIHostingController<ContentView>}
      steps:
        - {present: UIHostingController<ContentView>, from: MyHost}
      """
    let description = try AppDescription(parsing: Source(name: "a.yaml", text: text))
    let written = try AppDescription(
      parsing: Source(name: "a.json", text: description.json))
    for description in [description, written] {
      let controllers = description.viewControllers
      #expect(
        controllers.map { "\($0.id.value): \($0.className.value), \($0.uiKitClass.name)" } == [
          "UIKit.UITabBarController: UIKit.UITabBarController, UITabBarController",
          "UIHostingController<ContentView>: UIHostingController<ContentView>, UIHostingController",
          "UIHostingController<Foo<Bar<Baz>, Int>>: UIHostingController<Foo<Bar<Baz>, Int>>, "
            + "UIHostingController", "MyHost: MyHost, UIHostingController",
          "UIHostingController<ContentView>#2: UIHostingController<ContentView>, "
            + "UIHostingController",
        ])
      let resolution = Resolution(description)
      #expect(resolution.diagnostics.isEmpty && resolution.hints.isEmpty)
    }
    #expect(description.json == written.json)
  }

  @Test(arguments: [
    ("modalTransitionStyle", "dissolve", "crossDissolve"),
    ("modalTransitionStyle", "curl", "partialCurl"),
    ("modalTransitionStyle", "flip", "flipHorizontal"),
    ("modalTransitionStyle", "vertical", "coverVertical"),
    ("modalPresentationStyle", "UIModalPresentationStyleFormSheet", "formSheet"),
    ("modalPresentationStyle", ".formSheet", "formSheet"),
    ("modalPresentationStyle", "sheet", nil), ("modalPresentationStyle", "dissolve", nil),
  ])
  func `part of a word, or more than it, means the word`(
    key: String, word: String, meant: String?
  ) throws {
    let text = "rootViewController: {class: A, \(key): \(word)}\n"
    let lines = diagnostics(of: Source(name: "a.yaml", text: text)).map { $0.text(in: .en) }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasSuffix(meant.map { "; did you mean '\($0)'?" } ?? "'\(word)'") == true,
      "\(lines)")
  }
}
