import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Several windows (R28).
struct WindowTests {
  @Test func `each window has families of its own, and what is presented stays among them`() {
    let text = "tab(nav(a),b)|top[alert]=C\npresent m from a\npresent n from C\npresent o from n"
    expect(
      text,
      answers: """
        families = 5
        a.presentedViewController = m
        C.presentedViewController = n
        m.presentingViewController = tab
        n.presentingViewController = C
        C.presentingViewController = nil
        """)
    let hierarchy = moment(text)
    #expect(hierarchy.families.map(\.window) == [0, 1, 0, 1, 1])
    #expect(hierarchy.families.map { hierarchy.id($0.top) } == ["tab", "C", "m", "n", "o"])
    #expect(hierarchy.windows == [0, 1])
    #expect(hierarchy.window(of: hierarchy.index("b")) == 0)
    #expect(hierarchy.window(of: hierarchy.index("o")) == 1)
  }

  @Test func `a window of a higher level takes no view out of another's`() {
    let hierarchy = moment("A|top[alert]=B\npresent m[fullScreen] from B")
    #expect(hierarchy.idsInWindow == ["A", "m"])
  }

  @Test func `one window alone has its families, numbered from 1`() {
    let all = moment("A|top=B\npresent m from A\npresent n from B\npresent o from n")
    let hierarchy = all.only(1)
    #expect(hierarchy.families.map { hierarchy.id($0.top) } == ["B", "n", "o"])
    #expect(hierarchy.families.map(\.number) == [1, 2, 3])
    #expect(hierarchy.families.map(\.presentation) == [nil, 0, 1])
    #expect(hierarchy.presentations.map { hierarchy.id($0.presented) } == ["n", "o"])
    #expect(hierarchy.family(of: hierarchy.index("A")) == nil)
    #expect(hierarchy.rootViewController == hierarchy.index("B"))
    let moments = Resolution(all.app).moments.only(0)
    #expect(moments.map { $0.hierarchy.families.count } == [1, 2, 2, 2])
  }

  @Test func `a new root takes along what its window presents, and nothing of another's`() {
    let text = "A|top=B\npresent m from A\npresent n from B\nroot C(c) of top"
    expect(
      text,
      answers: """
        families = 3
        A.presentedViewController = m
        n.presentingViewController = nil
        B.presentedViewController = nil
        """)
    let hierarchy = moment(text)
    #expect(hierarchy.rootViewController(of: 1) == hierarchy.index("C"))
    #expect(hierarchy.window(of: hierarchy.index("B")) == nil)
    #expect(RootExplanation(of: 1, in: hierarchy).step == 3)
    #expect(RootExplanation(of: 0, in: hierarchy).step == 0)
    expectHints(
      text,
      """
      hint: nobody dismisses 'n' when the family of 'B' leaves 'top'; apps report that it stayed on the screen [C]
      """)
  }

  @Test func `a root of before may be another window's root, a child, or presented`() {
    expect(
      "A|top=B\nroot C of top\nroot B", answers: "families = 2\nB.presentingViewController = nil")
    expect(
      "A|top=B\nroot C of top\nadd B to A", answers: "families = 2\nB.parentViewController = A")
    expect(
      "A|top=B\nroot C of top\npresent B from A",
      answers: "families = 3\nB.presentingViewController = A")
  }

  @Test func `a controller that moves to another window leaves what it presents behind`() {
    let text = "A(b)|top=C\npresent m[currentContext,defines] from b\nremove b\nadd b to C"
    let hierarchy = moment("A(b[defines])|top=C\npresent m[currentContext] from b\nadd b to C")
    #expect(hierarchy.window(of: hierarchy.index("b")) == 1)
    #expect(hierarchy.presentations.isEmpty)
    #expect(moment(text).window(of: hierarchy.index("b")) == 1)
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
