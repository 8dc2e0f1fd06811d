import { useEffect, useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { useText } from '#client/i18n/useText.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { timings } from '#client/timings.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import { floorTexts } from './floorTexts.ts';

/** A change of a whole floor that was made. */
interface MadeChange {
  readonly message: string;
  /** Undoes it, which the message then offers; undefined if nothing has changed. */
  readonly undo: (() => void) | undefined;
}

/** A pending change of a whole floor. */
export interface FloorChange {
  /** The dialog shows the floor as it is on the server. */
  readonly isReady: boolean;
  readonly isPending: boolean;
  /** Another user changed the floor since it was shown: nothing was done, and the dialog now shows the new state. */
  readonly wasOutrun: boolean;
  readonly make: () => Promise<void>;
}

/**
 * Returns a change of floor `number` by the server. Before the dialog shows the floor, unsent strokes are sent and the floor is read
 * again, so that its state is current; the change names that revision. Afterwards the open floors are read again and a message appears.
 * If the change fails, the dialog stays open.
 * @param work makes the change of the floor as of `revision`
 */
export function useFloorChange(
  { desk, floors, onFloorsChanged, onClose }: FloorDialogProps,
  number: number,
  work: (revision: number) => Promise<MadeChange>,
): FloorChange {
  const text = useText(floorTexts);
  const [shown, setShown] = useState<{ readonly number: number; readonly revision: number }>();
  const [outrun, setOutrun] = useState<{ readonly number: number }>();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    // A new value of `outrun` makes the effect run again; the value itself does not matter.
    let isCurrent = outrun !== null;
    async function read() {
      await flushUnsaved();
      await Promise.all([...new Set([desk.number, number])].map((one) => floors.open(one)));
      if (!isCurrent) return;
      onFloorsChanged();
      setShown({ number, revision: floors.known(number)?.settings.revision ?? 0 });
    }
    read().catch((error: unknown) => {
      showError(error);
      onClose();
    });
    return () => {
      isCurrent = false;
    };
  }, [desk, floors, number, outrun, onFloorsChanged, onClose]);

  const revision = shown?.number === number ? shown.revision : undefined;
  async function make(): Promise<void> {
    if (revision === undefined) return;
    setPending(true);
    try {
      await flushUnsaved();
      const { message, undo } = await work(revision);
      await floors.refresh();
      onFloorsChanged();
      const offer = undo && {
        action: { label: text('floor.undo'), onPress: undo },
        duration: timings.takeBackOffer,
      };
      showSnackbar(message, { tone: 'success', ...offer });
      onClose();
    } catch (error) {
      if (apiErrorOf(error)?.code === 409) {
        setShown(undefined);
        setOutrun({ number });
      } else showError(error);
    } finally {
      setPending(false);
    }
  }
  return { isReady: revision !== undefined, isPending, wasOutrun: outrun?.number === number, make };
}
