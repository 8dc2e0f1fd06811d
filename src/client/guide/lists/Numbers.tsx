import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { GuideTopic } from '#client/guide/GuideTopic.tsx';
import { topic as topicStyle } from '#client/guide/guide.css.ts';
import { goToAnchor } from '#client/guide/guideAddress.ts';
import { TOPICS } from '#client/guide/topics/topics.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { NUMBER_TOPICS } from '#domain/catalogs/numberTopics.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';

/** Every topic of numbers, with its example by the rules that a scenario begins with. */
export default function Numbers() {
  const language = useAtomValue(languageAtom);
  useEffect(() => void goToAnchor(), []);
  return NUMBER_TOPICS.map((topic) => (
    <section key={topic} className={topicStyle} aria-labelledby={topic}>
      <h3 id={topic}>{TOPICS[topic].title[language]}</h3>
      <GuideTopic topic={topic} rules={DEFAULT_RULES} />
    </section>
  ));
}
