import { optionList } from '#domain/catalogs/optionList.ts';
import { choice, group, int, withHelp } from '#domain/resource/field.ts';
import { counted, spellCategory } from './spellCategory.ts';

const DOES = optionList([
  ['呪文の回数を分ける', 'Gives spell uses'],
  ['呪いを解く', 'Lifts a curse'],
  ['アイテムを繕う', 'Mends an item'],
  ['レベルを戻す', 'Restores levels'],
  ['年を取らせる', 'Ages'],
]);
const COSTS = optionList([
  ['なし', 'Nothing'],
  ['HP（％）', 'HP (%)'],
  ['年齢', 'Years'],
  ['レベル', 'Levels'],
]);
/** The codes of the effects, and of the costs. */
export const [GIVES_USES, LIFTS_CURSE, MENDS_ITEM, RESTORES_LEVELS, AGES] = [0, 1, 2, 3, 4] as const;
export const [COSTS_HP, COSTS_YEARS, COSTS_LEVELS] = [1, 2, 3] as const;

/** Spells that fit nowhere else. */
export const variousSpells = spellCategory({
  fields: {
    does: choice('はたらき', 'Effect', DOES),
    amount: withHelp(
      int('量', 'Amount', { min: 0, max: 99, initial: 1 }),
      'はたらきによって、呪文の回数、レベル、年の数です。',
      'Spell uses, levels or years, depending on the effect.',
    ),
    rate: int('成功率（％）', 'Success (%)', { min: 0, max: 100, initial: 100 }),
    cost: group('代償', 'Cost', {
      kind: choice('代償', 'Of', COSTS),
      amount: withHelp(
        int('量', 'Amount', { min: 0, max: 99 }),
        '代償によって、HPの割合（％）、年、レベルの数です。',
        'A share of the HP (%), years or levels, depending on the cost.',
      ),
    }),
  },
  defaults: {
    67: { does: GIVES_USES },
    68: { does: LIFTS_CURSE },
    69: { does: MENDS_ITEM, rate: 50 },
    70: { does: RESTORES_LEVELS, cost: { kind: COSTS_YEARS, amount: 1 } },
  },
  sentence({ does, amount, rate, cost }) {
    const ja = [
      `味方1人に呪文の回数を${amount}分ける`,
      '味方1人の呪いを解く',
      '壊れたアイテム1つを繕う',
      `失ったレベルを${amount}戻す`,
      `相手に${amount}年の年を取らせる`,
    ];
    const en = [
      `Gives one member ${counted(amount, 'spell use')}`,
      'Lifts the curse of one member',
      'Mends one broken item',
      `Gives back ${counted(amount, 'lost level')}`,
      `Ages the target by ${counted(amount, 'year')}`,
    ];
    const price = {
      ja: ['', `HPの${cost.amount}％`, `${cost.amount}歳`, `${cost.amount}レベル`][cost.kind] ?? '',
      en:
        ['', `${cost.amount}% of the HP`, counted(cost.amount, 'year'), counted(cost.amount, 'level')][cost.kind] ?? '',
    };
    return {
      ja: `${ja[does]}（${rate}％）${price.ja && `。代償は${price.ja}`}`,
      en: `${en[does]} (${rate}%)${price.en && `; costs the caster ${price.en}`}`,
    };
  },
});
