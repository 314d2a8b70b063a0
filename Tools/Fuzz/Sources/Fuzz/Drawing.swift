import VCEngine
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource

/// Draws states of a description as a figure of the kind that the bytes choose, and reads the
/// output back.
func draw(
  _ resolution: Resolution, _ states: FigureRequest.States = .last, as format: PictureFormat,
  in style: Style, _ input: inout InputBytes
) {
  Run.drawnInputs += 1
  let kind = input.pick(FigureKind.allCases)
  for kind in Run.isThorough ? FigureKind.allCases : [kind] {
    draw(resolution, FigureRequest(kind, in: style, states: states), format, &input)
  }
}

private func draw(
  _ resolution: Resolution, _ request: FigureRequest, _ format: PictureFormat,
  _ input: inout InputBytes
) {
  let options = RenderingOptions(
    theme: input.pick(Theme.allCases), scale: input.oneIn(8) ? 2 : 1)
  do {
    let pages = try Array(pages(of: resolution, request))
    let count = request.states == .all ? (resolution.ways.map(\.stepCount).max() ?? 0) + 1 : 1
    check(pages.count == count, "a state without a picture")
    for page in pages {
      check(hasNoControls(page.text.linesWithoutControls), "a control character in the text")
    }
    Run.pictures[format.rawValue, default: 0] += pages.count
    if format.showsInstalledFonts { for page in pages { _ = page.missingCharacters } }
    if format == .pdf { return checkPDF(try pages.pdf(in: options.theme), pages: pages.count) }
    var written: [[UInt8]] = []
    for page in pages {
      let bytes = try page.rendered(as: format, options)
      checkOutput(bytes, format)
      written.append(bytes)
    }
    // The same input must give the same bytes; an order of addresses would differ here.
    guard format != .png, let last = written.last, last.isOne(of: 16) else { return }
    let again = try Array(VCFigures.pages(of: resolution, request))
    check(try again[again.count - 1].rendered(as: format, options) == last, "drawn otherwise")
  } catch is PNGSizeError {
    return
  } catch {
    fatalError("\(error)")
  }
}

func checkOutput(_ bytes: [UInt8], _ format: PictureFormat) {
  switch format {
  case .svg: checkSVG(bytes)
  case .json: check(checkJSON(bytes) is [String: Any], "the figure is no object")
  case .png: checkPNG(bytes)
  case .pdf: checkPDF(bytes, pages: 1)
  case .html:
    let text = String(validating: bytes, as: UTF8.self)
    check(text?.hasPrefix("<!DOCTYPE html>") == true, "not HTML, or not UTF-8")
    check(text?.hasSuffix("</html>\n") == true, "the page has no end")
  case .pptx: check(bytes.starts(with: [0x50, 0x4B, 3, 4]), "no archive")
  case .mermaid:
    let text = String(validating: bytes, as: UTF8.self)
    check(text?.hasPrefix("flowchart TB\n") == true, "not Mermaid, or not UTF-8")
  case .dot:
    let text = String(validating: bytes, as: UTF8.self)
    check(text?.hasPrefix("digraph figure {") == true, "not DOT, or not UTF-8")
    check(text?.hasSuffix("}\n") == true, "the graph has no end")
  default: fatalError("no check for the format \(format.rawValue)")
  }
}
