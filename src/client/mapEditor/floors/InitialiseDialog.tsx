import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { FloorChangeDialog } from './FloorChangeDialog.tsx';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import { floorTexts } from './floorTexts.ts';
import { useFloorChange } from './useFloorChange.ts';

/** Asks before a floor is made blank: one step of the map, with the names and settings. */
export function InitialiseDialog(props: FloorDialogProps) {
  const { scenarioId, desk, floors, onClose } = props;
  const text = useText(floorTexts);
  const number = floorNumberText(desk.number);
  const cells = diffGrids(desk.session.grid, blankGrid());
  const change = useFloorChange(props, desk.number, async (revision) => {
    const before = desk.settings.values;
    const { data } = await trpcClient.floors.initialise.mutate({
      scenario_id: scenarioId,
      floor_number: number,
      revision,
    });
    // Add the server's change as a step of the author, so that other floors follow it; it is saved already.
    desk.session.commit({ label: { key: 'map.step.initialise', count: cells.length }, cells });
    desk.session.saved(blankGrid(), data.revision);
    await floors.open(desk.number);
    const step = cells.length > 0 ? desk.session.undoStep : undefined;
    return { message: text('floor.initialised', { number }), undo: desk.madeElsewhere(before, step) };
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
