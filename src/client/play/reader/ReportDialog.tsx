import { useRef, useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { inputsOf } from '#client/play/session/inputsOf.ts';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { ReleasedWork } from './ReleasedWork.ts';
import { readerTexts } from './readerTexts.ts';

/** Half-width columns per line, and number of lines, for the counter; the actual limit is the number of characters. */
const WIDEST_LINE = 80;
const MOST_LINES = 20;

interface ReportDialogProps {
  readonly work: ReleasedWork;
  readonly session: PlaySession;
  readonly onClose: () => void;
}

/** The form for a reader's report to the author. Mounted only while it is open; a message that could not be sent stays in it. */
export function ReportDialog({ work: { code, hash, document }, session, onClose }: ReportDialogProps) {
  const text = useText(readerTexts, pageTexts);
  const form = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [journal] = useState(() => {
    const { title_ja, title_en } = document.scenario;
    const { timeline, world, time } = session;
    const told = { title_ja, title_en, seconds: time.seconds };
    const mark = { ...told, key: `work:${code}` as const, document: hash, saved_at: Date.now() };
    return inputsOf(timeline, world, mark) ?? null;
  });
  const errors = useFieldErrors(form, ['message']);
  const send = trpc.reports.send.useMutation({
    meta: { hasForm: true },
    onSuccess: () => {
      showSnackbar(text('reader.report.sent'), { tone: 'success' });
      onClose();
    },
    onError: (error) => errors.show(error),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={text('reader.report.title')}
      closeLabel={text('common.close')}
      onSubmit={() => {
        errors.clear();
        send.mutate({ code, hash, message, journal });
      }}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isPending={send.isPending}>
            {text('reader.report.send')}
          </Button>
        </>
      }
    >
      <div ref={form} className={fields}>
        <TextArea
          label={text('reader.report.message')}
          hint={text('reader.report.hint')}
          value={message}
          onChange={setMessage}
          maxWidth={WIDEST_LINE}
          maxLines={MOST_LINES}
          errors={errors.messages.message ?? []}
        />
        <p>{text(journal ? 'reader.report.withGame' : 'reader.report.withoutGame')}</p>
      </div>
    </Dialog>
  );
}
