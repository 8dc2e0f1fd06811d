import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { samplesTexts } from './samplesTexts.ts';

/**
 * Returns a function that updates a sample to the current state of its scenario, including what is unsent in this browser. It returns
 * whether that succeeded.
 */
export function useSync(): (sample: { readonly id: string }) => Promise<boolean> {
  const text = useText(samplesTexts);
  const utils = trpc.useUtils();
  const sync = trpc.samples.sync.useMutation();
  return async ({ id }) => {
    try {
      await flushUnsaved();
      await sync.mutateAsync({ id });
      showSnackbar(text('sample.synced'), { tone: 'success' });
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      await utils.samples.invalidate();
    }
  };
}
