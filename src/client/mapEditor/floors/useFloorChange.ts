import { useState } from 'react';
import { showError } from '#client/shell/showError.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { FloorDialogProps } from './floorDialog.ts';

/**
 * Runs a change that the server makes of floors: what is unsent goes first, then the open floors are read anew, and the author is
 * told. Where it fails the dialog stays.
 */
export function useFloorChange({ floors, onFloorsChanged, onClose }: FloorDialogProps) {
  const [isPending, setPending] = useState(false);
  async function change(work: () => Promise<string>): Promise<void> {
    setPending(true);
    try {
      await flushUnsaved();
      const done = await work();
      await floors.refresh();
      onFloorsChanged();
      showSnackbar(done, { tone: 'success' });
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  }
  return { isPending, change };
}
