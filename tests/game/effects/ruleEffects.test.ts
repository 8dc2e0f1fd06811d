import { describe, expect, test } from 'vitest';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { chartPlaces, describeEffect } from '#game/effects/describeEffect.ts';
import { effectsAt, RULE_EFFECTS } from '#game/effects/ruleEffects.ts';
import { sceneOf } from '#game/effects/sceneOf.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { NOTHING_TO_TELL } from '../../support/nothingToTell.ts';
import { isShown } from './isShown.ts';

const scene = sceneOf({ characters: [], items: () => undefined, monsters: [], prices: [10, 100] });
/** All paths of a kind, from its fields to its leaves. */
function pathsOf(kind: Resource): Set<string> {
  const within = kind.leaves.flatMap(({ keys }) => keys.map((_, at) => keys.slice(0, at + 1).join('.')));
  return new Set(within);
}
const isAt = (path: string, told: string) => path === told || path.startsWith(`${told}.`);

describe.each(RULE_KINDS)('$name', (kind) => {
  const effects = RULE_EFFECTS[kind.name] ?? [];
  const reasons = NOTHING_TO_TELL[kind.name] ?? {};

  test('beside each number stands what it does, or it is said why there is nothing to tell', () => {
    const told = [...effects.flatMap(({ fields }) => fields), ...Object.keys(reasons)];
    const numbers = kind.leaves.filter(({ field }) => field.kind === 'int').map(({ path }) => path);
    expect(numbers.filter((path) => !told.some((one) => isAt(path, one)))).toEqual([]);
  });

  test('each field is told of once, and there is such a field', () => {
    const told = [...effects.flatMap(({ fields }) => fields), ...Object.keys(reasons)];
    const paths = pathsOf(kind);
    expect(told.filter((path) => !paths.has(path))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });

  test('fields that are one thing stand together in one section, the last of them last', () => {
    for (const { fields } of effects) {
      const heads = fields.map((path) => path.split('.')[0] ?? '');
      const section = kind.sections?.find((one) => (one.fields as readonly string[]).includes(heads[0] ?? ''));
      const places = heads.map((name) => ((section?.fields ?? []) as readonly string[]).indexOf(name));
      expect(places, fields.join()).not.toContain(-1);
      expect(Math.max(...places), fields.join()).toBe(places.at(-1));
    }
  });

  test('by default the effects of every record come to numbers, the same now as usual', () => {
    const { first, last } = kind.numbers;
    for (let number = first; number <= last; number++) {
      const told = { rules: DEFAULT_RULES, scene, number, record: blankOf(kind, number) };
      const shown = effects.filter(({ fields }) => isShown(kind, number, fields[0] ?? ''));
      for (const effect of shown.flatMap((one) => one.effects)) {
        for (const line of describeEffect(effect, chartPlaces(effect) ?? effect.along.places, told, told)) {
          expect(line.now, `${number} ${effect.about.en}`).toEqual(line.usual);
          expect(
            line.now.every((value) => value >= -10 && !Number.isNaN(value)),
            effect.about.en,
          ).toBe(true);
          if (effect.unit === 'percent') expect(Math.max(...line.now), effect.about.en).toBeLessThanOrEqual(100);
        }
      }
    }
  });
});

test('effects have lines by different names, and one that says it has one line has one', () => {
  for (const effect of Object.values(RULE_EFFECTS).flatMap((all) => all.flatMap(({ effects }) => effects))) {
    const lines = effect.lines({ rules: DEFAULT_RULES, scene, number: 11, record: {} });
    expect(new Set(lines.map(({ label }) => label.en)).size, effect.about.en).toBe(lines.length);
    expect(effect.isOneLine ?? lines.length > 1, effect.about.en).toBe(true);
  }
});

test('is found at the last of the fields that are one thing', () => {
  const kind: RecordKindName = 'direct_attack_setting';
  expect(effectsAt(kind, 'most_attacks')?.fields[0]).toBe('first_attacks');
  expect(effectsAt(kind, 'first_attacks')).toBeUndefined();
});
