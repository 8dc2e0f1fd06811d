import * as z from 'zod';
import { LARGEST_SENT_JOURNAL, MOST_SENT_INPUTS } from '#domain/catalogs/storageLimits.ts';
import type { Input } from '#game/inputs.ts';

const word = z.int32();

/** A journal that somebody sends. Its inputs are judged where they are played: `step` refuses what does not fit. */
export const journalSchema = z
  .strictObject({
    /** Of its rules: by others it may come to another end. */
    version: z.int().min(1).max(1_000_000),
    seed: z.tuple([word, word]),
    isWithoutMembers: z.literal(true).optional(),
    inputs: z
      .array(z.custom<Input>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)))
      .max(MOST_SENT_INPUTS),
  })
  .refine((journal) => JSON.stringify(journal).length <= LARGEST_SENT_JOURNAL);
