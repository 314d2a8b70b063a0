import Gallery
import Testing
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

@Suite(.enabled(if: Browser.isInstalled, "there is no Chromium: its tests are left out"))
struct `In a browser` {
  @Test func `every figure of the gallery is shown, and its texts lie where they should`() throws {
    let samples = try Sample.all(in: Samples.folder)
    #expect(samples.map(\.name) == Samples.names)
    let figures = try samples.filter { Samples.few.contains($0.name) }
      .flatMap { try $0.figures() }
    #expect(figures.count > 15 * Samples.few.count)
    for isDark in [false, true] {
      let measurements = try measure(figures, isDark: isDark)
      #expect(measurements.count == figures.count)
      for (figure, measurement) in zip(figures.sorted { $0.name < $1.name }, measurements) {
        #expect(measurement.name == figure.name)
        #expect(measurement.faults == [], "\(figure.name)")
        #expect(measurement.frames == figure.picture.frames.count, "\(figure.name)")
        #expect(measurement.boxes == figure.picture.boxes.count, "\(figure.name)")
        #expect(measurement.arrows == figure.picture.arrows.count, "\(figure.name)")
        #expect((measurement.width ?? 0) > 50 && (measurement.height ?? 0) > 50)
        let look = figure.picture.look
        expectColors(of: measurement, isDark ? look.dark : look.light)
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `texts of every script lie where they should`(language: Language) throws {
    let app = try AppDescription(Self.scripts)
    let moment = Moment(Resolution(app).hierarchy, label: app.steps[0].label?.value)
    var figures: [SampleFigure] = []
    for name in Template.names {
      let style = Style(try #require(Template(builtIn: name)), language: language)
      for kind in FigureKind.all {
        figures.append(
          try SampleFigure(
            sample: "scripts", kind: kind.rawValue, template: name,
            picture: Array(pages(of: [moment], as: kind, in: style))[0]))
      }
    }
    let measurements = try measure(figures, isDark: false)
    #expect(measurements.count == figures.count)
    for measurement in measurements {
      #expect(measurement.faults == [], "\(measurement.name)")
    }
  }

  @Test func `a fault is found`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="100pt" height="50pt" viewBox="0 0 100 50">
      <g class="node"><polygon points="0,0 40,0 40,40 0,40"/>
      <text x="30" y="20" font-size="10" text-anchor="middle" textLength="60">wide</text></g>
      <g class="edge"><text x="70" y="20" font-size="10" textLength="60">out</text></g>
      </svg>
      """
    let measurement = try #require(Browser()).measure(["a": svg], isDark: false)
    #expect(
      measurement.map(\.faults) == [
        ["'wide' leaves its box", "'out' is cut off"]
      ])
  }

  private func measure(_ figures: [SampleFigure], isDark: Bool) throws -> [Measurement] {
    let svgs = figures.map { ($0.name, String(decoding: $0.svg, as: UTF8.self)) }
    return try #require(Browser()).measure(
      Dictionary(uniqueKeysWithValues: svgs), isDark: isDark)
  }

  private func expectColors(of measurement: Measurement, _ palette: Palette) {
    var expected = [
      "text.name": palette[.nameText], "text.frame": palette[.frameText],
      ".frame0 > :is(path,polygon)": palette.frameFills[0],
      ".background": palette[.background],
    ]
    if measurement.name.contains("-step-") {
      // The first text and frame may stand back there.
      expected = [".background": palette[.background]]
    }
    for (selector, fill) in measurement.fills ?? [:] {
      guard let color = expected[selector] else { continue }
      #expect(fill == rgb(color), "\(selector) of \(measurement.name)")
    }
  }

  private func rgb(_ color: String) -> String {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    return "rgb(\(number >> 16), \(number >> 8 & 255), \(number & 255))"
  }

  private static let scripts = """
    title: 标题 제목 タイトル عنوان כותרת 👩‍👩‍👧‍👦 é
    rootViewController:
      id: 标签
      class: UITabBarController
      title: 主界面 — メイン画面 — 메인 화면
      viewControllers:
        - id: навигация
          class: UINavigationController
          title: "Навигация, Πλοήγηση"
          viewControllers:
            - {id: arabic, class: ArabicViewController, title: "قائمة المشتريات (3)"}
            - {id: hebrew, class: HebrewViewController, title: "רשימת קניות: 3 פריטים"}
        - {id: emoji, class: 表情ViewController, title: "👨‍👩‍👧‍👦 🇫🇷 👍🏽 ❤️ 1️⃣"}
        - {id: marks, class: Z̈älgo̱ViewController, title: "Z̵̈á̶l̸g̷o e̋ñ"}
        - {id: hindi, class: HindiViewController, title: "ख़रीदारी की सूची"}
    steps:
      - present: {id: thai, class: ThaiViewController, title: "รายการซื้อของ"}
        from: arabic
        label: Étape 步骤 단계 خطوة שלב
    """
}
