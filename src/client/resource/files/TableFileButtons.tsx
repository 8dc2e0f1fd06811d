import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type Ref, useImperativeHandle, useState } from 'react';
import { downloadFile } from '#client/api/downloadFile.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { saveFile } from '#client/api/saveFile.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { timings } from '#client/timings.ts';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { useShownAfter } from '#client/ui/useShownAfter.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { shiftJisBytes } from './shiftJisBytes.ts';
import { callsOf, type FileActions, type TableFile } from './TableFile.ts';
import * as styles from './tableFiles.css.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

export type LostCell = RouterOutputs['records']['item']['export']['data']['lost'][number];

/**
 * Buttons that import and export the file of a table or of one record. An export first shows what it would lose. On a phone the actions are
 * in the menu of the caller; only the button that cancels a long export is here.
 */
export default function TableFileButtons({ actions, ...file }: TableFile & { readonly actions?: Ref<FileActions> }) {
  const text = useText(tableFilesTexts);
  const canWrite = useMay(file.resource.needs);
  const [isImporting, setImporting] = useState(false);
  const [lost, setLost] = useState<readonly LostCell[]>([]);
  const [exporting, setExporting] = useState<AbortController>();
  const isInMenu = useMedia(screen.phone) && actions !== undefined;
  const isLong = useShownAfter(exporting !== undefined, timings.firstSpinner);
  const { scenarioId, resource, table, number } = file;
  const paths = callsOf(file);
  function startExport() {
    if (!exporting) void exportTable(false);
  }
  useImperativeHandle(actions, () => ({ openImport: () => setImporting(true), startExport }));
  if (!paths) return null;

  async function exportTable(isAgreed: boolean) {
    setLost([]);
    const controller = new AbortController();
    const { signal } = controller;
    setExporting(controller);
    try {
      await flushUnsaved();
      const { data } = await readFile(file, signal);
      if (data.lost.length > 0 && !isAgreed) setLost(data.lost);
      else {
        const [query, name] =
          number === undefined ? ['', table] : [`?id=${number}`, paddedNumber(resource.name, number)];
        const fileName = `${resource.name}-${name}.csv`;
        if (paths?.export) await downloadFile(`scenarios/${scenarioId}/${paths.export}${query}`, fileName, signal);
        else saveFile(new Blob([shiftJisBytes(data.csv)], { type: 'text/csv' }), fileName);
      }
    } catch (error) {
      if (!signal.aborted) showError(error);
    }
    setExporting(undefined);
  }
  return (
    <span className={styles.buttons}>
      {canWrite && !isInMenu && (
        <Button icon={<Upload size={16} aria-hidden />} onPress={() => setImporting(true)}>
          {text('files.import')}
        </Button>
      )}
      {(isLong || !isInMenu) && (
        <Button
          icon={isLong ? <Spinner size="small" /> : <Download size={16} aria-hidden />}
          onPress={() => {
            if (isLong) exporting?.abort();
            else startExport();
          }}
        >
          {text(isLong ? 'files.cancelExport' : 'files.export')}
        </Button>
      )}
      {isImporting && <ImportDialog file={file} onClose={() => setImporting(false)} />}
      {lost.length > 0 && (
        <ExportDialog file={file} lost={lost} onClose={() => setLost([])} onExport={() => void exportTable(true)} />
      )}
    </span>
  );
}

/** Requests the content of an export, and the cells that it loses. */
function readFile({ scenarioId: scenario_id, resource, table, number }: TableFile, signal: AbortSignal) {
  const calls = trpcClient.records[resource.name];
  if (number === undefined) return calls.export.query({ scenario_id, table }, { signal });
  return calls.exportOne.query({ scenario_id, table, id: number }, { signal });
}
