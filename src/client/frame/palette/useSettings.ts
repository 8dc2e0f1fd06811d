import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { frameTexts } from '#client/frame/frameTexts.ts';
import { isLeavingAtom } from '#client/frame/isLeavingAtom.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { THEMES, themeAtom } from '#client/page/theme.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { type Command, wordsOf } from './Command.ts';

const TEXTS = { ...pageTexts, ...frameTexts };

/** Returns the commands for language, theme and logout. */
export function useSettings(): readonly Command[] {
  const text = useText(pageTexts, frameTexts);
  const [language, chooseLanguage] = useAtom(languageAtom);
  const [theme, chooseTheme] = useAtom(themeAtom);
  const leave = useSetAtom(isLeavingAtom);
  return useMemo(() => {
    type Key = keyof typeof TEXTS;
    const choice = (title: Key, label: Key, isCurrent: boolean, run: () => void): Command => ({
      id: `setting ${label}`,
      group: 'setting',
      label: text('palette.choice', { title: text(title), label: text(label) }),
      words: [...wordsOf(TEXTS[title]), ...wordsOf(TEXTS[label])],
      hint: isCurrent ? text('palette.current') : '',
      run,
    });
    return [
      ...LANGUAGES.map((one) =>
        choice('avatar.language', `language.${one}`, one === language, () => chooseLanguage(one)),
      ),
      ...THEMES.map((one) => choice('avatar.theme', `avatar.${one}`, one === theme, () => chooseTheme(one))),
      {
        id: 'setting logout',
        group: 'setting',
        label: text('avatar.logout'),
        words: wordsOf(TEXTS['avatar.logout']),
        run: () => leave(true),
      },
    ];
  }, [text, language, chooseLanguage, theme, chooseTheme, leave]);
}
