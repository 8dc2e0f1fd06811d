import { BISHOP, FIGHTER, LORD, MAGE, NINJA, PRIEST, SAMURAI, THIEF } from '#domain/catalogs/adventurers.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, dice, flag, initialValues, type ValuesOf, withHelp } from '#domain/resource/field.ts';
import { sidelessDice } from '#domain/resources/sidelessDice.ts';
import { everyLevels, jobName, percent, warning, whole } from './ruleFields.ts';

const CRITICAL_BLOWS = optionList([
  ['1ラウンドに1度', 'Once a round'],
  ['打つたびに', 'With each attack'],
]);
export const CRITICAL_EACH = 1;
const REACHES = optionList([
  ['武器による', 'By weapon range'],
  ['いつも前列から', 'From the front row only'],
  ['いつもどこからでも', 'From anywhere'],
]);
export const [, REACH_FRONT, REACH_ALL] = [0, 1, 2] as const;
const HIT_DICE = [4, 6, 8, 10, 12].map((sides) => ({ code: sides, label: { ja: `d${sides}`, en: `d${sides}` } }));

const fields = {
  hit_base: whole('命中の基本', 'Base hit value', -20, 30, 10),
  hit_step: whole('命中+1までのレベル数', 'Levels per +1 to hit', 1, 99, 3),
  first_attacks: whole('初めの攻撃回数', 'Initial attacks', 1, 99, 1),
  attack_step: everyLevels('攻撃1回が増えるレベル数', 'Levels per extra attack', 5),
  most_attacks: whole('攻撃回数の上限', 'Maximum attacks', 1, 99, 10),
  reach: choice('攻撃の届く場所', 'Reach', REACHES),
  bare_hand: withHelp(
    dice('素手のダメージ', 'Bare hands', { plus: 99 }),
    '何も持たない手の、一撃のダメージです。',
    'Damage per hit with empty hands.',
    'dice',
  ),
  bare_ac_step: everyLevels('何も着けないとき、ACが1良くなるレベル数', 'Levels per AC -1 without armour', 0),
  critical_per_level: percent('会心の一撃：レベル1ごと', 'Critical hits: chance per level', 0, 10),
  critical_cap: percent('会心の一撃の上限', 'Critical hits: maximum chance', 0),
  critical_blows: choice('会心の一撃の機会', 'Critical hits: when rolled', CRITICAL_BLOWS),
  hides: flag('隠れられる', 'Can hide'),
  hide_rate: percent('隠れる率', 'Chance to hide', 0),
  dispels_from_level: everyLevels('解呪できるレベル', 'Dispels from level', 0),
  dispel_malus: percent('解呪の減点', 'Dispelling penalty', 0),
  identifies_from_level: everyLevels('鑑定できるレベル', 'Identifies from level', 0),
  identify_base: percent('鑑定の基本の率', 'Base identification chance', 0),
  picks_from_level: everyLevels('鍵を開けられるレベル', 'Picks locks from level', 0),
  hit_dice: choice('レベルごとのHP', 'HP per level', HIT_DICE, 8),
};
export type DirectAttackSetting = ValuesOf<typeof fields>;

/** The rules by which a job fights: a record for each of the eight. */
export const directAttackSetting = defineResource({
  name: 'direct_attack_setting',
  fields,
  numberNames: (number) => jobName(number - 1),
  sections: [
    {
      title: { ja: '命中と攻撃回数', en: 'Hit value and attacks' },
      fields: ['hit_base', 'hit_step', 'first_attacks', 'attack_step', 'most_attacks', 'reach'],
    },
    { title: { ja: '素手', en: 'Bare hands' }, fields: ['bare_hand', 'bare_ac_step'] },
    {
      title: { ja: '会心の一撃', en: 'Critical hits' },
      fields: ['critical_per_level', 'critical_cap', 'critical_blows'],
    },
    {
      title: { ja: '技', en: 'Skills' },
      fields: [
        ...(['hides', 'hide_rate', 'dispels_from_level', 'dispel_malus'] as const),
        ...(['identifies_from_level', 'identify_base', 'picks_from_level'] as const),
      ],
    },
    { title: { ja: '成長', en: 'Growth' }, fields: ['hit_dice'] },
  ],
  tables: {
    list: {
      title: { ja: '直接攻撃', en: 'Direct attacks' },
      isNamed: true,
      columns: [
        ...(['hit_base', 'hit_step', 'first_attacks', 'attack_step', 'most_attacks'] as const),
        ...(['reach', 'bare_hand', 'bare_ac_step', 'critical_per_level', 'critical_cap', 'critical_blows'] as const),
        ...(['hides', 'hide_rate', 'dispels_from_level', 'dispel_malus', 'identifies_from_level'] as const),
        ...(['identify_base', 'picks_from_level', 'hit_dice'] as const),
      ],
    },
  },
  presets: {
    standard: {
      title: { ja: '標準', en: 'Standard' },
      values: (number) => ({ ...initialValues(fields), ...DEFAULTS[number - 1] }),
    },
    gentle: { title: { ja: 'やさしい', en: 'Easy' }, values: (number) => eased(number, 1) },
    severe: { title: { ja: '厳しい', en: 'Hard' }, values: (number) => eased(number, -1) },
  },
  calls: { verbs: ['list', 'replace', 'update'], sample: 'game-rules/direct-attack-settings/import-sample' },
  defaults: (number) => DEFAULTS[number - 1] ?? {},
  check: ({ first_attacks, most_attacks, bare_hand, hides, hide_rate, critical_per_level, critical_cap }) => [
    ...(first_attacks > most_attacks
      ? [
          warning('most_attacks', {
            ja: '上限が初めの攻撃回数より少ないので、初めの回数にはなりません。',
            en: 'The maximum is below the initial attacks, so they are never reached.',
          }),
        ]
      : []),
    ...sidelessDice('bare_hand', bare_hand),
    ...(hides && hide_rate === 0
      ? [
          warning(
            'hide_rate',
            { ja: '率が0なので隠れられません。', en: 'With a chance of 0 nobody ever hides.' },
            'ineffective',
          ),
        ]
      : []),
    ...(critical_per_level > 0 && critical_cap === 0
      ? [
          warning('critical_cap', {
            ja: '上限が0なので、会心の一撃は出ません。',
            en: 'With a maximum of 0% there are no critical hits.',
          }),
        ]
      : []),
  ],
});

/** Returns the defaults of a job, one step easier or harder: to hit, and levels per additional attack. */
function eased(number: number, by: 1 | -1): Partial<DirectAttackSetting> {
  const usual = { ...initialValues(fields), ...DEFAULTS[number - 1] };
  return {
    ...usual,
    hit_base: usual.hit_base + 2 * by,
    attack_step: usual.attack_step === 0 ? 0 : Math.max(1, usual.attack_step - by),
  };
}

const rolled = (count: number, sides: number) => ({ count, sides, plus: 0 });
const attacks = (hit_step: number, first_attacks: number, attack_step: number, most_attacks: number) => ({
  ...{ hit_step, first_attacks, attack_step, most_attacks },
  bare_hand: rolled(2, 2),
});

/** The defaults of each job. */
const JOB_DEFAULTS: Readonly<Record<number, Partial<DirectAttackSetting>>> = {
  [FIGHTER]: { ...attacks(3, 1, 5, 10), hit_dice: 10 },
  [MAGE]: { ...attacks(5, 1, 0, 1), hit_dice: 4 },
  [PRIEST]: { ...attacks(3, 1, 10, 3), hit_dice: 8, dispels_from_level: 1 },
  [THIEF]: { ...attacks(4, 1, 8, 4), hit_dice: 6, hides: true, hide_rate: 60, picks_from_level: 1 },
  [BISHOP]: {
    ...attacks(5, 1, 0, 1),
    ...{ hit_dice: 6, dispels_from_level: 4, dispel_malus: 20, identifies_from_level: 1, identify_base: 30 },
  },
  [SAMURAI]: { ...attacks(3, 1, 5, 10), hit_dice: 8 },
  [LORD]: { ...attacks(3, 1, 5, 10), hit_dice: 10, dispels_from_level: 9, dispel_malus: 40 },
  [NINJA]: {
    ...attacks(3, 2, 5, 10),
    ...{ hit_dice: 8, bare_hand: rolled(2, 4), bare_ac_step: 3, critical_per_level: 2, critical_cap: 50 },
    ...{ hides: true, hide_rate: 40, picks_from_level: 1 },
  },
};
const DEFAULTS = Array.from({ length: 8 }, (_, job) => JOB_DEFAULTS[job] ?? {});
