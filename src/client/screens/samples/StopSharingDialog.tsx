import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { Sample } from './sampleListAddress.ts';
import { samplesTexts } from './samplesTexts.ts';

interface StopSharingDialogProps {
  readonly sample: Sample;
  readonly onClose: () => void;
}

/** Asks before a sample is removed for everybody. Mounted only while it is open. */
export function StopSharingDialog({ sample, onClose }: StopSharingDialogProps) {
  const text = useText(samplesTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  const stop = trpc.samples.stop.useMutation({
    // Whatever the answer was: if it was lost, the sample may be gone already.
    onSettled: () => {
      onClose();
      return utils.samples.invalidate();
    },
  });
  const title = scenarioTitle(sample, language);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('sampleStop.title')}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button tone="danger" isPending={stop.isPending} onPress={() => stop.mutate({ id: sample.id })}>
            {text('sampleStop.submit')}
          </Button>
        </>
      }
    >
      <p>{text('sampleStop.question', { title })}</p>
      <p>{text('sampleStop.consequence')}</p>
    </Dialog>
  );
}
