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

/** Nothing can be touched meanwhile. Only for saving a backup and for restoring one; everything else never blocks. */
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
