import * as z from 'zod';
import { readAppVersion } from '#server/readAppVersion.ts';
import { answer } from './answer.ts';
import { publicProcedure } from './procedures.ts';

/** GET check-app-version: what the client compares with the version it started with (spec 1 §4). */
export const readVersion = publicProcedure
  .output(answer(z.strictObject({ version: z.string() })))
  .query(() => ({ version: readAppVersion() }));
