import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly isPending?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before a step that readers notice or that cannot be undone. Mounted only while it is open. */
export function AskDialog({ title, submit, isPending = false, onSubmit, onClose, children }: AskDialogProps) {
  const text = useText(pageTexts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={title}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button tone="danger" isPending={isPending} onPress={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
