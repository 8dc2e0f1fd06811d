const CONTROLS = 'input:not([disabled]), textarea, button:not([disabled], [aria-disabled="true"]), [tabindex="0"]';

/**
 * Scrolls to the input of a leaf or field and focuses it. Without an input of its own, takes the field that contains it or one inside it.
 * @param within a selector for the part of the screen to search, if several parts hold the same fields
 */
export function focusField(path: string, within = ''): void {
  const around = placeOf(path, within);
  const place = around && (partOf(around, path) ?? around);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}

function placeOf(path: string, within: string): HTMLElement | undefined {
  const keys = path.split('.');
  const around = keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
  const selectors = [
    ...around.map((one) => `[data-path="${CSS.escape(one)}"]`),
    `[data-path^="${CSS.escape(`${path}.`)}"]`,
  ];
  return selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(`${within} ${selector}`)])
    .find((element) => element.checkVisibility());
}

/**
 * Returns the part of a leaf's element that the path goes on to: the page of a message. A page that does not exist yet will be added after
 * the others, so the last page is returned for it.
 */
function partOf(place: HTMLElement, path: string): HTMLElement | undefined {
  const rest = path.slice((place.dataset.path ?? '').length + 1);
  const parts = place.querySelectorAll<HTMLElement>('[data-part]');
  return /^\d+$/.test(rest) ? parts[Math.min(Number(rest), parts.length - 1)] : undefined;
}

/** Returns the path of the focused leaf or field; undefined if none has the focus. */
export const focusedPath = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
