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
