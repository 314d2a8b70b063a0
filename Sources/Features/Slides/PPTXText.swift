import VCDiagnostics
import VCPictures
import VCRendering
import VCTextFormats

/// The text of a shape, with a paragraph for each line, so that no program wraps lines, whatever
/// its fonts.
struct PPTXText {
  struct Line {
    let text: String
    let style: TextStyle
    let color: String
  }

  let xml: String

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - anchor: `ctr`, or `t` for the top.
  ///   - above: The room to leave free above, in points of the picture.
  ///   - indent: The beginning of lines, from the left; nil for centred lines.
  init(
    _ lines: [Line], of slide: PPTXSlide, anchor: String = "ctr", above: Double = 0,
    indent: Double? = nil
  ) {
    let language = slide.picture.language.hasPrefix("zh") ? "zh-CN" : "en-US"
    let mono = slide.picture.look.fonts.mono.first ?? "Courier New"
    let paragraphs = lines.map { line in
      // The size in hundredths of a point.
      let size = max(100, Int((line.style.size * slide.scale / 127).rounded()))
      let isBold = line.style.face == .sansBold
      let face = line.style.face == .mono ? XMLWriter.escaped(mono) : "+mn-lt"
      let direction = line.text.isRightToLeft ? " rtl=\"1\"" : ""
      return
        "<a:p><a:pPr algn=\"\(indent == nil ? "ctr" : "l")\"\(direction)/><a:r><a:rPr lang=\"\(language)\" sz=\"\(size)\""
        + "\(isBold ? " b=\"1\"" : "") dirty=\"0\">\(slide.colors.fill(line.color))"
        + "<a:latin typeface=\"\(face)\"/></a:rPr><a:t>\(XMLWriter.escaped(line.text))</a:t></a:r></a:p>"
    }
    xml =
      "<p:txBody><a:bodyPr wrap=\"none\" lIns=\"\(slide.length(max(0, indent ?? 0)))\" tIns=\"\(slide.length(max(0, above)))\" rIns=\"0\" "
      + "bIns=\"0\" anchor=\"\(anchor)\"><a:noAutofit/></a:bodyPr><a:lstStyle/>"
      + (paragraphs.isEmpty
        ? "<a:p><a:endParaRPr lang=\"\(language)\"/></a:p>" : paragraphs.concatenated())
      + "</p:txBody>"
  }
}
