/** The attribute of whatever says that one waits. */
export const WAITING = 'data-waiting';
