/** The functions that take over the text being typed, one per field on the screen. */
const takers = new Set<() => void>();

/**
 * Registers a function that takes over text that only its field knows yet. It is called before an action on the whole document, and before
 * the page is hidden or left.
 * @returns a function that removes the registration
 */
export function registerDraft(take: () => void): () => void {
  takers.add(take);
  return () => {
    takers.delete(take);
  };
}

/** Takes over all text that is being typed. */
export function takeDrafts(): void {
  for (const take of takers) take();
}
