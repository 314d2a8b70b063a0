// Shows the figure that the page's address asks for, and shows it anew when the server says that it
// was saved. All texts come from the server and are set as texts; the figure is parsed as XML.

import { addSearch } from './search.js';

const element = (id) => document.getElementById(id);
const [stage, paper] = [element('stage'), element('paper')];
const shadow = paper.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
shadow.adoptedStyleSheets = [sheet];

let session = await (await fetch('session')).json();
const options = ['figure', 'page', 'pointers', 'template', 'theme', 'language'];

// MARK: What is asked for

/// The page's address holds what differs from the call: it can be kept, and a reload changes nothing.
const address = new URLSearchParams(location.search);
const usual = () => ({ file: session.files[0], ...session.given });
const asked = usual();
for (const name of ['file', 'step', ...options]) {
  if (address.has(name)) asked[name] = address.get(name);
}

/// A text that was pasted, in place of a file. Only this page has it: the server draws it and forgets it.
let pasted = null;
const subject = () => (pasted === null ? asked.file : `\n${pasted}`);

addEventListener('paste', (event) => {
  const text = event.clipboardData.getData('text/plain');
  if (!text.trim()) return;
  event.preventDefault();
  pasted = text;
  ask({ step: '' });
});

function ask(changes) {
  Object.assign(asked, changes);
  const differing = new URLSearchParams();
  const call = usual();
  for (const name in asked) if (asked[name] !== call[name]) differing.set(name, asked[name]);
  const text = differing.toString();
  history.replaceState(null, '', text ? `?${text}` : location.pathname);
  showChoices();
  draw();
}

function query(more = {}) {
  const all = Object.entries({ ...asked, ...more }).filter(([, value]) => value !== '');
  return new URLSearchParams(all).toString();
}

const words = () => session.languages[asked.language] ?? session.languages.en;

// MARK: What can be chosen

function showChoices() {
  const say = words();
  document.documentElement.lang = asked.language;
  document.documentElement.style.colorScheme = asked.theme === 'auto' ? '' : asked.theme;
  for (const part of document.querySelectorAll('[data-word]')) {
    part.textContent = say[part.dataset.word];
  }
  for (const part of document.querySelectorAll('[data-label]')) {
    part.ariaLabel = say[part.dataset.label];
  }
  for (const part of document.querySelectorAll('[data-title]')) {
    part.title = part.ariaLabel = say[part.dataset.title];
  }
  const names = Object.entries(session.languages).map(([value, words]) => [value, words.name]);
  fill('figure', [['', say.byTemplate], ...session.figures.map((name) => [name, name])]);
  fill('page', [['', say.byTemplate], ...session.pages.map((name) => [name, name])]);
  fill('pointers', [['', say.byTemplate], ...pointers().map((name) => [name, name])]);
  fill('template', session.templates.map((name) => [name, name]));
  fill('theme', session.themes.map((name) => [name, name]));
  fill('language', names);
  const name = pasted === null ? nameOf(asked.file) : say.pasted;
  element('name').textContent = `\u200E${name}`;
  document.title = `${name} \u2013 vcdiagram`;
  showFiles();
  element('downloads').replaceChildren(...session.formats.map((format) => {
    const link = document.createElement('a');
    link.textContent = format.toUpperCase();
    link.title = `${say.download}: ${format.toUpperCase()}`;
    link.href = `download?${query({ format })}`;
    link.download = '';
    link.addEventListener('click', (event) => {
      if (pasted === null) return;
      event.preventDefault();
      save(format);
    });
    return link;
  }));
}

/// Saves the figure of the pasted text: a link has no text to send.
async function save(format) {
  const text = { method: 'POST', body: pasted };
  const response = await fetch(`download?${query({ file: '', format })}`, text);
  if (!response.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = response.headers.get('content-disposition').split('"')[1];
  link.click();
  URL.revokeObjectURL(link.href);
}

/// The call's own choice may name properties, which the list has not.
function pointers() {
  return [...new Set([...session.pointers, session.given.pointers])].filter((name) => name);
}

function fill(id, choices) {
  element(id).replaceChildren(...choices.map(([value, text]) => new Option(text, value)));
  element(id).value = asked[id];
}

/// Inputs that are shown together are one name, a line each.
function nameOf(file, common = 0) {
  return file.includes('\n') ? words().together : file.split('/').slice(common).join('/');
}

function showFiles() {
  const list = element('files');
  list.hidden = session.files.length < 2 && pasted === null;
  // What all have in common tells none from another.
  const folders = session.files.filter((file) => !file.includes('\n')).map((file) => file.split('/').slice(0, -1));
  let common = 0;
  while (folders.every((parts) => parts.length > common && parts[common] === folders[0][common])) {
    common += 1;
  }
  list.replaceChildren(...session.files.map((file) => {
    const button = document.createElement('button');
    button.textContent = nameOf(file, common);
    button.title = file;
    button.ariaCurrent = String(pasted === null && file === asked.file);
    button.addEventListener('click', () => { pasted = null; ask({ file, step: '' }); listen(); });
    return button;
  }));
  if (pasted === null) return;
  const current = document.createElement('button');
  current.textContent = words().pasted;
  current.ariaCurrent = 'true';
  list.prepend(current);
}

for (const id of options) {
  element(id).addEventListener('change', () => {
    ask({ [id]: element(id).value });
    if (id === 'template') listen();
  });
}
element('options').addEventListener('submit', (event) => event.preventDefault());

// MARK: The figure

/// How many times its size the figure has; null for as much as makes all of it seen.
let zoom = null;
const kept = JSON.parse(sessionStorage.getItem('place') ?? 'null');
if (kept) zoom = kept.zoom;

let drawing = null;
let isOld = false;

/// Draws what was saved; when something is drawn already, after that: each of many saves would keep
/// the one before from being seen.
function renew() {
  if (drawing) isOld = true; else draw();
}

/// Asks for the figure; what was asked for before is not waited for any more.
async function draw() {
  drawing?.abort();
  isOld = false;
  const mine = drawing = new AbortController();
  try {
    const [subject, text] = pasted === null ? [{}, {}]
      : [{ file: '' }, { method: 'POST', body: pasted }];
    const response = await fetch(`figure?${query(subject)}`, { signal: mine.signal, ...text });
    const answer = await response.text();
    if (mine !== drawing) return;
    if (!response.ok) {
      tell(response.status === 404 ? words().gone : answer, true);
    } else {
      const end = answer.indexOf('\n');
      show(JSON.parse(answer.slice(0, end)), answer.slice(end + 1));
    }
  } catch (error) {
    if (error.name !== 'AbortError' && mine === drawing) tell(words().ended, true);
  }
  if (mine !== drawing) return;
  drawing = null;
  if (isOld) draw();
  document.documentElement.dataset.shown = Number(document.documentElement.dataset.shown ?? 0) + 1;
}

let shown = null;

function show(told, source) {
  if (source) {
    put(source);
    shown = subject();
  } else if (shown !== subject()) {
    // The last good figure is another description's.
    shadow.replaceChildren();
  }
  tell(told.messages, !source);
  if (source || shown !== subject()) showSteps(told);
}

/// The figure's rules are given to the page by this script, because the page's policy allows no style
/// that stands in a text.
const style = /<style>([^<]*)<\/style>/g;
const look = /^(<svg [^>]*?) style="([^"]*)"/;

function put(source) {
  const rules = [...source.matchAll(style)].map(([, text]) => text.replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
  const svg = new DOMParser()
    .parseFromString(source.replace(style, '').replace(look, '$1'), 'image/svg+xml').documentElement;
  if (svg.localName !== 'svg') return;
  sheet.replaceSync(rules.join('\n'));
  const figure = document.importNode(svg, true);
  const place = [stage.scrollLeft, stage.scrollTop];
  shadow.replaceChildren(figure);
  figure.style.cssText = `${source.match(look)?.[2] ?? ''};display:block`;
  for (const part of figure.querySelectorAll('.node, .edge')) {
    if (question(part)) part.setAttribute('tabindex', '0');
  }
  paper.classList.toggle('bare', !figure.querySelector('.background'));
  resize();
  stage.scrollTo(...place);
  fitLarge();
  find(false);
}

/// A figure that is a few percent of its size shows nothing: it is drawn for a page instead, once.
let isFitted = kept !== null || asked.page !== '' || zoom !== null;
function fitLarge() {
  if (!isFitted && zoom === null && factor() < 0.4) ask({ page: '16:9' });
  isFitted = true;
}

// MARK: Explanations

/// The property that a part of the figure shows, `id.property`; null for a part without one. A box is
/// titled `id: class`, an arrow by its statements.
function question(part) {
  const title = part.querySelector(':scope > title')?.textContent.split('\n')[0] ?? '';
  if (part.classList.contains('edge')) {
    return /^(.+?)(\[\d+\])? = /.exec(title)?.[1] ?? null;
  }
  const id = part.classList.contains('controller') ? /^(.+): /.exec(title)?.[1] : null;
  return id ? `${id}.presentingViewController` : null;
}

async function explain(part) {
  const property = part && question(part);
  if (!property) return;
  const [more, text] = pasted === null ? [{}, {}]
    : [{ file: '' }, { method: 'POST', body: pasted }];
  const response = await fetch(`figure?${query({ ...more, explain: property })}`, text);
  const answer = await response.text();
  const end = answer.indexOf('\n');
  const told = response.ok ? answer.slice(end + 1) || JSON.parse(answer.slice(0, end)).messages : answer;
  element('explanation').textContent = told.trimEnd();
  element('why').hidden = false;
}

const partOf = (event) => event.composedPath().find((part) => part.classList?.contains('node')
  || part.classList?.contains('edge'));
let pressed = null;
stage.addEventListener('pointerdown', (event) => {
  pressed = { part: partOf(event), x: event.clientX, y: event.clientY };
}, true);
stage.addEventListener('pointerup', (event) => {
  if (Math.hypot(event.clientX - pressed?.x, event.clientY - pressed?.y) < 4) explain(pressed.part);
  pressed = null;
});
shadow.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') explain(event.target.closest('.node, .edge'));
});
element('hide-why').addEventListener('click', () => { element('why').hidden = true; });

// MARK: Search

/// Enlarges the figure to its own size at least, with a box in the middle of the stage.
function center(box) {
  zoomTo(Math.max(1, factor()));
  const [{ left, top, width, height }, room] =
    [box.getBoundingClientRect(), stage.getBoundingClientRect()];
  stage.scrollBy(left + width / 2 - room.left - room.width / 2,
    top + height / 2 - room.top - room.height / 2);
}

/// The only box that is found comes to the middle.
const find = addSearch(element('find'), shadow, (hits) => { if (hits.length === 1) center(hits[0]); });

// MARK: Messages

let hidden = null;

function tell(messages, failed) {
  const text = messages.trimEnd();
  const isStale = failed && shadow.childElementCount > 0;
  const panel = element('told');
  element('messages').textContent = text;
  panel.classList.toggle('failed', failed);
  panel.classList.toggle('bare', !isStale);
  panel.hidden = !text || text === hidden;
  paper.classList.toggle('stale', isStale);
  if (text !== hidden) hidden = null;
}

element('hide').addEventListener('click', () => {
  hidden = element('messages').textContent;
  element('told').hidden = true;
});

// MARK: Zoom and place

const pixelsOfPoint = 4 / 3;

function factor() {
  const figure = shadow.firstElementChild;
  if (zoom !== null || !figure) return zoom ?? 1;
  const { width, height } = figure.viewBox.baseVal;
  const room = [stage.clientWidth - 32, stage.clientHeight - 32];
  return Math.max(0.05, Math.min(
    1, room[0] / width / pixelsOfPoint, room[1] / height / pixelsOfPoint));
}

function resize() {
  const figure = shadow.firstElementChild;
  if (!figure) return;
  const [{ width, height }, times] = [figure.viewBox.baseVal, factor() * pixelsOfPoint];
  figure.style.width = `${width * times}px`;
  figure.style.height = `${height * times}px`;
  element('zoom-actual').textContent = `${Math.round(factor() * 100)} %`;
  element('zoom-whole').ariaPressed = String(zoom === null);
  stage.classList.toggle('wider', stage.scrollWidth > stage.clientWidth
    || stage.scrollHeight > stage.clientHeight);
}

/// The point of the figure that is at `x` and `y` of the stage stays there.
function zoomTo(next, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
  const before = factor();
  const from = paper.getBoundingClientRect();
  const origin = stage.getBoundingClientRect();
  const at = [(x + origin.left - from.left) / before, (y + origin.top - from.top) / before];
  zoom = next === null ? null : Math.max(0.05, Math.min(8, next));
  resize();
  const to = paper.getBoundingClientRect();
  stage.scrollBy(to.left + at[0] * factor() - x - origin.left,
    to.top + at[1] * factor() - y - origin.top);
}

element('zoom-in').addEventListener('click', () => zoomTo(factor() * 1.25));
element('zoom-out').addEventListener('click', () => zoomTo(factor() / 1.25));
element('zoom-actual').addEventListener('click', () => zoomTo(1));
element('zoom-whole').addEventListener('click', () => zoomTo(null));
addEventListener('resize', resize);

stage.addEventListener('wheel', (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const origin = stage.getBoundingClientRect();
  zoomTo(factor() * Math.exp(-event.deltaY / 300),
    event.clientX - origin.left, event.clientY - origin.top);
}, { passive: false });

stage.addEventListener('pointerdown', (event) => {
  const isOnFigure = event.target === paper || event.target === stage;
  if (event.button !== 0 || event.pointerType !== 'mouse' || !isOnFigure
    || !stage.classList.contains('wider')) return;
  const start = [event.clientX + stage.scrollLeft, event.clientY + stage.scrollTop];
  const move = (event) => stage.scrollTo(start[0] - event.clientX, start[1] - event.clientY);
  const end = () => {
    stage.classList.remove('dragged');
    stage.removeEventListener('pointermove', move);
  };
  stage.setPointerCapture(event.pointerId);
  stage.classList.add('dragged');
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', end, { once: true });
  stage.addEventListener('pointercancel', end, { once: true });
});

addEventListener('pagehide', () => sessionStorage.setItem('place', JSON.stringify(
  { zoom, left: stage.scrollLeft, top: stage.scrollTop })));

// MARK: Steps

let count = 0;
let playing = 0;

function showSteps({ steps, step }) {
  count = steps.length;
  const say = words();
  element('steps').hidden = count < 2;
  element('moment').ariaPressed = String(step === null);
  const label = step === null ? '' : steps[step] ?? (step === 0 ? say.beginning : '');
  element('step').textContent = step === null
    ? '' : `${step} / ${count - 1}${label ? ` \u2013 ${label}` : ''}`;
  const places = element('places');
  // More would be no places that a pointer meets.
  const isMany = count > 25;
  places.replaceChildren(...(isMany ? [] : steps.map((label, number) => {
    const [item, button] = [document.createElement('li'), document.createElement('button')];
    button.title = button.ariaLabel = `${number}${label ? ` \u2013 ${label}` : ''}`;
    if (number === step) button.ariaCurrent = 'step';
    button.addEventListener('click', () => goTo(number));
    item.append(button);
    return item;
  })));
  element('play').title = element('play').ariaLabel = playing ? say.pause : say.play;
  element('play').ariaPressed = String(playing !== 0);
  if (playing && step === count - 1) play(false);
}

function goTo(step) {
  ask({ step: step === null ? '' : String(Math.max(0, Math.min(count - 1, step))) });
}

/// From the last moment, which is no step, the story goes on at its beginning, and back at its end.
function goBy(steps) {
  const isStep = asked.step !== '';
  goTo(isStep ? Number(asked.step) + steps : steps > 0 ? 0 : count - 1);
}

function play(on) {
  clearInterval(playing);
  playing = 0;
  if (on) {
    if (asked.step === '' || Number(asked.step) >= count - 1) goTo(0);
    playing = setInterval(() => goBy(1), 1500);
  }
  element('play').ariaPressed = String(on);
  element('play').title = element('play').ariaLabel = on ? words().pause : words().play;
}

const steps = {
  first: () => goTo(0), previous: () => goBy(-1), next: () => goBy(1), last: () => goTo(count - 1),
  moment: () => goTo(null),
};
for (const id in steps) {
  element(id).addEventListener('click', () => { play(false); steps[id](); });
}
element('play').addEventListener('click', () => play(!playing));

const stepKeys = {
  ArrowRight: steps.next, PageDown: steps.next, ' ': steps.next,
  ArrowLeft: steps.previous, PageUp: steps.previous, Home: steps.first, End: steps.last,
  Escape: steps.moment,
};
const zoomKeys = {
  '+': 'zoom-in', '=': 'zoom-in', '-': 'zoom-out', 1: 'zoom-actual', 0: 'zoom-whole',
};

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // A list of choices has these keys for itself, and a space presses a button.
  const control = event.target.closest?.('select, input, button, a');
  if (element('keys').open) return;
  if (['select', 'input'].includes(control?.localName) || (control && event.key === ' ')) return;
  const key = event.key.toLowerCase();
  if (event.key in zoomKeys) {
    element(zoomKeys[event.key]).click();
  } else if (event.key === '?') {
    showKeys();
  } else if (key === 'f') {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen();
  } else if (key === 'n') {
    const text = shadow.querySelector('desc')?.textContent ?? '';
    element('why').hidden = !text || !element('why').hidden;
    element('explanation').textContent = text;
  } else if (key === 'p' && count > 1) {
    play(!playing);
  } else if (event.key in stepKeys && count > 1) {
    play(false);
    stepKeys[event.key]();
  } else {
    return;
  }
  event.preventDefault();
});

/// The keys by the words for what they do.
const keyWords = [
  ['→', 'nextStep'], ['←', 'previousStep'], ['Home', 'firstStep'], ['End', 'lastStep'],
  ['Esc', 'lastMoment'], ['p', 'play'], ['+', 'zoomIn'], ['-', 'zoomOut'], ['1', 'actualSize'],
  ['0', 'wholeFigure'], ['/', 'find'],
  ['f', 'fullScreen'], ['n', 'notes'], ['Enter', 'explain'], ['?', 'keys'],
];

function showKeys() {
  element('key-list').replaceChildren(...keyWords.flatMap(([key, word]) => {
    const [term, meaning] = [document.createElement('dt'), document.createElement('dd')];
    [term.textContent, meaning.textContent] = [key, words()[word]];
    return [term, meaning];
  }));
  element('keys').showModal();
}

element('help').addEventListener('click', showKeys);
element('keys').addEventListener('click', () => element('keys').close());

// MARK: News

let news = null;

/// Listens for what is saved. A hidden page does not: browsers have few connections for each server.
function listen() {
  news?.close();
  news = null;
  if (document.hidden) return;
  news = new EventSource(`news?${query()}`);
  // What was saved before this would not be told.
  news.addEventListener('open', renew);
  news.addEventListener('saved', renew);
  news.addEventListener('files', async () => {
    session = await (await fetch('session')).json();
    showFiles();
  });
  news.addEventListener('error', () => {
    // The server went, or the description did, and the browser does not ask again by itself.
    if (news?.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
    draw();
  });
}

document.addEventListener('visibilitychange', listen);
showChoices();
await draw();
if (kept) stage.scrollTo(kept.left, kept.top);
listen();
