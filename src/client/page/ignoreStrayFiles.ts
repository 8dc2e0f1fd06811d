/**
 * Lets files that are dropped beside a place for them do nothing. A browser would open them in place of the page, and what is not saved
 * yet would be gone.
 */
export function ignoreStrayFiles(page: EventTarget): void {
  for (const type of ['dragover', 'drop']) {
    page.addEventListener(type, (event) => {
      const { dataTransfer } = event as DragEvent;
      // A place for files has taken it.
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
  }
}
