import { apiErrorOf } from '#client/api/apiError.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { failureOf, type WriteFailure, type WriteResult, written } from '#client/saving/writeResult.ts';
import type { Save } from '#game/journal/Save.ts';
import type { SaveKey } from '#game/journal/SaveKey.ts';

/** What a slot of the server holds, without its game. */
export interface ServerSlot {
  readonly slot: number;
  readonly revision: number;
  readonly saved_at: number;
}

/** The saves of an account on the server. Nothing rejects. */
export interface ServerSaves {
  readonly list: (key: SaveKey) => Promise<readonly ServerSlot[] | undefined>;
  /** Undefined where there is none, or no answer. */
  readonly read: (key: SaveKey, slot: number) => Promise<{ revision: number; save: unknown } | undefined>;
  /** @param outlives the page: it is sent although the page is being left */
  readonly write: (slot: number, revision: number, save: Save, outlives: boolean) => Promise<SaveResult>;
  readonly remove: (key: SaveKey, slot: number, revision: number) => Promise<SaveResult>;
}

/** How a write ended; a stale one with what is there, or null where nothing is. */
export type SaveResult = WriteResult<ServerSlot | null>;

export const trpcSaves: ServerSaves = {
  list: (key) =>
    trpcClient.saves.list.query({ key }).then(
      ({ data }) => data,
      () => undefined,
    ),
  read: (key, slot) =>
    trpcClient.saves.read.query({ key, slot }).then(
      ({ data }) => data ?? undefined,
      () => undefined,
    ),
  write: (slot, revision, save, outlives) =>
    written(
      trpcClient.saves.write.mutate({ slot, revision, save }, { context: { keepalive: outlives } }),
      (present) => present as ServerSlot | null,
    ),
  remove: (key, slot, revision) =>
    trpcClient.saves.remove.mutate({ key, slot, revision }).then(
      () => ({ kind: 'saved', revision: 0 }) as const,
      (error: unknown): SaveResult | WriteFailure => {
        const answer = apiErrorOf(error);
        return answer?.code === 409 ? { kind: 'stale', present: answer.data as ServerSlot } : failureOf(error);
      },
    ),
};
