import { diedOfAge } from '#game/rules/aging.ts';
import { bonusShares } from '#game/rules/bonusPoints.ts';
import { statChances } from '#game/rules/levelUp.ts';
import { levelAfterRebirth } from '#game/rules/rebirth.ts';
import { AGES, CHANGES, HIGH_LEVELS, OLD_AGES, ONCE, POINTS } from './alongs.ts';
import { does, type FieldEffects, oneLine, said, someLines } from './effect.ts';

/** Effects of the rules by which adventurers are created, grow, change class and age. */
export const creationEffects: readonly FieldEffects[] = [
  does(
    ['bonus_die', 'bonus_plus', 'bonus_luck'],
    oneLine(said('少なくともこの点数', 'At least this many points'), POINTS, 'percent', ({ rules }, points) => {
      const shares = [...bonusShares(rules)].filter(([given]) => given >= points);
      return 100 * shares.reduce((sum, [, share]) => sum + share, 0);
    }),
  ),
  does(
    'age',
    someLines(said('老いるまでの年数', 'Years until old age'), ONCE, 'number', [
      [said('最も若い人', 'Youngest'), ({ rules: { creation } }) => Math.max(0, creation.old_from - creation.age.min)],
      [said('最も年上の人', 'Oldest'), ({ rules: { creation } }) => Math.max(0, creation.old_from - creation.age.max)],
    ]),
  ),
  does(
    ['stat_rise', 'stat_age_base', 'stat_fall'],
    someLines(said('レベルアップで能力値が', 'At a new level a stat'), AGES, 'percent', [
      [said('上がる', 'rises'), ({ rules }, age) => statChances(rules, age).rises],
      [said('下がる', 'falls'), ({ rules }, age) => statChances(rules, age).falls],
    ]),
  ),
  does(
    ['old_from', 'old_death'],
    oneLine(
      said('この年齢までに老いて死ぬ', 'Has died of old age by'),
      OLD_AGES,
      'percent',
      ({ rules }, age) => 100 * diedOfAge(rules, age),
    ),
  ),
  does(
    'class_change_age',
    oneLine(
      said('15歳から転職した後の年齢', 'Age after a class change at 15'),
      CHANGES,
      'number',
      ({ rules }, changes) => 15 + changes * rules.creation.class_change_age,
    ),
  ),
  does(
    ['rebirth_decrease', 'rebirth_from_level'],
    oneLine(
      said('転生の後のレベル', 'Level after reincarnation'),
      HIGH_LEVELS,
      'number',
      ({ rules }, level) => levelAfterRebirth(rules, level) ?? level,
    ),
  ),
];
