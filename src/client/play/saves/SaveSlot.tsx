import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Save } from '#game/saves/Save.ts';
import { AUTOSAVE } from '#game/saves/SaveKey.ts';
import type { GameSaves } from './GameSaves.ts';
import { SaveCard } from './SaveCard.tsx';
import type { SlotView } from './SavesView.ts';
import type { SeenSave } from './Slot.ts';
import * as styles from './saves.css.ts';
import { savesTexts } from './savesTexts.ts';
import { useSlotName } from './useSlotName.ts';

interface SaveSlotProps {
  readonly saves: GameSaves;
  readonly slot: number;
  readonly view: SlotView | undefined;
  /** Undefined if there is nothing to save. */
  readonly onSave: (() => void) | undefined;
  /** Undefined if the game cannot be played now. */
  readonly onLoad: ((save: Save) => void) | undefined;
  readonly onExport: (seen: SeenSave) => void;
}

/** A slot with its actions. Replacing or removing a save has to be confirmed. */
export function SaveSlot({ saves, slot, view, onSave, onLoad, onExport }: SaveSlotProps) {
  const text = useText(savesTexts);
  const [asked, ask] = useState<'overwrite' | 'delete'>();
  const name = useSlotName()(slot);
  const save = view && 'save' in view.read ? view.read.save : undefined;
  const button = (what: Parameters<typeof text>[0], run: () => void, tone: 'quiet' | 'plain' | 'danger' = 'quiet') => (
    <Button size="small" tone={tone} aria-label={text('saves.of', { slot: name, what: text(what) })} onPress={run}>
      {text(what)}
    </Button>
  );
  const once = (run: () => void) => () => {
    ask(undefined);
    run();
  };
  return (
    <li className={styles.slot} aria-label={name}>
      <span className={styles.name}>
        {name}
        {view?.isUnsent && <span className={styles.unsent}> {text('saves.unsent')}</span>}
      </span>
      <div className={styles.what}>
        {view?.theirs ? (
          <div className={styles.both}>
            <Notice tone="warning">{text('saves.theirs')}</Notice>
            <strong>{text('saves.mine')}</strong>
            <Seen seen={view} />
            <strong>{text('saves.other')}</strong>
            <Seen seen={view.theirs} />
          </div>
        ) : view ? (
          <Seen seen={view} />
        ) : (
          <span className={styles.free}>{text('saves.free')}</span>
        )}
      </div>
      <span className={styles.buttons}>
        {view?.theirs ? (
          <>
            {button('saves.keepMine', () => void saves.settle(slot, 'mine'))}
            {button('saves.keepTheirs', () => void saves.settle(slot, 'theirs'))}
          </>
        ) : (
          <>
            {save && onLoad && button('saves.load', () => onLoad(save))}
            {slot !== AUTOSAVE &&
              onSave &&
              (view && asked !== 'overwrite'
                ? button('saves.save', () => ask('overwrite'))
                : button(view ? 'saves.overwrite' : 'saves.save', once(onSave), view ? 'danger' : 'quiet'))}
            {view && button('saves.export', () => onExport(view), 'plain')}
            {view &&
              (asked === 'delete'
                ? button(
                    'saves.deleteSure',
                    once(() => void saves.remove(slot)),
                    'danger',
                  )
                : button('saves.delete', () => ask('delete'), 'plain'))}
          </>
        )}
      </span>
    </li>
  );
}

/** The content of a slot, or the reason why it cannot be read. */
export function Seen({ seen: { read } }: { readonly seen: SeenSave }) {
  const text = useText(savesTexts);
  if ('save' in read) return <SaveCard save={read.save} />;
  return <Notice tone="warning">{text(`saves.fault.${read.fault}`)}</Notice>;
}
