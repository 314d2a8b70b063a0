import VCFigures
import VCPictures
import VCSource

extension Sequence<Picture> {
  /// The pictures, of which there must be one, as one HTML page that steps through them by clicks,
  /// keys and its address. Without scripts, and in print, they are below each other. Each has the
  /// speaker's notes, or its text: `N` shows them, a narrow window has them below the figure, `F` fills the
  /// screen.
  ///
  /// Boxes stay in place between pictures, so that a crossfade looks like a movement.
  ///
  /// - Throws: `GraphvizError`, with Graphviz's own message.
  func html(in theme: Theme) throws -> [UInt8] {
    let pictures = built
    var page: [UInt8] = []
    var count = 0
    for picture in pictures {
      if count == 0 {
        let beginning = HTMLPage.beginning(for: picture, pictures.textLanguage, in: theme)
        page += Array(beginning.utf8)
      }
      page += Array("<section><div>\n".utf8)
      page += try picture.rendered(as: .svg, RenderingOptions(theme: theme, id: "step-\(count)"))
      page += Array(
        "</div>\n<p>\(XMLWriter.escaped(picture.notes ?? picture.text))</p></section>\n".utf8)
      count += 1
    }
    precondition(count > 0, "a page has a picture")
    return page + Array(HTMLPage.end.utf8)
  }
}

/// The HTML around the pictures.
private enum HTMLPage {
  static func beginning(for picture: Picture, _ language: TextLanguage, in theme: Theme) -> String {
    let (lit, unlit) = (picture.look.palette(for: theme), picture.look.dark)
    let (light, dark) = (color(of: lit), color(of: unlit))
    let isAdaptive = theme == .auto
    // On a phone, the figure is only as large as its smallest text needs for 9 points.
    let narrowing = min(1, 9 / (picture.smallestText ?? 9))
    let width = Int((picture.page.grown(picture.look.spacing.margin).width * narrowing).rounded())
    return """
      <!DOCTYPE html>
      <html class="vcdiagram" lang="\(language.tag)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(XMLWriter.escaped(picture.title))</title>
      <style>
      :root{color-scheme:\(isAdaptive ? "light dark" : theme.rawValue)}
      body{margin:0;background:\(light);color:\(lit[.nameText])}
      \(isAdaptive ? "@supports (color:light-dark(#000,#fff)){body{background:light-dark(\(light),\(dark));"
        + "color:light-dark(\(lit[.nameText]),\(unlit[.nameText]))}}" : "")
      section{display:flex;flex-direction:column;height:100vh}
      section>div{flex:1;min-height:0}
      svg{display:block;width:100%;height:100%}
      p{display:none;max-height:30vh;overflow:auto;box-sizing:border-box;margin:0;padding:.8em 1.2em;\
      font:16px/1.4 system-ui,sans-serif;white-space:pre-line;border-top:1px solid}
      .noted p{display:block}
      :focus-visible{outline:3px solid #0a84ff;outline-offset:2px}
      output{position:fixed;right:1em;bottom:.6em;font:13px system-ui,sans-serif;opacity:.6}
      .steps{cursor:pointer;overflow:hidden}
      .steps section{position:fixed;inset:0;opacity:0;visibility:hidden}
      .moving section{transition:opacity .35s,visibility .35s}
      .steps section.shown{opacity:1;visibility:visible}
      @media (prefers-reduced-motion:reduce){.moving section{transition:none}}
      @media (max-width:600px){section{height:auto}.steps section{overflow:auto}\
      section>div{flex:none;overflow:auto}svg{width:max(100%,\(width)pt);height:auto}\
      p{display:block;max-height:none;padding-bottom:3em}}
      @page{size:landscape;margin:0}
      @media print{output,p{display:none!important}.steps{overflow:visible}\
      .steps section{position:static;opacity:1;visibility:visible;transition:none}\
      section{break-after:page;break-inside:avoid}section:last-of-type{break-after:auto}}
      .finder{position:fixed;right:1em;top:1em;width:16ch;font:13px system-ui,sans-serif;\
      padding:.3em .6em;border:1px solid;border-radius:6px;opacity:.6;background:transparent;color:inherit}
      .steps .finder:placeholder-shown{opacity:0}
      .finder:hover,.finder:focus{opacity:1!important}
      @media print{.finder{display:none}.node,.edge{opacity:1!important}}
      </style>

      """
  }

  private static func color(of palette: Palette) -> String {
    palette.isOpaque ? palette[.background] : "transparent"
  }

  static var end: String {
    "<script>\n" + WebPagesResources.stepsJs + FigureSearch.script + WebPagesResources.finderJs
      + "</script>\n</html>\n"
  }
}
