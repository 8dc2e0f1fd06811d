import { atom, getDefaultStore } from 'jotai';
import { readCookie, writeCookie } from '#client/storage/cookies.ts';
import { webStorage } from '#client/storage/webStorage.ts';
import { LANGUAGES, type Language, languageFrom, preferredLanguage } from '#domain/text/languages.ts';

/**
 * The name of the cookie, and of the session storage entry that replaces it once all cookies are gone. `boot.js` reads both before the
 * first paint.
 */
const NAME = 'language';

/** Returns the chosen language; before a choice, the one that the browser prefers. */
function languageAtFirst(): Language {
  const chosen = readCookie(NAME) ?? webStorage('session').getItem(NAME);
  return chosen === null ? preferredLanguage(navigator.languages) : languageFrom(chosen);
}

const chosenAtom = atom<Language>(languageAtFirst());

/** The language of the interface. Writing it stores it in the cookie and updates the page without a reload. */
export const languageAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, language: Language) => {
    writeCookie(NAME, language);
    document.documentElement.lang = language;
    set(chosenAtom, language);
  },
);

/** Returns the language of the next request. */
export const currentLanguage = (): Language => getDefaultStore().get(languageAtom);

/** After a logout, the next page of this tab is in Japanese, although no cookie says so (docs/product.md, "Sessions"). */
export const resetLanguage = (): void => webStorage('session').setItem(NAME, LANGUAGES[0]);
