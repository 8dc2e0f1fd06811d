import { expect, test } from 'vitest';
import { chunkCircle } from '#bundle/refuseChunkCircles.ts';

test.each([
  [{ frame: [], table: ['frame'], map: ['frame', 'table'] }, undefined],
  [{ frame: ['table'], table: ['frame'] }, ['frame', 'table', 'frame']],
  [{ page: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
  [{ left: ['low'], right: ['low', 'left'], low: ['package'] }, undefined],
])('chunks %j import each other in the circle %j', (chunks: Record<string, string[]>, circle) => {
  expect(chunkCircle(new Map(Object.entries(chunks)))).toEqual(circle);
});
