import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
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

/** What is under way: a look at the file, its import, or the question whether that was cancelled in time. */
type Step = 'checking' | 'importing' | 'asking';

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
  const [step, setStep] = useState<Step>();
  const [outcome, setOutcome] = useState<'cancelled' | 'unknown'>();
  const wasCancelled = useRef(false);
  const path = `scenarios/${scenarioId}/${callsOf(tableFile)?.import}`;
  const { sent, faults, send, cancel } = useFileUpload<ImportPlan>(path);
  const title =
    number === undefined
      ? text('files.importTitle', { table: resource.tables?.[table]?.title[language] ?? '' })
      : text('files.importOneTitle', { number: paddedNumber(resource.name, number) });

  async function sendAs(present: Step, file: File) {
    setStep(present);
    const id = number === undefined ? {} : { id: String(number) };
    const answer = await send(file, { dry_run: String(present !== 'importing'), ...id });
    setStep(undefined);
    return answer;
  }
  async function choose(file: File) {
    setChosen(file);
    setPlan(undefined);
    setOutcome(undefined);
    setPlan(await sendAs('checking', file));
  }
  async function importFile(file: File) {
    setOutcome(undefined);
    wasCancelled.current = false;
    const done = await sendAs('importing', file);
    if (done) finish(text('files.done', { added: done.added, changed: done.changed }));
    else if (wasCancelled.current) await tellCancelled(file);
  }
  /** Whether it was cancelled in time nobody answers: what the file would change now tells. */
  async function tellCancelled(file: File) {
    const now = await sendAs('asking', file);
    if (now?.added === 0 && now.changed === 0) {
      finish(text('files.tooLate'));
      return;
    }
    setPlan(now);
    setOutcome(now ? 'cancelled' : 'unknown');
  }
  function finish(message: string) {
    refreshDerived();
    void queryClient.invalidateQueries();
    showSnackbar(message, { tone: 'success' });
    onClose();
  }
  function leave() {
    cancel();
    if (step === 'importing') wasCancelled.current = true;
    else onClose();
  }
  const changes = plan ? plan.added + plan.changed : 0;
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={title}
      size="large"
      closeLabel={text('common.close')}
      actions={
        <>
          <Button onPress={leave}>{text('common.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={changes === 0}
            isPending={step === 'importing' || step === 'asking'}
            onPress={() => chosen && void importFile(chosen)}
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
        {step && sent !== undefined && (
          <ProgressBar label={text(step === 'checking' && sent < 1 ? 'files.reading' : `files.${step}`)} share={sent} />
        )}
        {outcome && (
          <Notice tone={outcome === 'unknown' ? 'warning' : 'normal'} role="status">
            {text(`files.${outcome}`)}
          </Notice>
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
