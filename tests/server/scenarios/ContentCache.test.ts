import { describe, expect, test } from 'vitest';
import { Scenario } from '#server/database/models/Scenario.ts';
import { ContentCache } from '#server/services/ContentCache.ts';

const at = (counter: number) => Scenario.fromDatabaseJson({ id: 'one', counter });

/** A cache, and values that are made when the test says so. */
function opened() {
  const cache = new ContentCache();
  const makings: PromiseWithResolvers<string>[] = [];
  const ask = (counter = 1, key = 'key') => {
    const make = () => {
      const making = Promise.withResolvers<string>();
      makings.push(making);
      return making.promise;
    };
    return cache.get(at(counter), key, make, () => 100);
  };
  return { ask, makings };
}

describe('What is derived from a scenario', () => {
  test('is made once for all who ask meanwhile, and kept until something is written', async () => {
    const { ask, makings } = opened();
    const burst = Array.from({ length: 40 }, () => ask());
    expect(makings).toHaveLength(1);
    makings[0]?.resolve('made');
    expect(new Set(await Promise.all(burst))).toEqual(new Set(['made']));
    expect(await ask()).toBe('made');
    const [later, other] = [ask(2), ask(2, 'other')];
    expect(makings).toHaveLength(3);
    makings[1]?.resolve('anew');
    makings[2]?.resolve('another');
    expect([await later, await other]).toEqual(['anew', 'another']);
  });

  test('is made by another who waits where the first has left', async () => {
    const { ask, makings } = opened();
    const [first, second, third] = [ask(), ask(), ask()];
    makings[0]?.reject(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await expect.poll(() => makings.length).toBe(2);
    makings[1]?.resolve('made');
    expect([await second, await third]).toEqual(['made', 'made']);
    expect(makings).toHaveLength(2);
  });

  test('that cannot be made is told to each who waits', async () => {
    const { ask, makings } = opened();
    const all = [ask(), ask()];
    for (const at of [0, 1]) {
      await expect.poll(() => makings.length).toBe(at + 1);
      makings[at]?.reject(new Error('too much'));
    }
    for (const one of all) await expect(one).rejects.toThrow('too much');
  });
});
