import { useText } from '#client/i18n/useText.ts';
import { importTexts } from '#client/page/import/importTexts.ts';
import { muted } from '#client/page/page.css.ts';
import { type Column, Table } from '#client/ui/Table.tsx';
import type { Resource } from '#domain/resource/defineResource.ts';
import { ChangedRecord } from './ChangedRecord.tsx';
import type { ImportPlan } from './ImportDialog.tsx';
import { PagedPart } from './PagedPart.tsx';
import * as styles from './tableFiles.css.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';
import { useFileReader } from './useFileReader.ts';

type CellEntry = ImportPlan['refused'][number];

interface ImportPreviewProps {
  readonly plan: ImportPlan;
  readonly resource: Resource;
  readonly scenarioId: string;
}

/** A preview of an import: the changes record by record, and the rows and cells that it skips, with the reasons. */
export function ImportPreview({ plan, resource, scenarioId }: ImportPreviewProps) {
  const text = useText(importTexts, tableFilesTexts);
  const reader = useFileReader(plan, resource, scenarioId);
  const { added, changed, unchanged, refused_rows } = plan;
  const columns: Column<CellEntry>[] = [
    { id: 'row', header: text('files.row'), cell: ({ row }) => row, role: 'name', align: 'end' },
    { id: 'column', header: text('files.column'), cell: ({ column }) => column },
    { id: 'value', header: text('files.value'), cell: ({ value }) => <span className={styles.cell}>{value}</span> },
    { id: 'reason', header: text('files.reason'), cell: ({ reason }) => reason },
  ];
  const problems = (title: string, hint: string, entries: readonly CellEntry[], count: number) => (
    <PagedPart title={title} entries={entries} count={count}>
      {(shown) => (
        <>
          {hint && <p className={muted}>{hint}</p>}
          <Table
            label={title}
            columns={columns}
            rows={shown}
            rowKey={({ row, column, reason }) => `${row} ${column} ${reason}`}
            empty=""
          />
        </>
      )}
    </PagedPart>
  );
  return (
    <>
      <p className={styles.counts} role="status">
        {text('files.counts', { added, changed, unchanged, refused_rows })}
      </p>
      {added + changed === 0 && <p>{text('import.nothing')}</p>}
      {problems(text('files.refused'), text('files.refusedHint'), plan.refused, plan.refused_count)}
      {problems(text('files.warned'), '', plan.warned, plan.warned_count)}
      <PagedPart title={text('import.changes')} entries={plan.changes}>
        {(shown) => (
          <ul className={styles.records} aria-label={text('import.changes')}>
            {shown.map((change) => (
              <li key={change.number}>
                <ChangedRecord change={change} resource={resource} reader={reader} />
              </li>
            ))}
          </ul>
        )}
      </PagedPart>
    </>
  );
}
