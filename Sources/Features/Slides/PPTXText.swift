import VCDiagnostics
import VCPictures
import VCRendering
import VCTextFormats

/// The text of a shape, with a paragraph for each line, so that no program wraps lines, whatever
/// its fonts.
struct PPTXText {
  struct Line {
    /// The runs of one style and colour; at least one.
    var runs: [Run]

    init(_ runs: [Run]) { self.runs = runs }

    init(text: String, style: TextStyle, color: String) {
      runs = [Run(text: text, style: style, color: color)]
    }
  }

  struct Run {
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
    let language = slide.language.regionalTag
    // The theme names the font.
    let eastAsian = slide.language.systemFonts == nil ? "" : "<a:ea typeface=\"+mn-ea\"/>"
    let mono = slide.picture.look.fonts.mono.first ?? "Courier New"
    let paragraphs = lines.map { line in
      let direction = line.runs[0].text.isRightToLeft ? " rtl=\"1\"" : ""
      let runs = line.runs.map { run in
        // The size in hundredths of a point.
        let size = max(100, Int((run.style.size * slide.scale / 127).rounded()))
        let face = run.style.face.regular == .mono ? XMLWriter.escaped(mono) : "+mn-lt"
        return "<a:r><a:rPr lang=\"\(language)\" sz=\"\(size)\""
          + "\(run.style.face.isBold ? " b=\"1\"" : "") dirty=\"0\">\(slide.colors.fill(run.color))"
          + "<a:latin typeface=\"\(face)\"/>\(eastAsian)</a:rPr><a:t>\(XMLWriter.escaped(run.text))</a:t></a:r>"
      }
      return "<a:p><a:pPr algn=\"\(indent == nil ? "ctr" : "l")\"\(direction)/>"
        + "\(runs.concatenated())</a:p>"
    }
    xml =
      "<p:txBody><a:bodyPr wrap=\"none\" lIns=\"\(slide.length(max(0, indent ?? 0)))\" tIns=\"\(slide.length(max(0, above)))\" rIns=\"0\" "
      + "bIns=\"0\" anchor=\"\(anchor)\"><a:noAutofit/></a:bodyPr><a:lstStyle/>"
      + (paragraphs.isEmpty
        ? "<a:p><a:endParaRPr lang=\"\(language)\"/></a:p>" : paragraphs.concatenated())
      + "</p:txBody>"
  }
}
