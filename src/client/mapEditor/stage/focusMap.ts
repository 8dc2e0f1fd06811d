/** Gives the focus to the map of the floor, and leaves the page where it is scrolled to. */
export const focusMap = (): void =>
  document.querySelector<HTMLElement>('#content [role=grid]')?.focus({ preventScroll: true });
