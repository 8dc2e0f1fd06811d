import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useDesk } from '#client/resource/form/OpenRecord.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { recordHref } from '#client/resource/recordHref.ts';
import { numberedName } from '#client/resource/recordName.ts';
import { useRecordDesk } from '#client/resource/useRecordDesk.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { missingTexts } from '#domain/resource/checkRecord.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import * as styles from './MissingEnglish.css.ts';

/** The messages that have Japanese and lack its English, each with a link to its form. */
export function MissingEnglish({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(labyrinthMessage, scenarioId);
  return desk && <MissingList desk={desk} />;
}

function MissingList({ desk }: { readonly desk: RecordDesk }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  // As one text, so that the list is drawn anew only when another message belongs to it.
  const found = useDesk(desk, () => withoutEnglish(desk).join(' '));
  if (found === '') return null;
  const numbers = found.split(' ').map(Number);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{text('message.noEnglish', { count: numbers.length })}</summary>
      <ul className={styles.list}>
        {numbers.map((number) => (
          <li key={number}>
            <RouteLink href={recordHref(desk.scenarioId, desk.resource.name, number)}>
              {numberedName(desk.resource, desk.record(number), number, language)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** By record, which stays the same object until it changes. */
const known = new WeakMap<object, boolean>();

function withoutEnglish(desk: RecordDesk): number[] {
  const { first, last } = desk.resource.numbers;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return numbers.filter((number) => {
    const record = desk.record(number);
    const lacks = known.get(record) ?? missingTexts(desk.resource, record).some(({ rule }) => rule === 'english');
    known.set(record, lacks);
    return lacks;
  });
}
