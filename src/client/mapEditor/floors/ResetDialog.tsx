import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { FloorDialogProps } from './floorDialog.ts';
import { useFloorChange } from './useFloorChange.ts';

/** Asks before the options of the floor go back to what they were at first. */
export function ResetDialog(props: FloorDialogProps) {
  const { scenarioId, desk, onClose } = props;
  const text = useText();
  const { isPending, change } = useFloorChange(props);
  const number = floorNumberText(desk.number);
  const reset = () =>
    change(async () => {
      await trpcClient.floors.resetOptions.mutate({ scenario_id: scenarioId, floor_number: number });
      return text('floor.resetDone', { number });
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      tone="danger"
      title={text('floor.resetTitle', { number })}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="danger" isPending={isPending} onPress={() => void reset()}>
            {text('floor.reset')}
          </Button>
        </>
      }
    >
      <p>{text('floor.resetWhat')}</p>
    </Dialog>
  );
}
