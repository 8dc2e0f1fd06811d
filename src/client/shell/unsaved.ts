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

/** Sends all unsaved work. Rejects with the first refusal. */
export async function flushUnsaved(): Promise<void> {
  await Promise.all([...flushes].map((flush) => flush()));
}
