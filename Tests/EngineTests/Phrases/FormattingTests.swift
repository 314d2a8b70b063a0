import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

@Suite struct Formatting {
  @Test func `a message names the place and shows the line with a caret`() {
    let source = Source(name: "app.yaml", text: "id: settings\nfrom: setings\n")
    let diagnostic = Diagnostic.error(
      .unknownID(id: "setings", suggestion: "settings"),
      at: SourceRange(start: 19, end: 26),
      notes: [.init(.note(.declaredHere(id: "settings")), at: SourceRange(start: 4, end: 12))])
    #expect(
      diagnostic.formatted(in: source) == """
        app.yaml:2:7: error: no view controller has the id 'setings'; did you mean 'settings'?
            from: setings
                  ^
        app.yaml:1:5: note: 'settings' is declared here
            id: settings
                ^
        """)
  }

  @Test func `an error is described by all that it holds`() throws {
    let source = Source(name: "app.yaml", text: "titel: A\nrootViewController: {id: 3}\nios: x\n")
    let error = try #require(throws: DiagnosticError.self) {
      try AppDescription(parsing: source)
    }
    #expect(error.diagnostics.count > 1)
    #expect(
      String(describing: error)
        == error.diagnostics.map { $0.formatted(in: source) }.joined(separator: "\n"))
    #expect(error.description.hasPrefix("app.yaml:1:1: error: unknown key 'titel'"))
  }

  @Test func `a note without a place stands at its message's place`() {
    let source = Source(name: "a", text: "x")
    let diagnostic = Diagnostic.warning(
      .emptyText, at: SourceRange(start: 0, end: 1),
      notes: [.init(.note(.uiKit(message: .init(quoting: "so"))))])
    #expect(
      diagnostic.formatted(in: source)
        == "a:1:1: warning: the text is empty\n    x\n    ^\na:1:1: note: UIKit logs: so")
  }

  @Test func `a message without a place names the source`() {
    let source = Source(name: "a", text: "x")
    let diagnostic = Diagnostic(
      .hint, .hint(.emptyStack(id: "nav")), at: nil,
      notes: [.init(.note(.uiKit(message: .init(quoting: "so"))))]
    )
    #expect(
      diagnostic.formatted(in: source)
        == "a: hint: the navigation controller 'nav' has an empty stack\na: note: UIKit logs: so")
    #expect(
      diagnostic.formatted(in: source, language: .zhHans)
        == "a: 提示：导航控制器“nav”的导航栈为空\na: 附注：UIKit 记录日志：so")
  }

  @Test func `the caret stands right after tabs, wide characters, marks and emoji`() {
    #expect(lines("\ta: X", caretBefore: "X") == ["    \ta: X", "    \t   ^"])
    #expect(lines("标题: X", caretBefore: "X") == ["    标题: X", "          ^"])
    #expect(lines("e\u{301}👩‍👩‍👧X", caretBefore: "X") == ["    e\u{301}👩‍👩‍👧X", "       ^"])
  }

  @Test func `nothing in the user's text commands the terminal`() {
    #expect(
      lines("a\u{1B}[31m\u{9B}\u{202E}X\r", caretBefore: "X")
        == ["    a␛[31m\\u{9B}\\u{202E}X", "    " + String(repeating: " ", count: 20) + "^"])
    let source = Source(name: "a\u{1B}", text: "")
    #expect(
      Diagnostic.error(.idDeclaredLater(id: "\u{7}\n"), at: nil).formatted(in: source)
        == "a␛: error: '␇␊' is declared only further down")
  }

  @Test func `a long line is cut to a window around the caret`() {
    let long = String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000)
    #expect(
      lines(long, caretBefore: "X") == [
        "    …" + String(repeating: "a", count: 70) + "X" + String(repeating: "b", count: 44) + "…",
        "    " + String(repeating: " ", count: 71) + "^",
      ])
  }

  @Test func `a byte order mark is no column, and lines may end in CRLF`() {
    let source = Source(name: "a", text: "\u{FEFF}one\r\ntwo")
    #expect(source.location(of: 3) == (1, 1))
    #expect(source.location(of: 8) == (2, 1))
    #expect(
      Diagnostic.error(.emptyText, at: SourceRange(start: 4, end: 5))
        .formatted(in: source)
        == "a:1:2: error: the text is empty\n    one\n     ^")
  }

  private func lines(_ text: String, caretBefore end: String) -> [String] {
    let start = text.utf8.count - (text.split(separator: end, maxSplits: 1).last?.utf8.count ?? 0)
    let source = Source(name: "a", text: text)
    let offset = text.hasSuffix(end) ? text.utf8.count - end.utf8.count : start - end.utf8.count
    return Diagnostic.error(.emptyText, at: SourceRange(start: offset, end: offset))
      .formatted(in: source)
      .split(separator: "\n").dropFirst().map(String.init)
  }
}
