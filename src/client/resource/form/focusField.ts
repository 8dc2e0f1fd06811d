const CONTROLS = 'input:not([disabled]), textarea, button:not([disabled], [aria-disabled="true"]), [tabindex="0"]';

/**
 * Leads to the input of a leaf or field on the screen; where it has none of its own, to what it stands in or what stands in it.
 * @param within selects the part of the screen that is meant, where several hold the same fields
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

/** The part of a leaf's place that a path leads on to: the page of a message; one that is not there yet is added after the others. */
function partOf(place: HTMLElement, path: string): HTMLElement | undefined {
  const rest = path.slice((place.dataset.path ?? '').length + 1);
  const parts = place.querySelectorAll<HTMLElement>('[data-part]');
  return /^\d+$/.test(rest) ? parts[Math.min(Number(rest), parts.length - 1)] : undefined;
}

/** The path of the leaf or field that has the focus. */
export const focusedPath = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
