import Diagnostics
import Pictures
import TextFormats

extension Sequence<Picture> {
  /// One page of HTML that steps through the pictures, of which there must be one, by click, keys
  /// and address; without scripts, and in print, they stand below each other.
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
      page += Array("<section id=\"\(count)\">\n".utf8)
      page += try picture.svg(picture.look.palette(for: theme), dark: dark, id: "step-\(count)")
      page += Array("</section>\n".utf8)
      count += 1
    }
    precondition(count > 0, "a page has a picture")
    return page + Array(HTMLPage.end.utf8)
  }
}

/// What stands around the pictures.
private enum HTMLPage {
  static func beginning(for picture: Picture, in theme: Theme) -> String {
    func text(_ text: String) -> String {
      var xml = XMLWriter(reservingFor: 100)
      xml.escape(text)
      return String(decoding: xml.bytes, as: UTF8.self)
    }
    let (light, dark) = (
      color(of: picture.look.palette(for: theme)), color(of: picture.look.dark)
    )
    let isAdaptive = theme == .auto
    return """
      <!DOCTYPE html>
      <html class="vcdiagram" lang="\(text(picture.language))">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(text(picture.title))</title>
      <style>
      :root{color-scheme:\(isAdaptive ? "light dark" : theme.rawValue)}
      body{margin:0;background:\(light)}
      \(isAdaptive ? "@supports (color:light-dark(#000,#fff)){body{background:light-dark(\(light),\(dark))}}" : "")
      svg{display:block;width:100vw;height:100vh}
      output{position:fixed;right:1em;bottom:.6em;font:13px system-ui,sans-serif;opacity:.6}
      .steps{cursor:pointer;overflow:hidden}
      .steps section{position:fixed;inset:0;opacity:0;visibility:hidden;\
      transition:opacity .35s,visibility .35s}
      .steps section.shown{opacity:1;visibility:visible}
      @media (prefers-reduced-motion:reduce){.steps section{transition:none}}
      @page{size:landscape;margin:0}
      @media print{output{display:none}.steps{overflow:visible}\
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
    function show(number) {
      shown = Math.max(0, Math.min(steps.length - 1, number || 0));
      steps.forEach((step, index) => {
        step.classList.toggle('shown', index === shown);
        step.setAttribute('aria-hidden', index !== shown);
      });
      place.textContent = `${shown + 1} / ${steps.length}`;
      if (location.hash !== `#${shown}`) history.replaceState(null, '', `#${shown}`);
    }
    const keys = {
      ArrowRight: 1, ArrowDown: 1, PageDown: 1, ' ': 1, Enter: 1,
      ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1,
      Home: -Infinity, End: Infinity,
    };
    if (steps.length > 1) {
      document.body.classList.add('steps');
      document.body.append(place);
      show(Number(location.hash.slice(1)));
      addEventListener('hashchange', () => show(Number(location.hash.slice(1))));
      const isLink = (event) => event.target.closest?.('a');
      addEventListener('click', (event) => {
        if (!isLink(event)) show(shown + (event.shiftKey ? -1 : 1));
      });
      addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) return;
        if (event.key === 'Enter' && isLink(event)) return;
        event.preventDefault();
        show(shown + keys[event.key] * (event.key === ' ' && event.shiftKey ? -1 : 1));
      });
    }
    \(HTMLFinder.script)</script>
    </html>

    """
}
