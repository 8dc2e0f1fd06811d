import { flushUnsaved } from './unsaved.ts';

/** Loads the page anew once unsaved work is sent. What cannot be sent now waits in the journal for the next page. */
export const reload = (): Promise<void> => flushUnsaved().then(startAnew, startAnew);

const startAnew = (): void => location.reload();
