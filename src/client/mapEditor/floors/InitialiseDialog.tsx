import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { FloorChangeDialog } from './FloorChangeDialog.tsx';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import { floorTexts } from './floorTexts.ts';
import { useFloorChange } from './useFloorChange.ts';

/** Asks before a floor is made blank. The map goes as a step that undo takes back; names and settings do not come back. */
export function InitialiseDialog(props: FloorDialogProps) {
  const { scenarioId, desk, onClose } = props;
  const text = useText(floorTexts);
  const number = floorNumberText(desk.number);
  const cells = diffGrids(desk.session.grid, blankGrid());
  const change = useFloorChange(props, desk.number, async (revision) => {
    const { data } = await trpcClient.floors.initialise.mutate({
      scenario_id: scenarioId,
      floor_number: number,
      revision,
    });
    // What the server has done is the author's step here, which other floors follow, and needs no saving.
    desk.session.commit({ label: { key: 'map.step.initialise', count: cells.length }, cells });
    desk.session.saved(blankGrid(), data.revision);
    return text('floor.initialised', { number });
  });
  return (
    <FloorChangeDialog
      title={text('floor.initialiseTitle', { number })}
      action={text('floor.initialise')}
      tone="danger"
      {...{ number: desk.number, change, onClose }}
    >
      <p>{text('floor.initialiseWhat', { cells: cells.length })}</p>
    </FloorChangeDialog>
  );
}
