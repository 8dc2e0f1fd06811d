import { describe, expect, test } from 'vitest';
import { type Random, SeededRandom, STREAM, seedOf } from '#game/random/Random.ts';
import { FixedRandom } from '../../support/FixedRandom.ts';

const draws = (random: Random, count: number, below: number): number[] =>
  Array.from({ length: count }, () => random.below(below));

describe('The random numbers', () => {
  test('come again with the same seed, and differ with another seed or stream', () => {
    const first = draws(new SeededRandom(seedOf(7)), 20, 1000);
    expect(draws(new SeededRandom(seedOf(7)), 20, 1000)).toEqual(first);
    for (const other of [
      new SeededRandom(seedOf(8)),
      new SeededRandom(seedOf(7 + 2 ** 32)),
      new SeededRandom(seedOf(7), 1),
      new SeededRandom(seedOf(7), 0, STREAM.battle),
    ]) {
      expect(draws(other, 20, 1000)).not.toEqual(first);
    }
  });

  test('stay the same from version to version, so that a shared seed means the same', () => {
    expect(draws(new SeededRandom(seedOf(20_260_101)), 6, 1_000_000)).toMatchInlineSnapshot(`
      [
        356110,
        917930,
        996338,
        182553,
        605044,
        113585,
      ]
    `);
  });

  test('take each number below a bound as often', () => {
    const random = new SeededRandom(seedOf(3));
    const counts = Array.from({ length: 7 }, () => 0);
    for (const drawn of draws(random, 70_000, 7)) counts[drawn] = (counts[drawn] ?? 0) + 1;
    const sigma = Math.sqrt(70_000 * (1 / 7) * (6 / 7));
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * sigma);
  });

  test('hold to bounds that do not divide all 32 bits, up to the largest', () => {
    const random = new SeededRandom(seedOf(5));
    for (const bound of [1, 3, 2 ** 31 + 1, 2 ** 32]) {
      for (const drawn of draws(random, 200, bound)) {
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
      }
    }
    // A bound just above the half rejects every second draw; otherwise lower numbers would be twice as likely.
    const bound = 3 * 2 ** 30;
    const low = draws(random, 8000, bound).filter((drawn) => drawn < 2 ** 30).length;
    expect(Math.abs(low - 8000 / 3)).toBeLessThan(4 * Math.sqrt((8000 * 2) / 9));
  });

  test('never come at 0 % and always at 100 %, and pick by weight', () => {
    const random = new SeededRandom(seedOf(9));
    expect(Array.from({ length: 500 }, () => random.chance(0))).not.toContain(true);
    expect(Array.from({ length: 500 }, () => random.chance(100))).not.toContain(false);
    const picked = Array.from({ length: 9000 }, () => random.pick([0, 1, 0, 2]));
    expect(new Set(picked)).toEqual(new Set([1, 3]));
    expect(Math.abs(picked.filter((place) => place === 3).length - 6000)).toBeLessThan(4 * Math.sqrt(2000));
  });

  test('are made anew for each step, and no step is like its neighbours', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    const pairs = new Set<number>();
    let before = 0;
    for (let step = 0; step < 10_000; step++) {
      const drawn = new SeededRandom([1, 2], step).below(10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
      pairs.add(before * 10 + drawn);
      before = drawn;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(10_000 * 0.1 * 0.9));
    expect(pairs.size).toBe(100);
  });

  test('roll dice, of which one without sides adds nothing', () => {
    const random = new SeededRandom(seedOf(11));
    const rolls = Array.from({ length: 500 }, () => random.roll({ count: 2, sides: 6, plus: 3 }));
    expect(Math.min(...rolls)).toBe(5);
    expect(Math.max(...rolls)).toBe(15);
    expect(random.roll({ count: 9, sides: 0, plus: 4 })).toBe(4);
  });
});

describe('Chance that was settled before', () => {
  test('gives its rolls in turn and shows what is left', () => {
    const random = new FixedRandom(2, 99, 0, 5);
    expect(random.below(3)).toBe(2);
    expect(random.chance(99)).toBe(false);
    expect(random.roll({ count: 2, sides: 6, plus: 1 })).toBe(8);
    expect(random.left).toEqual([]);
  });

  test('refuses a roll too many and one out of range', () => {
    expect(() => new FixedRandom().below(2)).toThrow(RangeError);
    expect(() => new FixedRandom(2).below(2)).toThrow(RangeError);
  });
});
