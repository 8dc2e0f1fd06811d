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

/** Returns the label of a text without the language that it names at its end, which goes without saying while there is only one. */
export function withoutLanguage(label: Label, language: Language): Label {
  const without = (text: string, name: string) =>
    [`（${name}）`, ` (${name})`, ` ${name}`].reduce(
      (rest, end) => (rest.endsWith(end) ? rest.slice(0, -end.length) : rest),
      text,
    );
  const { ja, en } = SCENARIO_LANGUAGE_LABELS[language];
  return { ja: without(label.ja, ja), en: without(label.en, en) };
}

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
function followCopies(languages: ScenarioLanguages, stored: Pair, written: Pair): Pair {
  const asked = askedLanguages(languages, stored);
  const [own] = asked;
  if (asked.length > 1 || !own || stored.ja !== stored.en || stored.ja === '') return written;
  return { ja: written[own], en: written[own] };
}

/**
 * Returns the titles of a scenario after its author wrote in the languages that were asked for; what was typed where nothing is asked is
 * not taken. There is always a Japanese one: if it is not asked for, it is a copy.
 */
export function givenTitles(languages: ScenarioLanguages, stored: Pair, typed: Pair): Pair {
  const asked = askedLanguages(languages, stored);
  const own = (language: Language) => (asked.includes(language) ? typed : stored)[language];
  const { ja, en } = followCopies(languages, stored, { ja: own('ja'), en: own('en') });
  return { ja: asked.includes('ja') ? ja : en, en };
}
