import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { floorsOf, hasFloors } from '#domain/scenario/labyrinthRanges.ts';
import * as styles from './FloorPicker.css.ts';
import type { FloorTrackProps } from './FloorTrack.tsx';

const FLOORS = floorsOf({ start: floorMap.numbers.first, end: floorMap.numbers.last });

/**
 * All floors as a grid of squares, for screens on which a track is too short to hit one of them: the first tap sets the start of the range,
 * the second its end.
 */
export default function FloorPicker({ labyrinth, range, ranges, floors, onChange, onChangeEnd }: FloorTrackProps) {
  const text = useText(labyrinthTexts);
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
  return (
    <div>
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
                data-other={other ? '' : undefined}
                data-end={hasFloors(range) && (floor === range.start || floor === range.end) ? '' : undefined}
                onClick={() => tap(floor)}
              >
                {number}
                {other && <span className={styles.owner}>{other.number}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
