/** Runs what keeps something in the browser's storage. Where that is full, it is known until the page is left and no longer. */
export function keepIfRoom(keep: () => void): void {
  try {
    keep();
  } catch {
    // Nobody waits for it.
  }
}
