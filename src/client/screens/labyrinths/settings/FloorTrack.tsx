import { useText } from '#client/i18n/useText.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { RangeSlider } from '#client/ui/RangeSlider.tsx';
import { floorMap } from '#domain/resources/floorMap.ts';
import { type FloorRange, hasFloors, overlapsOf, type RangedLabyrinth } from '#domain/scenario/labyrinthRanges.ts';
import * as styles from './FloorTrack.css.ts';
import type { Floor } from './useFloors.ts';

const { first, last } = floorMap.numbers;
/** Returns the position of a floor's handle on the track. Percent. */
const placeOf = (floor: number): number => ((floor - first) / (last - first)) * 100;

export interface FloorTrackProps {
  readonly labyrinth: number;
  readonly range: FloorRange;
  /** The ranges of all labyrinths. */
  readonly ranges: readonly RangedLabyrinth[];
  readonly floors: ReadonlyMap<number, Floor>;
  readonly onChange: (range: FloorRange) => void;
  readonly onChangeEnd: (range: FloorRange) => void;
}

/** All floors from the first to the last: the painted ones, those of other labyrinths, and between two handles its own. */
export function FloorTrack({ labyrinth, range, ranges, floors, onChange, onChangeEnd }: FloorTrackProps) {
  const text = useText(labyrinthTexts);
  const others = ranges.filter((other) => other.number !== labyrinth && hasFloors(other.range));
  const nameOf = ({ number, range: { start, end } }: RangedLabyrinth) =>
    text('range.ofOther', { name: text('labyrinth.name', { number }), start, end });
  const between = ({ start, end }: FloorRange) => {
    // From half a floor before the first to half a floor past the last.
    const left = Math.max(0, placeOf(start - 0.5));
    return { left: `${left}%`, width: `${Math.min(100, placeOf(end + 0.5)) - left}%` };
  };
  const value = [Math.max(first, range.start), Math.max(first, range.start, range.end)] as const;
  return (
    <div className={styles.place}>
      <RangeSlider
        label={text('range.label')}
        handles={[text('range.first'), text('range.last')]}
        value={value}
        min={first}
        max={last}
        onChange={([start, end]) => onChange({ start, end })}
        onChangeEnd={([start, end]) => onChangeEnd({ start, end })}
      >
        {others.map((other) => (
          <span key={other.number} className={styles.other} style={between(other.range)} title={nameOf(other)}>
            {other.number}
          </span>
        ))}
        {hasFloors(range) && <span className={styles.own} style={between(range)} />}
        {overlapsOf({ number: labyrinth, range }, ranges).map((other) => (
          <span key={other.number} className={styles.shared} style={between(other.range)} />
        ))}
        {[...floors.values()]
          .filter(({ grid }) => grid !== undefined)
          .map(({ number }) => (
            <span key={number} className={styles.painted} style={{ left: `${placeOf(number)}%` }} />
          ))}
      </RangeSlider>
      <div className={styles.scale} aria-hidden="true">
        {[1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 99].map((floor) => (
          <span key={floor} className={styles.mark} style={{ left: `${placeOf(floor)}%` }}>
            {floor}
          </span>
        ))}
      </div>
    </div>
  );
}
