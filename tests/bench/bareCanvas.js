// The limit that the map is measured against: a plain canvas of the same size on which the pointer draws a wall, repainting
// only the cells it changes. No other tools, no preview, no undo, no words.
const canvas = document.createElement('canvas');
const ratio = devicePixelRatio;
const { width, height, size, cells, left, above } = JSON.parse(document.currentScript.dataset.map);
canvas.style.width = `${width}px`;
canvas.style.height = `${height}px`;
canvas.width = width * ratio;
canvas.height = height * ratio;
document.body.append(canvas);
const context = canvas.getContext('2d');
context.scale(ratio, ratio);
const south = new Uint8Array(cells * cells);

function paint(x, y) {
  const [px, py] = [left + x * size, above + y * size];
  context.fillStyle = '#fffdf6';
  context.fillRect(px, py, size, size);
  context.strokeStyle = '#e6dfcd';
  context.strokeRect(px + 0.5, py + 0.5, size, size);
  if (!south[y * cells + x]) return;
  context.fillStyle = '#1f2233';
  context.fillRect(px, py + size - 2, size, 4);
}
for (let y = 0; y < cells; y++) for (let x = 0; x < cells; x++) paint(x, y);

canvas.addEventListener('pointermove', (event) => {
  if (event.buttons === 0) return;
  const x = Math.floor((event.offsetX - left) / size);
  const y = Math.round((event.offsetY - above) / size) - 1;
  if (x < 0 || y < 0 || x >= cells || y >= cells - 1) return;
  south[y * cells + x] = 1;
  requestAnimationFrame(() => {
    paint(x, y);
    paint(x, y + 1);
  });
});
