import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoundedCache } from '#server/BoundedCache.ts';

const MOST = 1000;
const cacheOfBuffers = () => new BoundedCache<string, Buffer>(MOST, ({ length }) => length);

describe('A bounded cache', () => {
  test('never holds more than its bytes, whatever is kept in it and asked of it', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    const step = fc.record({ key: fc.constantFrom(...keys), size: fc.option(fc.nat(MOST + 200), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = cacheOfBuffers();
        for (const { key, size } of steps) {
          if (size === undefined) cache.get(key);
          else cache.set(key, Buffer.alloc(size));
          const held = keys.reduce((sum, one) => sum + (cache.get(one)?.length ?? 0), 0);
          expect(held).toBeLessThanOrEqual(MOST);
        }
      }),
    );
  });

  test('gives up what was asked for longest ago, and only as much as it must', () => {
    const cache = cacheOfBuffers();
    for (const key of ['first', 'second', 'third']) cache.set(key, Buffer.alloc(300));
    cache.get('first');
    cache.set('fourth', Buffer.alloc(400));
    expect(['first', 'second', 'third', 'fourth'].filter((key) => cache.get(key))).toEqual([
      'first',
      'third',
      'fourth',
    ]);
  });

  test('counts a value that takes the place of another once', () => {
    const cache = cacheOfBuffers();
    cache.set('kept', Buffer.alloc(400));
    for (let time = 0; time < 10; time++) cache.set('again', Buffer.alloc(500));
    expect(cache.get('kept')).toBeDefined();
  });
});
