import { describe, expect, test } from 'vitest';
import { readInstead } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';

describe('An encounter table', () => {
  const NOBODY = 999;
  const said = (...filled: (readonly [monster: number, weight: number])[]) => {
    const slots = filled.map(([one, weight]) => ({ monster: one, weight }));
    const record = {
      ...encounterSetting.blank,
      slots: [...slots, ...encounterSetting.blank.slots.slice(slots.length)],
    };
    return (encounterSetting.check?.(record, 1) ?? []).map(({ path, severity }) => [path, severity]);
  };

  test('is warned about where monster 000 stands alone in its first slot', () => {
    expect(said([0, 1])).toEqual([['slots.0.monster', 'warning']]);
  });

  test('is not where others come too, where another stands alone, or where nobody does', () => {
    expect(said([0, 1], [5, 1])).toEqual([]);
    expect(said([5, 1])).toEqual([]);
    expect(said([NOBODY, 1], [0, 1])).toEqual([]);
    expect(said()).toEqual([]);
  });

  test('names the slots whose monster never comes, as it weighs nothing', () => {
    expect(said([5, 3], [6, 0], [NOBODY, 0], [7, 0])).toEqual([
      ['slots.1.weight', 'warning'],
      ['slots.3.weight', 'warning'],
    ]);
  });
});

describe('A monster', () => {
  const said = (...blows: (readonly [rolls: number, sides: number, attacks: number])[]) => {
    const attacks = blows.map(([rolls, sides, times]) => ({ rolls, sides, attacks: times }));
    const record = { ...monster.blank, attacks: [...attacks, ...monster.blank.attacks.slice(attacks.length)] };
    return (monster.check?.(record, 1) ?? []).map(({ path, severity }) => [path, severity]);
  };

  test('is warned about with attacks that are never made, and with those that do no damage', () => {
    expect(said([1, 6, 1], [2, 4, 0], [0, 4, 2], [3, 0, 1], [3, 0, 0])).toEqual([
      ['attacks.1.attacks', 'warning'],
      ['attacks.2.rolls', 'warning'],
      ['attacks.3.sides', 'warning'],
      ['attacks.4.attacks', 'warning'],
    ]);
  });

  test('is not with attacks that are made, with none, and with touches that only carry their options', () => {
    expect(said([1, 6, 1], [0, 0, 0], [0, 0, 2])).toEqual([]);
  });

  test('is warned about with a companion that never comes', () => {
    const paths = (values: Partial<typeof monster.blank>) =>
      (monster.check?.({ ...monster.blank, ...values }, 1) ?? []).map(({ path }) => path);
    expect(paths({ companion: 5 })).toEqual(['companion_probability']);
    expect(paths({ companion: 5, companion_probability: 10 })).toEqual([]);
    expect(paths({})).toEqual([]);
  });
});

describe('An item', () => {
  const made = (values: Partial<typeof item.blank>) => ({ ...item.blank, ...values });

  test('that is a scroll or a potion always breaks, whatever its range, and nothing is to be mended', () => {
    for (const type of [10, 11]) {
      const some = made({ type });
      expect(item.check?.(some, 1)).toEqual([]);
      expect(readInstead(item, some, 'break_range')?.en).toBe('Always breaks');
      expect(readInstead(item, some, 'becomes')).toBeUndefined();
    }
  });

  test('of any other kind breaks by its range', () => {
    expect(readInstead(item, made({ type: 1 }), 'break_range')).toBeUndefined();
    expect(readInstead(monster, monster.blank, 'level')).toBeUndefined();
  });
});
