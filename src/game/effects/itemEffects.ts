import { JOBS } from '#domain/catalogs/adventurers.ts';
import { levelFor } from '#game/rules/levelUp.ts';
import { BY_JOB, ONCE, TIMES } from './alongs.ts';
import { cameBy, does, type FieldEffects, oneLine, said } from './effect.ts';

/** Effects of the rules of items and experience caps. */
export const itemEffects: readonly FieldEffects[] = [
  does(
    'identify_touch_curse',
    oneLine(
      said('この数の呪われた品で1度は呪われる', 'Cursed at least once by this many cursed items'),
      TIMES,
      'percent',
      ({ rules }, times) => cameBy(rules.items.identify_touch_curse, times),
    ),
  ),
  does(
    'auto_identify_cheap',
    oneLine(
      said('鑑定済みになるアイテムの数', 'Items identified from the start'),
      ONCE,
      'number',
      ({ rules, scene }) => {
        const { auto_identify_cheap } = rules.items;
        return auto_identify_cheap === 0 ? 0 : scene.prices.filter((price) => price <= auto_identify_cheap).length;
      },
    ),
  ),
  does(
    'exp_cap',
    oneLine(said('届くレベル', 'Level reached'), BY_JOB, 'number', ({ rules }, at) =>
      levelFor(rules, JOBS[at]?.code ?? 0, rules.items.exp_cap),
    ),
  ),
];
