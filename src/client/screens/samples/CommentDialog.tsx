import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { CommentField } from './CommentField.tsx';
import type { Sample } from './sampleListAddress.ts';
import { samplesTexts } from './samplesTexts.ts';

interface CommentDialogProps {
  readonly sample: Sample;
  readonly onClose: () => void;
}

/** Changes the comment of a sample. Mounted only while it is open. */
export function CommentDialog({ sample, onClose }: CommentDialogProps) {
  const text = useText(samplesTexts, pageTexts);
  const utils = trpc.useUtils();
  const form = useRef<HTMLDivElement>(null);
  const [comment, setComment] = useState(sample.comment);
  const errors = useFieldErrors(form, ['comment']);
  const update = trpc.samples.update.useMutation({
    meta: { hasForm: true },
    onSuccess: async () => {
      await utils.samples.invalidate();
      onClose();
    },
    onError: (error) => errors.show(error),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('sampleComment.title')}
      onSubmit={() => {
        errors.clear();
        update.mutate({ id: sample.id, comment });
      }}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={update.isPending}>
            {text('sampleComment.submit')}
          </Button>
        </>
      }
    >
      <div ref={form} className={fields}>
        <CommentField value={comment} onChange={setComment} errors={errors.messages.comment} />
      </div>
    </Dialog>
  );
}
