import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { isSameValue, leafValue } from '#domain/resource/leaf.ts';
import { LeafValue } from './LeafValue.tsx';
import * as styles from './RecordCard.css.ts';

/** The maximum number of values on a card. */
const MOST_FACTS = 8;

const isPicture = ({ kind }: LeafField): boolean => kind === 'image' || kind === 'picture';

/** A summary of a record: its name, its first picture, and those values of its table columns that were set. */
export function RecordCard({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const { resource, scenarioId } = desk;
  const record = useRecord(desk, number);
  const names: readonly string[] = Object.values(resource.names ?? {});
  const columns = resource.tables?.list?.columns ?? Object.keys(resource.fields);
  const facts = leavesOfFields(resource, columns)
    .filter(({ path, field }) => !names.includes(path) && !isPicture(field))
    .filter((leaf) => !isSameValue(leafValue(record, leaf), leaf.field.initial))
    .slice(0, MOST_FACTS);
  return (
    <div className={styles.card}>
      <strong>{numberedName(resource, record, number, language)}</strong>
      {resource.leaves
        .filter(({ field }) => isPicture(field))
        .slice(0, 1)
        .map((leaf) => (
          <LeafValue key={leaf.path} leaf={leaf} value={leafValue(record, leaf)} scenarioId={scenarioId} />
        ))}
      <dl className={styles.facts}>
        {facts.map((leaf) => (
          <div key={leaf.path} className={styles.fact}>
            <dt>{labelOf(leaf)}</dt>
            <dd className={styles.value}>
              <LeafValue leaf={leaf} value={leafValue(record, leaf)} scenarioId={scenarioId} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
