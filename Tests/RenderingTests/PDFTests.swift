import Testing
import VCPictures
import VCRendering
import VCTestSupport

@Suite struct `A PDF` {
  /// Found by fuzzing: cairo took such a title for memory that ran out.
  @Test(arguments: [#"\uFFFE"#, #"a\uFFFFb"#, #"\uFDD0"#, #"\U0010FFFE"#, #"\0"#, "设"])
  func `is written whatever its title holds`(title: String) throws {
    let picture = try Picture("title: \"\(title)\"\nrootViewController: A")
    #expect(try picture.rendered(as: .pdf).starts(with: "%PDF-".utf8))
  }
}
