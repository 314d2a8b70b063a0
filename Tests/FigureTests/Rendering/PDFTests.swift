import Foundation
import Testing
import VCPictures
import VCTestSupport

@Suite struct `A PDF` {
  /// Found by fuzzing: cairo took such a title for memory that ran out.
  @Test(arguments: [#"\uFFFE"#, #"a\uFFFFb"#, #"\uFDD0"#, #"\U0010FFFE"#, #"\0"#, "设"])
  func `is written whatever its title holds`(title: String) throws {
    let picture = try Picture("title: \"\(title)\"\nrootViewController: A")
    #expect(try picture.rendered(as: .pdf).starts(with: "%PDF-".utf8))
  }

  /// Where a font shows two characters by one glyph, each is copied as what it is, rather than as
  /// the first that the font has: U+03BC as no U+00B5, as 面 as no Kangxi radical.
  @Test func `keeps the characters of its texts`() throws {
    let picture = try Picture("rootViewController: {class: A, title: \u{3BC}}")
    let document = try PDFDocument(Data(picture.rendered(as: .pdf)))
    let characters = try document.characters
    #expect(characters.contains("\u{3BC}") && !characters.contains("\u{B5}"), "\(characters)")
  }

  /// cairo would draw an empty page, or fail in its own words.
  @Test func `has no page longer than cairo draws`() throws {
    var picture = try Picture("rootViewController: A")
    picture.look.spacing.margin = 4_190_000
    #expect(throws: Never.self) { try picture.rendered(as: .pdf) }
    picture.look.spacing.margin = 4_200_000
    #expect {
      try picture.rendered(as: .pdf)
    } throws: { error in
      let message = (error as? PDFSizeError)?.message
      return message
        == .pageTooLarge(width: 8_400_128, height: 8_400_062, limit: 8_388_607)
    }
  }
}
