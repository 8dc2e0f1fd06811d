const CONTROLS = 'input:not([disabled]), textarea, button:not([disabled]), [tabindex="0"]';

/** Leads to the input of a leaf or field on the screen. */
export function focusField(path: string): void {
  const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}

/** The path of the leaf or field that has the focus. */
export const focusedPath = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
