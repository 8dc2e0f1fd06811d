// The limit for opening a floor: a page that requests the same floor, unpacks nothing, and paints as many cells and sides on a plain
// canvas. `openFloor` reads it if it is given a URL, otherwise it paints what it has.
const SIDE = 24;
const CELL = 32;
const canvas = document.createElement('canvas');
canvas.width = SIDE * CELL;
canvas.height = SIDE * CELL;
document.body.append(canvas);
const context = canvas.getContext('2d');

globalThis.paintFloor = (brush, cell) => {
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [left, top] = [x * cell, y * cell];
      brush.fillStyle = '#fffdf6';
      brush.fillRect(left, top, cell, cell);
      brush.fillStyle = '#1f2233';
      if ((x + y) % 3 === 0) brush.fillRect(left, top, cell, Math.max(1, cell / 16));
      if ((x * y) % 3 === 0) brush.fillRect(left, top, Math.max(1, cell / 16), cell);
    }
  }
};
globalThis.shownFloors = 0;
globalThis.openFloor = async (url, headers) => {
  if (url) await (await fetch(url, { headers })).json();
  globalThis.paintFloor(context, CELL);
  globalThis.shownFloors++;
};
