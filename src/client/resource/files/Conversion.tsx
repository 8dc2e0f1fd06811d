import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { ExaminedTable } from './examineTable.ts';
import { PagedPart } from './PagedPart.tsx';
import * as styles from './tableFiles.css.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

interface ConversionProps {
  readonly source: ExaminedTable;
  readonly onConvert: () => void;
}

/** Offers to convert a file in UTF-8, after a list of the characters that Shift_JIS lacks. */
export function Conversion({ source: { lost }, onConvert }: ConversionProps) {
  const text = useText(tableFilesTexts);
  return (
    <>
      <Notice tone={lost.length > 0 ? 'warning' : 'normal'} role="status">
        <p>{text('files.utf8')}</p>
        {lost.length > 0 && <p>{text('files.utf8Lost', { count: lost.length })}</p>}
      </Notice>
      <PagedPart title={text('files.lostCells')} entries={lost}>
        {(shown) => (
          <Table
            label={text('files.lostCells')}
            columns={[
              { id: 'row', header: text('files.row'), role: 'name', align: 'end', cell: ({ row }) => row },
              { id: 'column', header: text('files.column'), align: 'end', cell: ({ column }) => column },
              { id: 'characters', header: text('files.characters'), cell: ({ characters }) => characters.join(' ') },
            ]}
            rows={shown}
            rowKey={({ row, column }) => `${row} ${column}`}
            empty=""
          />
        )}
      </PagedPart>
      <span className={styles.buttons}>
        <Button tone="primary" onPress={onConvert}>
          {text('files.convert')}
        </Button>
      </span>
    </>
  );
}
