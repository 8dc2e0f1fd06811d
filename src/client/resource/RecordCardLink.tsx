import { useAtomValue } from 'jotai';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { isSameValue, leafValue } from '#domain/resource/leaf.ts';
import { LeafValue } from './LeafValue.tsx';
import * as styles from './RecordCardLink.css.ts';
import type { RecordDesk } from './RecordDesk.ts';
import { recordHref } from './recordHref.ts';
import { numberedName } from './recordName.ts';
import { useRecord } from './useRecord.ts';

/** Values that a card shows at most. */
const MOST_FACTS = 8;

/** A link to a record's form; on hover and focus a card with what it is. */
export function RecordCardLink({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const name = numberedName(desk.resource, useRecord(desk, number), number, language);
  const href = recordHref(desk.scenarioId, desk.resource.name, number);
  return (
    <Tooltip text={<RecordCard desk={desk} number={number} />} placement="bottom end">
      <Link
        className={styles.link}
        href={href}
        aria-label={text('record.open', { name })}
        onPress={() => navigate(href)}
      >
        <SquareArrowOutUpRight size={16} aria-hidden />
      </Link>
    </Tooltip>
  );
}

/** What a record is, at a glance: its pictures, its name, and the values of its table that were set. */
function RecordCard({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const language = useAtomValue(languageAtom);
  const { resource, scenarioId } = desk;
  const record = useRecord(desk, number);
  const names: readonly string[] = Object.values(resource.names ?? {});
  const columns = resource.tables?.list?.columns ?? Object.keys(resource.fields);
  const facts = leavesOfFields(resource, columns)
    .filter(({ path, field }) => !names.includes(path) && field.kind !== 'image')
    .filter((leaf) => !isSameValue(leafValue(record, leaf), leaf.field.initial))
    .slice(0, MOST_FACTS);
  return (
    <div className={styles.card}>
      <strong>{numberedName(resource, record, number, language)}</strong>
      {resource.leaves
        .filter(({ field }) => field.kind === 'image')
        .slice(0, 1)
        .map((leaf) => (
          <LeafValue key={leaf.path} leaf={leaf} value={leafValue(record, leaf)} scenarioId={scenarioId} />
        ))}
      <dl className={styles.facts}>
        {facts.map((leaf) => (
          <div key={leaf.path} className={styles.fact}>
            <dt>{leaf.label[language]}</dt>
            <dd className={styles.value}>
              <LeafValue leaf={leaf} value={leafValue(record, leaf)} scenarioId={scenarioId} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
