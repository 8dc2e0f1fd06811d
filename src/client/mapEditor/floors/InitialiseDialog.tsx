import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { diffGrids } from '#domain/map/patch.ts';
import type { FloorDialogProps } from './floorDialog.ts';
import { useFloorChange } from './useFloorChange.ts';

/** Asks before a floor is made blank. The map goes as a step that undo takes back; names and settings do not come back. */
export function InitialiseDialog(props: FloorDialogProps) {
  const { scenarioId, desk, onClose } = props;
  const text = useText();
  const { isPending, change } = useFloorChange(props);
  const number = floorNumberText(desk.number);
  const cells = diffGrids(desk.session.grid, blankGrid());
  const initialise = () =>
    change(async () => {
      desk.session.commit({ label: { key: 'map.step.initialise', count: cells.length }, cells });
      await flushUnsaved();
      await trpcClient.floors.initialise.mutate({ scenario_id: scenarioId, floor_number: number });
      return text('floor.initialised', { number });
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('floor.initialiseTitle', { number })}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="danger" isPending={isPending} onPress={() => void initialise()}>
            {text('floor.initialise')}
          </Button>
        </>
      }
    >
      <p>{text('floor.initialiseWhat', { cells: cells.length })}</p>
    </Dialog>
  );
}
