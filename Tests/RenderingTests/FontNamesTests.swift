import Graphviz
import Pictures
import TestSupport
import Testing

@testable import Rendering

@Suite struct `Font names` {
  private func names(for picture: Picture) -> FontNames {
    GraphvizSession.run { FontNames(installedFor: picture, in: $0) }
  }

  @Test func `are lists where nobody asked which fonts there are`() {
    let names = FontNames()
    for face in FontFace.allCases { #expect(names[face] == face.fontName) }
  }

  @Test func `are one family of the list, or the list`() throws {
    let names = names(for: try Picture(sample: "figure-17-7"))
    for face in FontFace.allCases {
      let isInList = face.fontName.split(separator: ",").contains { $0 == names[face] }
      #expect(isInList || names[face] == face.fontName)
    }
    // No text is bold in the book.
    #expect(names[.sansBold] == FontFace.sansBold.fontName)
  }

  @Test(arguments: ["\u{10FFFF}", "設\u{10FFFF}"])
  func `are lists for texts that one font alone does not show`(text: String) throws {
    let picture = try Picture("rootViewController: {class: A, title: \"\(text)\"}")
    #expect(names(for: picture)[.sans] == FontFace.sans.fontName)
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
