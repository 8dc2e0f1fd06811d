import { optionList } from '#domain/catalogs/optionList.ts';
import { flag, int, set } from '#domain/resource/field.ts';
import { counted, setTerm, spellCategory } from './spellCategory.ts';

/** The wishes that can be granted. Frozen once landed. */
export const WISHES = optionList(
  [
    ['全員を癒し治す', 'Heals and cures everyone'],
    ['倒れた者を呼び戻す', 'Raises the fallen'],
    ['呪文の回数を戻す', 'Restores spell uses'],
    ['戦闘の間の守り', 'Shields for the battle'],
    ['敵を黙らせる', 'Silences enemies'],
    ['敵を消し去る', 'Sends enemies away'],
    ['経験を授かる', 'Grants experience'],
    ['すべてを鑑定する', 'Identifies everything'],
  ],
  1,
);
/** The codes of the wishes. */
export const WISH = {
  ...{ heals: 1, raises: 2, restores: 3, shields: 4, silences: 5, sendsAway: 6, experience: 7, identifies: 8 },
} as const;
/** With fewer wishes there is no choice. */
export const LEAST_WISHES = 3;

/** The spell of wishes. */
export const wishSpells = spellCategory({
  fields: {
    wishes: set('かなう願い', 'Wishes', WISHES, true),
    offered: int('一度に選べる数', 'Offered at once', { min: 1, max: 8, initial: 3 }),
    cost_levels: int('代償のレベル', 'Level cost', { min: 0, max: 9, initial: 1 }),
    least_level: int('唱えられるレベル', 'Minimum level', { min: 1, max: 999, initial: 13 }),
    forgets: flag('願うと忘れる', 'Forgotten once wished', true),
  },
  defaults: {},
  sentence({ wishes, offered, cost_levels, least_level, forgets }) {
    const { ja, en } = setTerm(WISHES, wishes);
    return {
      ja: [
        `レベル${least_level}から唱えられ、願いを${offered}つ示す（${ja || 'なし'}）`,
        cost_levels > 0 ? `${cost_levels}レベルを失う` : '',
        forgets ? '願うと忘れる' : '',
      ]
        .filter(Boolean)
        .join('。'),
      en: [
        `From level ${least_level}, offers ${offered} of these wishes (${en || 'none'})`,
        cost_levels > 0 ? `costs ${counted(cost_levels, 'level')}` : '',
        forgets ? 'is forgotten once a wish is made' : '',
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
});
