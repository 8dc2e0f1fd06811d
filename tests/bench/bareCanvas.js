// The limit for the map: a plain canvas of the same size on which the pointer draws a wall, or a room from where it was pressed, repainting
// only the cells it changes. No other tools, no undo, no words.
const canvas = document.createElement('canvas');
const ratio = devicePixelRatio;
const { width, height, size, cells, left, above, draws } = JSON.parse(document.currentScript.dataset.map);
canvas.style.width = `${width}px`;
canvas.style.height = `${height}px`;
canvas.width = width * ratio;
canvas.height = height * ratio;
document.body.append(canvas);
const context = canvas.getContext('2d');
context.scale(ratio, ratio);
const south = new Uint8Array(cells * cells);
const west = new Uint8Array(cells * cells);

function paint(x, y) {
  const [px, py] = [left + x * size, above + y * size];
  context.fillStyle = '#fffdf6';
  context.fillRect(px, py, size, size);
  context.strokeStyle = '#e6dfcd';
  context.strokeRect(px + 0.5, py + 0.5, size, size);
  context.fillStyle = '#1f2233';
  if (south[y * cells + x]) context.fillRect(px, py + size - 2, size, 4);
  if (west[y * cells + x]) context.fillRect(px - 2, py, 4, size);
}
for (let y = 0; y < cells; y++) for (let x = 0; x < cells; x++) paint(x, y);

function drawWall(event) {
  const x = Math.floor((event.offsetX - left) / size);
  const y = Math.round((event.offsetY - above) / size) - 1;
  if (x < 0 || y < 0 || x >= cells || y >= cells - 1) return;
  south[y * cells + x] = 1;
  requestAnimationFrame(() => {
    paint(x, y);
    paint(x, y + 1);
  });
}

const cellOf = (event) => [Math.floor((event.offsetX - left) / size), Math.floor((event.offsetY - above) / size)];
let start;
/** Every wall that was added or removed is painted with the cells on both sides; parts that reach into others are painted after them. */
function drawRoom(event) {
  start ??= cellOf(event);
  const end = cellOf(event);
  const [first, last] = [0, 1].map((way) => Math[way ? 'max' : 'min'](start[0], end[0]));
  const [top, bottom] = [0, 1].map((way) => Math[way ? 'max' : 'min'](start[1], end[1]));
  const changed = new Set();
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const at = y * cells + x;
      const isBelow = x >= first && x <= last && (y === bottom || y === top - 1) ? 1 : 0;
      const isBeside = y >= top && y <= bottom && (x === first || x === last + 1) ? 1 : 0;
      if (south[at] !== isBelow) for (const near of [at, at + cells]) changed.add(near);
      if (west[at] !== isBeside) for (const near of [at, at - 1]) changed.add(near);
      south[at] = isBelow;
      west[at] = isBeside;
    }
  }
  requestAnimationFrame(() => {
    for (const at of changed) paint(at % cells, Math.floor(at / cells));
  });
}

canvas.addEventListener('pointermove', (event) => {
  if (event.buttons === 0) start = undefined;
  else (draws === 'room' ? drawRoom : drawWall)(event);
});
