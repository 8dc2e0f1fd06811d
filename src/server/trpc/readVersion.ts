import * as z from 'zod';
import { readAppVersion } from '#server/readAppVersion.ts';
import { answer } from './answer.ts';
import { publicProcedure } from './procedures.ts';

/** GET check-app-version: pages compare it with their own version (docs/product.md, "Sessions"). */
export const readVersion = publicProcedure
  .output(answer(z.strictObject({ version: z.string() })))
  .query(() => ({ version: readAppVersion() }));
