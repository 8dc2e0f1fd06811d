const flushes = new Set<() => Promise<void>>();

/**
 * Registers what sends work that the server does not have yet. It is called before a backup is saved or restored, before
 * logging out and before a reload; it rejects when the work could not be sent.
 * @returns the function that takes the registration back.
 */
export function registerFlush(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => {
    flushes.delete(flush);
  };
}

/** Some work could not be sent: there is no connection, or a conflict waits for the author. It is still kept. */
export class UnsentError extends Error {}

/** Sends all unsaved work. @throws UnsentError where some of it cannot be sent now */
export async function flushUnsaved(): Promise<void> {
  try {
    await Promise.all([...flushes].map((flush) => flush()));
  } catch (cause) {
    throw new UnsentError('unsent', { cause });
  }
}
