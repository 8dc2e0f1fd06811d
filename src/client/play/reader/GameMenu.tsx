import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { savesTexts } from '#client/play/saves/savesTexts.ts';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import * as styles from './ReaderGame.css.ts';
import type { ReleasedWork } from './ReleasedWork.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { readerTexts } from './readerTexts.ts';

interface GameMenuProps {
  readonly isOpen: boolean;
  /** Whether the game can be continued after leaving it. */
  readonly isKept: boolean;
  /** Whether it begins at a moment that its author has given: it is neither kept nor reported. */
  readonly isGiven: boolean;
  readonly onClose: () => void;
  readonly onSaves: () => void;
  readonly onLeave: () => void;
  /** The subject of a report: the work and the game. */
  readonly work: ReleasedWork;
  readonly session: PlaySession;
}

/** The menu of a reader's game. */
export function GameMenu({ isOpen, isKept, isGiven, onClose, onSaves, onLeave, work, session }: GameMenuProps) {
  const text = useText(readerTexts, savesTexts, pageTexts);
  const [open, setOpen] = useState<'options' | 'report' | 'leave'>();
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
          {!isGiven && (
            <Button
              isWide
              onPress={() => {
                onClose();
                onSaves();
              }}
            >
              {text('saves.title')}
            </Button>
          )}
          <Button isWide onPress={() => setOpen('options')}>
            {text('reader.options')}
          </Button>
          {!isGiven && (
            <Button isWide onPress={() => setOpen('report')}>
              {text('reader.report')}
            </Button>
          )}
          <Button isWide onPress={() => setOpen('leave')}>
            {text('reader.leave')}
          </Button>
        </div>
      </Dialog>
      <OptionsDialog world={work.world} isOpen={open === 'options'} onClose={shut} />
      {open === 'report' && <ReportDialog {...{ work, session }} onClose={shut} />}
      <Dialog
        isOpen={open === 'leave'}
        tone={isKept ? 'normal' : 'danger'}
        title={text('reader.leave.title')}
        onClose={shut}
        actions={
          <>
            <Button onPress={shut}>{text('reader.continue')}</Button>
            <Button tone={isKept ? 'primary' : 'danger'} onPress={onLeave}>
              {text('reader.leave.yes')}
            </Button>
          </>
        }
      >
        <p>{text(isKept ? 'reader.leave.kept' : 'reader.leave.lost')}</p>
      </Dialog>
    </>
  );
}
