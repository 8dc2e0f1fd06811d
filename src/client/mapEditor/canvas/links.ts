/** What finds and paints links: fetched when there is something to be shown of them. */
export { paintLinks } from './paintLinks.ts';
export { grabbed, shownLinks } from './shownLinks.ts';
