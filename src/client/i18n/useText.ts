import { useAtomValue } from 'jotai';
import { type TextKey, type TextOf, type Texts, textIn } from './defineTexts.ts';
import { languageAtom } from './language.ts';

/**
 * Returns the lookup function for these texts in the chosen language: `const text = useText(loginTexts, passwordTexts)`, then
 * `text('login.title')` or `text('list.count', { count: 3 })`. It is the same function until the language changes.
 */
export function useText<Of extends readonly Texts[]>(...texts: Of): TextOf<TextKey<Of[number]>> {
  return textIn(useAtomValue(languageAtom), ...texts);
}
