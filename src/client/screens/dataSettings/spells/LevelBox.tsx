import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { type ChipActions, SpellChip } from './SpellChip.tsx';
import * as styles from './SpellListScreen.css.ts';
import { isSame, NO_PLACE, type Place, placeOf, spellsAt, writePlace } from './spellPlaces.ts';
import { spellsTexts } from './spellsTexts.ts';

/** The picked spell, and the box that it would go to. */
export interface Held {
  readonly number: number;
  readonly target: Place;
  readonly isDragged?: true;
}

interface LevelBoxProps {
  readonly desk: RecordDesk;
  readonly place: Place;
  readonly name: string;
  readonly held: Held | undefined;
  readonly canMove: boolean;
  /** The spell with the tab stop. */
  readonly reached: number | undefined;
  readonly actions: ChipActions;
  readonly onPut: (number: number, place: Place) => void;
}

/** The spells of one level of a school. While a spell is picked, the box is a button that takes it. */
export function LevelBox({ desk, place, name, held, canMove, reached, actions, onPut }: LevelBoxProps) {
  const text = useText(spellsTexts);
  // As one text, so that it only renders again when the spells in it change.
  const spells = useDesk(desk, () => spellsAt(desk, place).join(' '));
  const numbers = spells === '' ? [] : spells.split(' ').map(Number);
  const takes = held && canMove && !held.isDragged && !isSame(placeOf(desk, held.number), place);
  return (
    <ul
      className={styles.box}
      aria-label={name}
      data-place={writePlace(place)}
      data-target={(held && canMove && isSame(held.target, place)) || undefined}
      data-whole={isSame(place, NO_PLACE) || undefined}
    >
      {numbers.map((number) => (
        <li key={number} className={styles.chipPlace}>
          <SpellChip
            {...actions}
            desk={desk}
            number={number}
            isHeld={held?.number === number}
            isReached={reached === number}
            canMove={canMove}
          />
        </li>
      ))}
      {numbers.length === 0 && <li className={styles.empty}>{text('spells.boxes.empty')}</li>}
      {takes && (
        <li>
          <button
            type="button"
            className={styles.put}
            aria-label={text('spells.boxes.putHere', { place: name })}
            tabIndex={-1}
            onClick={() => onPut(held.number, place)}
          />
        </li>
      )}
    </ul>
  );
}
