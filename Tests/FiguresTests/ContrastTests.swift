import Figures
import Foundation
import Pictures
import TestSupport
import Testing

@Suite struct `Contrast` {
  @Test(arguments: Template.names)
  func `every text stands out from its ground`(name: String) throws {
    let template = try #require(Template(builtIn: name))
    #expect(template.look.light.faintTexts(onTransparent: ["#ffffff"]) == [], "\(name), light")
    #expect(template.look.dark.faintTexts(onTransparent: ["#000000"]) == [], "\(name), dark")
  }

  @Test func `a light slide reads on white and on black`() throws {
    let slide = try #require(Template(builtIn: "slide"))
    #expect(slide.look.light[.background] == "none")
    #expect(slide.look.light.faintTexts(onTransparent: ["#ffffff", "#000000"]) == [])
  }

  @Test func `mono has no colour`() throws {
    let mono = try #require(Template(builtIn: "mono"))
    for palette in [mono.look.light, mono.look.dark] {
      let colors =
        palette.frameFills + palette.frameLines + Palette.Role.allCases.map { palette[$0] }
      #expect(colors.filter { !$0.isGrey } == [])
    }
  }

  @Test func `a text that is too faint is found`() {
    var palette = Template.book.look.light
    palette[.captionText] = "#8a8a8a"
    #expect(
      palette.faintTexts(onTransparent: ["#ffffff"]) == ["captionText on #ffffff: 3.45"])
  }

  /// As WCAG 2.2 works it out: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  @Test(arguments: [("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48)])
  func `contrast is as WCAG says`(a: String, b: String, ratio: Double) {
    #expect(abs(contrast(a, b) - ratio) < 0.005)
    #expect(contrast(a, b) == contrast(b, a))
  }
}

extension Palette {
  /// Every text whose contrast to a ground that it may stand on is below 4.5.
  func faintTexts(onTransparent grounds: [String]) -> [String] {
    let page = self[.background] == "none" ? grounds : [self[.background]]
    let boxes = Set(Picture.Box.Role.allCases.compactMap { Picture.look(of: $0).fill })
      .sorted { $0.rawValue < $1.rawValue }
    let labels = Set(Picture.Arrow.Role.allCases.map(\.textColor)).sorted {
      $0.rawValue < $1.rawValue
    }
    let standing: [(texts: [Role], grounds: [String])] = [
      ([.nameText, .detailText], boxes.map { self[$0] }),
      // In a sequence, who makes a call is said beside it.
      ([.frameText, .legendText], frameFills),
      ([.captionText, .legendText], page),
      // A frame may stand back while an arrow in it does not.
      (labels, page + frameFills + [self[.fadedFill]]),
      ([.fadedText], page + frameFills + [self[.fadedFill]]),
      ([.nameText, .detailText], Picture.Mark.allCases.map { self[$0.fillColor] }),
      (Picture.Mark.allCases.map(\.lineColor), page + frameFills + [self[.fadedFill]]),
    ]
    return standing.flatMap { texts, grounds in
      texts.flatMap { text in
        grounds.compactMap { ground in
          let ratio = contrast(self[text], ground)
          guard ratio < 4.5 else { return nil }
          return "\(text.rawValue) on \(ground): \((ratio * 100).rounded(.down) / 100)"
        }
      }
    }
  }
}

/// How far two colours are from each other, from 1 to 21.
private func contrast(_ a: String, _ b: String) -> Double {
  let (a, b) = (luminance(of: a), luminance(of: b))
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

private func luminance(of color: String) -> Double {
  let number = Int(color.dropFirst(), radix: 16) ?? 0
  let channels = [number >> 16, number >> 8 & 255, number & 255].map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
}

extension String {
  fileprivate var isGrey: Bool {
    let digits = Array(dropFirst())
    return self == "none" || digits[0...1] == digits[2...3] && digits[2...3] == digits[4...5]
  }
}
