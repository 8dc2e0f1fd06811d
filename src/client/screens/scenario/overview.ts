import type { RouterOutputs } from '#client/api/routerTypes.ts';

/** What a scenario holds, in numbers. */
export type Overview = RouterOutputs['scenarios']['overview']['data'];
