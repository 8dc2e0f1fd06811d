import { useState } from 'react';
import { downloadFile } from '#client/api/downloadFile.ts';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { page } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { showError } from '#client/page/showError.ts';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import { BlockingSpinner } from '#client/ui/BlockingSpinner.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Table } from '#client/ui/Table.tsx';
import { backupActionTexts } from './backupActionTexts.ts';
import { backupColumns } from './backupColumns.tsx';
import * as styles from './backups.css.ts';
import { backupsTexts } from './backupsTexts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { DeleteBackupDialog } from './DeleteBackupDialog.tsx';
import { NewBackupPanel } from './NewBackupPanel.tsx';
import { RenameBackupDialog } from './RenameBackupDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { StoragePanel } from './StoragePanel.tsx';
import { type Backup, type RestoredPart, useBackups } from './useBackups.ts';

interface Shown {
  readonly kind: 'compare' | 'rename' | 'delete' | 'restore';
  readonly backup: Backup;
  readonly part?: RestoredPart;
}

/** /scenarios/{id}/backups: all backups of a scenario, the changes between them, and restoring them entirely or in part. */
export default function BackupsScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(backupsTexts, backupActionTexts);
  usePartTitle(text('backups.title'));
  const mayEdit = useMay('edit');
  const mayRestore = useMay('restore');
  const list = trpc.backups.list.useQuery({ scenario_id: scenarioId }, { staleTime: 0 });
  const { blocking, save, restore } = useBackups(scenarioId);
  const [shown, show] = useState<Shown>();
  const close = () => show(undefined);
  if (list.isError && !list.data) return <QueryFailure query={list} />;
  if (!list.data) return <LoadingPage />;

  const download = ({ id }: Backup) =>
    downloadFile(`scenarios/${scenarioId}/backup/${id}/project-file`).catch(showError);
  return (
    <div className={page}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Table
            label={text('backups.list')}
            columns={backupColumns({
              text,
              mayEdit,
              mayRestore,
              onCompare: (backup) => show({ kind: 'compare', backup }),
              onRestore: (backup) => show({ kind: 'restore', backup }),
              onDownload: (backup) => void download(backup),
              onRename: (backup) => show({ kind: 'rename', backup }),
              onDelete: (backup) => show({ kind: 'delete', backup }),
            })}
            rows={list.data.data}
            rowKey={({ id }) => id}
            empty={<EmptyState title={text('backups.empty')} text={text('backups.emptyHint')} />}
          />
          <p className={styles.muted}>{text('backups.rings')}</p>
        </div>
        {mayEdit && (
          <div className={styles.column}>
            <NewBackupPanel onSave={save} />
            <StoragePanel />
          </div>
        )}
      </div>
      {shown?.kind === 'compare' && (
        <CompareDialog
          scenarioId={scenarioId}
          backup={shown.backup}
          backups={list.data.data}
          onRestore={mayEdit ? (part) => show({ kind: 'restore', backup: shown.backup, part }) : undefined}
          onClose={close}
        />
      )}
      {shown?.kind === 'rename' && <RenameBackupDialog scenarioId={scenarioId} backup={shown.backup} onClose={close} />}
      {shown?.kind === 'delete' && <DeleteBackupDialog scenarioId={scenarioId} backup={shown.backup} onClose={close} />}
      <RestoreDialog
        backup={shown?.kind === 'restore' ? shown.backup : undefined}
        part={shown?.part}
        onClose={close}
        onRestore={(backup) => {
          close();
          void restore(backup, shown?.part);
        }}
      />
      <BlockingSpinner isActive={blocking !== undefined} label={text(`backup.${blocking ?? 'saving'}`)} />
    </div>
  );
}
