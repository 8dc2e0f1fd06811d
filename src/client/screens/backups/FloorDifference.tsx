import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo } from 'react';
import { FloorGlance } from '#client/floor/paint/FloorGlance.tsx';
import { useText } from '#client/i18n/useText.ts';
import { LeafTable } from '#client/resource/form/LeafTable.tsx';
import { Button } from '#client/ui/Button.tsx';
import { blankGrid, FLOOR_SIZES, type FloorGrid } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import * as styles from './backups.css.ts';
import { backupsTexts } from './backupsTexts.ts';
import type { Difference } from './DifferenceView.tsx';
import { recordOf } from './recordOf.ts';
import type { RestoredPart } from './useBackups.ts';

const PICTURE_SIDE = 120;

interface FloorDifferenceProps {
  readonly floor: Difference['floors'][number];
  readonly scenarioId: string;
  readonly onRestore: ((part: RestoredPart) => void) | undefined;
}

/** A floor before and after, with the changed cells highlighted, and its settings. */
export function FloorDifference({ floor, scenarioId, onRestore }: FloorDifferenceProps) {
  const text = useText(backupsTexts);
  const { before, after, settings, cells_changed, size_before, size_after } = floor;
  const grids = useMemo(() => [open(before), open(after)] as const, [before, after]);
  const changed = useMemo(() => diffGrids(...grids), [grids]);
  const number = floorNumberText(floor.number);
  const counts = [
    ...(cells_changed > 0 ? [text('compare.cells', { count: cells_changed })] : []),
    ...(settings.length > 0 ? [text('compare.settings', { count: settings.length })] : []),
  ];
  const picture = (grid: FloorGrid, size: number) => (
    <span className={styles.figure}>
      <FloorGlance grid={grid} size={FLOOR_SIZES[size as 0 | 1 | 2]} side={PICTURE_SIDE} setOff={changed} />
    </span>
  );
  return (
    <li className={styles.floor}>
      <div className={styles.floorHead}>
        <strong>{text('compare.floor', { number })}</strong>
        <span className={styles.muted}>{counts.join(' · ')}</span>
      </div>
      <div className={styles.pictures}>
        {picture(grids[0], size_before)}
        <ArrowRight size={16} aria-hidden />
        {picture(grids[1], size_after)}
      </div>
      {settings.length > 0 && (
        <LeafTable
          scenarioId={scenarioId}
          leaves={floorMap.leaves.filter(({ path }) => settings.some((one) => one.path === path))}
          titleOfLeaf={text('compare.field')}
          one={{ title: text('compare.before'), record: recordOf(floorMap, floor.number, settings, 'before') }}
          other={{ title: text('compare.after'), record: recordOf(floorMap, floor.number, settings, 'after') }}
        />
      )}
      {onRestore && (
        <div>
          <Button
            size="small"
            tone="plain"
            aria-label={text('compare.restoreFloorOf', { number })}
            onPress={() => onRestore({ floor_number: number })}
          >
            {text('compare.restoreFloor')}
          </Button>
        </div>
      )}
    </li>
  );
}

const open = (packed: string | null): FloorGrid => (packed === null ? blankGrid() : unpackGrid(fromBase64(packed)));
