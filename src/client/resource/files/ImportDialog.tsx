import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { queryClient } from '#client/api/queryClient.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { type CheckFile, ImportPlanDialog } from '#client/page/import/ImportPlanDialog.tsx';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Conversion } from './Conversion.tsx';
import { type ExaminedTable, examineTable, MOST_EXAMINED } from './examineTable.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { shiftJisBytes } from './shiftJisBytes.ts';
import { callsOf, type TableFile } from './TableFile.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

export type ImportPlan = RouterOutputs['records']['item']['import']['data'];

interface ImportDialogProps {
  readonly file: TableFile;
  readonly onClose: () => void;
}

/** A chosen file that was examined, and what is sent of it: undefined until its conversion was agreed to. */
interface ChosenTable extends ExaminedTable {
  readonly sent: File | undefined;
}

/** Imports a CSV file for a table or for one of its records. A file in UTF-8 is converted, and the columns can be chosen. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { scenarioId, resource, table, number } = file;
  const text = useText(tableFilesTexts);
  const language = useAtomValue(languageAtom);
  const desk = useRecordDesk(resource, scenarioId);
  const title =
    number === undefined
      ? text('files.importTitle', { table: resource.tables?.[table]?.title[language] ?? '' })
      : text('files.importOneTitle', { number: paddedNumber(resource.name, number) });
  const [source, setSource] = useState<ChosenTable>();
  const latest = useRef<File>(undefined);
  async function examine(chosen: File, check: CheckFile): Promise<void> {
    latest.current = chosen;
    setSource(undefined);
    const bytes = chosen.size > MOST_EXAMINED ? undefined : new Uint8Array(await chosen.arrayBuffer());
    if (latest.current !== chosen) return;
    const examined = bytes && examineTable(bytes);
    if (examined) setSource({ ...examined, sent: examined.isUtf8 ? undefined : chosen });
    if (!examined?.isUtf8) check(chosen);
  }
  function convert(chosen: ChosenTable, check: CheckFile): void {
    const { name = '', lastModified } = latest.current ?? {};
    const sent = new File([shiftJisBytes(chosen.text)], name, {
      type: 'text/csv',
      ...(lastModified && { lastModified }),
    });
    setSource({ ...chosen, sent });
    check(sent);
  }
  const known = resource.tables?.[table];
  function about(check: CheckFile, isRefused: boolean) {
    if (!source || !known) return undefined;
    const { sent, header } = source;
    if (!sent) return <Conversion source={source} onConvert={() => convert(source, check)} />;
    if (header.length < 2) return undefined;
    return (
      <ColumnChooser
        {...{ source, resource, table: known, isNeeded: isRefused }}
        onChoose={(columns) => check(sent, { columns })}
      />
    );
  }
  /** Adds the import to the undo steps. If a record has more changed cells than the plan lists, all its changed leaves count. */
  async function show({ changes }: ImportPlan) {
    const leaves = changes.map(({ number, cells, cell_count }) => {
      return [number, cells.length === cell_count ? new Set(cells.map(({ path }) => path)) : undefined] as const;
    });
    await desk?.imported(new Map(leaves)).catch(() => {});
    void queryClient.invalidateQueries();
  }
  return (
    <ImportPlanDialog<ImportPlan>
      path={`scenarios/${scenarioId}/${callsOf(file)?.import}`}
      title={title}
      place={text('files.drop')}
      hint={text('files.dropHint')}
      accept={['text/csv', '.csv']}
      {...(number !== undefined && { fields: { id: String(number) } })}
      onChosen={(chosen, check) => void examine(chosen, check)}
      about={about}
      changesOf={({ added, changed }) => added + changed}
      doneText={({ added, changed }) => text('files.done', { added, changed })}
      onDone={show}
      onClose={onClose}
    >
      {(plan) => <ImportPreview plan={plan} resource={resource} scenarioId={scenarioId} />}
    </ImportPlanDialog>
  );
}
