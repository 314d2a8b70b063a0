// Shows one figure after the other, and writes down what this browser makes of each.
//
// Each stands in a shadow tree, where its style sheet reaches nothing but itself. All lengths are
// in the figure's own units, points.

const figures = JSON.parse(document.getElementById("figures").textContent);

/// Where the letters of a text are: as wide as it is set, from the height of capitals to descenders.
function letters(text) {
  const extent = text.getBBox();
  const baseline = Number(text.getAttribute("y"));
  const size = Number(text.getAttribute("font-size"));
  return {
    left: extent.x, right: extent.x + extent.width,
    top: baseline - 0.72 * size, bottom: baseline + 0.2 * size,
  };
}

/// The largest of the shapes that a group draws itself with.
function outline(group) {
  let largest = null;
  for (const shape of group.querySelectorAll(":scope > path, :scope > polygon")) {
    const extent = shape.getBBox();
    if (!largest || extent.width * extent.height > largest.width * largest.height) {
      largest = extent;
    }
  }
  return largest && {
    left: largest.x, right: largest.x + largest.width,
    top: largest.y, bottom: largest.y + largest.height,
  };
}

const holds = (outer, inner) =>
  inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;

const meet = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/// How much wider or narrower a text is set than its font would.
function stretch(text) {
  const length = text.getAttribute("textLength");
  text.removeAttribute("textLength");
  const natural = text.getComputedTextLength();
  text.setAttribute("textLength", length);
  return natural > 0 ? Number(length) / natural : 1;
}

function faults(svg) {
  const found = [];
  const page = svg.viewBox.baseVal;
  const paper = { left: page.x, top: page.y, right: page.width, bottom: page.height };
  const texts = [...svg.querySelectorAll("text")].map(text => ({
    says: text.textContent, group: text.parentElement, ...letters(text),
  }));
  texts.forEach((text, number) => {
    if (!(text.right > text.left)) found.push(`'${text.says}' is not shown`);
    if (!holds(paper, text)) found.push(`'${text.says}' is cut off`);
    const box = text.group.matches(".node, .cluster") && outline(text.group);
    if (box && !holds(box, text)) found.push(`'${text.says}' leaves its box`);
    for (const other of texts.slice(0, number)) {
      if (meet(text, other)) found.push(`'${text.says}' lies on '${other.says}'`);
    }
  });
  for (const group of svg.querySelectorAll("g.node, g.cluster")) {
    const shape = outline(group);
    if (shape && !holds(paper, shape)) found.push(`${group.id} is cut off`);
  }
  return found;
}

function measured({ name, svg: source }) {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  if (parsed.localName !== "svg") return { name, faults: ["is no SVG: " + parsed.textContent] };
  const host = document.body.appendChild(document.createElement("div"));
  const svg = host.attachShadow({ mode: "open" }).appendChild(document.importNode(parsed, true));
  const fills = {};
  for (const selector of [".background", "text.name", "text.frame", ".frame0 > :is(path,polygon)"]) {
    const element = svg.querySelector(selector);
    if (element) fills[selector] = getComputedStyle(element).fill;
  }
  const stretches = [...svg.querySelectorAll("text")].map(stretch);
  const result = {
    name, fills, faults: faults(svg),
    width: svg.getBoundingClientRect().width, height: svg.getBoundingClientRect().height,
    frames: svg.querySelectorAll("g.cluster").length,
    boxes: svg.querySelectorAll("g.node").length,
    arrows: svg.querySelectorAll("g.edge").length,
    narrowest: Math.min(...stretches), widest: Math.max(...stretches),
  };
  host.remove();
  return result;
}

document.getElementById("results").textContent = JSON.stringify(figures.map(measured));
