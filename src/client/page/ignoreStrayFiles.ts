/**
 * Ignores files that are dropped outside of a drop area. Otherwise the browser would open them in place of the page, and unsaved work would
 * be lost.
 */
export function ignoreStrayFiles(page: EventTarget): void {
  for (const type of ['dragover', 'drop']) {
    page.addEventListener(type, (event) => {
      const { dataTransfer } = event as DragEvent;
      // A drop area has taken it.
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
  }
}
