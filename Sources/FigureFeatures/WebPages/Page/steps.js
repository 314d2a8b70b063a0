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
