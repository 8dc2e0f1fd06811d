import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { GameSaves } from './GameSaves.ts';
import { Seen } from './SaveSlot.tsx';
import type { GuestSave } from './SavesView.ts';
import * as styles from './saves.css.ts';
import { savesTexts } from './savesTexts.ts';
import { useSlotName } from './useSlotName.ts';

interface GuestSavesProps {
  readonly saves: GameSaves;
  readonly guests: readonly GuestSave[];
  /** @param slot undefined if none is free */
  readonly onTakenOver: (slot: number | undefined) => void;
  readonly onExport: (guest: GuestSave) => void;
}

/** Saves that were made here without an account: the player decides whether they move to the account. */
export function GuestSaves({ saves, guests, onTakenOver, onExport }: GuestSavesProps) {
  const text = useText(savesTexts);
  const nameOf = useSlotName();
  if (guests.length === 0) return null;
  return (
    <section aria-label={text('saves.guests')}>
      <Notice>{text('saves.guests.offer')}</Notice>
      <ol className={styles.list}>
        {guests.map((guest) => {
          const { slot } = guest;
          const name = text('saves.guests.one', { slot: nameOf(slot) });
          const button = (what: Parameters<typeof text>[0], run: () => void) => (
            <Button size="small" aria-label={text('saves.of', { slot: name, what: text(what) })} onPress={run}>
              {text(what)}
            </Button>
          );
          return (
            <li key={slot} className={styles.slot} aria-label={name}>
              <span className={styles.name}>{name}</span>
              <div className={styles.what}>
                <Seen seen={guest} />
              </div>
              <span className={styles.buttons}>
                {button('saves.guests.take', () => void saves.takeOver(slot).then(onTakenOver))}
                {button('saves.export', () => onExport(guest))}
                {button('saves.delete', () => void saves.discard(slot))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
