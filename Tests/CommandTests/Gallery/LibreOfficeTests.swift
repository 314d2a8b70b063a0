import Foundation
import Testing
import VCPictures
import VCTestSupport

/// LibreOffice's reader of SVG, whose style sheets are not a browser's.
@Suite(
  .enabled(
    if: InstalledProgram.isInstalled("soffice"), "there is no LibreOffice: its test is left out"))
struct `In LibreOffice` {
  @Test func `a figure that follows its page is the light one`() throws {
    let folder = try TemporaryFolder()
    let picture = try Picture(sample: "figure-17-7")
    for (name, options) in [
      ("auto", RenderingOptions()), ("id", RenderingOptions(id: "fig")),
      ("light", RenderingOptions(theme: .light)), ("dark", RenderingOptions(theme: .dark)),
    ] {
      let svg = try picture.rendered(as: .svg, options)
      try folder.write(String(decoding: svg, as: UTF8.self), to: name + ".svg")
    }
    _ = try #require(InstalledProgram("soffice")).run(
      [
        "-env:UserInstallation=\(folder.url.appending(path: "profile").absoluteString)",
        "--headless", "--convert-to", "png", "auto.svg", "id.svg", "light.svg", "dark.svg",
      ], in: folder.url)
    let light = try folder.data("light.png")
    #expect(try folder.data("auto.png") == light)
    #expect(try folder.data("id.png") == light)
    #expect(try folder.data("dark.png") != light)
  }
}
