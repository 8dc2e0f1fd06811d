import { RACES } from '#domain/catalogs/adventurers.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, flag, group, range, text, type ValuesOf } from '#domain/resource/field.ts';
import { byName, error, percent, warning, whole } from './ruleFields.ts';

/** The names of the races in records, in the order of their codes. Frozen once landed. */
export const RACE_NAMES = ['human', 'elf', 'dwarf', 'gnome', 'hob'] as const;
/** The maximum of bonus points, and the points that every race must be able to assign. */
export const BONUS_POINTS = 30;

const LEVEL_AFTER = optionList([
  ['1', '1'],
  ['半分', 'Half'],
  ['そのまま', 'Kept'],
]);
export const [LEVEL_ONE, LEVEL_HALVED] = [0, 1] as const;
const STATS_AFTER = optionList([
  ['種族の初期値', 'Initial values of the race'],
  ['そのまま', 'Kept'],
]);
export const STATS_OF_THE_RACE = 0;
const SPELLS_AFTER = optionList([
  ['覚えた呪文に1回ずつ', 'Kept, one use each'],
  ['すべてそのまま', 'Kept with their uses'],
  ['忘れる', 'Lost'],
]);
export const [SPELLS_ONCE_EACH, , SPELLS_LOST] = [0, 1, 2] as const;
const FALLS = optionList([
  ['ふつうに下がる', 'Normally'],
  ['半分の率で下がる', 'Half as often'],
  ['下がらない', 'Never'],
]);
const LEVELS_WHERE = optionList([
  ['宿', 'At the inn'],
  ['訓練場', 'At the training ground'],
  ['その場', 'At once'],
]);
export const [LEVELS_IN_THE_INN, LEVELS_IN_TRAINING, LEVELS_AT_ONCE] = [0, 1, 2] as const;

const fields = {
  personality_option: flag('能力値の上限を18にする', 'Stats are capped at 18', true),
  bonus_die: whole('ボーナス点のサイコロの面数', 'Sides of the bonus die', 1, 20, 4),
  bonus_plus: whole('ボーナス点の基本', 'Base bonus', 0, BONUS_POINTS, 6),
  bonus_luck: percent('さらに10点もらえる率', 'Chance of 10 more', 10),
  bonus_all: flag('すべて割り振るまで作れない', 'All points must be assigned', true),
  age: range('作ったときの年齢', 'Age at creation', { min: 13, max: 40, initial: { min: 14, max: 16 } }),
  sexes_matter: flag('性別で初期値が変わる', 'Initial stats differ by sex'),
  race_names: group(
    '種族の名前',
    'Names of the races',
    byName(RACE_NAMES, RACES, ({ ja, en }) =>
      group(ja, en, {
        ja: { ...text('日本語', 'Japanese', { maxWidth: 12 }), initial: ja },
        en: { ...text('英語', 'English', { maxWidth: 12 }), initial: en },
      }),
    ),
  ),
  old_from: whole('老いが始まる年齢', 'Old age from', 30, 99, 50),
  old_death: percent('老いて死ぬ率：1年ごと', 'Chance to die of old age, per year', 3),
  class_change: flag('転職できる', 'Class change allowed', true),
  class_change_age: whole('転職で取る年', 'Years a class change takes', 0, 10, 3),
  class_change_level: choice('転職後のレベル', 'Level after a class change', LEVEL_AFTER),
  class_change_stats: choice('転職後の能力値', 'Stats after a class change', STATS_AFTER),
  class_change_spells: choice('転職後の呪文', 'Spells after a class change', SPELLS_AFTER),
  rebirth: flag('転生できる', 'Reincarnation'),
  rebirth_decrease: whole('転生で下がるレベル', 'Levels lost by reincarnation', 1, 20, 5),
  rebirth_from_level: whole('転生できるレベル', 'Reincarnation from level', 1, 999, 13),
  stat_rise: percent('レベルアップで能力値が変わる率', 'Chance that a stat changes at a new level', 75),
  stat_age_base: whole('年齢の補正の基本', 'Base of the age modifier', 30, 300, 130),
  stat_fall: choice('能力値の低下', 'Stats decrease', FALLS),
  level_where: choice('レベルの上がる所', 'Where levels rise', LEVELS_WHERE),
  level_many: flag('一度に何レベルも上がる', 'Several levels at once'),
};
export type RaceOccupation = ValuesOf<typeof fields>;

/** The rules by which characters are created, grow, change class and age. */
export const raceOccupation = defineResource({
  name: 'race_occupation',
  fields,
  sections: [
    {
      title: { ja: '作る', en: 'Creation' },
      fields: [
        ...(['bonus_die', 'bonus_plus', 'bonus_luck', 'personality_option', 'bonus_all', 'sexes_matter'] as const),
        'age',
      ],
    },
    { title: { ja: '種族の名前', en: 'Names of the races' }, fields: ['race_names'] },
    {
      title: { ja: '成長', en: 'Growth' },
      fields: ['level_where', 'level_many', 'stat_rise', 'stat_age_base', 'stat_fall'],
    },
    { title: { ja: '老い', en: 'Old age' }, fields: ['old_from', 'old_death'] },
    {
      title: { ja: '転職', en: 'Change of class' },
      fields: ['class_change', 'class_change_age', 'class_change_level', 'class_change_stats', 'class_change_spells'],
    },
    { title: { ja: '転生', en: 'Reincarnation' }, fields: ['rebirth', 'rebirth_decrease', 'rebirth_from_level'] },
  ],
  bannedWords: { race_occupation: ['race_names'] },
  calls: { verbs: ['list', 'replace', 'update'] },
  check: ({ bonus_die, bonus_plus, bonus_luck, age, old_from }) => [
    ...(bonus_die + bonus_plus + (bonus_luck > 0 ? LUCKY_POINTS : 0) > BONUS_POINTS ? [TOO_MANY_POINTS] : []),
    ...(age.max >= old_from
      ? [
          warning('old_from', {
            ja: '作ったばかりの人がもう老いています。',
            en: 'Some new members are old from the start.',
          }),
        ]
      : []),
  ],
});

/** Additional points by luck. */
export const LUCKY_POINTS = 10;

const TOO_MANY_POINTS = error('bonus_plus', {
  ja: `ボーナス点は最大で${BONUS_POINTS}点です。サイコロの面数と基本（運があれば10点も）の合計を減らしてください。`,
  en: `The die, the base bonus and the extra 10 can exceed ${BONUS_POINTS} points. Reduce them.`,
});
