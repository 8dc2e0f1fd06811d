import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { GuideWords } from '#client/page/GuideWords.tsx';
import { factName, factPair, facts, factValue } from '#client/page/page.css.ts';
import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { fieldHelpTexts } from './fieldHelpTexts.ts';
import { TOPICS } from './topics/topics.ts';

interface TopicTextProps {
  readonly topic: NumberTopic;
  /** The value in the example; the sample value of the guide if undefined. */
  readonly value?: number | undefined;
  readonly rules: Rules;
}

/** The full text about a number: how it is calculated, an example of a value, and where it is used. */
export function TopicText({ topic, value, rules }: TopicTextProps) {
  const text = useText(fieldHelpTexts);
  const language = useAtomValue(languageAtom);
  const { words, example, usedIn } = TOPICS[topic];
  return (
    <>
      <p>
        <GuideWords words={words[language]} />
      </p>
      <dl className={facts}>
        {example && (
          <div className={factPair}>
            <dt className={factName}>{text('fieldHelp.example')}</dt>
            <dd className={factValue}>{example.of(value ?? example.sample, rules)[language]}</dd>
          </div>
        )}
        <div className={factPair}>
          <dt className={factName}>{text('fieldHelp.usedIn')}</dt>
          <dd className={factValue}>{usedIn[language]}</dd>
        </div>
      </dl>
    </>
  );
}
