import { describe, expect, test } from 'vitest';
import { checkRecord } from '#domain/resource/checkRecord.ts';
import { readInstead } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';

const named = <Values extends object>({ blank }: { readonly blank: Values }): Values => ({
  ...blank,
  name_ja: '影',
  name_en: 'Shade',
});

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
  const alive = { ...monster.blank, hp: { count: 1, sides: 8, plus: 0 } };
  const said = (...blows: (readonly [rolls: number, sides: number, attacks: number])[]) => {
    const attacks = blows.map(([rolls, sides, times]) => ({ rolls, sides, attacks: times }));
    const record = { ...alive, attacks: [...attacks, ...monster.blank.attacks.slice(attacks.length)] };
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
      (monster.check?.({ ...alive, ...values }, 1) ?? []).map(({ path }) => path);
    expect(paths({ companion: 5 })).toEqual(['companion_probability']);
    expect(paths({ companion: 5, companion_probability: 10 })).toEqual([]);
    expect(paths({ companion: 1, companion_probability: 10 })).toEqual(['companion']);
    expect(paths({})).toEqual([]);
  });

  test('is warned about without hit points, and with dice that have no sides', () => {
    const paths = (count: number, sides: number, plus: number) =>
      checkRecord(monster, { ...named(monster), hp: { count, sides, plus } }, 1, () => true, 'both').map(
        ({ path }) => path,
      );
    expect(paths(0, 8, 0)).toEqual(['hp.count']);
    expect(paths(1, 8, -8)).toEqual(['hp.count']);
    expect(paths(2, 0, 0)).toEqual(['hp.count', 'hp.sides']);
    expect(paths(2, 0, 5)).toEqual(['hp.sides']);
    expect(paths(0, 0, 1)).toEqual([]);
    expect(paths(1, 1, 0)).toEqual([]);
  });

  test('that comes in numbers and has an English name lacks its plural, known or not', () => {
    const lacking = (values: Partial<typeof monster.blank>) =>
      checkRecord(monster, { ...alive, ...values }, 1, () => true, 'both')
        .filter(({ rule }) => rule === 'english')
        .map(({ path }) => path);
    const thief = { name_ja: '盗賊', name_en: 'Thief', group_count: { min: 2, max: 6 } };
    const seen = { unconfirmed_name_ja: '人影', unconfirmed_name_en: 'Shape' };
    expect(lacking(thief)).toEqual(['plural_en']);
    expect(lacking({ ...thief, ...seen })).toEqual(['plural_en', 'unconfirmed_plural_en']);
    expect(lacking({ ...thief, ...seen, plural_en: 'Thieves', unconfirmed_plural_en: 'Shapes' })).toEqual([]);
    expect(lacking({ ...thief, name_en: '' })).toEqual(['name_en']);
    expect(lacking({ ...thief, ...seen, group_count: { min: 1, max: 1 } })).toEqual([]);
  });

  test('is not warned about as long as it is blank', () => {
    expect(checkRecord(monster, monster.blank, 1, () => true, 'both')).toEqual([]);
  });
});

describe('An item', () => {
  const made = (values: Partial<typeof item.blank>) => ({ ...item.blank, ...values });

  test('that is a scroll or a potion always breaks, whatever its range, and nothing is to be mended', () => {
    for (const type of [10, 11]) {
      const some = made({ type });
      expect(item.check?.(some, 1)).toEqual([]);
      expect(readInstead(item, some, 'break_range')?.en).toBe('Always breaks when used');
      expect(readInstead(item, some, 'becomes')).toBeUndefined();
    }
  });

  test('is warned about where it breaks into itself, and a weapon where it rolls dice without sides', () => {
    const paths = (values: Partial<typeof item.blank>) =>
      checkRecord(item, { ...named(item), ...values }, 7, () => true, 'both').map(({ path }) => path);
    const power = { count: 1, sides: 0, plus: 3 };
    const weapon = { type: 1, range: 1, hold: 1 };
    expect(paths({ becomes: 7 })).toEqual(['becomes']);
    expect(paths({ becomes: 8 })).toEqual([]);
    expect(paths({ ...weapon, power })).toEqual(['power.sides']);
    expect(paths({ type: 2, power })).toEqual([]);
    expect(paths({ ...weapon, power: { ...power, sides: 1 } })).toEqual([]);
    expect(paths(weapon)).toEqual([]);
    // A new weapon has the range and the hold of a non-weapon.
    expect(paths({ type: 1 })).toEqual(['range', 'hold']);
  });

  test('of any other kind breaks by its range', () => {
    expect(readInstead(item, made({ type: 1 }), 'break_range')).toBeUndefined();
    expect(readInstead(monster, monster.blank, 'level')).toBeUndefined();
  });
});
