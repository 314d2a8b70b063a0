import Foundation
import Testing
import VCFigures
import VCPictures
import VCTestSupport

@Suite struct `Font names` {
  private func names(for picture: Picture) -> FontNames {
    GraphvizSession.run { FontNames(installedFor: picture, in: $0) }
  }

  @Test func `are lists where nobody asked which fonts there are`() {
    let names = FontNames()
    for face in FontFace.allCases { #expect(names[face] == face.fontName) }
  }

  @Test(
    .enabled(if: Fontconfig.takesFromList, "fontconfig takes other fonts, or cannot be asked"),
    arguments: [FontFace.sans, .mono])
  func `are the one family of the list that fontconfig takes`(face: FontFace) throws {
    let names = names(for: try Picture(sample: "figure-17-7"))
    #expect(names[face] == Fontconfig.family(for: face))
    // No text is bold in the book.
    #expect(names[.sansBold] == FontFace.sansBold.fontName)
  }

  @Test(.enabled(if: Fontconfig.takesFromList, "fontconfig takes other fonts, or cannot be asked"))
  func `say that a font is bold`() throws {
    let template = try Template(parsing: "fonts: {name: {face: sansBold}}")
    let names = names(for: try Picture(sample: "figure-17-7", in: Style(template)))
    #expect(names[.sansBold] == Fontconfig.family(for: .sansBold).map { $0 + " bold" })
  }

  @Test(arguments: ["\u{10FFFF}", "Settings \u{10FFFF}"])
  func `are lists for texts that one font alone does not show`(text: String) throws {
    let picture = try Picture("rootViewController: {class: A, title: \"\(text)\"}")
    #expect(names(for: picture)[.sans] == FontFace.sans.fontName)
  }

  /// Pango doesn't choose the font of `，` by the language where it follows Latin letters.
  @Test func `contain the fonts of the language before the generic one`() throws {
    let picture = try Picture("rootViewController: {class: A, title: \"将来 \u{10FFFF}\"}")
    let fonts = "PingFang SC,Microsoft YaHei,Noto Sans CJK SC,WenQuanYi Zen Hei,WenQuanYi Micro Hei"
    #expect(
      names(for: picture)[.sans]
        == FontFace.sans.fontName.replacing("sans-serif", with: fonts + ",sans-serif"))
  }

  @Test func `are those of the texts in a face`() throws {
    let picture = try Picture(sample: "figure-17-7")
    let texts = FontFace.allCases.map { picture.texts(in: $0) }
    #expect(texts[0].contains("UINavigationController"))
    #expect(texts[1] == [])
    #expect(texts[2].contains { $0.contains("presentedViewController") })
  }

  @Test func `are those that fontconfig matches`() throws {
    try GraphvizSession.run { session in
      let fonts = InstalledFonts(in: session)
      let match = try #require(fonts.match(["no such family", "monospace"], isBold: false))
      #expect(match.family != "no such family" && match.family != "monospace")
      #expect(match.shows("a"))
      #expect(!match.shows("\u{10FFFF}"))
    }
  }
}

/// What fontconfig's own program says.
private enum Fontconfig {
  static let takesFromList = FontFace.allCases.allSatisfy { face in
    let families = list(of: face).split(separator: ",")
    return family(for: face).map { $0 != "Helvetica" && families.contains($0[...]) } ?? false
  }

  /// The family that it takes for a face, nil where it cannot be asked.
  static func family(for face: FontFace) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let weight = face == .sansBold ? "bold" : "regular"
    process.arguments = ["fc-match", "-f", "%{family[0]}", "\(list(of: face)):\(weight)"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
  }

  private static func list(of face: FontFace) -> String {
    face.fontName.replacing(" bold", with: "")
  }
}
