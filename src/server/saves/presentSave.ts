import * as z from 'zod';
import { SAVE_SLOTS } from '#game/saves/SaveKey.ts';
import type { GameSave } from '#server/database/models/GameSave.ts';

export const slotSchema = z
  .int()
  .min(0)
  .max(SAVE_SLOTS - 1);
/** The key of a work whose saves are requested: a key of no work has none. */
export const askedKeySchema = z.string().max(64);

/** A slot in a list. Its description was checked when it was written. */
export const presentSaveSchema = z.strictObject({
  slot: slotSchema,
  revision: z.int(),
  saved_at: z.int(),
  told: z.record(z.string(), z.unknown()),
});

export const presentSave = ({ slot, revision, saved_at, told }: GameSave): z.infer<typeof presentSaveSchema> => ({
  slot,
  revision,
  saved_at: Number(saved_at),
  told: JSON.parse(told),
});
