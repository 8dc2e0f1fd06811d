import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { FloorGlance } from '#client/floor/paint/FloorGlance.tsx';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { importTexts } from '#client/page/import/importTexts.ts';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import * as styles from './floorDialogs.css.ts';
import { floorOf, openGrid } from './floorOf.ts';
import { floorTexts } from './floorTexts.ts';
import { StrandedStairs } from './StrandedStairs.tsx';

/** The result of an import, or the plan for one. */
export type MapImport = RouterOutputs['floors']['importMaps']['data'];
type ImportedFloor = MapImport['floors'][number];

export const isChanged = ({ cells_changed, settings_changed }: ImportedFloor): boolean =>
  cells_changed > 0 || settings_changed.length > 0;

const PICTURE_SIDE = 96;

interface ImportedFloorsProps extends Pick<FloorDialogProps, 'floors' | 'listed'> {
  readonly plan: MapImport;
  /** The numbers of the floors to import. */
  readonly wanted: ReadonlySet<number>;
  readonly onChange: (wanted: ReadonlySet<number>) => void;
}

/** Lists the changes that a file would make, floor by floor, each with its map before and after; the floors to import are ticked. */
export function ImportedFloors({ plan, floors, listed, wanted, onChange }: ImportedFloorsProps) {
  const text = useText(floorTexts, importTexts, mapEditorTexts);
  const changed = plan.floors.filter(isChanged);
  const taken = useMemo(
    () => new Map(plan.floors.flatMap(({ number, after }) => (wanted.has(number) ? [[number, openGrid(after)]] : []))),
    [plan, wanted],
  );
  if (changed.length === 0) return <p role="status">{text('import.nothing')}</p>;
  const choose = (numbers: readonly number[], isWanted: boolean) => {
    const next = new Set(wanted);
    for (const number of numbers) isWanted ? next.add(number) : next.delete(number);
    onChange(next);
  };
  const all = changed.map(({ number }) => number);
  return (
    <section aria-label={text('import.changes')} className={styles.dialog}>
      {changed.length > 1 && (
        <Checkbox isSelected={wanted.size === all.length} onChange={(isWanted) => choose(all, isWanted)}>
          {text('floor.which.all')}
        </Checkbox>
      )}
      <ul className={styles.changes} aria-label={text('floor.take')}>
        {changed.map((floor) => (
          <li key={floor.number} className={styles.changed}>
            <Checkbox isSelected={wanted.has(floor.number)} onChange={(isWanted) => choose([floor.number], isWanted)}>
              {text('map.floor', { number: floorNumberText(floor.number) })}
            </Checkbox>
            <span className={styles.count}>
              {text('floor.changed', { cells: floor.cells_changed, settings: floor.settings_changed.length })}
            </span>
            <ChangedSettings paths={floor.settings_changed} />
            <Pictures floor={floor} size={floorOf(floor.number, listed, floors).size} />
          </li>
        ))}
      </ul>
      <StrandedStairs floors={floors} listed={listed} changed={taken} />
    </section>
  );
}

/** Lists the names of the settings that change. */
function ChangedSettings({ paths }: { readonly paths: readonly string[] }) {
  const text = useText(floorTexts);
  const labelOf = useLabelOf();
  const names = floorMap.leaves.filter(({ path }) => paths.includes(path)).map(labelOf);
  if (names.length === 0) return null;
  return (
    <span className={styles.count}>{text('floor.changedSettings', { names: names.join(text('floor.and')) })}</span>
  );
}

interface PicturesProps {
  readonly floor: ImportedFloor;
  /** Side length in cells before the import. */
  readonly size: number;
}

function Pictures({ floor: { before, after, labyrinth_size }, size }: PicturesProps) {
  const grids = useMemo(() => [openGrid(before), openGrid(after)] as const, [before, after]);
  const changed = useMemo(() => diffGrids(...grids), [grids]);
  const sizeAfter = labyrinth_size === undefined ? size : FLOOR_SIZES[labyrinth_size as 0 | 1 | 2];
  return (
    <span className={styles.pictures}>
      <FloorGlance grid={grids[0]} size={size} side={PICTURE_SIDE} />
      <ArrowRight size={16} aria-hidden />
      <FloorGlance grid={grids[1]} size={sizeAfter} side={PICTURE_SIDE} setOff={changed} />
    </span>
  );
}
