import Testing
import VCTestSupport

/// A map as a reader of a page sees it.
@Suite(.enabled(if: DrivenBrowser.program != nil, "there is no Chromium: its tests are left out"))
struct `A map in a browser` {
  /// How strongly each line is drawn.
  private static let lines = """
    [...document.querySelectorAll('.edge:not([id^=legend])')]
      .map((line) => line.id.slice(6) + ' ' + getComputedStyle(line).opacity).sort().join()
    """

  @Test func `shows the lines of a box alone while the mouse is on it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController: {id: list}
      scenes: [{id: detail}, {id: settings}]
      segues:
        - {show: detail, from: list}
        - {present: settings, from: detail}
      """, to: "a.yaml")
    let outcome = try Program.run(["a.yaml", "--figure", "map", "-o", "a.svg"], in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    let browser = try DrivenBrowser(width: 800, height: 600)
    try browser.visit(folder.url.appending(path: "a.svg").absoluteString)
    try browser.expect(
      Self.lines, "detail-present-settings 1,list-show-detail 1,window-shows-list 1")
    try browser.point(at: "#box-list")
    try browser.expect(
      Self.lines, "detail-present-settings 0.12,list-show-detail 1,window-shows-list 1")
    try browser.point(at: "#box-settings")
    try browser.expect(
      Self.lines, "detail-present-settings 1,list-show-detail 0.12,window-shows-list 0.12")
    try browser.point(at: "#box-detail")
    try browser.expect(
      Self.lines, "detail-present-settings 1,list-show-detail 1,window-shows-list 0.12")
    #expect(browser.faults == [])
  }
}
