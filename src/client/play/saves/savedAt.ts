/** When a save was made, as far as that can be read of it: a damaged one may still tell. */
export function savedAt(save: unknown): number | undefined {
  const { saved_at } = (typeof save === 'object' && save !== null ? save : {}) as { saved_at?: unknown };
  return typeof saved_at === 'number' && Number.isFinite(saved_at) ? saved_at : undefined;
}

/** What the game of a save is called, in Japanese, as far as that can be read of it. */
export function savedTitle(save: unknown): string | undefined {
  const { told } = (typeof save === 'object' && save !== null ? save : {}) as { told?: { title_ja?: unknown } | null };
  return typeof told?.title_ja === 'string' ? told.title_ja : undefined;
}
