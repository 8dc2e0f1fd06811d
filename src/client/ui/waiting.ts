/** The attribute of every element that shows a wait. */
export const WAITING = 'data-waiting';
