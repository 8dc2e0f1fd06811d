import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { queryClient } from '#client/api/queryClient.ts';
import { refreshDerived } from '#client/api/refreshDerived.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFileUpload } from '#client/shell/useFileUpload.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { callsOf, type TableFile } from './TableFile.ts';
import * as styles from './tableFiles.css.ts';

export type ImportPlan = RouterOutputs['records']['item']['import']['data'];

interface ImportDialogProps {
  readonly file: TableFile;
  readonly onClose: () => void;
}

/** Takes the file of a table: what it would change is shown first, then it is imported behind an automatic backup. */
export function ImportDialog({ file: tableFile, onClose }: ImportDialogProps) {
  const { scenarioId, resource, table, number } = tableFile;
  const text = useText();
  const language = useAtomValue(languageAtom);
  const [chosen, setChosen] = useState<File>();
  const [plan, setPlan] = useState<ImportPlan>();
  const { sent, faults, send } = useFileUpload<ImportPlan>(`scenarios/${scenarioId}/${callsOf(tableFile)?.import}`);
  const title =
    number === undefined
      ? text('files.importTitle', { table: resource.tables?.[table]?.title[language] ?? '' })
      : text('files.importOneTitle', { number: paddedNumber(resource.name, number) });

  const fields = (isDry: boolean) => ({
    dry_run: String(isDry),
    ...(number !== undefined && { id: String(number) }),
  });
  async function choose(file: File) {
    setChosen(file);
    setPlan(undefined);
    setPlan(await send(file, fields(true)));
  }
  async function importChosen() {
    const done = chosen && (await send(chosen, fields(false)));
    if (!done) return;
    refreshDerived();
    void queryClient.invalidateQueries();
    showSnackbar(text('files.done', { added: done.added, changed: done.changed }), { tone: 'success' });
    onClose();
  }
  const changes = plan ? plan.added + plan.changed : 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="large"
      closeLabel={text('common.close')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={changes === 0}
            isPending={plan !== undefined && sent !== undefined}
            onPress={() => void importChosen()}
          >
            {text('files.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FileDrop
          label={text('files.drop')}
          chooseLabel={text(chosen ? 'files.another' : 'files.choose')}
          accept={['text/csv', '.csv']}
          onChoose={(file) => void choose(file)}
          isDisabled={sent !== undefined}
        >
          <p>{chosen ? chosen.name : text('files.dropHint')}</p>
        </FileDrop>
        {sent !== undefined && (
          <ProgressBar
            label={text(plan ? 'files.importing' : sent < 1 ? 'files.reading' : 'files.checking')}
            share={sent}
          />
        )}
        {faults.length > 0 && (
          <Notice tone="danger" role="alert">
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Notice>
        )}
        {plan && <ImportPreview plan={plan} resource={resource} scenarioId={scenarioId} />}
        {changes > 0 && <Notice>{text('files.undo')}</Notice>}
      </div>
    </Dialog>
  );
}
