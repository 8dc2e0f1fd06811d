import { MAGE as MAGE_JOB } from '#domain/catalogs/adventurers.ts';
import { LEARNING_ROWS } from '#domain/catalogs/ruleRows.ts';
import { MAGE, PRIEST, SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import type { RememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import { learnChance, opensAt, spellUses, thresholdOf } from '#game/rules/spellUses.ts';
import { summonShare } from '#game/rules/summoning.ts';
import { LEARNING_STATS, LEVELS, ONCE } from './alongs.ts';
import { does, type Effect, type EffectContext, type FieldEffects, oneLine, said, someLines } from './effect.ts';

/** A spell level for each of the three thresholds, with the label of its range. */
const OF_THRESHOLDS = [
  [1, said('呪文レベル1〜2', 'Spell levels 1-2')],
  [3, said('呪文レベル3〜4', 'Spell levels 3-4')],
  [5, said('呪文レベル5以上', 'Spell levels 5 and up')],
] as const;

const learns: Effect = someLines(
  said('新しいレベルごとに呪文を覚える', 'Chance to learn a spell at each new level'),
  LEARNING_STATS,
  'percent',
  OF_THRESHOLDS.map(([spellLevel, label]) => [
    label,
    ({ rules }: EffectContext, stat: number) => (stat < thresholdOf(rules, spellLevel) ? 0 : learnChance(rules, stat)),
  ]),
);

const uses: Effect = someLines(
  said('魔術師の使用回数', 'Spell uses of a mage'),
  LEVELS,
  'number',
  [1, 3, 5, 7].map((spellLevel) => [
    said(`呪文レベル${spellLevel}`, `Spell level ${spellLevel}`),
    ({ rules, scene }: EffectContext, level: number) => {
      const stat = scene.stats(rules, MAGE_JOB).wisdom;
      return spellUses(rules, { job: MAGE_JOB, school: MAGE, level, stat }, spellLevel, 0);
    },
  ]),
);

const jobOf = ({ number }: EffectContext): number => number - LEARNING_ROWS.first;

const opened = (school: number): Effect =>
  oneLine(said('覚えられる呪文レベル', 'Spell levels available'), LEVELS, 'number', (context, level) => {
    const job = jobOf(context);
    return Array.from({ length: SPELL_LEVELS }, (_, at) => opensAt(context.rules, job, school, at + 1)).filter(
      (opens) => opens !== undefined && opens <= level,
    ).length;
  });

/** The share of the record's ally in a summons of its spell level. */
const answers = oneLine(said('この味方が現れる', 'This ally appears'), ONCE, 'percent', ({ rules, record }) =>
  // The record is a row of summons.
  summonShare(rules, record as RememberAndSummonSpell),
);

/** Effects of the rules of learning, casting and summoning. */
export const learningEffects: readonly FieldEffects[] = [
  does(['learn_difficulty', 'thresholds'], learns),
  does(['uses_start', 'uses_step', 'uses_cap', 'uses_bonus_by_stat'], uses),
  does('mage', opened(MAGE)),
  does('priest', opened(PRIEST)),
  does(['spell_level', 'weight'], answers),
];
