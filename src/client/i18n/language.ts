import { atom, getDefaultStore } from 'jotai';
import { readCookie, writeCookie } from '#client/shell/cookies.ts';
import { type Language, languageFrom } from '#domain/text/languages.ts';

const COOKIE = 'language';
const chosenAtom = atom<Language>(languageFrom(readCookie(COOKIE)));

/** The language of the interface. Writing it keeps it in the cookie and changes the page without a reload. */
export const languageAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, language: Language) => {
    writeCookie(COOKIE, language);
    document.documentElement.lang = language;
    set(chosenAtom, language);
  },
);

/** The language of the next request. */
export const currentLanguage = (): Language => getDefaultStore().get(languageAtom);
