import Testing
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

@Suite struct `Contrast` {
  @Test(arguments: Template.names)
  func `every text stands out from its ground`(name: String) throws {
    let template = try #require(Template(builtIn: name))
    #expect(template.look.light.faintTexts(onTransparent: ["#ffffff"]).isEmpty, "\(name), light")
    #expect(template.look.dark.faintTexts(onTransparent: ["#000000"]).isEmpty, "\(name), dark")
  }

  @Test func `a light slide reads on white and on black`() throws {
    let slide = try #require(Template(builtIn: "slide"))
    #expect(slide.look.light[.background] == "none")
    #expect(slide.look.light.faintTexts(onTransparent: ["#ffffff", "#000000"]).isEmpty)
  }

  @Test func `mono has no colour`() throws {
    let mono = try #require(Template(builtIn: "mono"))
    for palette in [mono.look.light, mono.look.dark] {
      let colors =
        palette.frameFills + palette.frameLines + Palette.Role.allCases.map { palette[$0] }
      #expect(colors.filter { !$0.isGrey } == [])
    }
  }

  /// A line of 0.9 points could not be told from one of 1.2 in print.
  @Test(arguments: [
    [
      Picture.Arrow.Role.containment, .pointer, .presented, .presenting, .request, .root, .view,
      .reference, .weakReference, .property,
    ],
    [
      .containment, .start, .show, .showDetail, .present, .popover, .unwind, .custom, .inferredShow,
      .inferredPresent,
    ],
  ])
  func `mono tells the arrows of a figure apart`(roles: [Picture.Arrow.Role]) throws {
    let arrows = try #require(Template(builtIn: "mono")).look.arrows
    var alike: [String] = []
    for (place, one) in roles.enumerated() {
      for other in roles[..<place] where arrows[one].dash == arrows[other].dash {
        let widths = [arrows[one].width, arrows[other].width].sorted()
        guard arrows[one].head == arrows[other].head, widths[1] < 2.5 * widths[0] else { continue }
        alike.append("\(other) \(one)")
      }
    }
    #expect(alike == [])
  }

  @Test func `mono tells an obstacle's line from all others`() throws {
    let look = try #require(Template(builtIn: "mono")).look
    let line = look.line(of: .request, .refused)
    let alike = [Picture.Arrow.Role.presented, .presenting, .request, .pointer].filter { role in
      let other = look.line(of: role, nil)
      let widths = [line.width, other.width].sorted()
      return line.dash == other.dash && line.head == other.head && widths[1] < 2.5 * widths[0]
    }
    #expect(alike == [])
  }

  @Test func `a text that is too faint is found`() {
    var palette = Template.book.look.light
    palette[.captionText] = "#8a8a8a"
    let faint = palette.faintTexts(onTransparent: ["#ffffff"])
    #expect(faint.map { "\($0.text) on \($0.ground)" } == ["captionText on background"])
    #expect(faint.allSatisfy { abs($0.ratio - 3.45) < 0.01 })
  }

  @Test func `a template's warning names the pair`() throws {
    let template = try Template(
      parsing: "light:\n  nameText: \"#999999\"\n  frameFills: [\"#333333\"]\n")
    #expect(
      template.warnings.map { $0.text(in: .en) } == [
        "'nameText' is hard to read on 'coveredBarFill': their contrast is 1.5, and text needs 4.5",
        "'legendText' is hard to read on 'frameFills': their contrast is 1.3, and text needs 4.5",
      ])
  }

  @Test func `a dark template of one's own keeps coverage readable`() throws {
    let template = try Template(
      parsing: """
        light:
          background: "#101418"
          boxFill: "#1c2430"
          nameText: "#f0f4f8"
          detailText: "#c0c8d4"
        """)
    let faint = template.look.light.faintTexts(onTransparent: [])
    // What is dimmed stays the template's to say.
    let onBoxes = faint.filter { [.nameText, .detailText].contains($0.text) }.map(\.ground)
    #expect(Set(onBoxes).subtracting(["fadedFill"]) == [])
    #expect(template.look.light[.screenFill] == "#1c2430")
  }

  @Test(arguments: Template.names)
  func `the quiet part of a name stands out from its box`(name: String) throws {
    let look = try #require(Template(builtIn: name)).look
    for palette in [look.light, look.dark] {
      for fill in [.boxFill] + Picture.Mark.allCases.map(\.fillColor) {
        let ratio = contrast(palette[.quietText], palette[fill])
        #expect(ratio >= 4.5, "\(name), \(fill): \(ratio)")
      }
    }
    if name == "mono" { #expect(look.light[.quietText] == look.light[.nameText]) }
  }

  @Test func `a dark box of one's own keeps the quiet part of a name readable`() throws {
    let template = try Template(
      parsing: "light: {boxFill: \"#1c2430\", nameText: \"#f0f4f8\", detailText: \"#c0c8d4\"}")
    #expect(template.look.light[.quietText] == "#c0c8d4")
    let own = try Template(
      parsing: "light: {boxFill: \"#1c2430\", detailText: \"#c0c8d4\", quietText: \"#aab2bd\"}")
    #expect(own.look.light[.quietText] == "#aab2bd")
  }

  @Test func `a template extends another`() throws {
    let template = try Template(parsing: "extends: slide\npointers: none\n")
    #expect(template.look.fonts.name.size == Template.slide.look.fonts.name.size)
    #expect(template.pointers == .unnamed)
    let fault = #expect(throws: DiagnosticError.self) { try Template(parsing: "extends: slied\n") }
    #expect(
      fault?.diagnostics.map { $0.text(in: .en) } == [
        "'extends' does not take 'slied'; did you mean 'slide'?"
      ])
  }

  /// As WCAG 2.2 works it out: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  @Test(arguments: [("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48)])
  func `contrast is as WCAG says`(a: String, b: String, ratio: Double) {
    #expect(abs(contrast(a, b) - ratio) < 0.005)
    #expect(contrast(a, b) == contrast(b, a))
  }
}

extension String {
  fileprivate var isGrey: Bool {
    let digits = Array(dropFirst())
    return self == "none" || digits[0...1] == digits[2...3] && digits[2...3] == digits[4...5]
  }
}
