import { ITEM_TYPES, NEVER_MAGIC_TYPES, WEAPON_TYPE, WEAPON_TYPES } from '#domain/catalogs/itemTypes.ts';
import { placeInSet } from '#domain/catalogs/recordKinds.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, flag, int, type Option, set, type ValuesOf, withHelp } from '#domain/resource/field.ts';

/** The type of an unused row, and the code for any kind of weapon. */
export const UNUSED_ROW = 0;
export const ANY_WEAPON = 0;

/** Maximum number of effects that an item can have. */
export const MOST_EFFECTS = 6;

const ROW_TYPES: readonly Option[] = [
  { code: UNUSED_ROW, label: { ja: '使わない', en: 'Unused' } },
  ...ITEM_TYPES.filter(({ code }) => !NEVER_MAGIC_TYPES.includes(code)),
];
const ROW_WEAPONS: readonly Option[] = [
  { code: ANY_WEAPON, label: { ja: 'すべて', en: 'Any' } },
  ...WEAPON_TYPES.filter(({ code }) => code !== ANY_WEAPON),
];
const POWERS: readonly Option[] = [1, 2, 3, 4, 5, 6, 7, 8].map((code) => ({
  code,
  label: { ja: `パワー${code}`, en: `Power ${code}` },
}));

const effects = (ja: string, en: string) =>
  withHelp(
    int(ja, en, { min: 1, max: MOST_EFFECTS }),
    '最小と最大の間から引きます。宝箱レベルの上限を超えません。',
    'Drawn between the minimum and the maximum, within the limit of the chest level.',
    'chestLevel',
  );

const fields = {
  item_type: choice('アイテムの種類', 'Item type', ROW_TYPES),
  weapon_type: choice('武器の種類', 'Weapon type', ROW_WEAPONS),
  kind: choice('魔法の種類', 'Kind of magic', POWERS),
  chest_level: withHelp(
    int('宝箱レベル', 'Chest level', { min: 0, max: 9 }),
    'このレベル以上の宝箱で使われます。',
    'The row is for chests of this level and above.',
    'chestLevel',
  ),
  probability: withHelp(
    int('率（％）', 'Probability (%)', { min: 0, max: 100, initial: 100 }),
    '行が合ったときに使われる率です。外れると次の行を試します。',
    'The chance to use this row where it fits; otherwise the next one is tried.',
  ),
  effects_min: effects('効果の数（最小）', 'Effects (minimum)'),
  effects_max: effects('効果の数（最大）', 'Effects (maximum)'),
  groups: set('加わるパワー', 'Additional powers', POWERS),
  curse: withHelp(
    int('呪いの率（％）', 'Chance of a curse (%)', { min: 0, max: 100 }),
    '付いた魔法に、呪いが加わる率です。',
    'The chance that the magic comes with a curse.',
  ),
  prefix: flag('パワーの名前を付ける', 'Named after the power'),
};
export type MagicRow = ValuesOf<typeof fields>;

/** Part of a set: one of 20 rows that say which items get which magic. The first row that fits and whose chance succeeds is used. */
export const magicRow = defineResource({
  name: 'magic_row',
  fields,
  numberNames: (number) => {
    const { set, place } = placeInSet('magic_row', number);
    return { ja: `セット${set}の${place}行目`, en: `Row ${place} of set ${set}` };
  },
  tables: {
    types: {
      title: { ja: 'アイテムの種類', en: 'Item types' },
      columns: ['item_type', 'weapon_type', 'kind', 'chest_level', 'probability'],
    },
    effects: {
      title: { ja: 'アイテムに付く魔法', en: 'Magic on items' },
      columns: ['item_type', 'kind', 'effects_min', 'effects_max', 'groups', 'curse', 'prefix'],
    },
  },
  defaults: (number) => DEFAULTS[placeInSet('magic_row', number).place - 1] ?? {},
  check: ({ effects_min, effects_max, item_type, probability }) => [
    ...(effects_min > effects_max ? [BACKWARDS] : []),
    ...(item_type !== UNUSED_ROW && probability === 0 ? [NEVER] : []),
  ],
  readInstead: ({ item_type }): { [Field in keyof typeof fields]?: typeof NOTHING } =>
    item_type === WEAPON_TYPE ? {} : { weapon_type: NOTHING },
});

const NOTHING = { ja: '—', en: '—' };

const BACKWARDS: Problem = { path: 'effects_max', severity: 'error', fault: { key: 'range_order' } };
const NEVER: Problem = {
  path: 'probability',
  severity: 'warning',
  rule: 'unused',
  fault: { ja: '率が0なので、この行は使われません。', en: 'With a probability of 0 this row is never used.' },
};

const row = (
  item_type: number,
  kind: number,
  chest_level = 0,
  probability = 100,
  rest: Partial<MagicRow> = {},
): Partial<MagicRow> => ({ item_type, kind, chest_level, probability, ...rest });
const upTo = (effects_max: number): Partial<MagicRow> => ({ effects_max });
const [KEEN, STURDY, GIFTED, WARDING, STEADFAST, SLAYING, SPELLBOUND, ARCANE] = [1, 2, 3, 4, 5, 6, 7, 8];
const [WEAPON, LIGHT, HEAVY, HELMET, SHIELD, BOOTS, GLOVES, CLOAK, ORNAMENT] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const [LONG_STAFF, STAFF] = [4, 5];

/** The default rows of each set: rarer magic needs a higher chest level. */
const DEFAULTS: readonly Partial<MagicRow>[] = [
  row(WEAPON, ARCANE, 6, 15, { ...upTo(2), prefix: true }),
  row(WEAPON, SPELLBOUND, 0, 60, { weapon_type: STAFF, ...upTo(2) }),
  row(WEAPON, SPELLBOUND, 0, 60, { weapon_type: LONG_STAFF, ...upTo(2) }),
  row(WEAPON, SLAYING, 3, 30, { prefix: true }),
  row(WEAPON, KEEN, 0, 100, { ...upTo(3), curse: 5, prefix: true }),
  row(HEAVY, WARDING, 4, 30, upTo(2)),
  row(HEAVY, STURDY, 0, 100, { ...upTo(3), curse: 5, prefix: true }),
  row(LIGHT, WARDING, 3, 40, upTo(2)),
  row(LIGHT, STURDY, 0, 100, { ...upTo(2), curse: 5, prefix: true }),
  row(HELMET, STEADFAST, 0, 100, upTo(2)),
  row(SHIELD, WARDING, 2, 50, upTo(2)),
  row(SHIELD, STURDY, 0, 100, { ...upTo(2), prefix: true }),
  row(BOOTS, GIFTED, 0, 100, upTo(2)),
  row(GLOVES, GIFTED, 0, 100, upTo(2)),
  row(CLOAK, STEADFAST, 0, 100, upTo(3)),
  row(ORNAMENT, ARCANE, 6, 20, { ...upTo(3), prefix: true }),
  row(ORNAMENT, SPELLBOUND, 2, 40, upTo(2)),
  row(ORNAMENT, GIFTED, 0, 100, { ...upTo(3), groups: { ...blankPowers(), [STEADFAST]: true }, curse: 10 }),
];

function blankPowers(): Record<string, boolean> {
  return { ...fields.groups.initial };
}
