import { ELEMENTS, ENEMY_TARGETS, SECOND_STATES } from '#domain/catalogs/spellTerms.ts';
import { choice, dice, flag, int, withHelp } from '#domain/resource/field.ts';
import { diceTerm, rollsAny, spellCategory, termOf } from './spellCategory.ts';

const [ONE, GROUP, ALL] = [0, 1, 2];
const [NONE, FIRE, COLD, LIGHTNING, ACID, , WIND, EARTH, LIGHT, DARK, HOLY] = ELEMENTS.map(({ code }) => code);

const hits = (target: number, element: number | undefined, count: number, sides: number, more = {}) => ({
  target,
  element: element ?? 0,
  damage: { count, sides, plus: 0 },
  ...more,
});

/** Attack spells: dice of one element; a saving throw halves the damage. */
export const attackSpells = spellCategory({
  fields: {
    target: choice('対象', 'Target', ENEMY_TARGETS),
    element: choice('属性', 'Element', ELEMENTS),
    damage: withHelp(dice('ダメージ', 'Damage'), '相手ごとに振ります。', 'Rolled for each target.', 'dice'),
    per_level: withHelp(
      dice('レベルごとの追加', 'Extra per level', { count: 9, sides: 200, plus: 99 }),
      '唱える人の1レベルごとに、これだけ加わります。',
      'Added per level of the caster.',
      'dice',
    ),
    half_on_save: flag('抵抗すると半分', 'Half when saved against', true),
    additional_effect: choice('追加効果', 'Additional effect', SECOND_STATES, -1),
    additional_rate: int('追加効果の率（％）', 'Chance of the effect (%)', { min: 0, max: 100 }),
    worsens_ac: withHelp(
      int('ACを悪くする', 'Worsens AC by', { min: 0, max: 99 }),
      '戦闘が終わるまで、当たった相手のACに足します。',
      'Added to the target’s AC until the battle ends.',
      'armourClass',
    ),
    drains_to_caster: withHelp(
      int('唱えた人が回復する率（％）', 'Heals the caster by (%)', { min: 0, max: 100 }),
      '与えたダメージのうち、この割合だけ回復します。',
      'A share of the damage done.',
    ),
  },
  defaults: {
    18: hits(ONE, FIRE, 1, 8),
    19: hits(ONE, EARTH, 1, 8),
    20: hits(ONE, COLD, 2, 8),
    21: hits(GROUP, LIGHTNING, 1, 8),
    22: hits(GROUP, FIRE, 4, 6),
    23: hits(GROUP, WIND, 3, 8),
    24: hits(GROUP, COLD, 6, 6),
    25: hits(ONE, HOLY, 6, 8),
    26: hits(ONE, LIGHTNING, 8, 6),
    27: hits(GROUP, ACID, 6, 8, { worsens_ac: 2 }),
    28: hits(GROUP, FIRE, 6, 8),
    29: hits(GROUP, COLD, 8, 6),
    30: hits(GROUP, EARTH, 8, 6),
    31: hits(ALL, LIGHTNING, 6, 8),
    32: hits(ONE, DARK, 10, 8, { drains_to_caster: 50 }),
    33: hits(GROUP, HOLY, 8, 10),
    34: hits(ALL, NONE, 10, 12),
    35: hits(ALL, LIGHT, 9, 12),
  },
  isIdle: ({ damage, per_level, additional_rate, additional_effect, worsens_ac }) =>
    !rollsAny(damage) && !rollsAny(per_level) && (additional_rate === 0 || additional_effect < 0) && worsens_ac === 0,
  sentence({
    target,
    element,
    damage,
    per_level,
    half_on_save,
    additional_effect,
    additional_rate,
    worsens_ac,
    drains_to_caster,
  }) {
    const [whom, what] = [termOf(ENEMY_TARGETS, target), termOf(ELEMENTS, element)];
    const more = diceTerm(per_level);
    const effect = additional_rate > 0 && additional_effect >= 0 ? termOf(SECOND_STATES, additional_effect) : undefined;
    return {
      ja: [
        `${whom.ja}に${element === 0 ? '' : `${what.ja}の`}${diceTerm(damage)}${more === '0' ? '' : `（レベルごとに+${more}）`}のダメージ`,
        half_on_save ? '抵抗すると半分' : '',
        effect ? `${additional_rate}％で${effect.ja}` : '',
        worsens_ac > 0 ? `ACを${worsens_ac}悪くする` : '',
        drains_to_caster > 0 ? `その${drains_to_caster}％を唱えた人が回復` : '',
      ]
        .filter(Boolean)
        .join('。'),
      en: [
        `Deals ${diceTerm(damage)}${more === '0' ? '' : ` (and ${more} for each level)`}${element === 0 ? '' : ` of ${what.en}`} to ${whom.en}`,
        half_on_save ? 'half when saved against' : '',
        effect ? `also ${effect.en} (${additional_rate}%)` : '',
        worsens_ac > 0 ? `worsens AC by ${worsens_ac}` : '',
        drains_to_caster > 0 ? `heals the caster by ${drains_to_caster}% of it` : '',
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
});
