import VCPictures
import VCSource

/// The text of a shape, with a paragraph for each line, so that no program wraps lines, whatever
/// its fonts.
struct PPTXText {
  /// A part of a line, of one style and colour.
  struct Run {
    let text: String
    let style: TextStyle
    let color: String
  }

  let xml: String

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - lines: The runs of each line, at least one.
  ///   - anchor: `ctr`, or `t` for the top.
  ///   - above: The room to leave free above, in points of the picture.
  ///   - indent: The beginning of lines, from the left; nil for centred lines.
  init(
    _ lines: [[Run]], of slide: PPTXSlide, anchor: String = "ctr", above: Double = 0,
    indent: Double? = nil
  ) {
    let language = slide.language.regionalTag
    let isEastAsian = slide.language.systemFonts != nil
    let mono = slide.picture.look.fonts.mono.first ?? "Courier New"
    let paragraphs = lines.map { line in
      let direction = line[0].text.isRightToLeft ? " rtl=\"1\"" : ""
      let runs = (isEastAsian ? line.scripts : line).map { run in
        // The size in hundredths of a point.
        let size = max(100, Int((run.style.size * slide.scale / 127).rounded()))
        let face = run.style.face.regular == .mono ? XMLWriter.escaped(mono) : "+mn-lt"
        // The theme names the East Asian font. LibreOffice replaces Arial, but not each font of a theme.
        let isQuotes = isEastAsian && run.isQuotes
        let eastAsian = isQuotes ? "Arial" : "+mn-ea"
        return "<a:r><a:rPr lang=\"\(isQuotes ? "en-US" : language)\" sz=\"\(size)\""
          + "\(run.style.face.isBold ? " b=\"1\"" : "") dirty=\"0\">\(slide.colors.fill(run.color))"
          + "<a:latin typeface=\"\(face)\"/>\(isEastAsian ? "<a:ea typeface=\"\(eastAsian)\"/>" : "")"
          + "</a:rPr><a:t>\(XMLWriter.escaped(run.text))</a:t></a:r>"
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

extension PPTXText.Run {
  /// Whether it has quotation marks only. Chinese and Western texts share these characters; those that
  /// are measured as Western ones would be twice as wide in an East Asian font, and leave the box.
  fileprivate var isQuotes: Bool { text.allSatisfy("“”‘’".contains) }
}

extension [PPTXText.Run] {
  /// The runs in parts, so that narrow quotation marks can have a font of their own.
  fileprivate var scripts: [PPTXText.Run] {
    let narrow = map(\.text).joined().markWidths == nil ? "“”‘’" : ""
    return flatMap { run in
      var parts: [String] = []
      for letter in run.text {
        if let last = parts.last?.last, narrow.contains(last) == narrow.contains(letter) {
          parts[parts.count - 1].append(letter)
        } else {
          parts.append(String(letter))
        }
      }
      return parts.map { PPTXText.Run(text: $0, style: run.style, color: run.color) }
    }
  }
}
