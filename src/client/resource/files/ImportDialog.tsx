import { useAtomValue } from 'jotai';
import { queryClient } from '#client/api/queryClient.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ImportPlanDialog } from '#client/page/import/ImportPlanDialog.tsx';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { callsOf, type TableFile } from './TableFile.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

export type ImportPlan = RouterOutputs['records']['item']['import']['data'];

interface ImportDialogProps {
  readonly file: TableFile;
  readonly onClose: () => void;
}

/** Imports a CSV file for a table or for one of its records. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { scenarioId, resource, table, number } = file;
  const text = useText(tableFilesTexts);
  const language = useAtomValue(languageAtom);
  const desk = useRecordDesk(resource, scenarioId);
  const title =
    number === undefined
      ? text('files.importTitle', { table: resource.tables?.[table]?.title[language] ?? '' })
      : text('files.importOneTitle', { number: paddedNumber(resource.name, number) });
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
      changesOf={({ added, changed }) => added + changed}
      doneText={({ added, changed }) => text('files.done', { added, changed })}
      onDone={show}
      onClose={onClose}
    >
      {(plan) => <ImportPreview plan={plan} resource={resource} scenarioId={scenarioId} />}
    </ImportPlanDialog>
  );
}
