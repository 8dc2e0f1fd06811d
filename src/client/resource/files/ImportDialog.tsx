import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiErrorOf, fieldErrorsOf } from '#client/api/apiError.ts';
import { queryClient } from '#client/api/queryClient.ts';
import { refreshDerived } from '#client/api/refreshDerived.ts';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { sendForm } from '#client/api/sendForm.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { TableFile } from './TableFileButtons.tsx';
import * as styles from './tableFiles.css.ts';

export type ImportPlan = RouterOutputs['records']['item']['import']['data'];

interface ImportDialogProps {
  readonly file: TableFile;
  readonly onClose: () => void;
}

/** Takes the file of a table: what it would change is shown first, then it is imported behind an automatic backup. */
export function ImportDialog({ file: { scenarioId, resource, table, number }, onClose }: ImportDialogProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const [chosen, setChosen] = useState<File>();
  const [plan, setPlan] = useState<ImportPlan>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  /** Which share of the file is sent; undefined while nothing is under way. */
  const [sent, setSent] = useState<number>();
  const title = resource.tables?.[table]?.title[language] ?? '';

  async function send(file: File, isDry: boolean): Promise<ImportPlan | undefined> {
    setFaults([]);
    setSent(0);
    const form = new FormData();
    form.set('dry_run', String(isDry));
    if (number !== undefined) form.set('id', String(number));
    form.set('file', file);
    try {
      await flushUnsaved();
      return await sendForm<ImportPlan>(
        `scenarios/${scenarioId}/${resource.tables?.[table]?.files?.import}`,
        form,
        setSent,
      );
    } catch (error) {
      const told = Object.values(fieldErrorsOf(error) ?? {}).flat();
      const answer = apiErrorOf(error);
      if (told.length > 0) setFaults(told);
      else if (answer?.code === 413) setFaults([answer.message ?? '']);
      else showError(error);
      return undefined;
    } finally {
      setSent(undefined);
    }
  }
  async function choose(file: File) {
    setChosen(file);
    setPlan(undefined);
    setPlan(await send(file, true));
  }
  async function importChosen() {
    const done = chosen && (await send(chosen, false));
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
      title={text('files.importTitle', { table: title })}
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
        {plan && <ImportPreview plan={plan} resource={resource} />}
        {changes > 0 && <Notice>{text('files.undo')}</Notice>}
      </div>
    </Dialog>
  );
}
