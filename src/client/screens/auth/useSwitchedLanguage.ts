import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import type { Language } from '#domain/text/languages.ts';

/** Calls `follow`, which may set state of the component, when the language of the page is switched. */
export function useSwitchedLanguage(follow: (language: Language) => void): void {
  const language = useAtomValue(languageAtom);
  const [seen, setSeen] = useState(language);
  if (seen === language) return;
  setSeen(language);
  follow(language);
}
