import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { timings } from '#client/timings.ts';
import { dismissSnackbar, showSnackbar } from '#client/ui/snackbarQueue.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { differencesIn } from './differencesIn.ts';

interface UndoOffer {
  readonly label: string;
  readonly onPress: () => void;
}

/** Says what the newest step of a desk of few records did, and offers to take it back until there is a newer one. */
export function tellStep(desk: RecordDesk, message: string, { label, onPress }: UndoOffer): void {
  const numbers = numbersOf(desk.resource);
  const after = new Map(numbers.map((number) => [number, desk.record(number)]));
  const id = showSnackbar(message, {
    tone: 'success',
    duration: timings.takeBackOffer,
    action: {
      label,
      onPress() {
        end();
        onPress();
      },
    },
  });
  const end = desk.subscribe(() => {
    const before = (number: number) => after.get(number) ?? desk.record(number);
    if (differencesIn(desk.resource, numbers, before, (number) => desk.record(number)).length === 0) return;
    dismissSnackbar(id);
    end();
  });
}
