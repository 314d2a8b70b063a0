import Foundation
import Testing
import VCTestSupport

/// The tests that stand for each promise of SECURITY.md.
@Suite struct `The promises of SECURITY.md` {
  /// The names of the tests, by the promise's words in bold.
  private static let tests: [String: [String]] = [
    "Nothing crashes it.": [
      "random damage never crashes", "every beginning of a text is answered",
      "100,000 levels are refused", "an alias bomb is refused at once, as a value and as a key",
    ],
    "No text starts a program.": [
      "no directive starts git", "no template, font, folder or description starts git",
      "no attribute of Pandoc's starts git",
      "no macro and no attribute of AsciiDoctor's starts git",
    ],
    "Git runs nothing and fetches nothing": [
      "git starts nothing for an input that the call names",
      "git takes no folder of a clone for a repository",
      "git starts nothing for a folder, nor for one in a commit", "both programs start git alike",
    ],
    "No program is looked up in a relative folder of `PATH`": [
      "no program is started from a relative folder of PATH",
      "git is not started from a relative folder of PATH",
    ],
    "`embed` reads and writes only files of the document's repository": [
      "nothing outside is read or written, in a repository and without one",
      "the whole repository is used, but not what Git has in it",
      "a directive's folder stays in the document's repository",
      "embed doesn't tell whether a file outside exists",
      "embed opens no link beside its figures that leads outside",
    ],
    "In a folder, only its files are read": [
      "a folder's links stay in the folder", "a folder's links stay in its repository",
      "a folder's settings that are a link out of it are an error",
      "a preview lists nothing outside",
      "nothing outside the folder is read, and what isn't read is named",
    ],
    "No message commands the terminal": [
      "nothing in the user's text commands the terminal", "are shown where a message quotes them",
      "git's own message is printed as a text", "no name commands the terminal",
    ],
    "No figure contains a script": [
      "links to anything else are refused", "has a link in which nothing is an entity",
    ],
    "A label or a title stays text": [
      "to GitHub's own reader", "to Pandoc", "to AsciiDoctor", "to LaTeX",
    ],
    "No file's name becomes a command": [
      "names that begin with a dash come after two dashes", "GitHub's runner obeys no document",
    ],
    "A preview shows nothing to other sites, machines and users": [
      "answers to its own name alone, and to no other site's page",
      "opens to nobody without the token in its address", "serves nothing that was not named",
      "is reached from this machine alone",
    ],
  ]

  @Test func `are each tried by tests`() throws {
    let page = try String(
      contentsOf: Samples.package.appending(path: "SECURITY.md"), encoding: .utf8)
    let promises = page.matches(of: /(?m)^- \*\*([^*]+)\*\*/).map { String($0.1) }
    #expect(promises.sorted() == Self.tests.keys.sorted())
    var text = ""
    for folder in ["Tests", "SwiftReader/Tests"] {
      let url = Samples.package.appending(path: folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files)
      where ["swift", "txt"].contains(file.pathExtension) {
        text += try String(contentsOf: file, encoding: .utf8)
      }
    }
    // A test, or a case of a transcript.
    for name in Self.tests.values.joined() {
      let isThere = text.contains("func `\(name)`(") || text.contains("\n= \(name)\n")
      #expect(isThere, "\(name)")
    }
  }
}
