/** Runs a function that stores something in the browser. If the storage is full, the value lasts only until the page is left. */
export function keepIfRoom(keep: () => void): void {
  try {
    keep();
  } catch {
    // The value is a convenience: losing it breaks nothing.
  }
}
