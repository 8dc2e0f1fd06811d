import { ELEMENT_NAMES } from './elementNames.ts';
import { optionList } from './optionList.ts';

/** Targets of spells among enemies. */
export const ENEMY_TARGETS = optionList([
  ['敵1体', 'One enemy'],
  ['敵1グループ', 'One group of enemies'],
  ['敵全体', 'All enemies'],
]);
export const [ONE_ENEMY, GROUP_OF_ENEMIES, ALL_ENEMIES] = [0, 1, 2] as const;

/** Targets of spells in the party. */
export const FRIEND_TARGETS = optionList([
  ['唱えた人', 'The caster'],
  ['味方1人', 'One member'],
  ['味方全員', 'The whole party'],
]);
export const [THE_CASTER, ONE_FRIEND, ALL_FRIENDS] = [0, 1, 2] as const;

/** Elements of attacks. */
export const ELEMENTS = optionList([['無属性', 'No element'], ...ELEMENT_NAMES]);

/** The 13 states that spells can cause. Frozen once landed. */
export const SPELL_STATES = optionList([
  ['驚き', 'Surprised'],
  ['睡眠', 'Asleep'],
  ['麻痺', 'Paralyzed'],
  ['石化', 'Petrified'],
  ['死亡', 'Killed'],
  ['混乱', 'Confused'],
  ['魅了', 'Charmed'],
  ['沈没', 'Sunk'],
  ['窒息', 'Choked'],
  ['灰化', 'Ashes'],
  ['霊化', 'Spirit'],
  ['魔力低下', 'Magic weakened'],
  ['呪文封じ', 'Spells locked'],
]);
/** The codes of these states. */
export const SPELL_STATE = {
  ...{ surprised: 0, asleep: 1, paralyzed: 2, petrified: 3, killed: 4, confused: 5, charmed: 6 },
  ...{ sunk: 7, choked: 8, ashes: 9, spirit: 10, dulled: 11, locked: 12 },
} as const;

/** The same states with a leading none, for a second effect. */
export const SECOND_STATES = [{ code: -1, label: { ja: 'なし', en: 'None' } }, ...SPELL_STATES];

/** Factors for the damage of a breath. */
export const BREATH_FACTORS = optionList([
  ['変わらない', 'Unchanged'],
  ['半分', 'x0.5'],
  ['1.5倍', 'x1.5'],
  ['2倍', 'x2'],
]);
