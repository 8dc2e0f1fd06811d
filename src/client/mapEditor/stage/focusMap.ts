/** Focuses the map of the floor without scrolling the page. */
export const focusMap = (): void =>
  document.querySelector<HTMLElement>('#content [role=grid]')?.focus({ preventScroll: true });
