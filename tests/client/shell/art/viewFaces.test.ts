import { expect, test } from 'vitest';
import { type Look, type LookAt, STANDS_AT } from '#client/shell/art/plan.ts';
import { viewFaces } from '#client/shell/art/viewFaces.ts';
import type { Side } from '#domain/map/cell.ts';

/** A labyrinth that is wall but for some sides, each named by its cell as the reader counts: to the east, to the north. */
function labyrinth(sides: Readonly<Record<string, Look>>): LookAt {
  return (x: number, y: number, side: Side) => sides[`${x - STANDS_AT.x} ${y - STANDS_AT.y} ${side}`] ?? 'wall';
}
const seen = (sides: Readonly<Record<string, Look>>) => viewFaces(labyrinth(sides));

test('who is walled in sees three walls, and the one ahead closes the way', () => {
  const faces = seen({});
  expect(faces).toHaveLength(3);
  expect(faces.filter(({ isAhead }) => isAhead)).toHaveLength(1);
  expect(faces.every(({ depth }) => depth === 0)).toBe(true);
});

test('a corridor is seen to its end, the far walls first', () => {
  const faces = seen({ '0 0 north': 'open', '0 1 north': 'open', '0 2 north': 'door' });
  expect(faces.map(({ depth }) => depth)).toEqual([2, 2, 2, 1, 1, 0, 0]);
  expect(faces.find(({ isAhead }) => isAhead)).toMatchObject({ depth: 2, door: expect.anything() });
});

test('an opening aside shows what lies behind it, below the walls in front', () => {
  const shut = seen({});
  const open = seen({ '0 0 east': 'open' });
  // In place of the wall to the east the two walls of the cell beyond, drawn first.
  expect(open).toHaveLength(shut.length + 1);
  expect(open.slice(-2)).toEqual(shut.slice(0, 1).concat(shut.slice(-1)));
});

test('nothing is seen round a corner, nor beyond what light reaches', () => {
  expect(seen({ '1 0 north': 'open', '1 1 west': 'open' })).toHaveLength(3);
  const endless = viewFaces(() => 'open');
  expect(endless).toEqual([]);
});
