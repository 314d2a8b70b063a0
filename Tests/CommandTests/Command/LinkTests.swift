import Foundation
import Testing
import VCTestSupport

/// A controller's `link` in each format that has links.
@Suite struct `Links of controllers` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController:
        id: tabs
        class: UITabBarController
        viewControllers:
          - {id: a, class: A, link: "https://example.com/\u{8BBE} (a)?x=1&y='2'"}
          - {id: b, class: B, link: "../Sources/B.swift#L12"}
          - {id: c, class: C}
      """, to: "a.yaml")
  }

  /// The page is scaled, and so is the place.
  @Test func `are rectangles of a PDF's page`() throws {
    func places(_ options: String...) throws -> [[Double]] {
      let outcome = try Program.run(["a.yaml", "--format", "pdf"] + options, in: folder)
      let pdf = try PDFDocument(outcome.out).objects
      #expect(pdf.contains("/URI (https://example.com/%E8%AE%BE%20%28a%29?x=1&y=%272%27)"))
      #expect(pdf.contains("/URI (../Sources/B.swift#L12)"))
      return pdf.matches(of: /\/Rect \[(?<numbers>[^\]]*)\]/).map {
        $0.numbers.split(separator: " ").compactMap { Double($0) }
      }
    }
    let (whole, half) = (try places(), try places("--page", "200x200"))
    try #require(whole.count == 2 && half.count == 2)
    for (one, other) in zip(whole, half) {
      #expect(one.count == 4 && one[0] < one[2] && one[1] < one[3])
      #expect(other[2] - other[0] < one[2] - one[0])
      #expect(other[2] <= 200)
    }
  }

  /// Readers of Markdown end HTML at a blank line, and tools before them read braces.
  @Test func `work in an SVG that is in the document itself`() throws {
    try folder.write(
      """
      title: "{{ secret }} $x$ `y`"
      rootViewController: {class: A, link: "https://example.com/a", note: "{% include %}"}
      """, to: "a.yaml")
    try folder.write(
      "<!-- vcdiagram a links=inline -->\n<!-- /vcdiagram -->\n", to: "a.md")
    let outcome = try Program.run(["embed", "a.md"], in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    let document = try folder.text("a.md")
    let html = try #require(document.firstMatch(of: /(?s)<div>\n(?<svg><svg .*<\/svg>\n)<\/div>\n/))
    #expect(!html.svg.contains(/[{}`$]|\n\s*\n/))
    #expect(html.svg.contains(" id=\"vcd-a\"") && html.svg.contains("&#123;&#123; secret"))
    #expect(html.svg.contains("<a href=\"https://example.com/a\" target=\"_top\">"))
    #expect(try Program.run(["embed", "--check", "a.md"], in: folder).status == 0)
  }
}
