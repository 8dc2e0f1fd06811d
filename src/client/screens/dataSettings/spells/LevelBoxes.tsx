import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { SPELL_SCHOOLS } from '#domain/catalogs/spells.ts';
import { spell } from '#domain/resources/spell.ts';
import { type Held, LevelBox } from './LevelBox.tsx';
import { type ChipActions, chipKey } from './SpellChip.tsx';
import { SpellInHand } from './SpellInHand.tsx';
import * as styles from './SpellListScreen.css.ts';
import {
  adjacentPlace,
  isOut,
  isSame,
  LANES,
  LEVELS,
  levelsOf,
  MONSTERS,
  moveSpell,
  NO_PLACE,
  type Place,
  placeOf,
  spellsAt,
} from './spellPlaces.ts';
import { spellsTexts } from './spellsTexts.ts';

interface LevelBoxesProps {
  readonly desk: RecordDesk;
  /** Called with the number of the spell that is picked. */
  readonly onTake: (number: number) => void;
}

/**
 * Boxes for two schools by twelve levels, for the seven levels of the monsters that cast spells, and one for spells in no lane: a pressed spell is picked until a box is pressed; or it is
 * dragged. The arrow keys move between spells, and between boxes while a spell is picked.
 */
export function LevelBoxes({ desk, onTake }: LevelBoxesProps) {
  const text = useText(spellsTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const [held, setHeld] = useState<Held>();
  const [focused, setFocused] = useState<string>();
  const [news, setNews] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const first = useDesk(desk, () =>
    places()
      .flatMap((place) => spellsAt(desk, place).map((number) => chipKey(number, place.school === MONSTERS)))
      .at(0),
  );

  // A moved spell is another element in another box.
  const moved = useRef<Pick<Held, 'number' | 'isOfMonsters'>>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    focusChip(grid.current, moved.current.number, moved.current.isOfMonsters);
    moved.current = undefined;
  });

  const nameOf = (number: number) => recordName(spell, desk.record(number), number, language);
  function placeName(place: Place) {
    if (isOut(place)) return text(place.school === MONSTERS ? 'spells.notCast' : 'spells.noList');
    if (place.school === MONSTERS) return text('spells.boxes.ofMonsters', { level: place.level });
    const school = SPELL_SCHOOLS.find(({ code }) => code === place.school)?.label[language] ?? '';
    return text('spells.boxes.place', { school, level: place.level });
  }
  function take(number: number, isOfMonsters: boolean) {
    setHeld({ number, isOfMonsters, target: placeOf(desk, number, isOfMonsters) });
    onTake(number);
  }
  function put(number: number, place: Place) {
    const isOfMonsters = place.school === MONSTERS;
    if (canWrite && !isSame(placeOf(desk, number, isOfMonsters), place)) {
      moveSpell(desk, number, place);
      setNews(text('spells.boxes.moved', { name: nameOf(number), place: placeName(place) }));
    }
    moved.current = { number, isOfMonsters };
    setHeld(undefined);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && held) setHeld(undefined);
    else if (held && canWrite) {
      const target = adjacentPlace(held.target, event.key);
      if (!target) return;
      setHeld({ ...held, target });
      setNews(text('spells.boxes.held', { name: nameOf(held.number), place: placeName(target) }));
    } else if (!stepChip(grid.current, event.key)) return;
    event.preventDefault();
  }
  const actions: ChipActions = {
    onReach: (number, isOfMonsters) => setFocused(chipKey(number, isOfMonsters)),
    onPress: (number, isOfMonsters) =>
      held?.number === number && held.isOfMonsters === isOfMonsters
        ? put(number, held.target)
        : take(number, isOfMonsters),
    onKeyDown,
    onDrag: (number, isOfMonsters, over) =>
      setHeld({ number, isOfMonsters, target: over ?? placeOf(desk, number, isOfMonsters), isDragged: true }),
    onDrop: (number, isOfMonsters) => put(number, held?.target ?? placeOf(desk, number, isOfMonsters)),
    onDragEnd: () => setHeld(undefined),
  };
  const box = (place: Place) => (
    <LevelBox
      key={`${place.school} ${place.level}`}
      {...{ desk, place, held, actions }}
      name={placeName(place)}
      canMove={canWrite}
      reached={focused ?? first}
      onPut={put}
    />
  );
  return (
    <section className={styles.lists} aria-label={text('spells.boxes')}>
      <SpellInHand desk={desk} held={held} onPut={put} onLeave={() => setHeld(undefined)} />
      <div ref={grid} className={styles.grid}>
        <span />
        {LANES.map((lane) => (
          <h2 key={lane} className={styles.school}>
            {lane === MONSTERS ? text('spells.boxes.monsters') : SPELL_SCHOOLS[lane]?.label[language]}
          </h2>
        ))}
        {LEVELS.flatMap((level) => [
          <span key={level} className={styles.level} aria-hidden>
            {level}
          </span>,
          ...LANES.map((school) =>
            level <= levelsOf(school) ? box({ school, level }) : <span key={`${school} ${level}`} />,
          ),
        ])}
        <h2 className={styles.otherwise}>{placeName(NO_PLACE)}</h2>
        <span />
        {box(NO_PLACE)}
      </div>
      <p className={visuallyHidden} role="status">
        {news}
      </p>
    </section>
  );
}

const places = (): Place[] => [
  ...LEVELS.flatMap((level) =>
    LANES.filter((school) => level <= levelsOf(school)).map((school) => ({ school, level })),
  ),
  NO_PLACE,
];

const chipsIn = (grid: HTMLElement | null) => [...(grid?.querySelectorAll<HTMLElement>('[data-spell]') ?? [])];

/** Focuses a spell in its lane; if it is in none any more, where it stands besides. */
function focusChip(grid: HTMLElement | null, number: number, isOfMonsters: boolean): void {
  const chip = (inMonsters: boolean) =>
    grid?.querySelector<HTMLElement>(`[data-spell="${chipKey(number, inMonsters)}"]`);
  (chip(isOfMonsters) ?? chip(!isOfMonsters))?.focus();
}

/** Focuses the previous or next spell, or the one in the box above or below. @returns whether the key is one of these */
function stepChip(grid: HTMLElement | null, key: string): boolean {
  const chips = chipsIn(grid);
  const at = chips.indexOf(document.activeElement as HTMLElement);
  const now = chips[at];
  if (!now) return false;
  if (key === 'ArrowLeft' || key === 'ArrowRight') chips[at + (key === 'ArrowLeft' ? -1 : 1)]?.focus();
  else if (key === 'Home') chips[0]?.focus();
  else if (key === 'End') chips.at(-1)?.focus();
  else if (key === 'ArrowUp' || key === 'ArrowDown') {
    const { left, top } = now.getBoundingClientRect();
    const others = chips
      .map((chip) => ({ chip, box: chip.getBoundingClientRect() }))
      .filter(({ box }) => (key === 'ArrowUp' ? box.top < top : box.top > top));
    const distance = ({ box }: { box: DOMRect }) => Math.abs(box.top - top) * 4 + Math.abs(box.left - left);
    others.sort((one, other) => distance(one) - distance(other))[0]?.chip.focus();
  } else return false;
  return true;
}
