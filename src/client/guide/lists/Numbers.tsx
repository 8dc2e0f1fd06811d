import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { topic as topicStyle } from '#client/guide/guide.css.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { goToAnchor } from '#client/page/guideAddress.ts';
import { TopicText } from '#client/resource/help/TopicText.tsx';
import { TOPICS } from '#client/resource/help/topics/topics.ts';
import { NUMBER_TOPICS } from '#domain/catalogs/numberTopics.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';

/** Every topic about numbers, with its example for the rules of a new scenario. */
export default function Numbers() {
  const language = useAtomValue(languageAtom);
  useEffect(() => void goToAnchor(), []);
  return NUMBER_TOPICS.map((topic) => (
    <section key={topic} className={topicStyle} aria-labelledby={topic}>
      <h3 id={topic}>{TOPICS[topic].title[language]}</h3>
      <TopicText topic={topic} rules={DEFAULT_RULES} />
    </section>
  ));
}
