import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { downloadFile } from '#client/api/downloadFile.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Resource } from '#domain/resource/defineResource.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import * as styles from './tableFiles.css.ts';

export { tableFilesTexts as texts } from './tableFilesTexts.ts';

export interface TableFile {
  readonly scenarioId: string;
  readonly resource: Resource;
  /** One of the resource's tables that have a file. */
  readonly table: string;
  /** The one record that the file is about, where it is about one. */
  readonly number?: number;
}

export type LostCell = RouterOutputs['records']['item']['export']['data']['lost'][number];

/** Imports and exports the file behind a table. What an export loses is told first. */
export default function TableFileButtons(file: TableFile) {
  const text = useText();
  const canWrite = useAtomValue(canWriteAtom);
  const [isImporting, setImporting] = useState(false);
  const [lost, setLost] = useState<readonly LostCell[]>([]);
  const [isExporting, setExporting] = useState(false);
  const { scenarioId, resource, table, number } = file;
  const files = resource.tables?.[table]?.files;
  if (!files) return null;

  async function exportTable(isAgreed: boolean) {
    setLost([]);
    setExporting(true);
    try {
      await flushUnsaved();
      const input = { scenario_id: scenarioId, table, ...(number !== undefined && { id: number }) };
      const { data } = await trpcClient.records[resource.name].export.query(input);
      if (data.lost.length > 0 && !isAgreed) setLost(data.lost);
      else {
        const query = number === undefined ? '' : `?id=${number}`;
        await downloadFile(`scenarios/${scenarioId}/${files?.export}${query}`, `${resource.name}-${table}.csv`);
      }
    } catch (error) {
      showError(error);
    }
    setExporting(false);
  }
  return (
    <span className={styles.buttons}>
      {canWrite && (
        <Button icon={<Upload size={16} aria-hidden />} onPress={() => setImporting(true)}>
          {text('files.import')}
        </Button>
      )}
      <Button icon={<Download size={16} aria-hidden />} isPending={isExporting} onPress={() => void exportTable(false)}>
        {text('files.export')}
      </Button>
      {isImporting && <ImportDialog file={file} onClose={() => setImporting(false)} />}
      {lost.length > 0 && (
        <ExportDialog lost={lost} onClose={() => setLost([])} onExport={() => void exportTable(true)} />
      )}
    </span>
  );
}
