import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/shell/page.css.ts';
import { type Column, Table } from '#client/ui/Table.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Language } from '#domain/text/languages.ts';
import type { ImportPlan } from './ImportDialog.tsx';
import * as styles from './tableFiles.css.ts';

/** Rows of each list that are shown. */
const MOST_SHOWN = 200;

type Remark = ImportPlan['refused'][number];
type Change = ImportPlan['changes'][number];

/** What an import would change, what it leaves out and why. */
export function ImportPreview({ plan, resource }: { readonly plan: ImportPlan; readonly resource: Resource }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const { added, changed, unchanged, refused_rows } = plan;
  const remarkColumns: Column<Remark>[] = [
    { id: 'row', header: text('files.row'), cell: ({ row }) => row, role: 'name', align: 'end' },
    { id: 'column', header: text('files.column'), cell: ({ column }) => column },
    { id: 'value', header: text('files.value'), cell: ({ value }) => <span className={styles.cell}>{value}</span> },
    { id: 'reason', header: text('files.reason'), cell: ({ reason }) => reason },
  ];
  const shown = (change: Change, cell: string) => (
    <span className={styles.cell}>{shownCell(resource, change.path, cell, language)}</span>
  );
  const changeColumns: Column<Change>[] = [
    {
      id: 'number',
      header: text('files.number'),
      cell: (change) => paddedNumber(resource.name, change.number) + (change.added ? ` (${text('files.added')})` : ''),
      role: 'name',
      isNowrap: true,
    },
    { id: 'column', header: text('files.column'), cell: ({ column }) => column },
    {
      id: 'before',
      header: text('files.before'),
      cell: (change) => (change.added ? '' : shown(change, change.before)),
    },
    { id: 'after', header: text('files.after'), cell: (change) => shown(change, change.after) },
  ];
  const remarks = (title: string, hint: string, rows: readonly Remark[]) => (
    <Part title={title} count={rows.length}>
      {hint && <p className={muted}>{hint}</p>}
      <Table
        label={title}
        columns={remarkColumns}
        rows={rows.slice(0, MOST_SHOWN)}
        rowKey={({ row, column, reason }) => `${row} ${column} ${reason}`}
        empty=""
      />
    </Part>
  );
  return (
    <>
      <p className={styles.counts} role="status">
        {text('files.counts', { added, changed, unchanged, refused_rows })}
      </p>
      {added + changed === 0 && <p>{text('files.nothing')}</p>}
      {plan.refused.length > 0 && remarks(text('files.refused'), text('files.refusedHint'), plan.refused)}
      {plan.warned.length > 0 && remarks(text('files.warned'), '', plan.warned)}
      {plan.changes.length > 0 && (
        <Part title={text('files.changes')} count={plan.changes.length}>
          <Table
            label={text('files.changes')}
            columns={changeColumns}
            rows={plan.changes.slice(0, MOST_SHOWN)}
            rowKey={({ number, path }) => `${number} ${path}`}
            empty=""
          />
        </Part>
      )}
    </>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const text = useText();
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
      {count > MOST_SHOWN && <p className={muted}>{text('files.more', { count: MOST_SHOWN })}</p>}
    </section>
  );
}

/** A cell of the file as the form shows its value: an entry of a list by its name, a flag as a mark. */
function shownCell(resource: Resource, path: string, cell: string, language: Language): string {
  const field = resource.leaves.find((leaf) => leaf.path === path)?.field;
  if (field?.kind === 'flag') return cell === '1' ? '○' : '－';
  if (field?.kind !== 'choice' && field?.kind !== 'image') return cell;
  return field.options.find(({ code }) => String(code) === cell)?.label[language] ?? cell;
}
