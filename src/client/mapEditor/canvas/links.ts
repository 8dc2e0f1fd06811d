/** Finds and paints links; a chunk of its own. */
export { paintLinks } from './paintLinks.ts';
export { grabbed, shownLinks } from './shownLinks.ts';
