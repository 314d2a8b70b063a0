/// The part of a page that finds a box by its text, and enlarges what is around it.
///
/// A click on a box does the same where no click turns pages. Escape, or an empty text, shows all again.
package enum HTMLFinder {
  static let style = """
    .finder{position:fixed;right:1em;top:1em;width:16ch;font:13px system-ui,sans-serif;padding:.3em .6em;\
    border:1px solid;border-radius:6px;opacity:.6;background:transparent;color:inherit}
    .steps .finder:placeholder-shown{opacity:0}
    .finder:hover,.finder:focus{opacity:1!important}
    @media print{.finder{display:none}.node,.edge{opacity:1!important}}
    """

  /// The function by which every page searches its figures: the preview's, too.
  package static let search = """
    function addSearch(field, figures, found) {
      const search = (moves = true) => {
        const text = field.value.trim().toLowerCase();
        const textOf = (box) => [...box.querySelectorAll('text')].map((part) => part.textContent).join(' ');
        const hits = text ? [...figures.querySelectorAll('.node:has(title)')]
          .filter((box) => textOf(box).toLowerCase().includes(text)) : [];
        for (const part of figures.querySelectorAll('.node, .edge')) {
          part.style.opacity = hits.length > 0 && !hits.includes(part) ? 0.25 : '';
        }
        if (moves) found(hits);
      };
      field.addEventListener('input', () => search());
      field.addEventListener('keydown', (event) => {
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        field.value = '';
        search();
        field.blur();
      });
      addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.key !== '/') return;
        if (event.target.closest?.('input, select, dialog')) return;
        field.focus();
        event.preventDefault();
      });
      return search;
    }

    """

  static let script =
    search + """
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
      if (document.querySelectorAll('.node:has(title)').length > 8) {
        const finder = document.createElement('input');
        Object.assign(finder, { type: 'search', className: 'finder', placeholder: '\\u2315' });
        finder.ariaLabel = `${document.title} \\u2315`;
        document.body.append(finder);
        finder.addEventListener('click', (event) => event.stopPropagation());
        addSearch(finder, document, (hits) => {
          const shown = hits.filter((box) => box.closest('.shown') || steps.length < 2);
          if (shown.length === 1) center(shown[0]); else showAll();
        });
        addEventListener('keydown', (event) => {
          if (event.key === 'Escape') showAll();
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
