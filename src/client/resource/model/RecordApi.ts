import type { WriteResult } from '#client/sync/WriteResult.ts';

/** A record as the server has it: its fields alone, and the revision of its last write. */
export interface ServerRecord {
  readonly revision: number;
  readonly record: object;
}

/** All records of a kind that were ever written. `restoredRevision`: the scenario's of its last restore, 0 without one. */
export interface ServerRecords {
  readonly records: ReadonlyMap<number, ServerRecord>;
  readonly restoredRevision: number;
}

/** One record of a save: the fields that differ from what the server has at `revision`, and the whole that they make. */
export interface RecordChanges {
  readonly number: number;
  readonly revision: number;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly record: object;
}

/** The server as the records of one kind in one scenario see it. */
export interface RecordApi {
  /** @throws the client's error where there is no answer or a refusal */
  readonly read: () => Promise<ServerRecords>;
  /** All or none of them. `isLeaving`: in a request that outlives the page. */
  readonly save: (records: readonly RecordChanges[], isLeaving: boolean) => Promise<WriteResult<unknown>>;
}
