import Foundation
import Testing
import VCTestSupport

/// Figures in documents.
@Suite struct `Embedding` {
  private let folder: TemporaryFolder
  private let silence = Program.Outcome(status: 0, out: Data(), err: "")

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "figures"), withIntermediateDirectories: false)
    try folder.write(
      "rootViewController: {id: app, class: AppViewController}\n", to: "figures/app.yaml")
  }

  private func embed(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["embed"] + arguments, in: folder)
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

  @Test func `writes LaTeX as the guide shows it`() throws {
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
  }
}
