import { useAtomValue } from 'jotai';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { InsideView } from './InsideView.tsx';
import type { Sample } from './sampleListAddress.ts';
import * as styles from './samples.css.ts';
import { samplesTexts } from './samplesTexts.ts';

interface SampleInsideDialogProps {
  readonly sample: Sample;
  readonly onClose: () => void;
  readonly onLoad: () => void;
}

/** The content of a sample: its floors as pictures, and the number of its records of each kind. */
export function SampleInsideDialog({ sample, onClose, onLoad }: SampleInsideDialogProps) {
  const text = useText(samplesTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const read = trpc.samples.read.useQuery({ id: sample.id }, { staleTime: 0 });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={text('sampleInside.title', { title: scenarioTitle(sample, language) })}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button onPress={onClose}>{text('common.close')}</Button>
          <Button tone="primary" onPress={onLoad}>
            {text('sample.load')}
          </Button>
        </>
      }
    >
      <div className={styles.inside}>
        <p className={muted}>
          {text('sampleInside.by', { author: sample.author_name || text('sample.noAuthor') })}
          <br />
          {text('sampleInside.frozen')}
        </p>
        {sample.comment !== '' && <p className={styles.wholeComment}>{sample.comment}</p>}
        {read.isPending && <Spinner label={text('common.loading')} />}
        {read.isError && <p role="alert">{text('error.notLoaded')}</p>}
        {read.data && <InsideView inside={read.data.data.inside} />}
      </div>
    </Dialog>
  );
}
