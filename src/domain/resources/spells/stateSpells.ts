import { MONSTER_FAMILIES } from '#domain/catalogs/monsterFamilies.ts';
import { ENEMY_TARGETS, SECOND_STATES, SPELL_STATES } from '#domain/catalogs/spellTerms.ts';
import { choice, int, set, withHelp } from '#domain/resource/field.ts';
import { counted, setTerm, spellCategory, termOf } from './spellCategory.ts';

const [ONE, GROUP] = [0, 1];
const brings = (target: number, state: number, strength: number, level_limit = 0) => ({
  target,
  state,
  strength,
  level_limit,
});

/** Verbs for the effect on a target, by state. */
const BRINGS: readonly (readonly [ja: string, en: string])[] = [
  ['を驚かせる', 'Surprises them'],
  ['を眠らせる', 'Puts them to sleep'],
  ['を麻痺させる', 'Paralyzes them'],
  ['を石に変える', 'Petrifies them'],
  ['の命を奪う', 'Kills them'],
  ['を混乱させる', 'Confuses them'],
  ['を魅了する', 'Charms them'],
  ['を沈める', 'Sinks them'],
  ['を窒息させる', 'Chokes them'],
  ['を灰に変える', 'Turns them to ashes'],
  ['を霊に変える', 'Turns them into spirits'],
  ['の魔力を下げる', 'Weakens the magic of them'],
  ['の呪文を封じる', 'Locks the spells of them'],
];

/** Spells that bring one of the 13 states. */
export const stateSpells = spellCategory({
  fields: {
    target: choice('対象', 'Target', ENEMY_TARGETS),
    state: choice('状態', 'State', SPELL_STATES),
    strength: withHelp(
      int('効きやすさ', 'Strength', { min: 0, max: 200, initial: 50 }),
      '効く率のもとです。唱える人と相手のレベルで増減します。',
      'The base chance, modified by the levels of caster and target.',
      'stateChance',
    ),
    level_limit: int('効く相手の最高レベル（0は制限なし）', 'Level limit (0: none)', { min: 0, max: 99 }),
    rounds: int('続くラウンド（0は治るまで）', 'Rounds (0: until healed)', { min: 0, max: 9 }),
    families: set('効く種族', 'Families', MONSTER_FAMILIES, true),
    second_state: choice('2つ目の状態', 'Second state', SECOND_STATES, -1),
    second_rate: withHelp(
      int('2つ目の率（％）', 'Chance of the second (%)', { min: 0, max: 100 }),
      '1つ目の状態が効いた相手に試します。',
      'Tried on targets that got the first state.',
    ),
  },
  defaults: {
    6: brings(GROUP, 1, 60),
    7: brings(GROUP, 0, 60),
    8: brings(GROUP, 12, 55),
    9: brings(GROUP, 2, 50),
    10: brings(GROUP, 5, 55),
    11: brings(ONE, 6, 50),
    12: brings(GROUP, 7, 40, 8),
    13: brings(GROUP, 8, 45, 8),
    14: brings(ONE, 3, 45),
    15: brings(ONE, 4, 45),
    16: brings(GROUP, 9, 35),
    17: brings(GROUP, 11, 60),
  },
  isIdle: ({ families }) => !MONSTER_FAMILIES.some(({ code }) => families[code]),
  sentence({ target, state, strength, level_limit, rounds, families, second_state, second_rate }) {
    const whom = termOf(ENEMY_TARGETS, target);
    const [ja = '', en = ''] = BRINGS[state] ?? [];
    const isForAll = MONSTER_FAMILIES.every(({ code }) => families[code]);
    const whose = setTerm(MONSTER_FAMILIES, families);
    const second = second_rate > 0 && second_state >= 0 ? termOf(SECOND_STATES, second_state) : undefined;
    return {
      ja: [
        `${whom.ja}${ja}（効きやすさ${strength}）`,
        level_limit > 0 ? `レベル${level_limit}まで` : '',
        rounds > 0 ? `${rounds}ラウンド続く` : '',
        isForAll ? '' : `${whose.ja || '誰にも'}だけに効く`,
        second ? `${second_rate}％で${second.ja}` : '',
      ]
        .filter(Boolean)
        .join('。'),
      en: [
        `${en.replace('them', whom.en)} (strength ${strength})`,
        level_limit > 0 ? `up to level ${level_limit}` : '',
        rounds > 0 ? `for ${counted(rounds, 'round')}` : '',
        isForAll ? '' : `works on ${whose.en || 'nobody'} only`,
        second ? `also ${second.en} (${second_rate}%)` : '',
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
});
