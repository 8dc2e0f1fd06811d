import { LANGUAGES, type Label, type Language } from '#domain/text/languages.ts';

/**
 * The languages that an author writes a scenario in (docs/domain.md, "Languages of a scenario"). Texts of the other language are neither
 * shown nor required while it is one; whatever is stored stays.
 */
export const SCENARIO_LANGUAGES = ['both', 'ja', 'en'] as const;
export type ScenarioLanguages = (typeof SCENARIO_LANGUAGES)[number];

/** The languages of scenarios, files and requests that say nothing of them. */
export const DEFAULT_LANGUAGES: ScenarioLanguages = 'both';

export const SCENARIO_LANGUAGE_LABELS: Readonly<Record<ScenarioLanguages, Label>> = {
  both: { ja: '日本語と英語', en: 'Japanese and English' },
  ja: { ja: '日本語', en: 'Japanese' },
  en: { ja: '英語', en: 'English' },
};

/** Returns the languages that texts are written in. */
export const languagesOf = (languages: ScenarioLanguages): readonly Language[] =>
  languages === 'both' ? LANGUAGES : [languages];

/** A text in both languages as it is stored. */
type Pair = Readonly<Record<Language, string>>;

/**
 * Returns the languages in which an author is asked for a text: those of the scenario, and another one in which something of its own is
 * stored. A text is a copy when both are equal; no mark of it is stored.
 */
export const askedLanguages = (languages: ScenarioLanguages, stored: Pair): readonly Language[] =>
  LANGUAGES.filter(
    (language) =>
      languages === 'both' || language === languages || (stored[language] !== '' && stored.ja !== stored.en),
  );

/**
 * Returns the text that is stored after an author wrote in the languages that were asked for: a copy that was not asked for follows its
 * original, and an empty text stays empty.
 */
export function followCopies(languages: ScenarioLanguages, stored: Pair, written: Pair): Pair {
  const asked = askedLanguages(languages, stored);
  const [own] = asked;
  if (asked.length > 1 || !own || stored.ja !== stored.en || stored.ja === '') return written;
  return { ja: written[own], en: written[own] };
}
