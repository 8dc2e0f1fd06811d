import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import {
  actions as actionsStyle,
  backdrop,
  body,
  dialog,
  head,
  layout,
  surface,
  title as titleStyle,
} from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { reachable } from './reachable.ts';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called for Esc, a click outside of the dialog, and the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, with the main action last. */
  readonly actions: ReactNode;
  /** Turns the dialog into a form: a button of type "submit" in `actions`, and Enter in a field, call it. */
  readonly onSubmit?: () => void;
  /** Name of the close button at the top; if absent there is none. */
  readonly closeLabel?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** danger: for what cannot be undone; assistive technology announces it as an alert. */
  readonly tone?: 'normal' | 'danger';
  /** Only a button of `actions` closes it. */
  readonly isInsistent?: boolean;
}

/** A modal dialog. The focus stays inside, and returns to its previous element afterwards. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, onSubmit, closeLabel, size = 'small', tone = 'normal' } = props;
  const isInsistent = props.isInsistent ?? false;
  const content = (
    <>
      <div className={head}>
        <Heading slot="title" className={titleStyle}>
          {title}
        </Heading>
        {closeLabel !== undefined && <IconButton label={closeLabel} icon={<X size={18} />} onPress={onClose} />}
      </div>
      <div ref={reachable} className={body}>
        {children}
      </div>
      <div className={actionsStyle}>{actions}</div>
    </>
  );
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={!isInsistent}
      isKeyboardDismissDisabled={isInsistent}
      className={backdrop}
    >
      <Modal className={surface({ size, tone })}>
        <AriaDialog className={dialog} role={tone === 'danger' ? 'alertdialog' : 'dialog'}>
          {onSubmit ? (
            <form
              className={layout}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                event.stopPropagation();
                onSubmit();
              }}
            >
              {content}
            </form>
          ) : (
            <div className={layout}>{content}</div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
