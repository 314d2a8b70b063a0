import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Several windows (R28).
struct WindowTests {
  @Test func `one window alone has its families, numbered from 1`() {
    let all = moment("A|top=B\npresent m from A\npresent n from B\npresent o from n")
    let hierarchy = all.only(1)
    #expect(hierarchy.families.map { hierarchy.id($0.top) } == ["B", "n", "o"])
    #expect(hierarchy.families.map(\.number) == [1, 2, 3])
    #expect(hierarchy.families.map(\.presentation) == [nil] + hierarchy.presentations)
    #expect(hierarchy.presentations.map { hierarchy.id($0.presented) } == ["n", "o"])
    #expect(hierarchy.family(of: hierarchy.index("A")) == nil)
    #expect(hierarchy.rootViewController == hierarchy.index("B"))
    let moments = Resolution(all.app).moments.only(0)
    #expect(moments.map { $0.hierarchy.families.count } == [1, 2, 2, 2])
  }

  @Test func `a root is explained by the step that set it`() {
    let hierarchy = moment("A|top=B\npresent m from A\npresent n from B\nroot C(c) of top")
    #expect(hierarchy.root(of: 1).json(in: .en).contains("\"step\": 3"))
    #expect(hierarchy.root().json(in: .en).contains("\"step\": 0"))
  }

  @Test func `a description that is built in code may give two windows one root`() {
    var description = Notation("A").description()
    description.windows.append(Window(id: Sourced("top"), rootViewController: 0))
    let resolution = Resolution(description)
    #expect(
      resolution.diagnostics.map { $0.text(in: .en) }
        == ["'A' is the root view controller of 'window', and cannot be that of 'top' too"])
    #expect(resolution.hierarchy.families.count == 2)
  }

  @Test func `windows of a scene lie on each other by level, then as they are declared`() {
    let app = Notation("A|b[alert]=B|c[5]=C|d[scene=x]=D|e=E|f[-1,scene=x]=F|g[statusBar]=G")
      .description()
    #expect(
      app.windowsOfScenes.map { $0.map { app.windows[$0].id.value } }
        == [["window", "e", "c", "g", "b"], ["f", "d"]])
    #expect(WindowLevel(rawValue: 1000) == .statusBar)
    #expect(
      [0, 1000, 2000, 5, -1.5].map { WindowLevel(rawValue: $0).text }
        == ["normal", "statusBar", "alert", "5", "-1.5"])
  }
}
