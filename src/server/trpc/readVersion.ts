import * as z from 'zod';
import { readAppVersion } from '#server/readAppVersion.ts';
import { answer } from './answer.ts';
import { publicProcedure } from './procedures.ts';

/** GET check-app-version: what a page compares with the version that it is of (spec 1 §4). */
export const readVersion = publicProcedure
  .output(answer(z.strictObject({ version: z.string() })))
  .query(() => ({ version: readAppVersion() }));
