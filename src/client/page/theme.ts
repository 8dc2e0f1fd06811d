import { atom } from 'jotai';
import { writeCookie } from '#client/storage/cookies.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** public/boot.js has read the cookie and set the document before the first paint. */
const chosenAtom = atom<Theme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Light or dark. Writing it stores it in the cookie `dark_mode` and changes the page at once. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    writeCookie('dark_mode', theme === 'dark' ? '1' : '0');
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.colorScheme = theme;
    set(chosenAtom, theme);
  },
);
