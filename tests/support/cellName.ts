import { SIDES, type Side } from '#domain/map/cell.ts';
import type { BorderName, Words } from '../e2e/support/words.ts';

/** The expected content of a cell: sides by their look from within, and the other parts of its name. */
export interface CellContent extends Partial<Record<Side, BorderName>> {
  /** Sides that look different from the other side. */
  readonly beyond?: Partial<Record<Side, BorderName>>;
  readonly isDark?: boolean;
  /** Other content, in the words of the screen: zones, marks, room, event. */
  readonly holds?: readonly string[];
}

type CellWords = Pick<Words, 'separator' | 'side' | 'border' | 'beyond' | 'darkZone'>;

/** Returns the name of a cell that the map gives to assistive technology. */
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

/** Returns the position in the name of a cell: the whole name if the cell is empty. */
export const placeOf = (name: string, { separator }: Pick<Words, 'separator'>): string =>
  name.split(separator)[0] ?? '';
