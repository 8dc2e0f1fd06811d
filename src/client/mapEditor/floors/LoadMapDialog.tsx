import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useState } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import FloorPicture from '#client/floor/paint/FloorPicture.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { COPY_TYPES, type CopyType, copiedGrid, copiesSettings } from '#domain/map/copyFloor.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { FloorChangeDialog } from './FloorChangeDialog.tsx';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import * as styles from './floorDialogs.css.ts';
import { floorOf, openGrid } from './floorOf.ts';
import { floorTexts } from './floorTexts.ts';
import type { SavedMap } from './SavedMapsDialog.tsx';
import { StrandedStairs } from './StrandedStairs.tsx';
import { savedMapTexts } from './savedMapTexts.ts';
import { useFloorChange } from './useFloorChange.ts';

const PICTURE_SIDE = 200;

/** Loads a saved map, or a part of it, into the open floor, after a preview of the result: one step of the map, and one of the settings. */
export function LoadMapDialog(props: FloorDialogProps & { readonly saved: SavedMap }) {
  const { scenarioId, desk, floors, listed, saved, onClose } = props;
  const text = useText(floorTexts, savedMapTexts);
  const [type, setType] = useState<CopyType>('all');
  const target = floorOf(desk.number, listed, floors);
  const grid = useMemo(() => openGrid(saved.grid), [saved.grid]);
  const after = useMemo(
    () => copiedGrid({ number: saved.floor_number, grid }, { number: desk.number, grid: target.grid }, type),
    [saved.floor_number, grid, desk.number, target.grid, type],
  );
  const changed = useMemo(() => new Map([[desk.number, after]]), [desk.number, after]);
  const lost = diffGrids(target.grid, after).filter(({ before }) => Object.values(before).some((value) => value !== 0));
  const number = floorNumberText(desk.number);
  const losesSettings = copiesSettings(type) && target.revision > 0;
  const { id, name } = saved;
  const change = useFloorChange(props, desk.number, async (revision) => {
    const before = { grid: desk.session.grid, settings: desk.settings.values };
    await trpcClient.savedMaps.load.mutate({
      scenario_id: scenarioId,
      id,
      floor_number: number,
      copy_type: type,
      revision,
    });
    const opened = await floors.open(desk.number);
    const step = opened.session.madeElsewhere('map.step.load', before.grid);
    return { message: text('savedMap.loaded', { name, number }), undo: opened.madeElsewhere(before.settings, step) };
  });
  const sizeAfter =
    copiesSettings(type) && !target.isAssigned ? FLOOR_SIZES[saved.labyrinth_size as 0 | 1 | 2] : target.size;
  return (
    <FloorChangeDialog
      title={text('savedMap.loadTitle', { name, number })}
      action={text('savedMap.loadSubmit')}
      size="medium"
      {...{ number: desk.number, change, onClose }}
    >
      <Choice
        label={text('savedMap.what')}
        hint={text('floor.copyType.hint')}
        look="segments"
        value={type}
        onChange={setType}
        options={COPY_TYPES.map((value) => ({ value, label: text(`floor.copyType.${value}`) }))}
      />
      <div className={styles.pictures}>
        <span className={styles.figure}>
          <FloorPicture grid={target.grid} size={target.size} side={PICTURE_SIDE} />
          {text('floor.before')}
        </span>
        <ArrowRight size={20} aria-hidden />
        <span className={styles.figure}>
          <FloorPicture grid={after} size={sizeAfter} side={PICTURE_SIDE} />
          {text('floor.after')}
        </span>
      </div>
      <StrandedStairs floors={floors} listed={listed} changed={changed} />
      <Notice tone={lost.length > 0 || losesSettings ? 'warning' : 'normal'} role="status">
        {lost.length > 0 && <p>{text('floor.lostCells', { number, cells: lost.length })}</p>}
        {losesSettings && <p>{text('floor.lostSettings', { number })}</p>}
        {lost.length === 0 && !losesSettings && <p>{text('floor.lostNothing')}</p>}
      </Notice>
    </FloorChangeDialog>
  );
}
