import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { missingTexts } from '#domain/resource/checkRecord.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import * as styles from './MissingEnglish.css.ts';
import { messageTexts } from './messageTexts.ts';

/** The messages that have Japanese but lack English, each with a link to the first missing place; nothing in a scenario of one language. */
export function MissingEnglish({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(labyrinthMessage, scenarioId);
  const languages = useScenarioLanguages();
  return desk && languages === 'both' && <MissingList desk={desk} />;
}

function MissingList({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(messageTexts);
  const language = useAtomValue(languageAtom);
  // As one text, so that the list only renders again when its messages change.
  const found = useDesk(desk, () => withoutEnglish(desk).join(' '));
  if (found === '') return null;
  const places = found.split(' ').map((place) => {
    const [number, path] = place.split(':');
    return { number: Number(number), path };
  });
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{text('message.noEnglish', { count: places.length })}</summary>
      <ul className={styles.list}>
        {places.map(({ number, path }) => (
          <li key={number}>
            <RouteLink href={recordHref(desk.scenarioId, desk.resource.name, number, path)}>
              {numberedName(desk.resource, desk.record(number), number, language)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The path of the first missing text, by record, which stays the same object until it changes. */
const known = new WeakMap<object, { readonly path: string | undefined }>();

/** Returns the messages as `number:path`. */
function withoutEnglish(desk: RecordDesk): string[] {
  const { first, last } = desk.resource.numbers;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return numbers.flatMap((number) => {
    const record = desk.record(number);
    const first = known.get(record) ?? {
      path: missingTexts(desk.resource, record, 'both').find(({ rule }) => rule === 'english')?.path,
    };
    known.set(record, first);
    return first.path === undefined ? [] : [`${number}:${first.path}`];
  });
}
