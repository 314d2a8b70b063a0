import VCSource

extension SVGWriter {
  /// Writes a text, with the middle of its baseline at a point. gvc has replaced entities and escapes
  /// by characters.
  func text(_ text: String, at baseline: Point, size: Double, width: Double) {
    let look = textLook
    xml.begin("text")
    xml.attribute("class", look.role)
    xml.attribute("x", baseline.x)
    xml.attribute("y", baseline.y)
    xml.attribute("text-anchor", "middle")
    let isMono = look.style.face.regular == .mono
    xml.attribute("font-family", isMono ? families.mono : families.sans)
    xml.attribute("font-size", size)
    if look.style.face.isBold { xml.attribute("font-weight", "bold") }
    if text.isRightToLeft { xml.attribute("direction", "rtl") }
    xml.attribute("fill", palette[look.color])
    let runs = self.runs(of: text)
    // librsvg drops a blank at the end of a part.
    if runs.contains(where: { $0.text.hasSuffix(" ") }) { xml.attribute("xml:space", "preserve") }
    if runs.isEmpty {
      addLength(of: text, look.style, size: size, measured: width)
      return xml.end("text", with: text)
    }
    xml.openInline()
    // Chromium stretches a text of several parts that has one length.
    for (place, run) in runs.enumerated() {
      xml.begin("tspan")
      // Without the blank between two marks.
      if run.marks == .rightHalf || place > 0 && runs[place - 1].marks == .leftHalf {
        xml.attribute("dx", -size / 2)
      }
      if run.style.face != look.style.face {
        xml.attribute("font-weight", run.style.face.isBold ? "bold" : "normal")
      }
      if run.color != look.color {
        xml.attribute("class", "quiet")
        xml.attribute("fill", palette[run.color])
      }
      if run.marks != .ofFont {
        xml.attribute("font-family", families.wideMarks)
        xml.attribute("textLength", size * Double(run.text.unicodeScalars.count))
        xml.attribute("lengthAdjust", "spacingAndGlyphs")
      } else {
        addLength(of: run.text, run.style, size: size)
      }
      xml.end("tspan", with: run.text)
    }
    xml.closeInline("text")
  }

  private typealias Run = (text: String, style: TextStyle, color: Palette.Role, marks: MarkWidth)

  /// The parts of a box's line with different weights, and marks; empty if all looks the same.
  private func runs(of text: String) -> [Run] {
    guard case .line(let number, let index) = element else {
      let look = textLook
      return [TextRun]().withMarks(of: text).map {
        ($0.text, look.style, look.color, $0.marks)
      }
    }
    let (box, line) = (picture.boxes[number], picture.boxes[number].lines[index])
    return line.runs.withMarks(of: text).map { run in
      let look = picture.look(of: run, in: line, of: box)
      return (run.text, look.style, look.color, run.marks)
    }
  }

  /// Adds the width that a text must have, unless the font has no known measures, because its letters
  /// would be squeezed or stretched.
  private func addLength(
    of text: String, _ style: TextStyle, size: Double, measured width: Double? = nil
  ) {
    let (fonts, isOfFile) = (picture.look.fonts, style.metrics != nil)
    // A reader with the first family sees its letters, which were not measured here.
    guard !fonts.substituted.contains(style.face), isOfFile || fonts.areMeasured(in: style.face)
    else { return }
    var style = style
    style.size = size
    xml.attribute("textLength", (isOfFile ? nil : width) ?? style.width(of: text))
    xml.attribute("lengthAdjust", "spacingAndGlyphs")
  }

  private typealias TextLook = (role: String, style: TextStyle, color: Palette.Role)

  private var textLook: TextLook {
    func look(_ role: Picture.Line.Role, isFaded: Bool) -> TextLook {
      (
        role.rawValue, picture.look.fonts[role],
        isFaded ? Palette.Role.fadedText : Picture.color(of: role)
      )
    }
    switch element {
    case .line(let box, let line):
      return look(picture.boxes[box].lines[line].role, isFaded: picture.boxes[box].isFaded)
    case .frame(let index):
      return look(.frame, isFaded: picture.frames[index].isFaded)
    case .arrow(let index):
      let arrow = picture.arrows[index]
      return ("label", picture.look.fonts.pointer, Picture.textColor(of: arrow))
    case .box, nil: return look(.name, isFaded: false)
    }
  }
}
