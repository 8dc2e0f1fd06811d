import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Paged } from '#client/page/Paged.tsx';
import { muted } from '#client/page/page.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import type { Resource, Table } from '#domain/resource/defineResource.ts';
import { csvHeader, csvLeaves } from '#domain/resource/importPlan.ts';
import { guessedColumns, writeColumns } from '#domain/resource/tableColumns.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import type { ExaminedTable } from './examineTable.ts';
import * as styles from './tableFiles.css.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

/** Stands for a column of the file that is none of the table. */
const UNUSED = -1;

/** Columns of a file per page of the list. */
const PAGE_SIZE = 40;

interface ColumnChooserProps {
  readonly source: ExaminedTable;
  readonly resource: Resource;
  readonly table: Table;
  /** Whether the file was refused as it is, so that a choice is needed. */
  readonly isNeeded: boolean;
  /** Called with the chosen columns as the field of the form. */
  readonly onChoose: (columns: string) => void;
}

/** Lets the author say which column of a file is which of the table, beginning with a guess by the names in the header. */
export function ColumnChooser({ source, resource, table, isNeeded, onChoose }: ColumnChooserProps) {
  const text = useText(tableFilesTexts);
  const language = useAtomValue(languageAtom);
  const { header, sample } = source;
  const options = useMemo(() => {
    const others = LANGUAGES.map((one) => csvHeader(resource, table, one));
    const leaves = csvLeaves(resource, table);
    return csvHeader(resource, table, language).map((label, value) => {
      const path = leaves[value - 1]?.path;
      return { value, label, words: [...others.map((list) => list[value] ?? ''), ...(path ? [path] : [])] };
    });
  }, [resource, table, language]);
  /** For each column of the file the column of the table that it is. */
  const [columns, setColumns] = useState<readonly number[]>(() => {
    const guess = guessedColumns(resource, table, header);
    const isUnknown = guess.every((place) => place === 0);
    // As the server reads it.
    if (isUnknown && header.length === guess.length) return header.map((_, at) => at);
    return header.map((_, at) => (guess.includes(at + 1) ? guess.indexOf(at + 1) : UNUSED));
  });
  const isTwice = (column: number) => column !== UNUSED && columns.filter((other) => other === column).length > 1;
  const choice = options.map(({ value }) => columns.indexOf(value) + 1);
  const hasNumber = choice[0] !== 0;
  const isReady = hasNumber && choice.filter((place) => place > 0).length > 1 && !columns.some(isTwice);
  return (
    <details className={styles.record} open={isNeeded}>
      <summary className={styles.recordLine}>{text('files.columns')}</summary>
      <div className={styles.part}>
        <p className={muted}>{text('files.columnsHint')}</p>
        <Paged title={text('files.columns')} entries={header.map((name, at) => ({ name, at }))} size={PAGE_SIZE}>
          {(shown) => (
            <ul className={styles.columnList}>
              {shown.map(({ name, at }) => (
                <li key={at} className={styles.columnLine}>
                  <ComboBox
                    label={text('files.columnOf', { number: at + 1, name })}
                    hint={sample[at] ? text('files.columnSample', { value: sample[at].slice(0, LONGEST_SAMPLE) }) : ''}
                    value={columns[at] ?? UNUSED}
                    onChange={(column) => setColumns((present) => present.with(at, column ?? UNUSED))}
                    options={[{ value: UNUSED, label: text('files.columnUnused') }, ...options]}
                    emptyText={text('files.columnUnknown')}
                    errors={isTwice(columns[at] ?? UNUSED) ? [text('files.columnTwice')] : []}
                  />
                </li>
              ))}
            </ul>
          )}
        </Paged>
        {!hasNumber && <p role="status">{text('files.columnNumber', { name: options[0]?.label ?? '' })}</p>}
        <span className={styles.buttons}>
          <Button isDisabled={!isReady} onPress={() => onChoose(writeColumns(choice))}>
            {text('files.checkColumns')}
          </Button>
        </span>
      </div>
    </details>
  );
}

/** Maximum length of a shown cell in characters. */
const LONGEST_SAMPLE = 40;
