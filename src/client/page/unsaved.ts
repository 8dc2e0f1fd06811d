import type { FlushNeeds } from '#client/sync/Autosave.ts';

const flushes = new Set<(needs: FlushNeeds) => Promise<void>>();

/**
 * Registers a function that sends work that the server does not have yet. It is called before a backup is saved or restored, before logging
 * out and before a reload; it rejects if the work could not be sent.
 * @returns a function that removes the registration.
 */
export function registerFlush(flush: (needs: FlushNeeds) => Promise<void>): () => void {
  flushes.add(flush);
  return () => {
    flushes.delete(flush);
  };
}

/** Some work could not be sent: there is no connection, or a conflict waits for the author. It is still kept. */
export class UnsentError extends Error {}

/**
 * Sends all unsaved work.
 * @param needs 'all' if text that only this browser has would be lost, or come to belong to something else
 * @throws UnsentError if some of what is needed cannot be sent now
 */
export async function flushUnsaved(needs: FlushNeeds = 'storable'): Promise<void> {
  try {
    await Promise.all([...flushes].map((flush) => flush(needs)));
  } catch (cause) {
    throw new UnsentError('unsent', { cause });
  }
}
