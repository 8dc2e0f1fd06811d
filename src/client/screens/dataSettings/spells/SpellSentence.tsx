import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { type Spell, sentenceOf } from '#domain/resources/spell.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import * as styles from './CategoryScreen.css.ts';
import { spellsTexts } from './spellsTexts.ts';

/** The effect of a spell with its numbers, in both languages, the user's first. */
export function SpellSentence({ spell, number }: { readonly spell: Spell; readonly number: number }) {
  const text = useText(spellsTexts);
  const language = useAtomValue(languageAtom);
  const sentence = sentenceOf(spell, number);
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  return (
    <section className={styles.sentence} aria-label={text('spells.does')}>
      <p className={styles.said}>{sentence[language]}</p>
      <p className={styles.otherwise} lang={other}>
        {sentence[other]}
      </p>
    </section>
  );
}
