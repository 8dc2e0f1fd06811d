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
  sheet,
  title as titleStyle,
} from './Dialog.css.ts';
import { IconButton } from './IconButton.tsx';
import { reachable } from './reachable.ts';

interface DialogProps {
  readonly isOpen: boolean;
  /** Esc, a click beside the sheet and the cross ask to close. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly actions: ReactNode;
  /** With it the dialog is a form: a button of type "submit" in `actions` and Enter in a field call it. */
  readonly onSubmit?: () => void;
  /** Name of the cross at the top; without it there is no cross. */
  readonly closeLabel?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** danger: what cannot be undone; assistive technology hears of it as an alert. */
  readonly tone?: 'normal' | 'danger';
  /** Nothing but a button of `actions` closes it. */
  readonly isInsistent?: boolean;
}

/** A modal sheet. Focus stays inside and goes back to where it was. */
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
      <Modal className={sheet({ size, tone })}>
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
