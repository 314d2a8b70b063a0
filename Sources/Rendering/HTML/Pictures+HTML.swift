import Diagnostics
import Pictures
import TextFormats

extension Sequence<Picture> {
  /// One page of HTML that steps through the pictures, of which there must be one, by click, keys
  /// and address; without scripts, and in print, they are below each other. Each has its text as notes:
  /// `N` shows them, a narrow window has them below the figure, `F` fills the screen.
  ///
  /// What two pictures share stands at the same place in both: a crossfade looks like a movement.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  func html(in theme: Theme) throws -> [UInt8] {
    var page: [UInt8] = []
    var count = 0
    for picture in self {
      if count == 0 { page += Array(HTMLPage.beginning(for: picture, in: theme).utf8) }
      let dark = theme == .auto ? picture.look.dark : nil
      page += Array("<section><div>\n".utf8)
      page += try picture.svg(picture.look.palette(for: theme), dark: dark, id: "step-\(count)")
      page += Array("</div>\n<p>\(XMLWriter.escaped(picture.text))</p></section>\n".utf8)
      count += 1
    }
    precondition(count > 0, "a page has a picture")
    return page + Array(HTMLPage.end.utf8)
  }
}

/// What stands around the pictures.
private enum HTMLPage {
  static func beginning(for picture: Picture, in theme: Theme) -> String {
    let (lit, unlit) = (picture.look.palette(for: theme), picture.look.dark)
    let (light, dark) = (color(of: lit), color(of: unlit))
    let isAdaptive = theme == .auto
    // On a phone, no text is smaller than 9 points, and the figure no larger than that needs.
    let narrowing = min(1, 9 / (picture.smallestText ?? 9))
    let width = Int(
      (picture.page.grown(picture.look.spacing.margin).width * narrowing).rounded())
    return """
      <!DOCTYPE html>
      <html class="vcdiagram" lang="\(XMLWriter.escaped(picture.language))">
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
      \(HTMLFinder.style)
      </style>

      """
  }

  private static func color(of palette: Palette) -> String {
    palette.isOpaque ? palette[.background] : "transparent"
  }

  static let end = """
    <script>
    const steps = [...document.querySelectorAll('section')];
    const place = document.createElement('output');
    let shown = 0;
    /// Pages are counted from 1 on, as in the address.
    const asked = () => (Number(location.hash.slice(1)) || 1) - 1;
    function show(number) {
      shown = Math.max(0, Math.min(steps.length - 1, number || 0));
      steps.forEach((step, index) => {
        step.classList.toggle('shown', index === shown);
        step.setAttribute('aria-hidden', index !== shown);
      });
      place.textContent = `${shown + 1} / ${steps.length}`;
      const hash = `#${shown + 1}`;
      if (location.hash !== hash) history.replaceState(null, '', hash);
    }
    const keys = {
      ArrowRight: 1, ArrowDown: 1, PageDown: 1, ' ': 1, Enter: 1,
      ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1,
      Home: -Infinity, End: Infinity,
    };
    const isPart = (event) => event.target.closest?.('a, [tabindex]');
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'f') {
        if (document.fullscreenElement) document.exitFullscreen();
        else document.documentElement.requestFullscreen();
      } else if (key === 'n') {
        document.body.classList.toggle('noted');
      }
    });
    if (steps.length > 1) {
      document.body.classList.add('steps');
      document.body.append(place);
      show(asked());
      // The first is there at once.
      requestAnimationFrame(() => requestAnimationFrame(() => document.body.classList.add('moving')));
      addEventListener('hashchange', () => show(asked()));
      addEventListener('click', (event) => {
        if (!event.target.closest?.('a, p')) show(shown + (event.shiftKey ? -1 : 1));
      });
      addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) return;
        if (event.key === 'Enter' && isPart(event)) return;
        event.preventDefault();
        show(shown + keys[event.key] * (event.key === ' ' && event.shiftKey ? -1 : 1));
      });
    }
    \(HTMLFinder.script)</script>
    </html>

    """
}
