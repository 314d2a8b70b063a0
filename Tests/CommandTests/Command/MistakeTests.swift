import Foundation
import Testing
import VCTestSupport

/// Calls as newcomers write them. What each is told stands in one file, to be read: no reason may be
/// false, and each must say what to do.
@Suite struct `Mistakes of newcomers` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController:
        id: nav
        class: UINavigationController
        viewControllers:
          - {id: items, class: ItemsViewController}
      steps:
        - {present: {id: login, class: LoginViewController}, from: items, label: Log in}

      """, to: "ok.yaml")
  }

  private static let calls = """
    ok.yaml -f chain
    ok.yaml -f svg
    ok.yaml -t slide
    ok.yaml --kind chain
    ok.yaml --type chain
    ok.yaml --diagram map
    ok.yaml --pointers al
    ok.yaml --pointers presenting
    ok.yaml --pointers parent,x
    ok.yaml --fit 120mm
    ok.yaml --fit a5
    ok.yaml --fit 10x10
    ok.yaml --page A4
    ok.yaml --page a3
    ok.yaml --page 4:3
    ok.yaml --page 120mmx180mm
    ok.yaml --page a5 --fit 740x
    ok.yaml --size a4
    ok.yaml --width 740
    ok.yaml --theme Dark
    ok.yaml --theme drak
    ok.yaml --dark
    ok.yaml --template boook
    ok.yaml --template mine.yaml
    ok.yaml --figure hierachy
    ok.yaml --figure tree
    ok.yaml --figure
    ok.yaml --emphasize itmes
    ok.yaml --highlight items
    ok.yaml --window main
    ok.yaml --step 9
    ok.yaml --step -1
    ok.yaml --step last
    ok.yaml --steps 1-3
    ok.yaml --steps --step 1
    ok.yaml --steps
    ok.yaml --output-format svg
    ok.yaml --format jpg
    ok.yaml --format PNG
    ok.yaml -o a.jpg
    ok.yaml -o ok.yaml
    ok.yaml ok.yaml -o a.svg
    ok.yaml b.yaml -o a.svg
    missing.yaml
    missing
    ok.yaml --scale 4
    ok.yaml --scale 2x
    ok.yaml --id 1a
    ok.yaml --language de
    ok.yaml --language zh-Hant
    ok.yaml --font Georgia
    ok.yaml --font serif=Georgia
    ok.yaml --font bold=Georgia
    ok.yaml --background white
    ok.yaml --color red
    ok.yaml --open
    ok.yaml --quiet
    ok.yaml -v
    ok.yaml --around items
    ok.yaml --hops 2
    ok.yaml --time-limit 0
    ok.yaml --jobs 0
    ok.yaml --figure chain --figure map
    ok.yaml --emphasize items --emphasize nav
    ok.yaml -o a.svg --output=b.svg
    ok.yaml --font sans=Georgia --font mono=Menlo
    render ok.yaml
    explian ok.yaml
    explain
    explain ok.yaml --property items
    explain ok.yaml --property items.presenting
    explain ok.yaml --property itms.parent
    explain ok.yaml --property items.parent --property nav.parent
    explain ok.yaml --step 0
    explain ok.yaml --present Alert
    explain ok.yaml --why items
    resolve ok.yaml --format yaml
    check ok.yaml --figure chain
    check ok.yaml --idiom pad --idiom=phone
    diff ok.yaml
    import ok.yaml ok.yaml
    embed ok.yaml
    embed README.md
    preview missing.yaml
    preview ok.yaml --prot 80
    template slides
    schema ok.yaml
    help stepz
    help figure
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  static let recordings = ["mistakes.txt", "mistakes.zh-Hans.txt"]

  @Test func `are told what is wrong, and what to do`() throws {
    var report = ""
    for call in Self.calls {
      let outcome = try Program.run(call, in: folder)
      #expect(outcome.status == 64 || outcome.status == 65 || outcome.status == 66, "\(call)")
      #expect(outcome.out.isEmpty, "\(call)")
      report += "$ vcdiagram \(call.joined(separator: " "))\n\(outcome.err)\n"
    }
    try expectRecorded(report, "mistakes.txt")
    #expect(try folder.names == ["ok.yaml"])
  }

  @Test func `are told so in Chinese for a call in Chinese`() throws {
    var report = ""
    for call in Self.calls where !call.contains("--language") {
      let outcome = try Program.run(call + ["--language", "zh"], in: folder)
      #expect(!outcome.err.contains(/[a-z]+ [a-z]+ [a-z]+/), "\(call): \(outcome.err)")
      report += "$ vcdiagram \(call.joined(separator: " "))\n\(outcome.err)\n"
    }
    try expectRecorded(report, "mistakes.zh-Hans.txt")
  }
}
