import { ALIGNMENTS, JOBS, RACES, STATS } from '#domain/catalogs/adventurers.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import type { Option } from '#domain/resource/field.ts';
import type { Character } from '#domain/resources/character.ts';
import { BONUS_POINTS } from '#domain/resources/rules/raceOccupation.ts';
import { pointsNeeded } from '#domain/resources/rules/raceOccupationSetting.ts';
import { warning } from '#domain/resources/rules/ruleFields.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { jobRules, type Rules, raceRules } from '#game/rules/compileRules.ts';

/** Finds reasons why a character cannot have its job: alignment, stats or, for a new one, race. */
export function checkJob(rules: Rules, { job, race, sex, alignment, stats, level }: Character): Problem[] {
  const { alignments, required_stats } = jobRules(rules, job).class;
  const name = labelOf(JOBS, job);
  const missing = pointsNeeded(raceRules(rules, race, sex), { required_stats });
  const allowed = ALIGNMENTS.filter(({ code }) => alignments[code]);
  const lacking = STATS.filter(({ name: stat }) => stats[stat] < required_stats[stat]);
  return [
    ...(alignments[alignment]
      ? []
      : [
          warning('alignment', {
            ja: `${name.ja}の性格は${joined(allowed, 'ja')}に限られます。`,
            en: `${name.en} must be ${joined(allowed, 'en')}.`,
          }),
        ]),
    ...(level === 1 && missing > BONUS_POINTS
      ? [
          warning('race', {
            ja: `作りたての${labelOf(RACES, race).ja}は${name.ja}になれません。能力値に${missing}点を加える必要がありますが、加えられるのは${BONUS_POINTS}点までです。`,
            en: `A new ${labelOf(RACES, race).en} cannot be a ${name.en}: that takes ${missing} more stat points, but there are at most ${BONUS_POINTS}.`,
          }),
        ]
      : []),
    ...lacking.map(({ name: stat, label }) =>
      warning(`stats.${stat}`, {
        ja: `${name.ja}には${label.ja}が${required_stats[stat]}以上必要です。`,
        en: `${name.en} needs ${label.en.toLowerCase()} of at least ${required_stats[stat]}.`,
      }),
    ),
  ];
}

const labelOf = (options: readonly Option[], code: number): Label =>
  options.find((option) => option.code === code)?.label ?? { ja: '', en: '' };

const joined = (options: readonly Option[], language: Language): string =>
  options.map(({ label }) => label[language]).join(language === 'ja' ? '・' : ' or ');
