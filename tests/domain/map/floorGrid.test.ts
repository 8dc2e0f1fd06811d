import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BORDER, CELL_FIELDS, type CellField, SIDES } from '#domain/map/cell.ts';
import { EVENT_FIELDS, isEventField } from '#domain/map/event.ts';
import {
  blankGrid,
  CELL_COUNT,
  type FloorGrid,
  gridsEqual,
  isBlankGrid,
  neighbour,
  oppositeSide,
  readCell,
  readField,
  writeField,
} from '#domain/map/floorGrid.ts';
import { readGridForm } from '#domain/map/gridForm.ts';
import { gridFormText, readGridFormText } from '#domain/map/gridFormText.ts';
import { mergeGrids } from '#domain/map/mergeGrids.ts';
import { PackedGridError, packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { applicablePart, applyPatch, diffGrids, invertPatch } from '#domain/map/patch.ts';
import { arbitraryGrid, arbitrarySize } from './arbitraryGrid.ts';

const label = { key: 'test', count: 0 };
/** Returns the plane of a value by its offset in a grid. */
const planeAt = (at: number): number => Math.floor(at / CELL_COUNT);
const isEventAt = (at: number): boolean => isEventField(CELL_FIELDS[planeAt(at)] as CellField);

test('a grid comes back from its packed form and from the nested form', () => {
  fc.assert(
    fc.property(arbitraryGrid, (grid) => {
      expect(gridsEqual(unpackGrid(packGrid(grid)), grid)).toBe(true);
      const read = readGridForm(JSON.parse(gridFormText(grid)));
      expect('grid' in read && gridsEqual(read.grid, grid)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a grid is read straight from its text as it is read from JSON', () => {
  fc.assert(
    fc.property(arbitraryGrid, (grid) => {
      const text = gridFormText(grid);
      expect(JSON.stringify(JSON.parse(text))).toBe(text);
      const read = readGridFormText(bytesOf(`{"maps":${text},"revision":1}`), 8);
      expect(read && gridsEqual(read.grid, grid)).toBe(true);
      expect(read?.end).toBe(8 + text.length);
    }),
    { numRuns: 20 },
  );
});

test('whatever one character makes of the text of a grid, it is read as JSON would be, or left to JSON', () => {
  const whole = gridFormText(blankGrid());
  const characters = [...'0123456789-+.eE,:{}[]"\\x y'];
  fc.assert(
    fc.property(fc.nat(whole.length), fc.constantFrom(...characters, ''), fc.boolean(), (at, character, inserts) => {
      const text = whole.slice(0, at) + character + whole.slice(inserts ? at : at + 1);
      const read = readGridFormText(bytesOf(text), 0);
      if (!read || read.end < text.length) return;
      const slowly = readGridForm(JSON.parse(text));
      expect('grid' in slowly && gridsEqual(slowly.grid, read.grid)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each(['-0', '007', '00', '', '1.5', '1e1', '8', '-1', '"1"', 'null', ' 1'])(
  'a wall of %j is left to JSON',
  (value) => {
    const text = gridFormText(blankGrid()).replace('"east":0', `"east":${value}`);
    expect(readGridFormText(bytesOf(text), 0)).toBeUndefined();
  },
);

test('a floor packed as before is still read', () => {
  const varint = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >> 7)]);
  // Each cell is a run of its own, zigzag-coded in every field.
  const packedBefore = (grid: FloorGrid) =>
    Uint8Array.from([1, ...[...grid].flatMap((value) => [1, ...varint(value < 0 ? -value * 2 - 1 : value * 2)])]);
  fc.assert(
    fc.property(arbitraryGrid, (grid) => {
      expect(gridsEqual(unpackGrid(packedBefore(grid)), grid)).toBe(true);
    }),
    { numRuns: 20 },
  );
  const blankBefore = [1, ...CELL_FIELDS.flatMap(() => [0xc0, 0x04, 0])];
  expect(isBlankGrid(unpackGrid(Uint8Array.from(blankBefore)))).toBe(true);
});

test('the bytes of a packed floor stay what they are, as they lie in rows', () => {
  const grid = blankGrid();
  expect([...packGrid(grid)]).toEqual([2, ...CELL_FIELDS.flatMap(() => [0x0f, 0xb0, 0x04])]);
  for (const x of [0, 1, 2]) writeField(grid, 'north', x, 0, BORDER.gate);
  writeField(grid, 'flag', 0, 0, -999);
  const bytes = [...packGrid(grid)];
  // Three gates, then 573 open sides; a negative number, then 575 zeros.
  expect(bytes.slice(0, 5)).toEqual([2, 0x72, 0x0f, 0xad, 0x04]);
  expect(bytes.slice(-45, -36)).toEqual([0xd0, 0xf9, 0x01, 0x0f, 0xaf, 0x04, 0x0f, 0xb0, 0x04]);
});

test('no bytes make unpacking end otherwise than in a grid or a PackedGridError', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 2), fc.uint8Array({ maxLength: 200 }), (version, bytes) => {
      try {
        unpackGrid(Uint8Array.from([version, ...bytes]));
      } catch (error) {
        expect(error).toBeInstanceOf(PackedGridError);
      }
    }),
  );
});

test('packed bytes with one byte changed or cut are refused or still a storable grid', () => {
  fc.assert(
    fc.property(arbitraryGrid, fc.nat(), fc.nat({ max: 255 }), fc.boolean(), (grid, at, byte, cut) => {
      const bytes = packGrid(grid);
      const broken = cut ? bytes.slice(0, at % bytes.length) : bytes.with(at % bytes.length, byte);
      try {
        expect(packGrid(unpackGrid(broken)).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(PackedGridError);
      }
    }),
    { numRuns: 50 },
  );
});

test('the nested form names the wrong cell and key', () => {
  const maps = JSON.parse(gridFormText(blankGrid()));
  maps[0][3].event.flag = 1000;
  maps[23][0].border.north = 8;
  delete maps[5][5].monster;
  maps[6][6].extra = 1;
  const read = readGridForm(maps);
  expect('faults' in read && read.faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'maps.0.3.event.flag out_of_range',
    'maps.5.5.monster missing',
    'maps.6.6.extra unknown_key',
    'maps.23.0.border.north out_of_range',
  ]);
});

test('the difference of two grids leads from one to the other and back', () => {
  fc.assert(
    fc.property(arbitraryGrid, arbitraryGrid, (before, after) => {
      const patch = { label, cells: diffGrids(before, after) };
      expect(gridsEqual(applyPatch(before, patch), after)).toBe(true);
      expect(gridsEqual(applyPatch(after, invertPatch(patch)), before)).toBe(true);
      expect(applicablePart(before, patch)).toEqual(patch);
    }),
    { numRuns: 30 },
  );
});

test('undo takes back only what still stands as the patch left it, the numbers of an event all together', () => {
  fc.assert(
    fc.property(arbitraryGrid, arbitraryGrid, arbitraryGrid, (before, after, now) => {
      const undo = applicablePart(now, invertPatch({ label, cells: diffGrids(before, after) }));
      const result = applyPatch(now, undo);
      const places = Array.from(now.keys());
      const isOverwritten = (at: number) => before[at] !== after[at] && now[at] !== after[at];
      const keptEvents = new Set(
        places.filter((at) => isEventAt(at) && isOverwritten(at)).map((at) => at % CELL_COUNT),
      );
      for (const at of places) {
        const isKept = isOverwritten(at) || (isEventAt(at) && keptEvents.has(at % CELL_COUNT));
        const expected = before[at] !== after[at] && !isKept ? before[at] : now[at];
        if (result[at] !== expected) expect.fail(`value ${at} is ${result[at]}, not ${expected}`);
      }
    }),
    { numRuns: 30 },
  );
});

/** Three floors; the later two derive from the first. The changes are in few cells, so that both change the same ones. */
const arbitraryDescendants = fc
  .record({
    base: arbitraryGrid,
    edits: fc.array(
      fc.record({
        isMine: fc.boolean(),
        x: fc.nat({ max: 1 }),
        field: fc.constantFrom<CellField>('event_id', 'event_id', 'flag', '1', '2', 'north', 'floor_id'),
        value: fc.nat({ max: 2 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ base, edits }) => {
    const [mine, theirs] = [base.slice(), base.slice()];
    for (const { isMine, x, field, value } of edits) {
      writeField(isMine ? mine : theirs, field, x, 0, field === 'event_id' ? ([0, 101, 302][value] as number) : value);
    }
    return { base, mine, theirs };
  });

test('a merge takes every change made on one side only and tells every place changed to different values', () => {
  fc.assert(
    fc.property(fc.tuple(arbitraryGrid, arbitraryGrid, arbitraryGrid), ([base, mine, theirs]) => {
      const { merged, conflicts } = mergeGrids(base, mine, theirs);
      let expectedConflicts = 0;
      for (let at = 0; at < base.length; at++) {
        if (isEventAt(at)) continue;
        const isConflict = mine[at] !== base[at] && theirs[at] !== base[at] && mine[at] !== theirs[at];
        if (isConflict) expectedConflicts++;
        const expected = mine[at] === base[at] ? theirs[at] : mine[at];
        if (merged[at] !== expected) expect.fail(`value ${at} is ${merged[at]}, not ${expected}`);
      }
      expect(conflicts.filter(({ field }) => !isEventField(field))).toHaveLength(expectedConflicts);
    }),
    { numRuns: 30 },
  );
});

test('a merge mixes no two events, loses no change of one, and finds the same conflicts from the other side', () => {
  const eventOf = (grid: FloorGrid, x: number) => EVENT_FIELDS.map((field) => readField(grid, field, x, 0));
  fc.assert(
    fc.property(arbitraryDescendants, ({ base, mine, theirs }) => {
      const { merged, conflicts } = mergeGrids(base, mine, theirs);
      for (const x of [0, 1]) {
        const [b, m, t, o] = [eventOf(base, x), eventOf(mine, x), eventOf(theirs, x), eventOf(merged, x)];
        const told = conflicts
          .filter((conflict) => conflict.x === x && isEventField(conflict.field))
          .map(({ field }) => field);
        if (m[0] !== t[0]) {
          expect([m, t]).toContainEqual(o);
          const isLost = (side: number[]) => side.some((value, at) => value !== b[at] && value !== o[at]);
          if (told.length === 0) expect([isLost(m), isLost(t)]).toEqual([false, false]);
          else expect(told).toEqual(EVENT_FIELDS.filter((_, at) => m[at] !== t[at]));
        } else {
          expect(told).toEqual(EVENT_FIELDS.filter((_, at) => m[at] !== t[at] && m[at] !== b[at] && t[at] !== b[at]));
          expect(o).toEqual(m.map((value, at) => (value === b[at] ? t[at] : value)));
        }
      }
      const seenFromThere = mergeGrids(base, theirs, mine).conflicts;
      expect(seenFromThere.map((conflict) => ({ ...conflict, mine: conflict.theirs, theirs: conflict.mine }))).toEqual(
        conflicts,
      );
    }),
  );
});

test('the neighbour of the neighbour across the same edge is the cell itself, around the rim too', () => {
  fc.assert(
    fc.property(arbitrarySize, fc.nat(), fc.nat(), fc.constantFrom(...SIDES), (size, a, b, side) => {
      const [x, y] = [a % size, b % size];
      const beyond = neighbour(x, y, side, size);
      expect(neighbour(beyond.x, beyond.y, oppositeSide(side), size)).toEqual({ x, y });
    }),
  );
});

test('a blank grid is blank, and a cell has its 21 fields', () => {
  expect(isBlankGrid(blankGrid())).toBe(true);
  expect(Object.keys(readCell(blankGrid(), 3, 4)).sort()).toEqual([...CELL_FIELDS].sort());
});
