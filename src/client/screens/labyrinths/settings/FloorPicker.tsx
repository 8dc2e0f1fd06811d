import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { type FloorRange, floorsOf, hasFloors, type RangedLabyrinth } from '#domain/scenario/labyrinthRanges.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import * as styles from './FloorPicker.css.ts';
import type { Floor } from './useFloors.ts';

const FLOORS = floorsOf({ start: floorMap.numbers.first, end: floorMap.numbers.last });

interface FloorPickerProps {
  readonly labyrinth: number;
  readonly range: FloorRange;
  /** The ranges of all labyrinths. */
  readonly ranges: readonly RangedLabyrinth[];
  readonly floors: ReadonlyMap<number, Floor>;
  /** Called with the range that the next press would make. */
  readonly onChange: (range: FloorRange) => void;
  readonly onChangeEnd: (range: FloorRange) => void;
}

/** All floors as a grid of ten by ten: the first press sets one end of the range, the second the other. */
export function FloorPicker({ labyrinth, range, ranges, floors, onChange, onChangeEnd }: FloorPickerProps) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  /** The floor tapped first. */
  const [anchor, setAnchor] = useState<number>();
  const others = ranges.filter((other) => other.number !== labyrinth && hasFloors(other.range));
  const stop = hasFloors(range) ? range.start : FLOORS[0];

  function tap(floor: number): void {
    if (anchor === undefined) {
      setAnchor(floor);
      onChange({ start: floor, end: floor });
    } else {
      setAnchor(undefined);
      onChangeEnd({ start: Math.min(anchor, floor), end: Math.max(anchor, floor) });
    }
  }
  /** Between the two presses the range follows the pointer or the focus. */
  function reach(floor: number): void {
    if (anchor !== undefined) onChange({ start: Math.min(anchor, floor), end: Math.max(anchor, floor) });
  }
  const title = (number: number) => {
    const floor = floors.get(number);
    return floor && (fieldInLanguage(floor, 'name', language) || undefined);
  };
  return (
    <div className={styles.picker}>
      <p className={styles.help} aria-live="polite">
        {anchor === undefined ? text('range.tapFirst') : text('range.tapLast', { floor: floorNumberText(anchor) })}
      </p>
      <ul className={styles.floors} aria-label={text('range.label')} onKeyDown={stepThrough}>
        {FLOORS.map((floor) => {
          const other = others.find((one) => one.range.start <= floor && floor <= one.range.end);
          const number = floorNumberText(floor);
          return (
            <li key={floor}>
              <button
                type="button"
                className={styles.floor}
                tabIndex={floor === stop ? 0 : -1}
                aria-pressed={range.start <= floor && floor <= range.end}
                aria-label={[
                  text('range.tapped', { number }),
                  ...(other ? [text('labyrinth.name', { number: other.number })] : []),
                ].join(' ')}
                data-painted={floors.get(floor)?.grid ? '' : undefined}
                data-other={other?.number}
                data-end={hasFloors(range) && (floor === range.start || floor === range.end) ? '' : undefined}
                title={title(floor)}
                onClick={() => tap(floor)}
                onPointerEnter={() => reach(floor)}
                onFocus={() => reach(floor)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
