import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chunk, joinChunks } from '#bundle/joinChunks.ts';

const chunk = (name: string, bytes: number, visits: number, imports: readonly string[] = []): Chunk => ({
  name,
  bytes,
  imports,
  visits,
});

const sorted = (groups: readonly (readonly string[])[]) => groups.map((group) => group.toSorted()).toSorted();

/** Chunks that import earlier ones only, as chunks do that a bundler cuts: c0, c1 ... */
const cut = fc
  .array(fc.record({ bytes: fc.nat(10_000), visits: fc.nat(3), imports: fc.array(fc.nat(100), { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 25,
  })
  .map((drafts) =>
    drafts.map(({ bytes, visits, imports }, at) => {
      const earlier = at === 0 ? [] : imports.map((one) => `c${one % at}`);
      return chunk(`c${at}`, bytes, visits, [...new Set(earlier)]);
    }),
  );

/** Requests and bytes of all visits together: each loads the group of its chunk, and whatever a loaded group imports. */
function cost(chunks: readonly Chunk[], groups: readonly (readonly string[])[], requestBytes: number): number {
  const byName = new Map(chunks.map((one) => [one.name, one]));
  const groupOf = new Map(groups.flatMap((group) => group.map((name) => [name, group] as const)));
  let sum = 0;
  for (const { name, visits } of chunks) {
    const loaded = new Set([groupOf.get(name) ?? []]);
    for (const group of loaded) {
      for (const one of group) for (const next of byName.get(one)?.imports ?? []) loaded.add(groupOf.get(next) ?? []);
      sum += visits * (requestBytes + group.reduce((all, one) => all + (byName.get(one)?.bytes ?? 0), 0));
    }
  }
  return sum;
}

describe('Chunks', () => {
  test('that the same visits load become one', () => {
    const chunks = [chunk('page', 100, 1, ['a', 'b']), chunk('a', 100, 0), chunk('b', 100, 0)];
    expect(sorted(joinChunks(chunks, 50))).toEqual([['a', 'b', 'page']]);
  });

  test('stay apart where a request costs less than the bytes that others would get', () => {
    const chunks = [chunk('one', 1000, 1, ['shared']), chunk('other', 1000, 1, ['shared']), chunk('shared', 1000, 0)];
    expect(sorted(joinChunks(chunks, 400))).toEqual([['one'], ['other'], ['shared']]);
  });

  test('join whoever is visited more, where one of two has to load too much', () => {
    const chunks = [chunk('often', 1000, 9, ['shared']), chunk('rare', 1000, 1, ['shared']), chunk('shared', 1000, 0)];
    expect(sorted(joinChunks(chunks, 500))).toEqual([['often', 'shared'], ['rare']]);
  });

  test('are never joined around one between them', () => {
    const chunks = [
      chunk('top', 1, 1, ['middle', 'bottom']),
      chunk('middle', 1e6, 1, ['bottom']),
      chunk('bottom', 1, 0),
    ];
    expect(sorted(joinChunks(chunks, 100))).not.toContainEqual(['bottom', 'top']);
  });

  test('of any graph are all there once, import each other in no circle, and cost no more than they did apart', () => {
    fc.assert(
      fc.property(cut, fc.nat(5000), (chunks, requestBytes) => {
        const groups = joinChunks(chunks, requestBytes);
        const names = chunks.map(({ name }) => name);
        expect(groups.flat().toSorted()).toEqual(names.toSorted());
        const apart = names.map((name) => [name]);
        expect(cost(chunks, groups, requestBytes)).toBeLessThanOrEqual(cost(chunks, apart, requestBytes));
        expect(isOrdered(chunks, groups)).toBe(true);
      }),
    );
  });
});

/** Whether the groups can be loaded one after the other, each after all that it imports. */
function isOrdered(chunks: readonly Chunk[], groups: readonly (readonly string[])[]): boolean {
  const importsOf = new Map(chunks.map(({ name, imports }) => [name, imports]));
  const loaded = new Set<string>();
  const left = new Set(groups);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const group of left) {
      const needed = group.flatMap((name) => importsOf.get(name) ?? []);
      if (!needed.every((name) => loaded.has(name) || group.includes(name))) continue;
      for (const name of group) loaded.add(name);
      left.delete(group);
    }
  }
  return left.size === 0;
}
