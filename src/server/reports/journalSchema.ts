import * as z from 'zod';
import { LARGEST_SENT_JOURNAL, MOST_SENT_INPUTS } from '#domain/catalogs/storageLimits.ts';
import type { Input } from '#game/inputs.ts';
import { LARGEST_SAVE, readSave, type Save } from '#game/journal/Save.ts';

const word = z.int32();

/** Of its rules: by others it may come to another end. */
const version = z.int().min(1).max(1_000_000);

/** They are judged where they are played: `step` refuses what does not fit. */
const inputs = z
  .array(z.custom<Input>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)))
  .max(MOST_SENT_INPUTS)
  .refine((all) => JSON.stringify(all).length <= LARGEST_SENT_JOURNAL);

/** A save of any version, which stays as it was sent: whoever plays it reads it as every save is read. */
const save = z.custom<Save>((sent) => 'save' in readSave(sent) && JSON.stringify(sent).length <= LARGEST_SAVE);

/** A game that somebody sends: from its beginning on, or from a save on. */
export const journalSchema = z.union([
  z.strictObject({
    version,
    seed: z.tuple([word, word]),
    isWithoutMembers: z.literal(true).optional(),
    inputs,
  }),
  z.strictObject({ version, save, inputs }),
]);
