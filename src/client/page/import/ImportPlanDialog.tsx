import { type ReactNode, useRef, useState } from 'react';
import { refreshDerived } from '#client/api/refreshDerived.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { sheet } from './ImportPlanDialog.css.ts';
import { importTexts } from './importTexts.ts';
import { useFileUpload } from './useFileUpload.ts';

/** The running step: checking the file, importing it, or asking whether a cancelled import was stopped in time. */
type Step = 'checking' | 'importing' | 'asking';

/** Checks a chosen file, or what was made of it, and shows its plan; the same fields go with the import. */
export type CheckFile = (file: File, fields?: Readonly<Record<string, string>>) => void;

interface ImportPlanDialogProps<Plan> {
  /** The path of the call that takes the file, below /api/frontend/; with `dry_run` it only returns its plan. */
  readonly path: string;
  readonly title: string;
  /** The accessible name of the drop area, and the text in it. */
  readonly place: string;
  readonly hint: string;
  /** Types and extensions of the files. */
  readonly accept: readonly string[];
  /** Fields of the call in addition to the file. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Further fields for the import itself: the choices made in the plan. */
  readonly choice?: Readonly<Record<string, string>>;
  /** Called with a chosen file in place of checking it at once. */
  readonly onChosen?: (file: File, check: CheckFile) => void;
  /** Shown above the plan, and where the file was refused: further questions about the file. */
  readonly about?: (check: CheckFile, isRefused: boolean) => ReactNode;
  /** Called with the plan of a file when it is known. */
  readonly onPlan?: (plan: Plan) => void;
  /** Returns the number of changes of a plan that are chosen to be written. */
  readonly changesOf: (plan: Plan) => number;
  /** Returns the message after an import. */
  readonly doneText: (done: Plan) => string;
  /** Called with the result of the import, before the dialog is closed. */
  readonly onDone: (done: Plan) => unknown;
  readonly onClose: () => void;
  /** The import creates something new, so there is nothing to back up. */
  readonly isCreation?: boolean;
  /** An alternative to a file, shown while none is chosen. */
  readonly instead?: ReactNode;
  /** Shows the changes of a plan. */
  readonly children: (plan: Plan) => ReactNode;
}

interface CheckedFile {
  readonly file: File;
  readonly more: Readonly<Record<string, string>>;
}

/**
 * The dialog for importing a file: it first shows the changes, then imports the file after an automatic backup. It can be cancelled at any
 * time.
 */
export function ImportPlanDialog<Plan>(props: ImportPlanDialogProps<Plan>) {
  const { path, title, place, hint, accept, fields = {}, choice = {}, changesOf, onClose, isCreation = false } = props;
  const text = useText(importTexts, pageTexts);
  const [chosen, setChosen] = useState<File>();
  /** The file that was checked last, with the fields that went with it. */
  const [checked, setChecked] = useState<CheckedFile>();
  const [plan, setPlan] = useState<Plan>();
  const [step, setStep] = useState<Step>();
  const [outcome, setOutcome] = useState<'cancelled' | 'unknown'>();
  const wasCancelled = useRef(false);
  const { sent, faults, forget, send, cancel } = useFileUpload<Plan>(path);

  async function sendAs(present: Step, { file, more }: CheckedFile): Promise<Plan | undefined> {
    setStep(present);
    const isDryRun = { dry_run: String(present !== 'importing') };
    const answer = await send(file, { ...fields, ...more, ...(present !== 'checking' && choice), ...isDryRun });
    setStep(undefined);
    return answer;
  }
  function choose(file: File) {
    setChosen(file);
    setChecked(undefined);
    setPlan(undefined);
    setOutcome(undefined);
    forget();
    if (props.onChosen) props.onChosen(file, check);
    else check(file);
  }
  function check(file: File, more: Readonly<Record<string, string>> = {}): void {
    // One check at a time; its button stays, so that the keyboard keeps its place.
    if (sent !== undefined) return;
    setChecked({ file, more });
    setPlan(undefined);
    setOutcome(undefined);
    void sendAs('checking', { file, more }).then((planned) => {
      if (planned === undefined) return;
      props.onPlan?.(planned);
      setPlan(planned);
    });
  }
  async function importFile(file: CheckedFile) {
    setOutcome(undefined);
    wasCancelled.current = false;
    const done = await sendAs('importing', file);
    if (done) await finish(done, props.doneText(done));
    else if (wasCancelled.current) await notifyCancelled(file);
  }
  /** Nobody reports whether a call was cancelled in time, so the file is checked again for remaining changes. */
  async function notifyCancelled(file: CheckedFile) {
    // For a new creation a second check shows nothing: the plan is the same whether the first was made or not.
    const now = isCreation ? undefined : await sendAs('asking', file);
    if (now && changesOf(now) === 0) await finish(plan ?? now, text('import.tooLate'));
    else if (now) setOutcome('cancelled');
    else {
      setPlan(undefined);
      setOutcome('unknown');
    }
  }
  async function finish(done: Plan, message: string) {
    refreshDerived();
    await props.onDone(done);
    showSnackbar(message, { tone: 'success' });
    onClose();
  }
  function leave() {
    cancel();
    if (step === 'importing') wasCancelled.current = true;
    else onClose();
  }
  const changes = plan ? changesOf(plan) : 0;
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
            onPress={() => checked && void importFile(checked)}
          >
            {text('import.submit')}
          </Button>
        </>
      }
    >
      <div className={sheet}>
        <FileDrop
          label={place}
          chooseLabel={text(chosen ? 'import.another' : 'import.choose')}
          accept={accept}
          onChoose={(file) => {
            // Not disabled during the call, because the keyboard would lose its focus in the dialog.
            if (sent === undefined) choose(file);
          }}
        >
          <p>{chosen ? chosen.name : hint}</p>
        </FileDrop>
        {step && sent !== undefined && (
          <ProgressBar
            label={text(step === 'checking' && sent < 1 ? 'import.sending' : `import.${step}`)}
            share={sent}
          />
        )}
        {outcome && (
          <Notice tone={outcome === 'unknown' ? 'warning' : 'normal'} role="status">
            {text(`import.${outcome}`)}
          </Notice>
        )}
        {faults.length > 0 && (
          <Notice tone="danger" role="alert">
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Notice>
        )}
        {chosen === undefined && props.instead}
        {chosen && props.about?.(check, faults.length > 0)}
        {plan !== undefined && props.children(plan)}
        {changes > 0 && !isCreation && <Notice>{text('import.backup')}</Notice>}
      </div>
    </Dialog>
  );
}
