import type { WriteResult } from '#client/sync/WriteResult.ts';

/** A record on the server: its fields, and the revision of its last write. */
export interface ServerRecord {
  readonly revision: number;
  readonly record: object;
}

/** All records of a kind that were ever written. `restoredRevision`: the revision of the scenario's last restore, 0 without one. */
export interface ServerRecords {
  readonly records: ReadonlyMap<number, ServerRecord>;
  readonly restoredRevision: number;
}

/** One record of a save request: the fields that differ from the server's record at `revision`, and the whole record with them. */
export interface RecordChanges {
  readonly number: number;
  readonly revision: number;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly record: object;
}

/** The server's calls for the records of one kind in one scenario. */
export interface RecordApi {
  /** @throws the client's error if there is no answer or the server refuses */
  readonly read: () => Promise<ServerRecords>;
  /** Saves all of the records or none. `isLeaving`: sends a request that outlives the page. */
  readonly save: (records: readonly RecordChanges[], isLeaving: boolean) => Promise<WriteResult<unknown>>;
}
