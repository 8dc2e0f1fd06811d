import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { logOut } from './session.ts';
import { showError } from './showError.ts';

/** Asks before logging out (spec 1 §2). */
export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const [isPending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    try {
      await logOut();
    } catch (error) {
      setPending(false);
      onClose();
      showError(error);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('logout.title')}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {text('common.cancel')}
          </Button>
          <Button tone="primary" autoFocus isPending={isPending} onPress={() => void leave()}>
            {text('common.ok')}
          </Button>
        </>
      }
    >
      <p>{text('logout.question')}</p>
    </Dialog>
  );
}
