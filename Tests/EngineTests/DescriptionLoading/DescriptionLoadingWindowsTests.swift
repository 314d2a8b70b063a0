import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// Descriptions with several windows, read and written.
@Suite struct `Windows of a description` {
  private let text = """
    windows:
      - rootViewController: A
      - {id: top, windowLevel: alert, scene: left, rootViewController: {id: lock, presents: B}}
      - rootViewController: A
        windowLevel: 2.5
        horizontalSizeClass: compact
    steps:
      - setRootViewController: C
        of: window#2
      - horizontalSizeClass: compact
        of: top
    """

  private func description(_ text: String) throws -> AppDescription {
    try AppDescription(parsing: Source(name: "a.yaml", text: text))
  }

  @Test func `are read with all their keys`() throws {
    let app = try description(text)
    #expect(
      app.dump() == """
        uikit ios=26 pad root=0
        window window root=0
        window top root=1 level=alert scene=left
        window window#2 root=3 level=2.5 width=compact
        0 A: A []\(" ")
        1 lock: UIViewController [] presents 2\(" ")
        2 B: B []\(" ")
        3 A#2: A []\(" ")
        4 C: C []\(" ")
        setRootViewController((value: 4, ), of: (value: 2, )\(" ")
        setHorizontalSizeClass((value: SizeClass.compact, ), of: Optional((value: 1, )\(" ")

        """)
    #expect(app.windows.map(\.idIsImplied) == [true, false, true])
    #expect(app.windows[1].id.range != nil)
  }

  @Test func `have ids that nothing else has`() throws {
    let app = try description(
      "windows: [{rootViewController: {id: window}}, {rootViewController: B}, "
        + "{id: window#3, rootViewController: C}]")
    #expect(app.windows.map(\.id.value) == ["window#2", "window#4", "window#3"])
  }

  @Test func `are written as they were read`() throws {
    let app = try description(text)
    let json = try AppDescription(parsing: Source(name: "a.json", text: app.json))
    #expect(json.json == app.json)
    let short = try AppDescription(
      parsing: Source(name: "a.json", text: app.jsonWithDeclaredIDs))
    #expect(short.dump() == app.dump())
    #expect(short.windows.map(\.idIsImplied) == [true, false, true])
  }
}
