/// The part of a page of HTML that finds a box by its text, and enlarges what is around it.
///
/// A click on a box does the same where no click turns pages. Escape, or an empty text, shows all again.
enum HTMLFinder {
  static let style = """
    .finder{position:fixed;right:1em;top:1em;width:16ch;font:13px system-ui,sans-serif;padding:.3em .6em;\
    border:1px solid;border-radius:6px;opacity:.6;background:Canvas;color:CanvasText}
    .finder:focus{opacity:1}
    .searched .node,.searched .edge{opacity:.25}
    .searched .node.found{opacity:1}
    @media print{.finder{display:none}.searched :is(.node,.edge){opacity:1}}
    """

  static let script = """
    const boxes = [...document.querySelectorAll('.node:has(title)')];
    const textOf = (box) => [...box.querySelectorAll('text')].map((text) => text.textContent).join(' ');
    const wholes = new Map();
    function showAll() {
      for (const [figure, box] of wholes) figure.setAttribute('viewBox', box);
      wholes.clear();
    }
    function center(box) {
      const figure = box.ownerSVGElement;
      const { x, y, width, height } = box.getBBox();
      showAll();
      wholes.set(figure, figure.getAttribute('viewBox'));
      const [shownWidth, shownHeight] = [Math.max(480, 2 * width), Math.max(300, 2 * height)];
      figure.setAttribute('viewBox', [
        x + width / 2 - shownWidth / 2, y + height / 2 - shownHeight / 2, shownWidth, shownHeight,
      ].join(' '));
    }
    if (boxes.length > 8) {
      const finder = document.createElement('input');
      Object.assign(finder, { type: 'search', className: 'finder', placeholder: '\\u2315' });
      finder.ariaLabel = `${document.title} \\u2315`;
      document.body.append(finder);
      finder.addEventListener('input', () => {
        const text = finder.value.trim().toLowerCase();
        const hits = text ? boxes.filter((box) => textOf(box).toLowerCase().includes(text)) : [];
        for (const box of boxes) box.classList.toggle('found', hits.includes(box));
        document.body.classList.toggle('searched', hits.length > 0);
        const shown = hits.filter((box) => box.closest('.shown') || steps.length < 2);
        if (shown.length === 1) center(shown[0]); else showAll();
      });
      for (const type of ['keydown', 'click']) {
        finder.addEventListener(type, (event) => event.stopPropagation());
      }
      addEventListener('keydown', (event) => {
        if (event.key === '/') { finder.focus(); event.preventDefault(); }
        if (event.key === 'Escape') showAll();
      });
      finder.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        finder.value = '';
        finder.dispatchEvent(new Event('input'));
        finder.blur();
      });
      if (steps.length < 2) addEventListener('click', (event) => {
        if (event.target.closest?.('a')) return;
        const box = event.target.closest?.('.node:has(title)');
        if (box && wholes.size === 0) center(box); else showAll();
      });
      addEventListener('beforeprint', showAll);
    }

    """
}
