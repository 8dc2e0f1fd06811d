import { useState } from 'react';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Save } from '#game/saves/Save.ts';
import type { GameSaves } from './GameSaves.ts';
import { SaveCard } from './SaveCard.tsx';
import type { Newest, PassedOver } from './SavesView.ts';
import * as styles from './saves.css.ts';
import { savesTexts } from './savesTexts.ts';
import { useSlotName } from './useSlotName.ts';

/** Continues with the newest save; asks first if another one may be newer. */
export function useContinue(saves: GameSaves | undefined, onLoad: (save: Save) => void, onSaves: () => void) {
  const [asked, ask] = useState<Newest>();
  async function goOn(): Promise<void> {
    const newest = await saves?.newest();
    if (newest?.save && newest.passedOver.length === 0) onLoad(newest.save);
    else ask(newest);
  }
  const close = (then: () => void) => () => {
    ask(undefined);
    then();
  };
  const question = asked && (
    <ContinueDialog
      newest={asked}
      onContinue={asked.save && close(() => asked.save && onLoad(asked.save))}
      onSaves={close(onSaves)}
      onClose={close(() => {})}
    />
  );
  return { goOn: () => void goOn(), question, isAsking: asked !== undefined };
}

interface ContinueDialogProps {
  readonly newest: Newest;
  /** Undefined if no save can be read. */
  readonly onContinue: (() => void) | undefined;
  readonly onSaves: () => void;
  readonly onClose: () => void;
}

/** Lists the saves that may be newer than the one that the game would continue with, and why they are not used. */
function ContinueDialog({ newest: { save, slot, passedOver }, onContinue, onSaves, onClose }: ContinueDialogProps) {
  const text = useText(savesTexts, pageTexts);
  const nameOf = useSlotName();
  return (
    <Dialog
      isOpen
      title={text('saves.continue.title')}
      closeLabel={text('common.close')}
      onClose={onClose}
      actions={
        <>
          {onContinue && <Button onPress={onContinue}>{text('saves.continue.older')}</Button>}
          <Button tone="primary" autoFocus onPress={onSaves}>
            {text('saves.continue.look')}
          </Button>
        </>
      }
    >
      <Notice tone="warning">{text('saves.continue.passedOver')}</Notice>
      <ul className={styles.lost}>
        {passedOver.map((one) => (
          <li key={`${one.why} ${one.slot}`}>
            {text('saves.continue.one', {
              slot: nameOf(one.slot),
              date: dateOf(one),
              why: text(`saves.why.${one.why}`),
            })}
          </li>
        ))}
      </ul>
      {save && slot !== undefined ? (
        <>
          <p>{text('saves.continue.with', { slot: nameOf(slot) })}</p>
          <SaveCard save={save} />
        </>
      ) : (
        <p>{text('saves.continue.none')}</p>
      )}
    </Dialog>
  );
}

const dateOf = ({ saved_at }: PassedOver): string => {
  const date = new Date(saved_at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '?' : formatDate(date.toISOString());
};
