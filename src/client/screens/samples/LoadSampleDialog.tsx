import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields as fieldsStyle } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { contentNoticeTexts, showContentNotices } from '#client/page/scenario/contentNotices.ts';
import { scenarioPath, scenarioTitle } from '#client/page/scenario/scenario.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { TitleLines, titlesToSend } from '#client/screens/scenario/TitleLines.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TITLE_FIELDS } from '#domain/scenario/titleFields.ts';
import type { Sample } from './sampleListAddress.ts';
import { samplesTexts } from './samplesTexts.ts';

interface LoadSampleDialogProps {
  readonly sample: Sample;
  readonly onClose: () => void;
}

/** Creates the user's own scenario from a sample. Mounted only while it is open. */
export function LoadSampleDialog({ sample, onClose }: LoadSampleDialogProps) {
  const text = useText(samplesTexts, contentNoticeTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const form = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState({ title_ja: sample.title_ja, title_en: sample.title_en });
  // The list does not say what a sample is written in, but its titles do.
  const languages = sample.title_en === '' ? 'ja' : sample.title_en === sample.title_ja ? language : 'both';
  const errors = useFieldErrors(form, ['title_ja', 'title_en']);
  const create = trpc.scenarios.create.useMutation({
    meta: { hasForm: true },
    onSuccess: async ({ data, ...told }) => {
      await utils.scenarios.invalidate();
      showContentNotices(text, told);
      navigate(scenarioPath(data.id));
    },
    onError: (error) => errors.show(error),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('sampleLoad.title')}
      onSubmit={() => {
        errors.clear();
        create.mutate({ ...titlesToSend(languages, sample, entered), sample_id: sample.id });
      }}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={create.isPending}>
            {text('sampleLoad.submit')}
          </Button>
        </>
      }
    >
      <div ref={form} className={fieldsStyle}>
        <p>
          {text('sampleLoad.what', {
            title: scenarioTitle(sample, language),
            author: sample.author_name || text('sample.noAuthor'),
          })}
        </p>
        <TitleLines
          {...{ languages, stored: sample, entered, messages: errors.messages }}
          onEnter={setEntered}
          props={() => ({ maxWidth: TITLE_FIELDS.title_ja.maxWidth })}
        />
      </div>
    </Dialog>
  );
}
