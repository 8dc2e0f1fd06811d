/** Returns the time of a save, if it can be read; even a damaged one may have it. */
export function savedAt(save: unknown): number | undefined {
  const { saved_at } = (typeof save === 'object' && save !== null ? save : {}) as { saved_at?: unknown };
  return typeof saved_at === 'number' && Number.isFinite(saved_at) ? saved_at : undefined;
}

/** Returns the title of a save's game, in Japanese, if it can be read. */
export function savedTitle(save: unknown): string | undefined {
  const { told } = (typeof save === 'object' && save !== null ? save : {}) as { told?: { title_ja?: unknown } | null };
  return typeof told?.title_ja === 'string' ? told.title_ja : undefined;
}
