import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGES, languagesOf, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';

/** The languages that the open scenario is written in, provided by its layout. */
export const ScenarioLanguagesContext = createContext<ScenarioLanguages>(DEFAULT_LANGUAGES);

export const useScenarioLanguages = (): ScenarioLanguages => useContext(ScenarioLanguagesContext);

/** Returns the same as a list, in which previews are shown. */
export const useWrittenLanguages = (): readonly Language[] => languagesOf(useScenarioLanguages());
