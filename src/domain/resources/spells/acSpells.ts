import { optionList } from '#domain/catalogs/optionList.ts';
import { choice, flag, int, withHelp } from '#domain/resource/field.ts';
import { counted, spellCategory, termOf } from './spellCategory.ts';

const TARGETS = optionList([
  ['唱えた人', 'The caster'],
  ['味方1人', 'One member'],
  ['味方全員', 'The whole party'],
  ['敵1グループ', 'One group of enemies'],
  ['敵全体', 'All enemies'],
]);
const DIRECTIONS = optionList([
  ['良くする', 'Better'],
  ['悪くする', 'Worse'],
]);
const LASTS = optionList([
  ['戦闘の間', 'The battle'],
  ['ラウンド数', 'Rounds'],
  ['キャンプを出るまで', 'Until leaving camp'],
]);
export const AC_FOR_ROUNDS = 1;
/** 00 to 99, like the menu in the game. */
const AMOUNTS = optionList(
  Array.from({ length: 100 }, (_, amount) => String(amount).padStart(2, '0')).map((digits) => [digits, digits]),
);
/** Targets, by code. */
export const [AC_OF_CASTER, AC_OF_ONE, AC_OF_PARTY, AC_OF_GROUP, AC_OF_ALL] = [0, 1, 2, 3, 4] as const;
/** Direction of the change, by code. */
export const [AC_BETTER, AC_WORSE] = [0, 1] as const;
const changes = (target: number, direction: number, amount: number) => ({ target, direction, amount });

/** Spells that make armour class better or worse. */
export const acSpells = spellCategory({
  fields: {
    target: choice('対象', 'Target', TARGETS),
    direction: choice('ACを', 'Makes AC', DIRECTIONS),
    amount: choice('量', 'Amount', AMOUNTS, 2),
    lasts: choice('続く間', 'Lasts', LASTS),
    rounds: int('ラウンド', 'Rounds', { min: 1, max: 9, initial: 3 }),
    stacks: flag('重ねて効く', 'Stacks'),
    best_ac: withHelp(
      int('ACの限界', 'Best AC', { min: -99, max: 10, initial: -10 }),
      'ACは、これより良くはなりません。',
      'The AC does not get better than this.',
      'armourClass',
    ),
  },
  defaults: {
    36: changes(AC_OF_CASTER, AC_BETTER, 2),
    37: changes(AC_OF_ONE, AC_BETTER, 2),
    38: changes(AC_OF_PARTY, AC_BETTER, 2),
    39: changes(AC_OF_PARTY, AC_BETTER, 4),
    40: changes(AC_OF_GROUP, AC_WORSE, 2),
    41: changes(AC_OF_GROUP, AC_WORSE, 4),
    42: changes(AC_OF_CASTER, AC_BETTER, 4),
    43: changes(AC_OF_PARTY, AC_BETTER, 6),
  },
  isIdle: ({ amount }) => amount === 0,
  sentence({ target, direction, amount, lasts, rounds, stacks, best_ac }) {
    const whom = termOf(TARGETS, target);
    const time = lasts === 1 ? { ja: `${rounds}ラウンドの間`, en: `for ${counted(rounds, 'round')}` } : undefined;
    return {
      ja: [
        `${time?.ja ?? ['戦闘の間', '', 'キャンプを出るまで'][lasts]}、${whom.ja}のACを${amount}${direction === AC_BETTER ? '良く' : '悪く'}する`,
        stacks ? '重ねて効く' : '',
        direction === AC_BETTER ? `AC ${best_ac}まで` : '',
      ]
        .filter(Boolean)
        .join('。'),
      en: [
        `Makes the AC of ${whom.en} ${amount} ${direction === AC_BETTER ? 'better' : 'worse'} ${time?.en ?? ['for the battle', '', 'until leaving camp'][lasts]}`,
        stacks ? 'stacks' : '',
        direction === AC_BETTER ? `down to AC ${best_ac}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
});
