import { describe, expect, test } from 'vitest';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { type Leaf, withLeaf } from '#domain/resource/leaf.ts';
import { RESOURCES, resourceOf } from '#domain/resources/index.ts';
import { experiencePoint, LEVEL_NAMES } from '#domain/resources/rules/experiencePoint.ts';
import { raceOccupation } from '#domain/resources/rules/raceOccupation.ts';
import { rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import { faultText } from '#domain/text/fault.ts';

// The product's promises about chests, NPCs, characters, spells, magic and rules: the limits of their numbers, and rules between these.

const leafOf = (kind: RecordKindName, path: string): Leaf => {
  const leaf = resourceOf(kind)?.leaves.find((one) => one.path === path);
  if (!leaf) throw new Error(`${kind} has no leaf ${path}`);
  return leaf;
};
const takes = (kind: RecordKindName, path: string, value: number): boolean =>
  leafOf(kind, path).field.schema.safeParse(value).success;

describe('Limits', () => {
  test.each<[kind: RecordKindName, path: string, least: number, most: number]>([
    ['treasure_chest', 'chest_level', 0, 9],
    ['magic_row', 'chest_level', 0, 9],
    ['magic_row', 'effects_max', 1, 6],
    ['magic_set', 'item_level_cap', 0, 9],
    ['npc', 'inn.special_price', 0, 30_000],
    ['npc', 'battle.count', 1, 9],
    ['monster', 'group_count.max', 1, 9],
    ['spell', 'level', 0, 12],
    ['spell', 'monster_level', 0, 7],
    ['battle_system_treasure_chest', 'free_open_rate', 0, 95],
    ['battle_system_treasure_chest', 'flee_base', 0, 100],
    ['battle_system_treasure_chest', 'chest_high', 0, 100],
    ['battle_system_treasure_chest', 'chest_gold_cap', 0, 30_000],
    ['direct_attack_setting', 'first_attacks', 1, 99],
    ['direct_attack_setting', 'most_attacks', 1, 99],
    ['fortified_city_setting', 'rooms.special.price', 0, 30_000],
    ['magic_effect_rule', 'magic_screen', 0, 10],
    ['race_occupation', 'age.min', 13, 40],
    ['race_occupation', 'age.max', 13, 40],
    ['race_occupation', 'rebirth_decrease', 1, 20],
    ['race_occupation_setting', 'initial_stats.strength', 0, 19],
    ['race_occupation_setting', 'required_stats.luck', 0, 19],
  ])('of %s: %s is %i to %i', (kind, path, least, most) => {
    expect([least - 1, least, most, most + 1].map((value) => takes(kind, path, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('of dice: no die of any kind has more than 200 sides', () => {
    const sides = RESOURCES.flatMap(({ name, leaves }) =>
      leaves.filter(({ keys }) => keys.at(-1) === 'sides').map(({ path }) => [name, path] as const),
    );
    expect(sides.length).toBeGreaterThan(5);
    for (const [kind, path] of sides) expect(takes(kind, path, 201), `${kind} ${path}`).toBe(false);
  });

  test('of breath: what resists, is weak or is warded takes half, one and a half times, or twice', () => {
    for (const [kind, path] of [
      ['battle_system_treasure_chest', 'breath_resisted'],
      ['battle_system_treasure_chest', 'breath_weak'],
      ['magic_effect_rule', 'breath_damage.warded'],
      ['magic_effect_rule', 'breath_damage.weak'],
    ] as const) {
      const { field } = leafOf(kind, path);
      const times = field.kind === 'choice' ? field.options.map(({ label }) => label.en) : [];
      expect(times).toEqual(['x0.5', 'x1.5', 'x2']);
    }
  });

  test('of numbers: 27 traps, 79 spells, ten sets of magic with 20 rows and 126 effects each, eight classes', () => {
    const counted = (kind: RecordKindName) => RECORD_KINDS[kind].last - RECORD_KINDS[kind].first + 1;
    expect(counted('treasure_trap')).toBe(27);
    expect(counted('spell')).toBe(79);
    expect(counted('magic_set')).toBe(10);
    expect([counted('magic_row'), counted('magic_effect')]).toEqual([200, 1260]);
    expect([counted('direct_attack_setting'), counted('experience_point')]).toEqual([8, 8]);
  });
});

describe('The experience for levels', () => {
  const said = (path: string, value: number) => {
    const blank = blankOf(experiencePoint, 1);
    const record = withLeaf(blank, leafOf('experience_point', path), value);
    return recordErrors(experiencePoint, record, 1, blank).map((one) => [one.path, faultText(one.fault).en]);
  };
  const higher = 'Higher-level EXP must be higher than lower-level EXP.';

  test('rises up to level 13, and the level that does not is named', () => {
    const blank = blankOf(experiencePoint, 1);
    for (const [at, name] of LEVEL_NAMES.entries()) {
      const before = LEVEL_NAMES[at - 1];
      if (!before) continue;
      expect(said(name, blank[before])).toContainEqual([name, higher]);
      expect(said(name, blank[before] + 1).map(([path]) => path)).not.toContain(name);
    }
  });

  test('is added from level 14 on: it may be any amount, less than the last step too', () => {
    expect(said('each_from_14', 1)).toEqual([]);
  });
});

describe('A new member', () => {
  const errors = (values: Partial<typeof raceOccupation.blank>) =>
    recordErrors(raceOccupation, { ...raceOccupation.blank, ...values }, 1, raceOccupation.blank).map(
      ({ path }) => path,
    );

  test('never has more than 30 points to place, luck included', () => {
    expect(errors({ bonus_die: 10, bonus_plus: 10, bonus_luck: 1 })).toEqual([]);
    expect(errors({ bonus_die: 10, bonus_plus: 11, bonus_luck: 1 })).toEqual(['bonus_plus']);
    expect(errors({ bonus_die: 19, bonus_plus: 11, bonus_luck: 0 })).toEqual([]);
    expect(errors({ bonus_die: 20, bonus_plus: 11, bonus_luck: 0 })).toEqual(['bonus_plus']);
  });

  test('is not younger at most than at least', () => {
    expect(errors({ age: { min: 20, max: 20 } })).toEqual([]);
    expect(errors({ age: { min: 21, max: 20 } })).not.toEqual([]);
  });

  test('learns spells of the three bands from 11, 14 and 17 on, unless the author says otherwise', () => {
    expect(rememberAndSummonSpell.blank.thresholds).toEqual({ low: 11, middle: 14, high: 17 });
  });

  test('has stats up to 18 while the personality option is on, as it is at first', () => {
    expect(raceOccupation.blank.personality_option).toBe(true);
  });
});
