import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import type { User } from '#client/page/account.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { endOwnSession } from '#client/page/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { registrationTexts } from './registrationTexts.ts';

interface DiscardDialogProps {
  readonly account: User;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks whether to discard a registration that is not confirmed. */
export function DiscardDialog({ account, onClose, onDone }: DiscardDialogProps) {
  const text = useText(registrationTexts, pageTexts);
  const utils = trpc.useUtils();
  const discard = trpc.accounts.discardRegistration.useMutation({
    onSuccess: async () => {
      onDone();
      await endOwnSession(account.id);
      showSnackbar(text('discard.done'), { tone: 'success' });
    },
    onError: () => {
      onClose();
      // It may be refused because the address has been confirmed in the meantime.
      void utils.accounts.me.invalidate();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('discard.title')}
      actions={
        <>
          <Button onPress={onClose} isDisabled={discard.isPending}>
            {text('common.cancel')}
          </Button>
          <Button tone="danger" isPending={discard.isPending} onPress={() => discard.mutate()}>
            {text('discard.submit')}
          </Button>
        </>
      }
    >
      <p>{text('discard.question', { username: account.username, email: account.email })}</p>
    </Dialog>
  );
}
