import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { type Reader, shownText } from '#client/resource/words/shownText.ts';
import { Table } from '#client/ui/Table.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { cellValue } from '#domain/resource/cellText.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { withLeaf } from '#domain/resource/leaf.ts';
import type { ImportPlan } from './ImportDialog.tsx';
import * as styles from './tableFiles.css.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

type Change = ImportPlan['changes'][number];

interface ChangedRecordProps {
  readonly change: Change;
  readonly resource: Resource;
  readonly reader: Reader;
}

/** A record that an import adds or changes, as a line that expands to its cells. */
export function ChangedRecord({ change, resource, reader }: ChangedRecordProps) {
  const text = useText(tableFilesTexts);
  const [isOpen, setOpen] = useState(false);
  const { number, name, added, cell_count } = change;
  const title = `${paddedNumber(resource.name, number)} ${name}`.trim();
  return (
    <details className={styles.record} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.recordLine}>
        <span className={styles.recordName}>{title}</span>
        <span>{text(added ? 'files.added' : 'files.changed')}</span>
        <span className={muted}>{text('files.cells', { count: cell_count })}</span>
      </summary>
      {isOpen && <ChangedCells title={title} {...{ change, resource, reader }} />}
    </details>
  );
}

function ChangedCells({ title, change, resource, reader }: ChangedRecordProps & { readonly title: string }) {
  const text = useText(tableFilesTexts);
  const { added, cells, cell_count } = change;
  const value = (path: string, cell: string) => {
    const shown = shownCell(resource, path, cell, reader);
    return shown ? <span className={styles.cell}>{shown}</span> : <span className={muted}>{text('files.empty')}</span>;
  };
  return (
    <>
      <Table
        label={title}
        columns={[
          { id: 'column', header: text('files.column'), cell: ({ column }) => column, role: 'name' },
          {
            id: 'before',
            header: text('files.before'),
            cell: ({ path, before }) => (added ? '' : value(path, before)),
          },
          { id: 'after', header: text('files.after'), cell: ({ path, after }) => value(path, after) },
        ]}
        rows={cells}
        rowKey={({ path }) => path}
        empty=""
      />
      {cells.length < cell_count && (
        <p className={muted}>{text('files.moreCells', { count: cell_count - cells.length })}</p>
      )}
    </>
  );
}

/** Formats a cell of a file as the table would; texts are shown whole, where the table shows only their first line. */
function shownCell(resource: Resource, path: string, cell: string, reader: Reader): string {
  const leaf = resource.leaves.find((one) => one.path === path);
  if (!leaf || leaf.field.kind === 'text' || leaf.field.kind === 'boxes') return cell;
  const read = cellValue(leaf, cell);
  return 'value' in read ? shownText(leaf, withLeaf(resource.blank, leaf, read.value), reader) : cell;
}
