import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { DEFAULT_LANGUAGES, languagesOf, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';

/** The languages that the open scenario is written in, provided by its layout. */
export const ScenarioLanguagesContext = createContext<ScenarioLanguages>(DEFAULT_LANGUAGES);

export const useScenarioLanguages = (): ScenarioLanguages => useContext(ScenarioLanguagesContext);

/** Returns the language in which a text is written that is typed in one alone: that of the interface, if the scenario is written in it. */
export function useWritingLanguage(): Language {
  const language = useAtomValue(languageAtom);
  const written = useWrittenLanguages();
  return written.includes(language) ? language : (written[0] ?? language);
}

/** Returns the same as a list, in which previews are shown. */
export const useWrittenLanguages = (): readonly Language[] => languagesOf(useScenarioLanguages());
