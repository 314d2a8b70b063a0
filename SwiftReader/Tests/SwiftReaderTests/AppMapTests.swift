import ScreenMap
import Testing

/// What the cases of source code don't tell.
@Suite struct `The map of` {
  @Test func `files is the same in whatever order they are read`() throws {
    let files = try ["uikit-callers", "uikit-tabs", "names"].map {
      FileFacts(path: "\($0)/App.swift", text: try fixture("\($0).swift"))
    }
    let map = AppMap(files).description(title: "App")
    #expect(AppMap(files.reversed()).description(title: "App") == map)
  }

  @Test(arguments: [
    ("watchKit", true, false), ("MacOSX.Cocoa", true, false), ("iOS.CocoaTouch", false, false),
    ("AppleTV", false, true),
  ])
  func `a storyboard is for its system`(runtime: String, isOther: Bool, isTV: Bool) {
    let board = StoryboardFacts(
      path: "A.storyboard", text: Array("<document targetRuntime=\"\(runtime)\"/>".utf8))
    #expect(board.isForOtherSystem == isOther)
    #expect(board.isForTVOS == isTV)
  }

  @Test(arguments: [
    ("Sources", "Sources/A.swift", true), ("./Sources/", "Sources", true),
    ("Sources", "SourcesToo/A.swift", false), ("*Row", "RowRow", true), ("a*b", "aXbYb/c", true),
    ("a*b*", "aXb", true), ("*", "", true), ("a*ab", "ab", false), ("*Tests/*", "A/Tests/B", true),
  ])
  func `a path is by its pattern`(pattern: String, path: String, isMatch: Bool) {
    #expect(Pattern(pattern).matches(path) == isMatch)
  }
}
