// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// Texts that are files.
enum WebPagesResources {
  /// The text of `Sources/FigureFeatures/WebPages/Page/steps.css`.
  static var stepsCss: String {
#"""
section{display:flex;flex-direction:column;height:100vh}
section>div{flex:1;min-height:0}
svg{display:block;width:100%;height:100%}
p{display:none;max-height:30vh;overflow:auto;box-sizing:border-box;margin:0;padding:.8em 1.2em;font:16px/1.4 system-ui,sans-serif;white-space:pre-line;border-top:1px solid}
.noted p{display:block}
:focus-visible{outline:3px solid #0a84ff;outline-offset:2px}
output{position:fixed;right:1em;bottom:.6em;font:13px system-ui,sans-serif;opacity:.6}
.steps{cursor:pointer;overflow:hidden}
.steps section{position:fixed;inset:0;opacity:0;visibility:hidden}
.moving section{transition:opacity .35s,visibility .35s}
.steps section.shown{opacity:1;visibility:visible}
@media (prefers-reduced-motion:reduce){.moving section{transition:none}}
@media (max-width:600px){section{height:auto}.steps section{overflow:auto}section>div{flex:none;overflow:auto}svg{width:max(100%,WIDTH);height:auto}p{display:block;max-height:none;padding-bottom:3em}}
@page{size:landscape;margin:0}
@media print{output,p{display:none!important}.steps{overflow:visible}.steps section{position:static;opacity:1;visibility:visible;transition:none}section{break-after:page;break-inside:avoid}section:last-of-type{break-after:auto}}
.finder{position:fixed;right:1em;top:1em;width:16ch;font:13px system-ui,sans-serif;padding:.3em .6em;border:1px solid;border-radius:6px;opacity:.6;background:transparent;color:inherit}
.steps .finder:placeholder-shown{opacity:0}
.finder:hover,.finder:focus{opacity:1!important}
@media print{.finder{display:none}.node,.edge{opacity:1!important}}

"""#
  }

  /// The text of `Sources/FigureFeatures/WebPages/Page/finder.js`.
  static var finderJs: String {
#"""
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

"""#
  }

  /// The text of `Sources/FigureFeatures/WebPages/Page/steps.js`.
  static var stepsJs: String {
#"""
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

"""#
  }
}
