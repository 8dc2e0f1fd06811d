import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { type ChipActions, chipKey, SpellChip } from './SpellChip.tsx';
import * as styles from './SpellListScreen.css.ts';
import { isSame, MONSTERS, NO_PLACE, type Place, placeOf, spellsAt, writePlace } from './spellPlaces.ts';
import { spellsTexts } from './spellsTexts.ts';

/** The picked spell, the lane from which it was picked, and the box that it would go to. */
export interface Held {
  readonly number: number;
  readonly isOfMonsters: boolean;
  readonly target: Place;
  readonly isDragged?: true;
}

interface LevelBoxProps {
  readonly desk: RecordDesk;
  readonly place: Place;
  readonly name: string;
  readonly held: Held | undefined;
  readonly canMove: boolean;
  /** The key of the chip with the tab stop (`chipKey`). */
  readonly reached: string | undefined;
  readonly actions: ChipActions;
  readonly onPut: (number: number, place: Place) => void;
}

/** The spells of one level of a school. While a spell is picked, the box is a button that takes it. */
export function LevelBox({ desk, place, name, held, canMove, reached, actions, onPut }: LevelBoxProps) {
  const text = useText(spellsTexts);
  // As one text, so that it only renders again when the spells in it change.
  const spells = useDesk(desk, () => spellsAt(desk, place).join(' '));
  const numbers = spells === '' ? [] : spells.split(' ').map(Number);
  const isOfMonsters = place.school === MONSTERS;
  const takes = held && canMove && !held.isDragged && !isSame(placeOf(desk, held.number, isOfMonsters), place);
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
            isOfMonsters={isOfMonsters}
            isHeld={held?.number === number && held.isOfMonsters === isOfMonsters}
            isReached={reached === chipKey(number, isOfMonsters)}
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
