import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { LeafTable } from '#client/resource/form/LeafTable.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { stack } from '#client/ui/panels.css.ts';
import { changedLeaves, type Leaf } from '#domain/resource/leaf.ts';
import * as styles from './copyForm.css.ts';
import { copyTexts } from './copyTexts.ts';

interface CopyPreviewProps {
  readonly desk: RecordDesk;
  /** The record to copy from, and its name with its number. */
  readonly then: object;
  readonly name: string;
  /** The copied fields, and their leaves. */
  readonly fieldCount: number;
  readonly leaves: readonly Leaf[];
  readonly targets: readonly number[];
}

/** The preview of a copy: for each target its current name, and every value that changes. */
export function CopyPreview({ desk, then, name, fieldCount, leaves, targets }: CopyPreviewProps) {
  const text = useText(copyTexts);
  const overwritten = targets.filter((number) => desk.isThere(number)).length;
  return (
    <div className={stack}>
      <p role="status">{text('copy.count', { name, fields: fieldCount, count: targets.length })}</p>
      {overwritten > 0 && <Notice tone="warning">{text('copy.overwritten', { count: overwritten })}</Notice>}
      <ul className={styles.targetList} aria-label={text('copy.list')}>
        {targets.map((number) => (
          <Target key={number} desk={desk} then={then} leaves={leaves} number={number} />
        ))}
      </ul>
    </div>
  );
}

interface TargetProps extends Pick<CopyPreviewProps, 'desk' | 'then' | 'leaves'> {
  readonly number: number;
}

function Target({ desk, then, leaves, number }: TargetProps) {
  const text = useText(copyTexts);
  const language = useAtomValue(languageAtom);
  const [isOpen, setOpen] = useState(false);
  const now = desk.record(number);
  const changed = changedLeaves(leaves, now, then);
  const isFree = !desk.isThere(number);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.target}>
          <span className={styles.targetName}>
            <span>{numberedName(desk.resource, now, number, language)}</span>{' '}
            {isFree && <span>{text('copy.blank')}</span>}
          </span>
          <span className={isFree ? muted : styles.overwritten}>
            {text(changed.length === 0 ? 'copy.same' : isFree ? 'copy.filled' : 'copy.changed', {
              count: changed.length,
            })}
          </span>
        </summary>
        {isOpen && changed.length > 0 && (
          <LeafTable
            leaves={changed}
            titleOfLeaf={text('copy.field')}
            one={{ title: text('copy.now'), record: now }}
            other={{ title: text('copy.then'), record: then }}
            scenarioId={desk.scenarioId}
          />
        )}
      </details>
    </li>
  );
}
