import { describe, expect, it } from 'vitest';
import {
  areSameDifferences,
  differencesFromDefault,
  differencesIn,
} from '#client/resource/differences/differencesIn.ts';
import { blankOf, numbersOf, withPreset } from '#domain/resource/defineResource.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { experiencePoint } from '#domain/resources/rules/experiencePoint.ts';

const defaultOf = (number: number) => blankOf(experiencePoint, number);

describe('Differences', () => {
  it('from the defaults are none in a new scenario', () => {
    for (const kind of RULE_KINDS) expect(differencesFromDefault(kind, (number) => blankOf(kind, number))).toEqual([]);
  });

  it('name the record, the leaf and both values, in the order of numbers and leaves', () => {
    const record = (number: number) =>
      number === 2 ? { ...defaultOf(2), level_2: 5, max_level: 20 } : defaultOf(number);
    const found = differencesFromDefault(experiencePoint, record);
    expect(found.map(({ number, leaf, from, to }) => [number, leaf.path, from, to])).toEqual([
      [2, 'level_2', 1000, 5],
      [2, 'max_level', 999, 20],
    ]);
    expect(areSameDifferences(found, differencesFromDefault(experiencePoint, record))).toBe(true);
    expect(areSameDifferences(found, differencesFromDefault(experiencePoint, defaultOf))).toBe(false);
  });

  it('of a sample are what it would write: the standard one is the default of every kind, the others are not', () => {
    for (const kind of RULE_KINDS) {
      const presets = Object.entries(kind.presets ?? {});
      if (presets.length > 0) expect(presets.map(([name]) => name)).toEqual(['standard', 'gentle', 'severe']);
      for (const [name, preset] of presets) {
        const now = (number: number) => blankOf(kind, number);
        const then = (number: number) => withPreset(preset, number, now(number));
        expect(differencesIn(kind, numbersOf(kind), now, then).length > 0, `${kind.name} ${name}`).toBe(
          name !== 'standard',
        );
      }
    }
  });
});
