import { SIDES, type Side } from '#domain/map/cell.ts';
import type { BorderName, Words } from '../e2e/support/words.ts';

/** What a cell is expected to hold: sides by what is seen of them from within, and what else is said of it. */
export interface CellContent extends Partial<Record<Side, BorderName>> {
  /** Sides that look otherwise from the other side. */
  readonly beyond?: Partial<Record<Side, BorderName>>;
  readonly isDark?: boolean;
  /** What else is in it, in the words of the screen: zones, marks, room, event. */
  readonly holds?: readonly string[];
}

type CellWords = Pick<Words, 'separator' | 'side' | 'border' | 'beyond' | 'darkZone'>;

/** A cell as the map tells assistive technology of it. */
export function cellName(words: CellWords, x: number, y: number, content: CellContent): string {
  const { isDark = false, holds = [], beyond = {}, ...sides } = content;
  const { separator, side, border } = words;
  const parts = SIDES.flatMap((name) => {
    const [own, other] = [sides[name] ?? 'open', beyond[name]];
    if (own === 'open' && other === undefined) return [];
    return [side(name, border[own]) + (other === undefined ? '' : words.beyond(border[other]))];
  });
  return [`x${x} y${y}`, ...parts, ...(isDark ? [words.darkZone] : []), ...holds].join(separator);
}

/** The place in the name of a cell: all of it where the cell is empty. */
export const placeOf = (name: string, { separator }: Pick<Words, 'separator'>): string =>
  name.split(separator)[0] ?? '';
