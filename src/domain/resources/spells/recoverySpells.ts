import { optionList } from '#domain/catalogs/optionList.ts';
import { choice, dice, flag, int, set, withHelp } from '#domain/resource/field.ts';
import { diceTerm, only, rollsAny, setTerm, spellCategory, termOf } from './spellCategory.ts';

const TARGETS = optionList([
  ['味方1人', 'One member'],
  ['味方全員', 'The whole party'],
]);
/** The states that a spell cures, in addition to wounds. */
const CURES = optionList([
  ['毒', 'Poison'],
  ['麻痺', 'Paralysis'],
  ['石化', 'Stone'],
  ['睡眠', 'Sleep'],
  ['混乱', 'Confusion'],
  ['恐怖', 'Fear'],
  ['沈黙', 'Silence'],
  ['暗闇', 'Blindness'],
  ['呪い', 'Curse'],
]);
const RAISES = optionList([
  ['よみがえらせない', 'Nobody'],
  ['死者', 'The dead'],
  ['死者と灰', 'The dead and ashes'],
]);
const SUCCESS = optionList([
  ['必ず', 'Always'],
  ['生命力による', 'By vitality'],
  ['率による', 'By chance'],
]);
const HP_AFTER = optionList([
  ['1', '1'],
  ['半分', 'Half'],
  ['全快', 'All'],
]);
/** The codes of the targets, of the raising, and of how raising succeeds. */
export const [HEALS_ONE, HEALS_PARTY] = [0, 1] as const;
export const [RAISES_NOBODY, , RAISES_ASHES] = [0, 1, 2] as const;
export const [, SUCCEEDS_BY_VITALITY, SUCCEEDS_BY_RATE] = [0, 1, 2] as const;
const [POISON, PARALYSIS, STONE, SLEEP] = [0, 1, 2, 3];
const heals = (target: number, count: number, sides: number) => ({ target, hp: { count, sides, plus: 0 } });
const cures = (...codes: number[]) => ({ cures: only(CURES, ...codes) });

/** Spells that heal, cure and raise. */
export const recoverySpells = spellCategory({
  fields: {
    target: choice('対象', 'Target', TARGETS),
    hp: withHelp(dice('回復するHP', 'HP'), '一人ずつ振ります。', 'Rolled for each member.', 'dice'),
    all_hp: flag('HPをすべて回復', 'All HP'),
    cures: set('治す状態', 'Cures', CURES),
    raises: choice('よみがえらせる', 'Raises', RAISES),
    success: choice('成功', 'Success', SUCCESS),
    rate: int('成功率（％）', 'Success (%)', { min: 0, max: 100, initial: 100 }),
    hp_after: choice('よみがえったときのHP', 'HP when raised', HP_AFTER),
  },
  defaults: {
    72: heals(HEALS_ONE, 1, 8),
    73: heals(HEALS_ONE, 3, 8),
    74: { target: HEALS_ONE, all_hp: true },
    75: heals(HEALS_PARTY, 3, 8),
    76: cures(POISON),
    77: cures(PARALYSIS, SLEEP),
    78: cures(STONE),
    79: { raises: 2, success: 1 },
  },
  isIdle: ({ hp, all_hp, cures: cured, raises }) =>
    !all_hp && !rollsAny(hp) && raises === 0 && !CURES.some(({ code }) => cured[code]),
  sentence({ target, hp, all_hp, cures: cured, raises, success, rate, hp_after }) {
    const [whom, what, after] = [termOf(TARGETS, target), setTerm(CURES, cured), termOf(HP_AFTER, hp_after)];
    const amount = diceTerm(hp);
    const chance = {
      ja: ['', '（生命力による）', `（${rate}％）`][success] ?? '',
      en: ['', ' (by vitality)', ` (${rate}%)`][success] ?? '',
    };
    const ja = [
      all_hp ? `${whom.ja}のHPをすべて回復する` : amount === '0' ? '' : `${whom.ja}のHPを${amount}回復する`,
      what.ja && `${whom.ja}の${what.ja}を治す`,
      [
        '',
        `${whom.ja}を死からHP${after.ja}でよみがえらせる`,
        `${whom.ja}を死と灰からHP${after.ja}でよみがえらせる（灰からは半分の率）`,
      ][raises] ?? '',
    ].filter(Boolean);
    const en = [
      all_hp ? `Heals all HP of ${whom.en}` : amount === '0' ? '' : `Heals ${amount} HP of ${whom.en}`,
      what.en && `Cures ${whom.en} of ${what.en}`,
      [
        '',
        `Raises ${whom.en} from death with ${after.en} HP`,
        `Raises ${whom.en} from death or ashes with ${after.en} HP (from ashes at half the chance)`,
      ][raises] ?? '',
    ].filter(Boolean);
    return {
      ja: ja.length > 0 ? ja.join('。') + chance.ja : '何も起こらない',
      en: en.length > 0 ? en.join('; ') + chance.en : 'Does nothing',
    };
  },
});
