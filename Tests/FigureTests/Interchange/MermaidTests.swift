import Foundation
import Testing
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `A flowchart of Mermaid` {
  private func chart(_ picture: Picture) throws -> String {
    String(decoding: try picture.rendered(as: .mermaid), as: UTF8.self)
  }

  @Test func `has the families, the boxes and the pointers`() throws {
    #expect(
      try chart(Picture(sample: "figure-17-6")) == """
        flowchart TB
          accTitle: One controller presents another
          accDescr: A presents B (fullScreen). Family 1 is A (UIViewController). Family 2 is B \
        (UIViewController).
          subgraph f0["Family 1"]
            b0("A<br>UIViewController")
          end
          subgraph f1["Family 2"]
            b1("B<br>UIViewController<br>modalPresentationStyle = fullScreen")
          end
          b0 ==>|"presentedViewController"| b1
          b1 ==>|"presentingViewController"| b0
          linkStyle 0 stroke:#b5382a
          linkStyle 1 stroke:#1f5f99

        """)
  }

  /// A text stays in its quotation marks, whatever it holds.
  @Test(arguments: Hostile.texts.filter { $0.utf8.count < 1_000 })
  func `holds any text`(text: String) throws {
    let picture = try Picture(Hostile.description(with: text))
    for line in try chart(picture).components(separatedBy: "\n").dropFirst().dropLast() {
      #expect(line.wholeMatch(of: Self.line.matchingSemantics(.unicodeScalar)) != nil, "\(line)")
    }
  }

  @Test func `has no control character`() throws {
    let controls = (0x20...0xA0).compactMap(Unicode.Scalar.init).filter(\.isControl)
    let text = String(String.UnicodeScalarView(controls + ["\u{2028}", "\u{202E}", "\u{2066}"]))
    let scalars = try chart(Picture(Hostile.description(with: "a" + text))).unicodeScalars
    #expect(scalars.filter { $0.isControl && $0 != "\n" } == [])
  }

  /// Pages decode HTML's entities, and Mermaid its own.
  @Test(arguments: [
    ("javascript&colon;alert(1)", "javascript&%63olon;alert%281%29"),
    ("javascript#colon;alert(1)", "javascript#%63olon;alert%281%29"),
    ("java&Tab;script&#58;alert(1)", "java&%54ab;script&#%358;alert%281%29"),
    ("javascript&#x3A;x", "javascript&#%783A;x"), ("javascript&#58x", "javascript&#%358x"),
    ("javascript#58;x", "javascript#%358;x"), ("a&&colon;b", "a&&%63olon;b"),
    ("a#_b;c", "a#%5Fb;c"),
    // These are links like others.
    ("https://example.com/?a=1&b=2;c#d", "https://example.com/?a=1&b=2;c#d"),
    ("a&;#;&", "a&;#;&"),
  ])
  func `has a link in which nothing is an entity`(link: String, href: String) throws {
    let chart = try chart(
      Picture("rootViewController: {id: a, class: A, link: \"\(link)\"}"))
    #expect(chart.contains("  click b0 href \"\(href)\"\n"), "\(chart)")
  }

  private static nonisolated(unsafe) let line =
    /\ +(b[0-9]+[(\[]"[^"]*"[)\]]|b[0-9]+\ (-->|==>|-\.->)(\|"[^"]*"\|)?\ b[0-9]+|end|subgraph\ f[0-9]+\["[^"]*"\]|linkStyle\ [0-9]+\ stroke:#[0-9a-f]{6}|acc(Title|Descr):[^{};#%]*)/
}
