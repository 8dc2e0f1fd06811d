import { RESISTANCES } from '#domain/catalogs/monsterTraits.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { BREATH_FACTORS, FRIEND_TARGETS } from '#domain/catalogs/spellTerms.ts';
import { choice, int, set, withHelp } from '#domain/resource/field.ts';
import { counted, only, setTerm, spellCategory, termOf } from './spellCategory.ts';

const LASTS = optionList([
  ['戦闘の間', 'The battle'],
  ['歩数', 'Steps'],
]);
export const WARDS_FOR_STEPS = 1;
const PARTY = 2;
const [FIRE, COLD, LIGHTNING, SLEEP, CONFUSION, CHARM] = [0, 1, 2, 7, 8, 9];
const wards = (percent: number, ...codes: number[]) => ({ wards: only(RESISTANCES, ...codes), percent });

/** Spells that ward the party. */
export const resistanceSpells = spellCategory({
  fields: {
    target: choice('対象', 'Target', FRIEND_TARGETS, PARTY),
    wards: set('防ぐもの', 'Wards off', RESISTANCES),
    percent: int('防ぐ率（％）', 'Warded off (%)', { min: 0, max: 100 }),
    breath_factor: choice('ブレスのダメージ', 'Breath damage', BREATH_FACTORS),
    screen: withHelp(
      int('呪文の障壁', 'Magic screen', { min: 0, max: 10 }),
      '1点ごとに、敵の呪文を10％防ぎます。',
      'Each point blocks 10% of enemy spells.',
      'screen',
    ),
    lasts: choice('続く間', 'Lasts', LASTS),
    steps: int('歩数', 'Steps', { min: 1, max: 99_999, initial: 100 }),
  },
  defaults: {
    55: wards(50, FIRE),
    56: wards(50, COLD),
    57: wards(50, LIGHTNING),
    58: { breath_factor: 1 },
    59: { screen: 5 },
    60: wards(50, SLEEP, CONFUSION, CHARM),
  },
  isIdle: ({ wards: warded, percent, breath_factor, screen }) =>
    breath_factor === 0 && screen === 0 && (percent === 0 || !RESISTANCES.some(({ code }) => warded[code])),
  sentence({ target, wards: warded, percent, breath_factor, screen, lasts, steps }) {
    const [whom, what, breath] = [
      termOf(FRIEND_TARGETS, target),
      setTerm(RESISTANCES, warded),
      termOf(BREATH_FACTORS, breath_factor),
    ];
    const time =
      lasts === 0
        ? { ja: '戦闘の間', en: 'for the battle' }
        : { ja: `${steps}歩の間`, en: `for ${counted(steps, 'step')}` };
    const parts = {
      ja: [
        percent > 0 && what.ja ? `${whom.ja}への${what.ja}を${percent}％防ぐ` : '',
        breath_factor > 0 ? `${whom.ja}が受けるブレスのダメージを${breath.ja}にする` : '',
        screen > 0 ? `${whom.ja}に強さ${screen}の障壁を張る` : '',
      ].filter(Boolean),
      en: [
        percent > 0 && what.en ? `wards off ${percent}% of ${what.en}` : '',
        breath_factor > 0 ? `makes breath damage ${breath.en}` : '',
        screen > 0 ? `raises a magic screen of ${screen}` : '',
      ].filter(Boolean),
    };
    return {
      ja: `${time.ja}、${parts.ja.join('。') || '何の効果もない'}`,
      en: `For ${whom.en}: ${parts.en.join(', ') || 'nothing'}, ${time.en}`,
    };
  },
});
