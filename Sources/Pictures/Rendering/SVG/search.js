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
