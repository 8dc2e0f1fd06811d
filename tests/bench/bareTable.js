// Runs in the bare page: the minimum of a table: the rows that fit on the screen, one of them marked, redrawn from where the keys lead.
const SHOWN = 26;
const COLUMNS = 16;
const texts = Array.from({ length: 500 }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => `${row} ${column}`),
);
const table = document.querySelector('table');
for (let row = 0; row < SHOWN; row++) table.insertRow().innerHTML = '<td></td>'.repeat(COLUMNS);
let [first, at] = [0, 0];
function draw() {
  for (const [row, line] of [...table.rows].entries()) {
    for (const [column, cell] of [...line.cells].entries()) cell.textContent = texts[first + row][column];
  }
}
window.addEventListener('keydown', (event) => {
  const by = { ArrowDown: 1, PageDown: SHOWN - 1, ArrowUp: -1, PageUp: 1 - SHOWN }[event.key] ?? 0;
  if (event.key === 'Enter') texts[at][0] = document.querySelector('input').value;
  table.rows[at - first].style.background = '';
  at = Math.max(0, Math.min(texts.length - 1, at + by));
  const before = first;
  first = Math.max(at - SHOWN + 1, Math.min(first, at));
  if (first !== before || event.key === 'Enter') draw();
  table.rows[at - first].style.background = 'lightblue';
  if (by !== 0) event.preventDefault();
});
draw();
