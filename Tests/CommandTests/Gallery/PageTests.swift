import Testing
import VCFigures
import VCPictures
import VCTestSupport

/// Figures inline in a page, which has a colour scheme of its own.
@Suite(.enabled(if: Browser.isInstalled, "there is no Chromium: its tests are left out"))
struct `In a page` {
  @Test func `a figure has the page's colours, whatever the reader's system`() throws {
    let picture = try Picture(sample: "figure-17-6")
    let look = picture.look
    let svg = String(decoding: try picture.rendered(as: .svg), as: UTF8.self)
    let schemes = ["normal", "light", "dark", "light dark"]
    let page =
      schemes.map { "<div style=\"color-scheme:\($0)\">\(svg)</div>" }.joined()
      + Self.script("[...document.querySelectorAll('.background')].map(fill)")
    let (light, dark) = (look.light[.background], look.dark[.background])
    #expect(try colors(of: page, isDark: false) == [light, light, dark, light])
    #expect(try colors(of: page, isDark: true) == [light, light, dark, dark])
  }

  @Test func `two figures with ids keep their own colours and names`() throws {
    var svgs = ""
    var expected: [String] = []
    for (id, template) in [("one", "book"), ("two", "blueprint"), ("three", "book")] {
      let style = Style(try #require(Template(builtIn: template)))
      let picture = try Picture(Samples.description(of: "figure-17-6"), in: style)
      svgs += String(
        decoding: try picture.rendered(as: .svg, RenderingOptions(id: id)), as: UTF8.self)
      expected.append(picture.look.light[.background])
    }
    let page = svgs + Self.script("[...document.querySelectorAll('.background')].map(fill)")
    #expect(try colors(of: page, isDark: false) == expected)
    let names =
      svgs
      + Self.script(
        """
        [[...document.querySelectorAll('[id]')].length - 1 - new Set([...document.querySelectorAll(
        '[id]')].map((e) => e.id)).size + 1,
        [...document.querySelectorAll('svg')].every((svg) => svg.contains(document.getElementById(
        svg.getAttribute('aria-labelledby').split(' ')[0])))]
        """)
    #expect(try #require(Browser()).results(of: names, isDark: false) == "0,true")
  }

  private func colors(of page: String, isDark: Bool) throws -> [String] {
    try #require(Browser()).results(of: page, isDark: isDark).split { " ,".contains($0) }.map(
      String.init)
  }

  private static func script(_ expression: String) -> String {
    """
    <pre id="results"></pre><script>
    const fill = (e) => '#' + getComputedStyle(e).fill.match(/\\d+/g)
      .map((n) => Number(n).toString(16).padStart(2, '0')).join('') + ' ';
    document.getElementById('results').textContent = \(expression);
    </script>
    """
  }
}
