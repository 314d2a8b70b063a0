import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// Figures of several windows.
@Suite struct `Several windows` {
  private func rects(of role: Picture.Box.Role, in picture: Picture) -> [Rect] {
    picture.boxes.filter { $0.role == role }.map(\.rect)
  }

  @Test(arguments: [FigureKind.hierarchy, .objects, .chain])
  func `stand one below the other as they are declared, each with its families`(
    kind: FigureKind
  ) throws {
    for seed in Seeds.few(8, of: 60, from: 4500) {
      let app = AppDescription.generated(seed: seed, upTo: 25, families: 7, windows: 3)
      if app.windows.count == 1 { continue }
      let hierarchy = Resolution(app).hierarchy
      var style = Style()
      style.isArrangedForScreens = false
      let picture = try picture(of: hierarchy, as: kind, in: style)
      let windows = rects(of: .window, in: picture)
      try #require(windows.count == app.windows.count)
      #expect(Set(windows.map(\.width)).count == 1, "seed \(seed)")
      #expect(Set(windows.map(\.minX)).count == 1, "seed \(seed)")
      // Everything of a window lies below everything of those before it.
      var bands: [Rect] = windows
      for (family, frame) in zip(hierarchy.families, picture.frames) {
        bands[family.window] = bands[family.window].union(frame.rect)
      }
      for (upper, lower) in zip(bands, bands.dropFirst()) {
        #expect(upper.minY > lower.maxY, "seed \(seed)")
      }
    }
  }

  @Test func `the only window that is shown has the figure that it has by itself`() throws {
    let text = "tab(a,b){m}|top[alert]=nav(c)\npresent n from c"
    let all = Resolution(Notation(text).description())
    var alone = Resolution(Notation("nav(c)\npresent n from c").description()).app
    alone.windows[0].id.value = "top"
    alone.windows[0].idIsImplied = false
    for kind in [FigureKind.chain, .coverage] {
      let one = try Array(pages(of: all.moments.only(1), as: kind, in: Style()))
      let other = try Array(pages(of: Resolution(alone).moments, as: kind, in: Style()))
      #expect(one.count == other.count)
      #expect(one.map { $0.frames.count } == other.map { $0.frames.count }, "\(kind)")
      func shown(_ picture: Picture) -> [String] { picture.boxes.compactMap(\.viewController) }
      #expect(one.map(shown) == other.map(shown), "\(kind)")
    }
  }

  @Test func `an upper window's screen shows what it lies on`() throws {
    let picture = try Picture(sample: "passcode", as: .coverage)
    func controllers(onScreen number: Int) -> Set<String> {
      Set(
        picture.boxes.filter { $0.id.hasPrefix("screen\(number)-") }.compactMap(\.viewController))
    }
    #expect(controllers(onScreen: 0) == ["tabs", "accountsNav", "accounts", "cards"])
    #expect(controllers(onScreen: 2).isSuperset(of: ["passcode", "transfer"]))
    #expect(controllers(onScreen: 3).isSuperset(of: ["help", "passcode", "transfer"]))
    let scenes = try Picture(sample: "two-scenes", as: .coverage)
    let other = scenes.boxes.filter { $0.id.hasPrefix("screen1-") }.compactMap(\.viewController)
    #expect(Set(other) == ["draftNav", "draft"])
  }

  @Test func `a screen is of the moment at which something was presented in its window`() throws {
    // What the lower window shows is what it showed then.
    let text = """
      tab(a,b)|top=C
      present m from C
      select b in tab
      present n from a
      """
    let picture = try Picture(Notation(text).description(), as: .coverage)
    func shown(onScreen number: Int) -> Set<String> {
      Set(
        picture.boxes.filter { $0.id.hasPrefix("screen\(number)-content") }
          .compactMap(\.viewController))
    }
    #expect(shown(onScreen: 0) == ["b"])
    #expect(shown(onScreen: 1) == ["b", "n"])
    #expect(shown(onScreen: 2).contains("a"))
    #expect(shown(onScreen: 3).isSuperset(of: ["a", "m"]))
  }

  @Test func `have screens as wide as they are, as they are since they are so wide`() throws {
    let app = try AppDescription(parsing: Samples.source("two-widths.yaml"))
    let widths = try pages(of: Resolution(app).moments, as: .coverage, in: Style()).map {
      rects(of: .screen, in: $0).map { ($0.width * 100).rounded() / 100 }
    }
    let (wide, narrow) = (widths[0][0], widths[0][1])
    #expect(wide > 1.5 * narrow)
    #expect(
      widths == [
        [wide, narrow], [wide, wide, narrow], [wide, wide, narrow, narrow],
        [wide, wide, wide, wide],
      ])
    let last = try Picture(app, as: .coverage)
    let shown = last.boxes.filter { $0.id.hasPrefix("screen2-") }.compactMap(\.viewController)
    #expect(Set(shown).isSuperset(of: ["wishList", "wish"]))
    let caption = last.boxes.first { $0.id == "screen3-caption" }
    #expect(caption?.lines.contains { $0.text.contains("formSheet") } == false)
  }

  @Test func `say their own width in a box, unless a step changes it`() throws {
    func lines(afterSteps count: Int) throws -> [[String]] {
      var app = try AppDescription(parsing: Samples.source("two-widths.yaml"))
      app.steps = Array(app.steps.prefix(count))
      return try Picture(app, as: .hierarchy).boxes.filter { $0.role == .window }
        .map { $0.lines.map(\.text) }
    }
    let wide = ["wide", "UIWindow", "windowScene = library"]
    let narrow = ["narrow", "UIWindow", "windowScene = wishes"]
    #expect(try lines(afterSteps: 2) == [wide, narrow + ["horizontalSizeClass = compact"]])
    #expect(try lines(afterSteps: 3) == [wide, narrow + ["horizontalSizeClass = regular"]])
    let app = try AppDescription(parsing: Samples.source("two-widths.yaml"))
    for picture in try pages(of: Resolution(app).moments, as: .hierarchy, in: Style()) {
      let boxes = picture.boxes.filter { $0.role == .window }
      #expect(boxes.map { $0.lines.map(\.text) } == [wide, narrow])
    }
  }

  @Test func `say their own width in one line under a narrow screen`() throws {
    let app = try AppDescription(parsing: Samples.source("two-widths.yaml"))
    let moments = Resolution(app).moments.only(1)
    let first = try Array(pages(of: moments, as: .coverage, in: Style()))[0]
    let caption = first.boxes.first { $0.id == "screen0-caption" }
    #expect(
      caption?.lines.map(\.text) == [
        "UISplitViewController", "narrow.windowScene = wishes",
        "narrow.horizontalSizeClass = compact",
      ])
  }

  @Test func `are told with their widths`() throws {
    let text = try Picture(sample: "two-widths", as: .hierarchy).text
    #expect(
      text.contains(
        " narrow is the lowest in the scene wishes. The width of narrow is regular. "))
    #expect(!text.contains("The width of wide"))
  }

  @Test(arguments: FigureKind.all)
  func `are told with their levels and scenes`(kind: FigureKind) throws {
    // Calls and maps draw no windows.
    let drawsWindows = kind != .calls && kind != .map
    let roots =
      "The rootViewController of main is UITabBarController. "
      + "The rootViewController of lock is PasscodeViewController. "
      + "lock (windowLevel alert) lies above main. In Family 1, "
    #expect(try Picture(sample: "passcode", as: kind).text.contains(roots) == drawsWindows)
    let scenes =
      "inboxWindow 的 rootViewController 是 UISplitViewController。窗口 inboxWindow 在场景 inboxScene 中。"
      + "draftWindow 的 rootViewController 是“UINavigationController [draftNav]”。窗口 draftWindow 在场景 draftScene 中。族系 1 "
    #expect(
      try Picture(sample: "two-scenes", as: kind, in: Style(language: .zhHans)).text
        .contains(scenes) == drawsWindows)
  }

  @Test func `each has its views in the text of objects`() throws {
    let text = try Picture(sample: "passcode", as: .objects).text
    #expect(
      text.hasSuffix(
        " The views of UITabBarController, Accounts, AccountsViewController and TransferViewController "
          + "are in main; the view of Cards isn’t."
          + " The views of PasscodeViewController and UIAlertController are in lock."))
  }
}
