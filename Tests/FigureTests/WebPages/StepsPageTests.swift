import Foundation
import Testing
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCTestSupport

/// The page that steps through its pictures, with the keys pressed.
@Suite(.enabled(if: Browser.isInstalled, "there is no Chromium: its tests are left out"))
struct `A page of steps` {
  private func page(_ script: String) throws -> String {
    let moments = Resolution(try Samples.description(of: "adding-an-item")).moments
    let html = try pages(of: moments, in: Style()).pages(as: .html, in: .auto)
    return String(decoding: html, as: UTF8.self)
      + (script.isEmpty ? "" : "<pre id=\"results\"></pre><script>\(script)</script>")
  }

  private func results(_ script: String) throws -> String {
    try #require(Browser()).results(of: page(script), isDark: false)
  }

  @Test func `steps by keys, click and address, from one end to the other`() throws {
    let script = """
      const told = [];
      function tell(what) {
        const seen = steps.filter((step) => getComputedStyle(step).visibility === 'visible'
          || step.classList.contains('shown'));
        told.push(what + steps.findIndex((step) => step.classList.contains('shown')) + location.hash
          + ' ' + place.textContent + ' ' + steps.filter((s) => s.ariaHidden === 'false').length);
      }
      function press(key, more) {
        dispatchEvent(new KeyboardEvent('keydown', {key, cancelable: true, ...more}));
        tell(key + ':');
      }
      tell('');
      press('ArrowRight'); press(' '); press(' ', {shiftKey: true}); press('End'); press('PageDown');
      press('ArrowLeft'); press('x'); press('ArrowLeft', {ctrlKey: true}); press('Home');
      press('PageUp');
      document.body.click(); tell('click:');
      document.getElementById('results').textContent = told.join('\\n');
      """
    #expect(
      try results(script) == """
        0#1 1 / 5 1
        ArrowRight:1#2 2 / 5 1
         :2#3 3 / 5 1
         :1#2 2 / 5 1
        End:4#5 5 / 5 1
        PageDown:4#5 5 / 5 1
        ArrowLeft:3#4 4 / 5 1
        x:3#4 4 / 5 1
        ArrowLeft:3#4 4 / 5 1
        Home:0#1 1 / 5 1
        PageUp:0#1 1 / 5 1
        click:1#2 2 / 5 1
        """)
  }

  @Test func `has no id twice, and a title for each picture`() throws {
    let script = """
      const all = [...document.querySelectorAll('[id]')].map((element) => element.id);
      document.getElementById('results').textContent = [all.length - new Set(all).size,
        [...document.querySelectorAll('svg')].map((svg) => document.getElementById(
          svg.getAttribute('aria-labelledby').split(' ')[0]).textContent).join('; '),
        document.title].join('\\n');
      """
    let title = "Adding a photo to an item"
    let titles = Array(repeating: title, count: 5).joined(separator: "; ")
    #expect(try results(script) == "0\n\(titles)\n\(title)")
  }

  @Test func `prints a picture a page`() throws {
    let folder = try TemporaryFolder()
    try folder.write(page(""), to: "a.html")
    let browser = try #require(InstalledProgram("chromium") ?? InstalledProgram("google-chrome"))
    _ = try browser.run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.url.path)/profile",
        "--print-to-pdf=a.pdf", "--no-pdf-header-footer", "a.html",
      ], in: folder.url)
    let pdf = String(decoding: try folder.data("a.pdf"), as: Unicode.ASCII.self)
    #expect(pdf.matches(of: /\/Type ?\/Page\b/).count == 5)
  }
}

@Suite struct `The language of a page of steps` {
  @Test(arguments: [("Settings", "en"), ("设置", "zh-Hans"), ("設定の画面", "ja")])
  func `is that of all its pictures`(title: String, language: String) throws {
    let moments = Resolution(
      try AppDescription(
        "rootViewController: {id: a, class: A}\nsteps: [{present: {class: B, title: \(title)}, from: a}]"
      )
    ).moments
    let html = String(
      decoding: try pages(of: moments, in: Style()).pages(as: .html, in: .auto), as: UTF8.self)
    #expect(html.contains("<html class=\"vcdiagram\" lang=\"\(language)\">"))
  }
}
