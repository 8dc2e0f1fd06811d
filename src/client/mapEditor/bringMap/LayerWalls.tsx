import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import FloorPicture from '#client/floor/paint/FloorPicture.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { SIDES } from '#domain/map/cell.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { planeValues } from '#domain/map/floorGrid.ts';
import type { ForeignGrid } from '#domain/map/foreign/ForeignMap.ts';
import { eventsInRock, floorWithWalls, partRange, richestPart, solidGuess } from '#domain/map/foreign/solidWalls.ts';
import { diffGrids } from '#domain/map/patch.ts';
import * as styles from './BringMapDialog.css.ts';
import { bringMapTexts } from './bringMapTexts.ts';
import { LayerPicture } from './LayerPicture.tsx';
import { SolidValues, withSwitched } from './SolidValues.tsx';

const PICTURE_SIDE = 140;

interface LayerWallsProps {
  readonly desk: FloorDesk;
  readonly grid: ForeignGrid;
  readonly layerName: string;
  /** Called with the floor that the present choice makes; undefined if it changes nothing, or makes no wall. */
  readonly onPlan: (after: FloorGrid | undefined) => void;
}

/** The choices of a layer that becomes walls, beginning with a guess, and a preview of the result. */
export function LayerWalls({ desk, grid, layerName, onPlan }: LayerWallsProps) {
  const text = useText(bringMapTexts);
  const { size, session } = desk;
  const before = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.grid,
  );
  const [solid, setSolid] = useState(() => solidGuess(grid, layerName));
  const [part, setPart] = useState(() => richestPart(grid, size, solid));
  const [isClosed, setClosed] = useState(true);
  const after = useMemo(
    () => floorWithWalls(before, size, grid, part, solid, !isClosed),
    [before, size, grid, part, solid, isClosed],
  );
  const changed = useMemo(() => diffGrids(before, after).length, [before, after]);
  const hasWalls = SIDES.some((side) => planeValues(after, side).some((border) => border !== 0));
  const inRock = eventsInRock(before, size, grid, part, solid);
  const plan = hasWalls && changed > 0 ? after : undefined;
  useEffect(() => onPlan(plan), [onPlan, plan]);
  const [across, down] = [partRange(grid.width, size), partRange(grid.height, size)];
  return (
    <>
      <div className={styles.columns}>
        <section className={styles.column} aria-label={text('bringMap.part', { size })}>
          <p className={styles.legend}>{text('bringMap.part', { size })}</p>
          <p className={styles.hint}>{text('bringMap.partHint')}</p>
          <LayerPicture
            {...{ grid, size, part, solid }}
            onMove={setPart}
            onPress={(value) => setSolid(withSwitched(solid, value))}
          />
          <div className={styles.numbers}>
            <div className={styles.number}>
              <NumberField
                label={text('bringMap.x')}
                value={part.x + 1}
                min={across.min + 1}
                max={across.max + 1}
                isDisabled={across.min === across.max}
                onChange={(x) => setPart({ ...part, x: x - 1 })}
              />
            </div>
            <div className={styles.number}>
              <NumberField
                label={text('bringMap.y')}
                value={part.y + 1}
                min={down.min + 1}
                max={down.max + 1}
                isDisabled={down.min === down.max}
                onChange={(y) => setPart({ ...part, y: y - 1 })}
              />
            </div>
          </div>
        </section>
        <div className={styles.column}>
          <SolidValues grid={grid} solid={solid} onChange={setSolid} />
          <Checkbox isSelected={isClosed} onChange={setClosed}>
            {text('bringMap.rim')}
          </Checkbox>
          <p className={styles.hint}>{text('bringMap.rimHint')}</p>
          <div className={styles.pictures}>
            <span className={styles.figure}>
              <FloorPicture grid={before} size={size} side={PICTURE_SIDE} />
              {text('bringMap.before')}
            </span>
            <ArrowRight size={20} aria-hidden />
            <span className={styles.figure}>
              <FloorPicture grid={after} size={size} side={PICTURE_SIDE} />
              {text('bringMap.after')}
            </span>
          </div>
        </div>
      </div>
      <Notice tone={plan ? 'normal' : 'warning'} role="status">
        {plan && <p>{text('bringMap.replaces', { cells: changed })}</p>}
        {!plan && <p>{text(hasWalls ? 'bringMap.nothing' : 'bringMap.noWalls')}</p>}
        {plan && inRock > 0 && <p>{text('bringMap.inRock', { count: inRock })}</p>}
      </Notice>
    </>
  );
}
