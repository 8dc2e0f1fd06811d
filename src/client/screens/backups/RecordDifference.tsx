import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LeafTable } from '#client/resource/form/LeafTable.tsx';
import { tag } from '#client/ui/Tag.css.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import * as styles from './backups.css.ts';
import { backupsTexts } from './backupsTexts.ts';
import type { Difference } from './DifferenceView.tsx';
import { recordOf } from './recordOf.ts';

interface RecordDifferenceProps {
  readonly record: Difference['records'][number];
  readonly scenarioId: string;
}

/** A record that differs, with its fields when it is opened. */
export function RecordDifference({ record, scenarioId }: RecordDifferenceProps) {
  const text = useText(backupsTexts);
  const language = useAtomValue(languageAtom);
  const [isOpen, setOpen] = useState(false);
  const { kind, number, name, change, leaves } = record;
  const resource = resourceOf(kind) as Resource;
  return (
    <details className={styles.record} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={tag}>{text(`compare.${change}`)}</span>
        <span>
          {number} {inLanguage(name, language)}
        </span>
        <span className={styles.muted}>{text('compare.settings', { count: leaves.length })}</span>
      </summary>
      {isOpen && (
        <LeafTable
          scenarioId={scenarioId}
          leaves={resource.leaves.filter(({ path }) => leaves.some((one) => one.path === path))}
          titleOfLeaf={text('compare.field')}
          one={{ title: text('compare.before'), record: recordOf(resource, number, leaves, 'before') }}
          other={{ title: text('compare.after'), record: recordOf(resource, number, leaves, 'after') }}
        />
      )}
    </details>
  );
}
