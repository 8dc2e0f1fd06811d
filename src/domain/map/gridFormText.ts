import { type CellField, EVENT_SLOTS, isStorable } from './cell.ts';
import { blankGrid, CELL_COUNT, cellIndex, type FloorGrid, GRID_SIDE, planeOf } from './floorGrid.ts';

/** A piece of a grid's text: constant characters and the number that follows. */
interface Piece {
  readonly text: string;
  readonly field: CellField;
  /** The offset of the number in the grid. */
  readonly place: number;
}

/** The numbers of a cell's text in order, each with the text before it, between the id and the coordinate. */
const NUMBERS: readonly (readonly [before: string, field: CellField])[] = [
  ['"event":{"id":', 'event_id'],
  ...EVENT_SLOTS.map((slot, index) => [`${index === 0 ? '"data":{' : ''}"${slot}":`, slot] as const),
  ['},"flag":', 'flag'],
  ['"muki":', 'muki'],
  ['},"border":{"east":', 'east'],
  ['"west":', 'west'],
  ['"north":', 'north'],
  ['"south":', 'south'],
  ['},"monster":{"room_id":', 'room_id'],
  ['},"floor_id":', 'floor_id'],
];

/** Cuts the whole text into pieces; the end is a piece without a number. */
function cutText(): { pieces: readonly Piece[]; last: string } {
  const pieces: Piece[] = [];
  let before = '[';
  for (let y = GRID_SIDE - 1; y >= 0; y--) {
    before += '[';
    for (let x = 0; x < GRID_SIDE; x++) {
      before += `{"id":"x${x}_y${y}"`;
      for (const [own, field] of NUMBERS) {
        const text = before + (own.startsWith('}') ? own : `,${own}`);
        pieces.push({ text, field, place: planeOf(field) * CELL_COUNT + cellIndex(x, y) });
        before = '';
      }
      before = `,"coordinate":{"x":${x},"y":${y}}}${x < GRID_SIDE - 1 ? ',' : ''}`;
    }
    before += y > 0 ? '],' : ']';
  }
  return { pieces, last: `${before}]` };
}

let cut: ReturnType<typeof cutText> | undefined;
/** The bytes of all pieces, one after another. */
let same: Uint8Array | undefined;

/** Writes the grid as JSON text in the nested form (docs/wire.md, "Maps"). */
export function gridFormText(grid: FloorGrid): string {
  cut ??= cutText();
  let text = '';
  for (const piece of cut.pieces) text += piece.text + grid[piece.place];
  return text + cut.last;
}

const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

/**
 * Reads a grid at `start` of a UTF-8 text in exactly the format of `gridFormText`. @returns the grid and its end; undefined for any
 * other format, which `readGridForm` can read as JSON or report. Five times as fast as that, and without garbage.
 */
export function readGridFormText(bytes: Uint8Array, start: number): { grid: FloorGrid; end: number } | undefined {
  cut ??= cutText();
  const { pieces, last } = cut;
  same ??= new TextEncoder().encode(pieces.map(({ text }) => text).join('') + last);
  const grid = blankGrid();
  let at = start;
  let known = 0;
  for (const { text, field, place } of pieces) {
    for (const end = known + text.length; known < end; known++) if (bytes[at++] !== same[known]) return undefined;
    const isNegative = bytes[at] === MINUS;
    const first = isNegative ? at + 1 : at;
    let value = 0;
    for (at = first; ; at++) {
      const byte = bytes[at] ?? 0;
      if (byte < ZERO || byte > NINE) break;
      value = value * 10 + byte - ZERO;
    }
    // JSON allows neither leading zeros nor empty numbers; -0 would be stored differently.
    if (at === first || (bytes[first] === ZERO && (at > first + 1 || isNegative))) return undefined;
    if (isNegative) value = -value;
    if (value !== 0 && !isStorable(field, value)) return undefined;
    grid[place] = value;
  }
  for (; known < same.length; known++) if (bytes[at++] !== same[known]) return undefined;
  return { grid, end: at };
}
