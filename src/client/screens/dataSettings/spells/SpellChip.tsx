import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { spell } from '#domain/resources/spell.ts';
import * as styles from './SpellListScreen.css.ts';
import { type Place, readPlace } from './spellPlaces.ts';

/** The distance that a pressed pointer moves before it drags. Pixels. */
const DRAG_DISTANCE = 4;

/** The handlers for the spells in the boxes. */
export interface ChipActions {
  readonly onReach: (number: number, isOfMonsters: boolean) => void;
  readonly onPress: (number: number, isOfMonsters: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Dragged over a box, or over none. */
  readonly onDrag: (number: number, isOfMonsters: boolean, over: Place | undefined) => void;
  /** Dropped on the box that it was last dragged over, */
  readonly onDrop: (number: number, isOfMonsters: boolean) => void;
  /** or nowhere. */
  readonly onDragEnd: () => void;
}

interface SpellChipProps extends ChipActions {
  readonly desk: RecordDesk;
  readonly number: number;
  /** Whether it stands in the lane of the monsters. */
  readonly isOfMonsters: boolean;
  readonly isHeld: boolean;
  /** Whether it is the tab stop. */
  readonly isReached: boolean;
  readonly canMove: boolean;
}

/** Returns the key of a chip, as a spell can stand in a school and among the monsters. */
export const chipKey = (number: number, isOfMonsters: boolean): string =>
  `${isOfMonsters ? 'monsters' : 'schools'} ${number}`;

/** A spell in its box. A finger only presses it, because dragging scrolls; a mouse also drags it. */
export function SpellChip({ desk, number, isOfMonsters, isHeld, isReached, canMove, ...actions }: SpellChipProps) {
  const language = useAtomValue(languageAtom);
  const record = useRecord(desk, number);
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const wasDragged = useRef(false);
  const [away, setAway] = useState<string>();

  function press(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    if (!canMove || event.pointerType === 'touch' || event.button !== 0) return;
    pressed.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (!pressed.current) return;
    const [x, y] = [clientX - pressed.current.x, clientY - pressed.current.y];
    if (!wasDragged.current && Math.hypot(x, y) < DRAG_DISTANCE) return;
    wasDragged.current = true;
    setAway(`translate(${x}px, ${y}px)`);
    const box = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
    actions.onDrag(number, isOfMonsters, readPlace(box?.dataset.place));
  }
  function release(isDropped: boolean) {
    if (!pressed.current) return;
    pressed.current = undefined;
    setAway(undefined);
    if (!wasDragged.current) return;
    if (isDropped) actions.onDrop(number, isOfMonsters);
    else actions.onDragEnd();
  }
  return (
    <button
      type="button"
      className={styles.chip}
      data-spell={chipKey(number, isOfMonsters)}
      data-away={away !== undefined || undefined}
      style={away === undefined ? undefined : { transform: away }}
      aria-pressed={isHeld}
      tabIndex={isReached ? 0 : -1}
      onFocus={() => actions.onReach(number, isOfMonsters)}
      onKeyDown={actions.onKeyDown}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => release(true)}
      onPointerCancel={() => release(false)}
      onClick={() => {
        // The click at the end of a drag does not count.
        if (!wasDragged.current) actions.onPress(number, isOfMonsters);
        wasDragged.current = false;
      }}
    >
      <span className={styles.chipNumber}>{paddedNumber('spell', number)}</span>
      {recordName(spell, record, number, language)}
    </button>
  );
}
