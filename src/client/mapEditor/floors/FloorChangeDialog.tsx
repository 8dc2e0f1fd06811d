import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import * as styles from './floorDialogs.css.ts';
import { floorTexts } from './floorTexts.ts';
import type { FloorChange } from './useFloorChange.ts';

interface FloorChangeDialogProps {
  readonly title: string;
  /** The label of the confirm button. */
  readonly action: string;
  /** danger: for changes that undo cannot take back. */
  readonly tone?: 'danger';
  readonly size?: 'medium';
  /** The number of the floor to be changed. */
  readonly number: number;
  readonly change: FloorChange;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a preview of a change of a whole floor before it is made. */
export function FloorChangeDialog(props: FloorChangeDialogProps) {
  const { title, action, tone, size, number, change, onClose, children } = props;
  const text = useText(floorTexts, pageTexts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      {...(tone ? { tone } : { closeLabel: text('common.close') })}
      {...(size && { size })}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button
            tone={tone ?? 'primary'}
            isDisabled={!change.isReady}
            isPending={change.isPending}
            onPress={() => void change.make()}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {change.wasOutrun && (
          <Notice tone="warning" role="alert">
            <p>{text('floor.outrun', { number: floorNumberText(number) })}</p>
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  );
}
