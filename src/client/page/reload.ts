import { flushUnsaved } from './unsaved.ts';

/** Reloads the page after sending unsaved work. What cannot be sent now waits in the journal for the next page. */
export const reload = (): Promise<void> => flushUnsaved().then(startAnew, startAnew);

const startAnew = (): void => location.reload();
