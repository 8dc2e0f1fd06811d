import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { isLeavingAtom } from '#client/shell/isLeavingAtom.ts';
import { THEMES, themeAtom } from '#client/shell/theme.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { type Command, wordsOf } from './Command.ts';

/** Language, theme and logging out. */
export function useSettings(): readonly Command[] {
  const text = useText();
  const [language, chooseLanguage] = useAtom(languageAtom);
  const [theme, chooseTheme] = useAtom(themeAtom);
  const leave = useSetAtom(isLeavingAtom);
  return useMemo(() => {
    const choice = (title: string, label: string, isCurrent: boolean, run: () => void): Command => ({
      id: `setting ${label}`,
      group: 'setting',
      label: text('palette.choice', { title: text(title), label: text(label) }),
      words: [...wordsOf(title), ...wordsOf(label)],
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
        words: wordsOf('avatar.logout'),
        run: () => leave(true),
      },
    ];
  }, [text, language, chooseLanguage, theme, chooseTheme, leave]);
}
