/** Of the fields on the screen: what takes over the text that is being typed into each. */
const takers = new Set<() => void>();

/**
 * Registers what takes over a text that only its field knows yet. It is called before something is done with the whole, and before
 * the page is hidden or goes.
 * @returns the function that takes the registration back
 */
export function registerDraft(take: () => void): () => void {
  takers.add(take);
  return () => {
    takers.delete(take);
  };
}

/** Takes over whatever is being typed. */
export function takeDrafts(): void {
  for (const take of takers) take();
}
