import type { TRPCClient } from '@trpc/client';
import { apiErrorOf } from '#client/api/apiError.ts';
import { failureOf, written } from '#client/saving/written.ts';
import type { WriteFailure, WriteResult } from '#client/sync/WriteResult.ts';
import type { Save } from '#game/saves/Save.ts';
import type { SaveKey } from '#game/saves/SaveKey.ts';
import type { AppRouter } from '#server/router.ts';

/** A slot of the server, without the game in it. */
export interface ServerSlot {
  readonly slot: number;
  readonly revision: number;
  readonly saved_at: number;
}

/** The saves of an account on the server. No method rejects. */
export interface ServerSaves {
  readonly list: (key: SaveKey) => Promise<readonly ServerSlot[] | undefined>;
  /** Undefined if there is none, or no answer. */
  readonly read: (key: SaveKey, slot: number) => Promise<{ revision: number; save: unknown } | undefined>;
  /** @param outlives the page: it is sent although the page is being left */
  readonly write: (slot: number, revision: number, save: Save, outlives: boolean) => Promise<SaveResult>;
  readonly remove: (key: SaveKey, slot: number, revision: number) => Promise<SaveResult>;
}

/** The result of a write; a stale one has the server's slot, or null if it is empty. */
export type SaveResult = WriteResult<ServerSlot | null>;

/** Returns the saves of the account that `client` calls for. */
export const savesThrough = (client: Pick<TRPCClient<AppRouter>, 'saves'>): ServerSaves => ({
  list: (key) =>
    client.saves.list.query({ key }).then(
      ({ data }) => data,
      () => undefined,
    ),
  read: (key, slot) =>
    client.saves.read.query({ key, slot }).then(
      ({ data }) => data ?? undefined,
      () => undefined,
    ),
  write: (slot, revision, save, outlives) =>
    written(
      client.saves.write.mutate({ slot, revision, save }, { context: { keepalive: outlives } }),
      (present) => present as ServerSlot | null,
    ),
  remove: (key, slot, revision) =>
    client.saves.remove.mutate({ key, slot, revision }).then(
      () => ({ kind: 'saved', revision: 0 }) as const,
      (error: unknown): SaveResult | WriteFailure => {
        const answer = apiErrorOf(error);
        return answer?.code === 409 ? { kind: 'stale', present: answer.data as ServerSlot } : failureOf(error);
      },
    ),
});
