import type { ApiError } from '#client/api/apiError.ts';
import { useText } from '#client/i18n/useText.ts';
import { closeErrorDialog } from '#client/page/errorDialog.ts';
import { muted, small } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

/** Shows the server's answer: its title and message, the code, and the request id for a report (docs/product.md, "Errors"). */
export default function ErrorDialog({ error }: { error: ApiError }) {
  const text = useText(pageTexts);
  return (
    <Dialog
      isOpen
      onClose={closeErrorDialog}
      title={error.title ?? text('error.title')}
      tone="danger"
      actions={
        <Button tone="primary" autoFocus onPress={closeErrorDialog}>
          {text('common.ok')}
        </Button>
      }
    >
      <p>{error.message ?? text('error.unexpected')}</p>
      <p className={`${muted} ${small}`}>
        <span>{text('error.code', { code: error.code })}</span>
        {error.request_id !== undefined && <span> · {text('error.request', { id: error.request_id })}</span>}
      </p>
    </Dialog>
  );
}
