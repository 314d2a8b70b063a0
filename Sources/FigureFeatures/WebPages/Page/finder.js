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
  Object.assign(finder, { type: 'search', className: 'finder', placeholder: '\u2315' });
  finder.ariaLabel = `${document.title} \u2315`;
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
