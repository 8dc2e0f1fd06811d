import { useAtom } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { language as languageStyle, languages } from './corner.css.ts';
import { pageTexts } from './pageTexts.ts';

/** The languages side by side, each in its own name; the current one is pressed. */
export function LanguageSwitch() {
  const [chosen, choose] = useAtom(languageAtom);
  const text = useText(pageTexts);
  return (
    <fieldset className={languages} aria-label={text('language.switch')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={languageStyle}
          aria-pressed={language === chosen}
          onClick={() => choose(language)}
        >
          {text(`language.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}
