import { describe, expect, test } from 'vitest';
import { CURSING_EFFECT, MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { MAGIC_SETS } from '#domain/resources/magic/magicSet.ts';
import { faultText } from '#domain/text/fault.ts';
import { checkMagic } from '#game/measure/autoMagic/checkMagic.ts';
import type { MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import { changedMagic, defaultMagic, membersOf } from './sampleMagic.ts';

const said = (magic: MagicContent) =>
  checkMagic(1, magic).map(({ part, place, path, severity }) => [part ?? 'set', place, path, severity]);
const words = (magic: MagicContent) => checkMagic(1, magic).map(({ fault }) => faultText(fault).en);

describe('A set of automatic magic effects', () => {
  test.each(MAGIC_SETS)('%i is fine as it begins', (set) => {
    expect(checkMagic(set, defaultMagic(set))).toEqual([]);
  });

  test('puts no magic on junk, scrolls and potions', () => {
    const kinds = { ...defaultMagic(1).set.kinds, 0: true, 10: true, 11: true };
    expect(said(changedMagic({ set: { kinds } }))).toEqual([
      ['set', 1, 'kinds.0', 'error'],
      ['set', 1, 'kinds.10', 'error'],
      ['set', 1, 'kinds.11', 'error'],
    ]);
  });

  test('needs an effect in each power, and the whole probability for one that is alone', () => {
    const check = (...members: Parameters<typeof membersOf>) =>
      said(changedMagic({ groups: { 2: { members: membersOf(...members) } } })).filter(([part]) => part === 'groups');
    expect(check()).toEqual([['groups', 2, 'members.0.effect', 'error']]);
    expect(check([0, 0], [34, 99])).toEqual([['groups', 2, 'members.1.probability', 'error']]);
    expect(check([34, 100])).toEqual([]);
    expect(check([34, 50], [35, 40])).toEqual([['groups', 2, 'members.0.probability', 'warning']]);
    expect(check([34, 50], [34, 50])).toEqual([['groups', 2, 'members.1.effect', 'warning']]);
    expect(check([34, 100], [35, 0])).toEqual([['groups', 2, 'members.1.probability', 'warning']]);
  });

  test('knows effects 1 to 126 alone', () => {
    const groups = { 2: { members: membersOf([127, 100]) } };
    expect(words(changedMagic({ groups }))).toContain('Unusable: this must be 1 to 126.');
    const effects = { 5: { min: 5, max: 127 } };
    expect(said(changedMagic({ effects }))).toEqual([['effects', 5, 'max', 'error']]);
    expect(words(changedMagic({ effects }))).toEqual(['Out of Range: this must be 1 to 126.']);
    expect(MAGIC_EFFECTS[CURSING_EFFECT]?.label.en).toBe('Cursed: cannot be taken off');
  });

  test('has no range whose end is below its start', () => {
    expect(said(changedMagic({ effects: { 5: { min: 6, max: 5 } } }))).toEqual([['effects', 5, 'max', 'error']]);
    const rows = [{ item_type: 1, kind: 1, effects_min: 3, effects_max: 2 }];
    expect(said(changedMagic({ rows }))).toEqual([['rows', 1, 'effects_max', 'error']]);
  });

  test('is warned about rows that never come to anything', () => {
    const check = (...rows: Parameters<typeof changedMagic>[0]['rows'] & object) => said(changedMagic({ rows }));
    const never = (place: number, path: string) => [['rows', place, path, 'warning']];
    expect(check({ item_type: 12, kind: 1 })).toEqual(never(1, 'item_type'));
    expect(check({ item_type: 1, kind: 1, probability: 0 })).toEqual(never(1, 'probability'));
    expect(check({ item_type: 1, kind: 1 }, { item_type: 1, weapon_type: 3, kind: 2 })).toEqual(never(2, 'item_type'));
    expect(check({ item_type: 1, weapon_type: 3, kind: 1 }, { item_type: 1, kind: 2 })).toEqual([]);
    expect(check({ item_type: 1, kind: 1, chest_level: 2 }, { item_type: 1, kind: 2 })).toEqual([]);
    const weapon_types = { ...defaultMagic(1).set.weapon_types, 3: false };
    const rows = [{ item_type: 1, weapon_type: 3, kind: 1 }];
    expect(said(changedMagic({ set: { weapon_types }, rows }))).toEqual(never(1, 'weapon_type'));
    const high = { 8: { members: membersOf([121, 100]) } };
    expect(said(changedMagic({ rows: [{ item_type: 1, kind: 8 }], groups: high }))).toEqual(never(1, 'kind'));
  });

  test('is warned about chest levels that allow less than those below, and about a highest level of 0', () => {
    expect(said(changedMagic({ levels: { 4: { most_effects: 1 }, 7: { most_level: 2 } } }))).toEqual([
      ['levels', 4, 'most_effects', 'warning'],
      ['levels', 7, 'most_level', 'warning'],
    ]);
    expect(said(changedMagic({ set: { item_level_cap: 0 }, rows: [] }))).toEqual([
      ['set', 1, 'item_level_cap', 'warning'],
    ]);
  });

  test('is not asked what it comes to while it is off, but still for what can never be stored', () => {
    const set = { enabled: false, item_level_cap: 0 };
    expect(said(changedMagic({ set }))).toEqual([]);
    expect(said(changedMagic({ set, effects: { 5: { min: 6, max: 5 } } }))).toHaveLength(1);
  });
});
