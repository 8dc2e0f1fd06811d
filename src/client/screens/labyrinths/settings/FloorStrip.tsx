import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { type FloorRange, floorsOf, type RangedLabyrinth } from '#domain/scenario/labyrinthRanges.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { FloorPlan } from './FloorPlan.tsx';
import * as styles from './FloorStrip.css.ts';
import type { Floor } from './useFloors.ts';

/** Pixels per cell. */
const CELL = 2;
const NONE: readonly RangedLabyrinth[] = [];

interface FloorStripProps {
  readonly range: FloorRange;
  readonly floors: ReadonlyMap<number, Floor>;
  /** Its floors that other labyrinths also claim; they are hatched. */
  readonly overlaps?: readonly RangedLabyrinth[];
  /** The maximum number of pictures; the rest is counted. */
  readonly most?: number;
}

/** The floors of a range as small pictures with their numbers, in a line. */
export function FloorStrip({ range, floors, overlaps = NONE, most = 99 }: FloorStripProps) {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const numbers = floorsOf(range);
  const shared = new Map(overlaps.flatMap((other) => floorsOf(other.range).map((floor) => [floor, other.number])));
  const left = numbers.length - most;
  return (
    <ol className={styles.strip}>
      {numbers.slice(0, most).map((number) => {
        const floor = floors.get(number);
        const name = floor ? fieldInLanguage(floor, 'name', language) : '';
        const other = shared.get(number);
        const label = [text('range.floor', { number: floorNumberText(number), name }).trim()];
        if (other !== undefined) label.push(text('range.overlapping', { number: other }));
        return (
          <li
            key={number}
            className={styles.floor}
            title={label.join(', ')}
            data-shared={other === undefined ? undefined : ''}
          >
            <FloorPlan grid={floor?.grid} side={floor?.side ?? 24} cell={CELL} className={styles.picture} />
            <span className={styles.number}>{floorNumberText(number)}</span>
          </li>
        );
      })}
      {left > 0 && <li className={styles.more}>{text('labyrinth.more', { count: left })}</li>}
    </ol>
  );
}
