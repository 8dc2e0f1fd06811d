import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { timings } from '#client/timings.ts';
import { content, sheet } from './BlockingSpinner.css.ts';
import { backdrop } from './Dialog.css.ts';
import { Spinner } from './Spinner.tsx';
import { useShownAtLeast } from './useShownAtLeast.ts';

interface BlockingSpinnerProps {
  readonly isActive: boolean;
  readonly label: string;
}

/** Blocks the page. Only for saving and restoring a backup; everything else never blocks. */
export function BlockingSpinner({ isActive, label }: BlockingSpinnerProps) {
  const isShown = useShownAtLeast(isActive, timings.shortestSpinner);
  return (
    <ModalOverlay isOpen={isShown} isKeyboardDismissDisabled className={backdrop}>
      <Modal className={sheet}>
        <Dialog className={content} role="alertdialog" aria-label={label} aria-busy>
          <Spinner size="large" />
          {label}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
