import Testing
import VCSource

@Suite struct `Spelling suggestions` {
  @Test(arguments: [
    ("setings", "settings"), ("titel", "title"), ("VIEWCONTROLLERS", "viewControllers"),
    ("viewControler", "viewControllers"), ("frm", "from"), ("sexxings", "settings"),
  ])
  func `a near name is suggested`(name: String, nearest: String) {
    var suggestions = SpellingSuggestions(["title", "from", "settings", "viewControllers"])
    #expect(suggestions.nearest(to: name) == nearest)
  }

  /// Up to a third of the letters may differ.
  @Test(arguments: [
    "", "x", "zzzzz", "tit", "sexxxngs", String(repeating: "title", count: 100),
  ])
  func `a far name is not`(name: String) {
    var suggestions = SpellingSuggestions(["title", "from", "y", "settings"])
    #expect(suggestions.nearest(to: name) == nil)
  }

  @Test func `many candidates are not searched`() {
    var suggestions = SpellingSuggestions((0..<6_000).map { "name\($0)" })
    #expect(suggestions.nearest(to: "name0x") == nil)
  }

  @Test func `diagnostics are sorted by place, each once`() {
    let a = Diagnostic.error(
      .isDeclaredHere, at: SourceRange(start: 5, end: 6))
    let b = Diagnostic.warning(
      .isDeclaredHere, at: SourceRange(start: 1, end: 2))
    let c = Diagnostic.error(.standsHereFirst, at: nil)
    let faults = DiagnosticCollector()
    faults.add(contentsOf: [c, a, b, a])
    #expect(faults.sorted == [b, a, c])
  }
}
