import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { SoundAndText } from '#client/play/panels/SoundAndText.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { KeyPart } from '#client/ui/KeyLines.tsx';
import type { World } from '#game/world/World.ts';
import * as styles from './ReaderGame.css.ts';
import { readerTexts } from './readerTexts.ts';

interface OptionsDialogProps {
  /** The world of the work being played. */
  readonly world: World;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The reader's settings for all games, and the keys of the game. */
export function OptionsDialog({ world, isOpen, onClose }: OptionsDialogProps) {
  const text = useText(readerTexts, pageTexts);
  return (
    <Dialog
      isOpen={isOpen}
      title={text('reader.options')}
      closeLabel={text('common.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{text('common.close')}</Button>}
    >
      <div className={styles.options}>
        <SoundAndText world={world} />
        <KeyPart
          title={text('reader.keys')}
          lines={[
            [['↑', '↓', '←', '→'], text('reader.keys.walk')],
            [['W', 'A', 'S', 'D'], text('reader.keys.walkToo')],
            [['X'], text('reader.keys.around')],
            [['Space'], text('reader.keys.search')],
            [['Enter'], text('reader.keys.confirm')],
            [['C'], text('reader.keys.camp')],
            [['M'], text('reader.keys.map')],
            [['F'], text('reader.keys.saves')],
            [['Esc'], text('reader.keys.menu')],
          ]}
        />
      </div>
    </Dialog>
  );
}
