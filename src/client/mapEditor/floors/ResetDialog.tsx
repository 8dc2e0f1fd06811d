import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { FloorChangeDialog } from './FloorChangeDialog.tsx';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import { floorTexts } from './floorTexts.ts';
import { useFloorChange } from './useFloorChange.ts';

/** Asks before the options of the floor are reset to their defaults, which is one step of its settings. */
export function ResetDialog(props: FloorDialogProps) {
  const { scenarioId, desk, floors, onClose } = props;
  const text = useText(floorTexts);
  const number = floorNumberText(desk.number);
  const change = useFloorChange(props, desk.number, async (revision) => {
    const before = desk.settings.values;
    await trpcClient.floors.resetOptions.mutate({ scenario_id: scenarioId, floor_number: number, revision });
    const { settings } = await floors.open(desk.number);
    return { message: text('floor.resetDone', { number }), undo: settings.madeElsewhere(before) };
  });
  return (
    <FloorChangeDialog
      title={text('floor.resetTitle', { number })}
      action={text('floor.reset')}
      tone="danger"
      {...{ number: desk.number, change, onClose }}
    >
      <p>{text('floor.resetWhat')}</p>
    </FloorChangeDialog>
  );
}
