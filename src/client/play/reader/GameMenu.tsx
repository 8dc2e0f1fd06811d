import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { shellTexts } from '#client/shell/shellTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import * as styles from './ReaderGame.css.ts';
import { readerTexts } from './readerTexts.ts';

interface GameMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** What a reader may do beside playing. */
export function GameMenu({ isOpen, onClose, onLeave }: GameMenuProps) {
  const text = useText(readerTexts, shellTexts);
  const [open, setOpen] = useState<'options' | 'leave'>();
  const shut = () => setOpen(undefined);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={text('reader.menu')}
        closeLabel={text('common.close')}
        onClose={onClose}
        actions={
          <Button tone="primary" autoFocus onPress={onClose}>
            {text('reader.continue')}
          </Button>
        }
      >
        <div className={styles.menu}>
          <Button isWide onPress={() => setOpen('options')}>
            {text('reader.options')}
          </Button>
          <Button isWide onPress={() => setOpen('leave')}>
            {text('reader.leave')}
          </Button>
        </div>
      </Dialog>
      <OptionsDialog isOpen={open === 'options'} onClose={shut} />
      <Dialog
        isOpen={open === 'leave'}
        tone="danger"
        title={text('reader.leave.title')}
        onClose={shut}
        actions={
          <>
            <Button onPress={shut}>{text('reader.continue')}</Button>
            <Button tone="danger" onPress={onLeave}>
              {text('reader.leave.yes')}
            </Button>
          </>
        }
      >
        <p>{text('reader.leave.lost')}</p>
      </Dialog>
    </>
  );
}
