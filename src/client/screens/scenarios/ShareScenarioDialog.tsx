import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields, muted } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { HeldNotice } from '#client/page/scenario/HeldNotice.tsx';
import { type Scenario, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { CommentDialog } from '#client/screens/samples/CommentDialog.tsx';
import { CommentField } from '#client/screens/samples/CommentField.tsx';
import { StopSharingDialog } from '#client/screens/samples/StopSharingDialog.tsx';
import type { Sample } from '#client/screens/samples/sampleListAddress.ts';
import { samplesTexts } from '#client/screens/samples/samplesTexts.ts';
import { useSync } from '#client/screens/samples/useSync.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';

interface ShareScenarioDialogProps {
  readonly scenario: Scenario;
  /** The scenario's sample, if it is shared. */
  readonly sample: Sample | undefined;
  readonly onClose: () => void;
}

/** Shares a scenario as a sample with a comment, or manages the existing sample. Mounted only while it is open. */
export function ShareScenarioDialog(props: ShareScenarioDialogProps) {
  const { sample, onClose } = props;
  const [shown, show] = useState<'comment' | 'stop'>();
  if (!sample) return <ShareDialog {...props} />;
  if (shown === 'comment') return <CommentDialog sample={sample} onClose={onClose} />;
  if (shown === 'stop') return <StopSharingDialog sample={sample} onClose={onClose} />;
  return (
    <SharedDialog sample={sample} onClose={onClose} onComment={() => show('comment')} onStop={() => show('stop')} />
  );
}

function ShareDialog({ scenario, onClose }: ShareScenarioDialogProps) {
  const text = useText(samplesTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  const form = useRef<HTMLDivElement>(null);
  const [comment, setComment] = useState('');
  const [isPending, setPending] = useState(false);
  const errors = useFieldErrors(form, ['comment']);
  const share = trpc.samples.share.useMutation({ meta: { hasForm: true } });
  const title = scenarioTitle(scenario, language);
  const isHeld = scenario.operator_stops.length > 0;

  async function submit() {
    errors.clear();
    setPending(true);
    try {
      await flushUnsaved();
      await share.mutateAsync({ scenario_id: scenario.id, comment });
      showSnackbar(text('sampleShare.done', { title }), { tone: 'success' });
      onClose();
    } catch (error) {
      errors.show(error);
    } finally {
      setPending(false);
      void utils.samples.invalidate();
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('sampleShare.title')}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={isPending} isDisabled={isHeld}>
            {text('sampleShare.submit')}
          </Button>
        </>
      }
    >
      <div ref={form} className={fields}>
        <HeldNotice scenario={scenario} />
        <p>{text('sampleShare.what', { title })}</p>
        <CommentField value={comment} onChange={setComment} errors={errors.messages.comment} />
        <p className={muted}>{text('sampleShare.frozen')}</p>
      </div>
    </Dialog>
  );
}

interface SharedDialogProps {
  readonly sample: Sample;
  readonly onClose: () => void;
  readonly onComment: () => void;
  readonly onStop: () => void;
}

function SharedDialog({ sample, onClose, onComment, onStop }: SharedDialogProps) {
  const text = useText(samplesTexts, pageTexts);
  const sync = useSync();
  const [isPending, setPending] = useState(false);
  async function update() {
    setPending(true);
    if (await sync(sample)) onClose();
    setPending(false);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('sampleShare.title')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button tone="plain" onPress={onStop}>
            {text('sample.stop')}
          </Button>
          <Button onPress={onComment}>{text('sample.editComment')}</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void update()}>
            {text('sample.sync')}
          </Button>
        </>
      }
    >
      <div className={fields}>
        <p>
          {text('sampleShare.shared', { time: formatDate(sample.synced_at) })}{' '}
          {text(sample.is_outdated ? 'sampleShare.isOutdated' : 'sampleShare.isCurrent')}
        </p>
        {sample.comment !== '' && <p className={muted}>{sample.comment}</p>}
      </div>
    </Dialog>
  );
}
