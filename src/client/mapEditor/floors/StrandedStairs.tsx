import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { strandedStairs } from '#domain/map/wayBack.ts';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import { floorOf } from './floorOf.ts';
import { floorTexts } from './floorTexts.ts';

/** The maximum of stairs listed; the rest is only counted. */
const MOST_NAMED = 4;

interface StrandedStairsProps extends Pick<FloorDialogProps, 'floors' | 'listed'> {
  /** The grids of the floors as a change would leave them, keyed by floor number. */
  readonly changed: ReadonlyMap<number, FloorGrid>;
}

/** Warns, before floors are changed, about stairs that would lose their way back. */
export function StrandedStairs({ floors, listed, changed }: StrandedStairsProps) {
  const text = useText(floorTexts, mapEditorTexts);
  const present = useMemo(
    () => new Map(listed.map(({ number }) => [number, floorOf(number, listed, floors).grid])),
    [listed, floors],
  );
  const stranded = useMemo(
    () =>
      strandedStairs(
        [...present.keys()],
        (floor) => present.get(floor),
        (floor) => changed.get(floor) ?? present.get(floor),
      ),
    [present, changed],
  );
  if (stranded.length === 0) return null;
  const named = stranded.slice(0, MOST_NAMED).map(({ floor, ...at }) => {
    return `${text('map.floor', { number: floorNumberText(floor) })} ${text('map.cell.place', at)}`;
  });
  if (stranded.length > named.length) named.push('…');
  return (
    <Notice tone="warning" role="status">
      <p>{text('floor.stranded', { count: stranded.length, places: named.join(text('floor.and')) })}</p>
    </Notice>
  );
}
