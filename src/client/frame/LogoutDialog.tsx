import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { logOut } from '#client/page/session.ts';
import { showError } from '#client/page/showError.ts';
import { UnsentError } from '#client/page/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { frameTexts } from './frameTexts.ts';

/** Asks before logging out, and once more if that would lose strokes that the server does not have. */
export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(frameTexts, pageTexts);
  const [isPending, setPending] = useState(false);
  const [hasUnsent, setUnsent] = useState(false);

  function close() {
    setUnsent(false);
    onClose();
  }

  async function leave(discardsUnsent: boolean) {
    setPending(true);
    try {
      await logOut({ discardsUnsent });
    } catch (error) {
      setPending(false);
      if (error instanceof UnsentError) {
        setUnsent(true);
        return;
      }
      close();
      showError(error);
    }
  }
  const cancel = (
    <Button onPress={close} isDisabled={isPending} autoFocus={hasUnsent}>
      {text('common.cancel')}
    </Button>
  );
  if (hasUnsent) {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('logout.unsentTitle')}
        tone="danger"
        actions={
          <>
            {cancel}
            <Button tone="danger" isPending={isPending} onPress={() => void leave(true)}>
              {text('logout.discard')}
            </Button>
          </>
        }
      >
        <p>{text('logout.unsent')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('logout.title')}
      actions={
        <>
          {cancel}
          <Button tone="primary" autoFocus isPending={isPending} onPress={() => void leave(false)}>
            {text('common.ok')}
          </Button>
        </>
      }
    >
      <p>{text('logout.question')}</p>
    </Dialog>
  );
}
