import Foundation
import Testing
import VCTestSupport

/// Figures in documents.
@Suite struct `Embedding` {
  private let folder: TemporaryFolder
  private let silence = Program.Outcome(status: 0, out: Data(), err: "")

  private static let page = """
    # Presenting

    <!-- vcdiagram figures/chain figure=chain theme=both
    rootViewController: {id: a, class: A}
    steps: [{present: {id: b, class: B}, from: a}]
    -->
    <!-- /vcdiagram -->

    From a file:

    <!-- vcdiagram figures/app -->
    <!-- /vcdiagram -->

    ````markdown
    <!-- vcdiagram figures/none -->
    <!-- /vcdiagram -->
    ````

    """

  private static let embedded = """
    # Presenting

    <!-- vcdiagram figures/chain figure=chain theme=both
    rootViewController: {id: a, class: A}
    steps: [{present: {id: b, class: B}, from: a}]
    -->

    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="figures/chain-dark.svg">
      <img alt="A presents B (formSheet). Family 1 is A. Family 2 is B." src="figures/chain.svg">
    </picture>

    <!-- /vcdiagram -->

    From a file:

    <!-- vcdiagram figures/app -->

    ![Family 1 is AppViewController.](figures/app.svg)

    <!-- /vcdiagram -->

    ````markdown
    <!-- vcdiagram figures/none -->
    <!-- /vcdiagram -->
    ````

    """

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "figures"), withIntermediateDirectories: false)
    try folder.write(
      "rootViewController: {id: app, class: AppViewController}\n", to: "figures/app.yaml")
    try folder.write(Self.page, to: "page.md")
  }

  private func embed(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["embed"] + arguments, in: folder)
  }

  private var figures: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "figures").path
      ).sorted()
    }
  }

  @Test func `writes the figures and the references, and then nothing more`() throws {
    #expect(try embed("page.md") == silence)
    #expect(try folder.text("page.md") == Self.embedded)
    #expect(try figures == ["app.svg", "app.yaml", "chain-dark.svg", "chain.svg"])
    let plain = try Program.run(["figures/app.yaml"], in: folder).text
    let app = try folder.text("figures/app.svg")
    #expect(app.hasPrefix(plain))
    #expect(
      app.dropFirst(plain.count).wholeMatch(
        of: /<!-- vcdiagram-embed:[0-9a-f]{32}:[0-9a-f]{16}=[0-9a-f]{16} -->\n/) != nil)
    let identities = try ["page.md", "figures/app.svg", "figures/chain.svg"].map(folder.identity)
    #expect(try embed("page.md") == silence)
    #expect(
      try ["page.md", "figures/app.svg", "figures/chain.svg"].map(folder.identity) == identities)
    #expect(try embed("--check", "page.md") == silence)
  }

  @Test(arguments: ["page.md", "page.adoc"])
  func `doesn't show one page of several`(name: String) throws {
    let marks = name == "page.md" ? ("<!--", " -->") : ("//", "")
    try folder.write(
      "\(marks.0) vcdiagram figures/b.pdf steps\(marks.1)\n\(marks.0) /vcdiagram\(marks.1)\n",
      to: name)
    try folder.write(
      "rootViewController: {id: a, class: A}\nsteps: [{present: {id: b, class: B}, from: a}]",
      to: "figures/b.yaml")
    let outcome = try embed(name)
    #expect(outcome.status == 65)
    #expect(
      outcome.err.contains(
        "error: 'figures/b.pdf' has 2 pages, but the document would show one; "
          + "end the figure's name in .svg for a file for each step\n"))
    #expect(throws: (any Error).self) { try folder.data("figures/b.pdf") }
  }

  @Test func `says that there is nothing to do without a directive`() throws {
    try folder.write("# Presenting\n", to: "page.md")
    let outcome = try embed("page.md")
    #expect(outcome.status == 0)
    #expect(
      outcome.err
        == "note: there is no directive in 'page.md'; 'vcdiagram embed --help' shows one\n")
  }

  @Test func `leaves a step's figure alone that its changed description draws as before`() throws {
    try folder.write("<!-- vcdiagram figures/b steps -->\n<!-- /vcdiagram -->\n", to: "page.md")
    let description = """
      rootViewController: {id: a, class: A}
      steps: [{present: {id: b, class: B}, from: a}]
      """
    try folder.write(description, to: "figures/b.yaml")
    #expect(try embed("page.md") == silence)
    let before = try ["figures/b-0.svg", "figures/b-1.svg"].map(folder.data)
    try folder.write(description.replacing("class: B", with: "class: C"), to: "figures/b.yaml")
    let check = try embed("--check", "page.md").err
    #expect(check.contains("'figures/b-1.svg' is out of date"), "\(check)")
    #expect(!check.contains("b-0.svg"))
    #expect(try embed("page.md") == silence)
    #expect(try folder.data("figures/b-0.svg") == before[0])
    #expect(try folder.data("figures/b-1.svg") != before[1])
    #expect(try embed("--check", "page.md") == silence)
  }

  @Test func `says what is wrong with any directive, also beside one that is not closed`() throws {
    try folder.write(
      """
      <!-- vcdiagram figures/app figure=chian -->
      <!-- /vcdiagram -->
      <!-- vcdiagram figures/none -->
      <!-- /vcdiagram -->
      <!-- vcdiagram figures/app -->
      """, to: "page.md")
    for arguments in [["page.md"], ["--check", "page.md"]] {
      let outcome = try Program.run(["embed"] + arguments, in: folder)
      #expect(outcome.status == 65)
      #expect(
        outcome.err == """
          page.md:5:1: error: the directive is not closed by '<!-- /vcdiagram -->'
              <!-- vcdiagram figures/app -->
              ^
          page.md:1:35: error: 'figure' doesn't take 'chian'
              <!-- vcdiagram figures/app figure=chian -->
                                                ^
          page.md:1:35: note: did you mean 'chain'?
          page.md:3:16: error: there is no description: neither in the document nor in \
          'figures/none.yaml', 'figures/none.yml', 'figures/none.json', 'figures/none.vcd.yaml'
              <!-- vcdiagram figures/none -->
                             ^

          """)
    }
    #expect(try figures == ["app.yaml"])
  }

  @Test func `tells with --check what is out of date, and writes nothing`() throws {
    let outcome = try embed("--check", "page.md")
    #expect(outcome.status == 1)
    #expect(
      outcome.err == """
        page.md:3:16: error: 'figures/chain.svg' is missing; run 'vcdiagram embed'
            <!-- vcdiagram figures/chain figure=chain theme=both
                           ^
        page.md:3:16: error: 'figures/chain-dark.svg' is missing; run 'vcdiagram embed'
            <!-- vcdiagram figures/chain figure=chain theme=both
                           ^
        page.md:3:16: error: the block below the directive is out of date; run 'vcdiagram embed'
            <!-- vcdiagram figures/chain figure=chain theme=both
                           ^
        page.md:11:16: error: 'figures/app.svg' is missing; run 'vcdiagram embed'
            <!-- vcdiagram figures/app -->
                           ^
        page.md:11:16: error: the block below the directive is out of date; run 'vcdiagram embed'
            <!-- vcdiagram figures/app -->
                           ^

        """)
    #expect(
      outcome.text == """
        --- page.md
        +++ page.md
        @@ -6,2 +6,8 @@
         -->
        +
        +<picture>
        +  <source media="(prefers-color-scheme: dark)" srcset="figures/chain-dark.svg">
        +  <img alt="A presents B (formSheet). Family 1 is A. Family 2 is B." src="figures/chain.svg">
        +</picture>
        +
         <!-- /vcdiagram -->
        @@ -11,2 +17,5 @@
         <!-- vcdiagram figures/app -->
        +
        +![Family 1 is AppViewController.](figures/app.svg)
        +
         <!-- /vcdiagram -->

        """)
    #expect(try folder.text("page.md") == Self.page)
    #expect(try figures == ["app.yaml"])
    _ = try embed("page.md")
    try folder.write(
      "rootViewController: {id: app, class: OtherViewController}\n", to: "figures/app.yaml")
    let changed = try embed("--check", "page.md")
    #expect(changed.status == 1)
    #expect(
      changed.err.hasPrefix(
        "page.md:17:16: error: 'figures/app.svg' is out of date; run 'vcdiagram "
          + "embed'\n"))
    #expect(
      changed.text.contains("-![Family 1 is AppViewController.](figures/app.svg)\n+![Family"))
  }

  @Test func `writes nothing of a document with an error, which has the document's place`() throws {
    let wrong = Self.page.replacing("from: a}", with: "from: c}")
    try folder.write(wrong, to: "page.md")
    try folder.write(Self.page, to: "other.md")
    let outcome = try embed("page.md", "other.md")
    #expect(outcome.status == 65)
    #expect(
      outcome.err == """
        page.md:5:44: error: no view controller has the id 'c'
            steps: [{present: {id: b, class: B}, from: c}]
                                                       ^

        """)
    #expect(try folder.text("page.md") == wrong)
    #expect(try folder.text("other.md") == Self.embedded)
  }

  @Test(arguments: [
    (
      "figures/app figur=chain",
      "28: error: a directive has no option 'figur'; did you mean 'figure'?"
    ),
    ("figures/app figure=chian", "35: error: 'figure' doesn't take 'chian'"),
    ("figures/app scale=4", "34: error: 'scale' doesn't take '4'"),
    (
      "figures/app steps=yes",
      "28: error: a directive has no option 'steps'; did you mean 'step'?"
    ),
    ("figures/app panels=2", "35: error: 'panels' doesn't take '2'"),
    ("figures/app figure", "34: error: 'figure' doesn't take ''"),
    (
      "figures/app names=docc",
      "28: error: a directive has no option 'names'; write a value with spaces in quotation marks"
    ),
    ("figures/app scale=2 scale=2", "36: error: 'scale' is there twice"),
    ("figures/app file=/etc/passwd", "33: error: 'file' doesn't take '/etc/passwd'"),
    ("figures/app template=/etc/passwd", "37: error: 'template' doesn't take '/etc/passwd'"),
    ("figures/app id=1", "31: error: 'id' doesn't take '1'"),
    ("figures/app step=3", "16: error: there is no step 3: the description has 0 steps"),
    (
      "figures/app emphasize=x",
      "16: error: the description has no view controller with the id 'x'"
    ),
    (
      "figures/nothing",
      "16: error: there is no description: neither in the document nor in 'figures/nothing.yaml', "
        + "'figures/nothing.yml', 'figures/nothing.json', 'figures/nothing.vcd.yaml'"
    ),
    (
      "a file=b.yaml",
      "23: error: there is no description: neither in the document nor in 'b.yaml'"
    ),
  ])
  func `tells what is wrong with a directive`(words: String, message: String) throws {
    let text = "\n<!-- vcdiagram \(words) -->\n<!-- /vcdiagram -->\n"
    try folder.write(text, to: "page.md")
    let outcome = try embed("page.md")
    #expect(outcome.status == 65)
    #expect(outcome.err.prefix { $0 != "\n" } == "page.md:2:\(message)")
    #expect(try folder.text("page.md") == text)
    #expect(try figures == ["app.yaml"])
  }

  @Test(arguments: [
    ("figure=chian", "did you mean 'chain'?"),
    ("theme=blue", "it takes auto, light, dark, both or docc"),
    ("fit=a5", "did you mean 'page=a5'?"),
    ("pointers=presenting", "did you mean 'presentingViewController'?"),
    ("template=bok", "did you mean 'book'?"), ("window=mian", "did you mean 'main'?"),
    ("emphasize=rott", "did you mean 'root'?"),
  ])
  func `suggests what a directive's value was meant to be`(word: String, note: String) throws {
    try folder.write(
      """
      <!-- vcdiagram a \(word)
      windows:
        - {id: main, rootViewController: root}
        - {id: lock, rootViewController: {id: code, class: Code}}
      -->
      <!-- /vcdiagram -->

      """, to: "page.md")
    let outcome = try embed("page.md")
    #expect(outcome.status == 65)
    #expect(outcome.err.contains("note: \(note)\n"), "\(outcome.err)")
  }

  @Test func `never replaces what is no figure, nor draws two as one`() throws {
    try folder.write("a letter", to: "letter.svg")
    try folder.write(
      """
      <!-- vcdiagram letter file=figures/app.yaml -->
      <!-- /vcdiagram -->
      <!-- vcdiagram b file=figures/app.yaml -->
      <!-- /vcdiagram -->
      <!-- vcdiagram b file=figures/app.yaml figure=objects -->
      <!-- /vcdiagram -->
      <!-- vcdiagram b file=figures/app.yaml -->
      <!-- /vcdiagram -->

      """, to: "page.md")
    let outcome = try embed("page.md")
    #expect(outcome.status == 65)
    let taken = "'b.svg' is drawn otherwise by another directive, or is another file of this call"
    let expected = [
      "page.md:1:16: error: 'letter.svg' exists but is not a generated figure; move it or choose "
        + "another name",
      "page.md:5:16: error: " + taken, "page.md:7:16: error: " + taken,
    ]
    #expect(outcome.err.components(separatedBy: "\n").filter { $0.hasPrefix("page") } == expected)
    #expect(try folder.text("letter.svg") == "a letter")
    #expect(try folder.names == ["figures", "letter.svg", "page.md"])
  }

  @Test func `removes with --prune what it drew for the document, and nothing else`() throws {
    try folder.write(Self.page, to: "other.md")
    _ = try embed("page.md")
    _ = try Program.run(["figures/app.yaml", "-o", "figures/mine.svg", "--if-changed"], in: folder)
    try folder.write(
      "<!-- vcdiagram figures/theirs file=figures/app.yaml -->\n<!-- /vcdiagram -->\n",
      to: "other.md")
    _ = try embed("other.md")
    let shorter = Self.page.replacing("figures/chain figure", with: "figures/renamed figure")
    try folder.write(shorter, to: "page.md")
    _ = try embed("page.md")
    let check = try embed("page.md", "--check")
    #expect(check.status == 0)
    #expect(
      check.err == """
        note: no directive names 'figures/chain-dark.svg'; --prune removes it
        note: no directive names 'figures/chain.svg'; --prune removes it

        """)
    #expect(try embed("page.md", "--prune") == silence)
    #expect(
      try figures == [
        "app.svg", "app.yaml", "mine.svg", "renamed-dark.svg", "renamed.svg", "theirs.svg",
      ])
  }

  @Test func `draws for DocC by its names in a catalogue, and steps one after the other`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App.docc/Images"), withIntermediateDirectories: true)
    let steps = "steps:\n  - {present: B, from: A, label: It *presents*}\n"
    try folder.write("rootViewController: A\n" + steps, to: "App.docc/Images/story.vcd.yaml")
    try folder.write(
      "<!-- vcdiagram Images/story steps caption=\"The `end`\" -->\n<!-- /vcdiagram -->\n",
      to: "App.docc/Page.md")
    #expect(try embed("App.docc/Page.md") == silence)
    #expect(
      try folder.text("App.docc/Page.md") == """
        <!-- vcdiagram Images/story steps caption="The `end`" -->

        ![Family 1 is A.](story-0)

        ![A presents B (formSheet). Family 1 is A. Family 2 is B.](story-1)

        *It &#42;presents&#42; – The `end`*

        <!-- /vcdiagram -->

        """)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "App.docc/Images").path
      ).sorted() == [
        "story-0.svg", "story-0~dark.svg", "story-1.svg", "story-1~dark.svg", "story.vcd.yaml",
      ])
    // From within the catalogue, whose name the document's path does not have then, all is the same.
    let within = try InstalledProgram("sh")?.run(
      ["-c", "cd App.docc && '\(Program.path)' embed --check Page.md"], in: folder.url)
    #expect(within?.status == 0, "\(within?.text ?? "")")
  }

  @Test func `draws panels as one image, with a sentence for each`() throws {
    try folder.write(
      """
      <!-- vcdiagram a step=0-2 panels
      rootViewController: A
      steps:
        - {present: B, from: A}
        - {dismiss: A, label: Back}
        - {present: C, from: A}
      -->
      <!-- /vcdiagram -->

      """, to: "page.md")
    #expect(try embed("page.md").status == 0)
    #expect(
      try folder.text("page.md").hasSuffix(
        """
        -->

        ![0: Family 1 is A. 1: A presents B (formSheet). 2: Back. B is dismissed.](a.svg)

        <!-- /vcdiagram -->

        """))
    #expect(try folder.names == ["a.svg", "figures", "page.md"])
  }

  @Test func `draws steps in a range, under the numbers that they have among all`() throws {
    try folder.write(
      """
      <!-- vcdiagram a step=1-2
      rootViewController: A
      steps:
        - {present: B, from: A}
        - {dismiss: A, label: Back}
        - {present: C, from: A}
      -->
      <!-- /vcdiagram -->

      """, to: "page.md")
    #expect(try embed("page.md") == silence)
    #expect(
      try folder.text("page.md").hasSuffix(
        """
        -->

        ![A presents B (formSheet). Family 1 is A. Family 2 is B.](a-1.svg)

        ![B is dismissed. Family 1 is A.](a-2.svg)

        *Back*

        <!-- /vcdiagram -->

        """))
    #expect(try folder.names == ["a-1.svg", "a-2.svg", "figures", "page.md"])
  }

  /// Changes a pixel of a PNG, and its stamp with it, as if a machine with other fonts had drawn it.
  private static let otherMachine = """
    import re, struct, zlib
    png = bytearray(open('a.png', 'rb').read())
    end = 33 + 12 + struct.unpack('>I', png[33:37])[0]
    text, figure = bytes(png[41:end - 4]), png[:33] + png[end:]
    figure[-20] ^= 1
    digest = 0x6C62272E07BB014262B821756295C58D
    for byte in list(figure) + [len(figure) >> shift & 255 for shift in range(0, 64, 8)]:
        digest = (digest ^ byte) * 0x1000000000000000000013B % 2 ** 128
    text = re.sub(rb'embed:[0-9a-f]{32}', b'embed:%032x' % digest, text)
    chunk = b'tEXt' + text
    chunk = struct.pack('>I', len(text)) + chunk + struct.pack('>I', zlib.crc32(chunk))
    open('a.png', 'wb').write(figure[:33] + chunk + figure[33:])
    """

  @Test func `keeps a PNG that another machine's fonts would draw otherwise`() throws {
    try folder.write(
      "<!-- vcdiagram a.png file=figures/app.yaml -->\n<!-- /vcdiagram -->\n", to: "page.md")
    #expect(try embed("page.md") == silence)
    let own = try folder.data("a.png")
    let outcome = try #require(InstalledProgram("python3")).run(
      ["-c", Self.otherMachine], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.text)")
    let png = try folder.data("a.png")
    #expect(png != own)
    #expect(try embed("page.md", "--check") == silence)
    #expect(try embed("page.md") == silence)
    #expect(try folder.data("a.png") == png)
    // What is damaged is no machine's.
    try png.dropLast(30).write(to: folder.url.appending(path: "a.png"))
    #expect(try embed("page.md", "--check").status == 1)
    #expect(try embed("page.md") == silence)
    #expect(try folder.data("a.png") == own)
    try folder.write("rootViewController: {id: app, class: B}\n", to: "figures/app.yaml")
    #expect(try embed("page.md", "--check").status == 1)
    #expect(try embed("page.md") == silence)
    #expect(try folder.data("a.png") != png)
  }

  @Test func `keeps a document's permissions`() throws {
    let file = folder.url.appending(path: "page.md").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(try embed("page.md") == silence)
    #expect(try folder.identity("page.md").permissions == 0o640)
    #expect(try folder.names == ["figures", "page.md"])
  }

  @Test func `writes AsciiDoc and LaTeX`() throws {
    try folder.write(
      "// vcdiagram figures/app caption=\"An app\"\n// /vcdiagram\n", to: "page.adoc")
    try folder.write("% vcdiagram figures/app\n% /vcdiagram\n", to: "page.tex")
    #expect(try embed("page.adoc", "page.tex") == silence)
    #expect(
      try folder.text("page.adoc") == """
        // vcdiagram figures/app caption="An app"

        .An app
        image::figures/app.svg["Family 1 is AppViewController."]

        // /vcdiagram

        """)
    #expect(try folder.text("page.tex").contains("]{figures/app.pdf}\n"))
    // The guide shows what is written, for a figure of another name.
    let shown = DocumentationPage(path: "Guide/In-Documents.md").blocks("latex")[0]
    try folder.write(
      "rootViewController: A\nsteps: [{present: B, from: A}]\n", to: "figures/router.yaml")
    try folder.write(
      "% vcdiagram figures/router figure=chain caption=\"Who presents\"\n% /vcdiagram\n",
      to: "shown.tex")
    #expect(try embed("shown.tex").status == 0)
    let varying = #/[0-9.]+bp|alt=\{[^}]*\}|\n+/#
    #expect(
      try folder.text("shown.tex").replacing(varying, with: " ")
        == shown.replacing(varying, with: " "))
    // It is as wide as article's column, at most: 345 of TeX's points.
    let wide = (0..<9).map { "C\($0)" }.joined(separator: ", ")
    try folder.write("rootViewController: {class: A, children: [\(wide)]}\n", to: "wide.yaml")
    try folder.write("% vcdiagram wide\n% /vcdiagram\n", to: "wide.tex")
    #expect(try embed("wide.tex").err.contains("to fit 345x"))
    let width = try folder.text("wide.tex").firstMatch(of: /ifdim(?<points>[0-9.]+)bp/)?.points
    #expect(try #require(Double(width ?? "")) <= 345)
    #expect(try embed("--check", "page.adoc", "page.tex") == silence)
    try folder.write("// vcdiagram figures/app theme=both\n// /vcdiagram\n", to: "page.adoc")
    #expect(
      try embed("page.adoc").err.hasPrefix("page.adoc:1:32: error: theme=both is for Markdown\n"))
  }
}
