import { readAppVersion } from '#server/readAppVersion.ts';
import { publicProcedure } from './procedures.ts';

/** GET check-app-version: what the client compares with the version it started with (spec 1 §4). */
export const readVersion = publicProcedure.query(() => ({ version: readAppVersion() }));
