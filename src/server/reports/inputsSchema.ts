import * as z from 'zod';
import { LARGEST_SENT_INPUTS, MOST_SENT_INPUTS } from '#domain/catalogs/storageLimits.ts';
import type { Input } from '#game/inputs.ts';
import { LARGEST_SAVE, readSave, type Save } from '#game/saves/Save.ts';

const word = z.int32();

/** The version of the rules: under other rules a game may end differently. */
const version = z.int().min(1).max(1_000_000);

/** Inputs are checked when they are played: `step` refuses those that do not fit. */
const inputs = z
  .array(z.custom<Input>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)))
  .max(MOST_SENT_INPUTS)
  .refine((all) => JSON.stringify(all).length <= LARGEST_SENT_INPUTS);

/** A save of any version, kept as it was sent: whoever plays it reads it like every save. */
const save = z.custom<Save>((sent) => 'save' in readSave(sent) && JSON.stringify(sent).length <= LARGEST_SAVE);

/** A game that somebody sends: from its beginning, or from a save. */
export const inputsSchema = z.union([
  z.strictObject({
    version,
    seed: z.tuple([word, word]),
    isWithoutMembers: z.literal(true).optional(),
    inputs,
  }),
  z.strictObject({ version, save, inputs }),
]);
