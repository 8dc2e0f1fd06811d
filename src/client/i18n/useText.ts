import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { textIn, type Values } from './dictionary.ts';
import { languageAtom } from './language.ts';

/** The texts of the interface in the chosen language: `text('login.title')`, `text('list.count', { count: 3 })`. */
export function useText(): (key: string, values?: Values) => string {
  const language = useAtomValue(languageAtom);
  return useCallback((key, values) => textIn(language, key, values), [language]);
}
