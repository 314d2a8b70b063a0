// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// Texts that are files.
enum PreviewResources {
  /// The text of `Sources/CommandFeatures/Preview/Page/page.html`.
  static var pageHtml: String {
#"""
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>vcdiagram</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
<header>
  <h1 id="name"></h1>
  <form id="options">
    <label><span data-word="figure"></span><select id="figure"></select></label>
    <label><span data-word="page"></span><select id="page"></select></label>
    <label><span data-word="pointers"></span><select id="pointers"></select></label>
    <label><span data-word="template"></span><select id="template"></select></label>
    <label><span data-word="theme"></span><select id="theme"></select></label>
    <label><span data-word="language"></span><select id="language"></select></label>
  </form>
  <div class="tools">
    <input type="search" id="find" data-title="find" placeholder="&#x2315;">
    <div class="group">
      <button id="zoom-out" data-title="zoomOut">&minus;</button>
      <button id="zoom-actual" data-title="actualSize"></button>
      <button id="zoom-in" data-title="zoomIn">+</button>
      <button id="zoom-whole" data-title="wholeFigure"><svg viewBox="0 0 16 16"><path
        d="M6 2H2v4M10 2h4v4M6 14H2v-4M10 14h4v-4"/></svg></button>
    </div>
    <button id="help" data-title="keys">?</button>
    <div class="group" id="downloads" role="group" data-label="download"></div>
  </div>
</header>
<nav id="files" data-label="descriptions" hidden></nav>
<main>
  <div id="stage" tabindex="0"><div id="paper"></div></div>
  <aside id="told" role="status" hidden>
    <pre id="messages" tabindex="0"></pre>
    <p data-word="lastGood"></p>
    <button id="hide" data-title="hide">&times;</button>
  </aside>
  <aside id="why" role="status" data-label="explain" hidden>
    <pre id="explanation" tabindex="0"></pre>
    <button id="hide-why" data-title="hide">&times;</button>
  </aside>
  <dialog id="keys"><h2 data-word="keys"></h2><dl id="key-list"></dl></dialog>
</main>
<footer id="steps" hidden>
  <div class="group">
    <button id="first" data-title="firstStep"><svg viewBox="0 0 16 16"><path class="solid"
      d="M3 3v10M13 3v10L5 8z"/></svg></button>
    <button id="previous" data-title="previousStep"><svg viewBox="0 0 16 16"><path class="solid"
      d="M12 3v10L4 8z"/></svg></button>
    <button id="play"><svg viewBox="0 0 16 16"><path class="solid when-paused"
      d="M4 2.5v11l9-5.5z"/><path class="when-playing" d="M5.5 3v10M10.5 3v10"/></svg></button>
    <button id="next" data-title="nextStep"><svg viewBox="0 0 16 16"><path class="solid"
      d="M4 3v10l8-5z"/></svg></button>
    <button id="last" data-title="lastStep"><svg viewBox="0 0 16 16"><path class="solid"
      d="M13 3v10M3 3v10l8-5z"/></svg></button>
  </div>
  <ol id="places"></ol>
  <output id="step"></output>
  <button id="moment" data-word="lastMoment"></button>
</footer>

"""#
  }

  /// The text of `Sources/CommandFeatures/Preview/Page/page.css`.
  static var pageCss: String {
#"""
:root {
  color-scheme: light dark;
  --page: light-dark(#eef0f3, #0b0e12);
  --bar: light-dark(#ffffff, #161b22);
  --line: light-dark(#d5dae1, #2b333e);
  --text: light-dark(#1c2330, #dfe5ee);
  --quiet: light-dark(#5a6577, #97a3b4);
  --chosen: light-dark(#2457c5, #7fa8ff);
  --on-chosen: light-dark(#ffffff, #0b0e12);
  --hover: light-dark(#eef2f8, #222a35);
  --error: light-dark(#fdecea, #391713);
  --error-line: light-dark(#c5281c, #ff8577);
  --warning: light-dark(#fff6db, #332809);
  --warning-line: light-dark(#a66f00, #e9b949);
  font: 13px/1.4 system-ui, sans-serif;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; }
body {
  margin: 0; display: grid; overflow: hidden; color: var(--text); background: var(--page);
  grid: "header header" auto "files main" minmax(0, 1fr) "steps steps" auto / auto minmax(0, 1fr);
}

header, footer {
  display: flex; align-items: center; gap: 8px 16px; padding: 8px 12px; background: var(--bar);
}
header { grid-area: header; flex-wrap: wrap; border-bottom: 1px solid var(--line); }
h1 {
  margin: 0; font-size: 14px; font-weight: 600; max-width: 32ch; overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; direction: rtl; text-align: left;
}
form { display: flex; flex-wrap: wrap; gap: 8px 12px; margin: 0; }
label { display: flex; align-items: center; gap: 6px; color: var(--quiet); }
.tools { display: flex; flex-wrap: wrap; gap: 8px; margin-left: auto; }
.group { display: flex; }
.group > * { border-radius: 0; margin-left: -1px; }
.group > :first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
.group > :last-child { border-radius: 0 6px 6px 0; }

select, button, input, .group > a {
  font: inherit; color: var(--text); background: var(--bar); border: 1px solid var(--line);
  border-radius: 6px; height: 28px; padding: 0 8px; text-decoration: none;
}
select { max-width: 20ch; }
#find { width: 16ch; }
button, .group > a {
  display: inline-flex; align-items: center; justify-content: center; min-width: 30px;
  cursor: pointer; white-space: nowrap;
}
select:hover, button:hover, .group > a:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--chosen); outline-offset: 1px; z-index: 1; }
#stage:focus-visible { outline-offset: -2px; }
#zoom-actual { min-width: 56px; font-variant-numeric: tabular-nums; }
[aria-pressed=true], [aria-pressed=true]:hover {
  color: var(--on-chosen); background: var(--chosen); border-color: var(--chosen);
}
button svg { width: 14px; height: 14px; fill: none; stroke: currentcolor; stroke-width: 1.6; }
button svg .solid { fill: currentcolor; }

nav {
  grid-area: files; width: 220px; overflow: auto; padding: 8px; background: var(--bar);
  border-right: 1px solid var(--line);
}
nav button {
  display: block; width: 100%; border-color: transparent; text-align: left; overflow: hidden;
  text-overflow: ellipsis; margin-bottom: 2px; flex: none;
}
nav button[aria-current=true], nav button[aria-current=true]:hover {
  color: var(--on-chosen); background: var(--chosen);
}

main { grid-area: main; position: relative; }
#stage { position: absolute; inset: 0; overflow: auto; display: grid; padding: 16px; }
#stage.wider { cursor: grab; }
#stage.dragged { cursor: grabbing; user-select: none; }
#paper { margin: auto; border-radius: 4px; box-shadow: 0 1px 5px rgb(0 0 0 / .22); overflow: hidden; }
#paper:empty, #paper.bare { box-shadow: none; }
#paper.stale { opacity: .55; }

aside {
  position: absolute; left: 12px; right: 12px; top: 12px; max-height: 60%; overflow: auto;
  padding: 8px 44px 8px 12px; border: 1px solid var(--warning-line); border-left-width: 4px;
  border-radius: 6px; background: var(--warning); box-shadow: 0 4px 16px rgb(0 0 0 / .25);
}
#why { top: auto; bottom: 12px; border-color: var(--chosen); background: var(--bar); }
#why pre { white-space: pre-wrap; }
dialog { color: var(--text); background: var(--bar); border: 1px solid var(--line); border-radius: 8px; }
dialog h2 { margin: 0 0 8px; font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; }
aside.failed { border-color: var(--error-line); background: var(--error); }
aside p { margin: 6px 0 0; color: var(--quiet); }
aside:not(.failed) p, aside.bare p { display: none; }
aside button { position: absolute; right: 8px; top: 8px; }
pre { margin: 0; font: 12.5px/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow: auto; }

footer { grid-area: steps; border-top: 1px solid var(--line); }
footer output { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
ol { display: flex; gap: 4px; margin: 0; padding: 0; list-style: none; }
ol button {
  min-width: 10px; width: 10px; height: 10px; padding: 0; border-radius: 5px;
  border-color: var(--quiet);
}
ol button[aria-current=step] { background: var(--chosen); border-color: var(--chosen); }
#play:not([aria-pressed=true]) .when-playing, #play[aria-pressed=true] .when-paused { display: none; }

@media (max-width: 640px) {
  body { grid: "header" auto "files" auto "main" minmax(0, 1fr) "steps" auto / minmax(0, 1fr); }
  header { padding: 6px 8px; gap: 6px; }
  h1 { max-width: 100%; width: 100%; }
  form { width: 100%; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px; }
  label { min-width: 0; }
  label span { flex: none; width: 9ch; overflow: hidden; text-overflow: ellipsis; }
  select { flex: 1; min-width: 0; max-width: none; }
  .tools { margin-left: 0; width: 100%; justify-content: space-between; }
  nav {
    width: auto; display: flex; padding: 6px 8px; border-right: 0;
    border-bottom: 1px solid var(--line);
  }
  nav button { width: auto; margin: 0 4px 0 0; }
  footer { flex-wrap: wrap; padding: 6px 8px; }
  footer output { flex-basis: 100%; order: 1; }
  ol { flex: 1; flex-wrap: wrap; }
}
@media print {
  header, nav, footer, aside { display: none !important; }
  body, main, #stage { display: block; position: static; overflow: visible; }
}

"""#
  }

  /// The text of `Sources/CommandFeatures/Preview/Page/page.js`.
  static var pageJs: String {
#"""
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

"""#
  }

  /// The text of `Sources/CommandFeatures/Preview/Page/icon.svg`.
  static var iconSvg: String {
#"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
 <rect width="32" height="32" rx="7" fill="#2457c5"/>
 <g fill="none" stroke="#fff" stroke-width="2.5">
  <rect x="6" y="6" width="20" height="7" rx="2"/>
  <path d="M16 13v6"/>
  <rect x="6" y="19" width="20" height="7" rx="2"/>
 </g>
</svg>

"""#
  }
}
