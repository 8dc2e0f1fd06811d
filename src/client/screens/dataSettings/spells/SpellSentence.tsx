import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useWrittenLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { type Spell, sentenceOf } from '#domain/resources/spell.ts';
import * as styles from './CategoryScreen.css.ts';
import { spellsTexts } from './spellsTexts.ts';

/** The effect of a spell with its numbers, in the user's language and the others that the scenario is written in. */
export function SpellSentence({ spell, number }: { readonly spell: Spell; readonly number: number }) {
  const text = useText(spellsTexts);
  const language = useAtomValue(languageAtom);
  const sentence = sentenceOf(spell, number);
  const others = useWrittenLanguages().filter((one) => one !== language);
  return (
    <section className={styles.sentence} aria-label={text('spells.does')}>
      <p className={styles.said}>{sentence[language]}</p>
      {others.map((other) => (
        <p key={other} className={styles.otherwise} lang={other}>
          {sentence[other]}
        </p>
      ))}
    </section>
  );
}
