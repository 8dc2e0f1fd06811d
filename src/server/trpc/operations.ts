import { createHash } from 'node:crypto';
import type { Account } from '#server/database/models/Account.ts';
import type { Services } from '#server/services.ts';

// Finished operations by Idempotency-Key (docs/decisions/0009). `writeOnce` writes them.

export const OPERATIONS = 'operations';

/** The time during which a repeated call is recognised. Milliseconds. */
export const KNOWN_TIME = 86_400_000;

/** A finished operation. */
export interface Operation {
  /** `callHash` of the call. */
  readonly call_hash: string;
  /** JSON. */
  readonly answer: string;
  readonly is_creation: boolean | 0 | 1;
}

/** Returns the operation of an account under a key; undefined if there is none, or no key. */
export async function findOperation(
  { database, now }: Pick<Services, 'database' | 'now'>,
  account: Pick<Account, 'id'>,
  key: string | undefined,
): Promise<Operation | undefined> {
  if (key === undefined) return undefined;
  return database(OPERATIONS)
    .where({ id: operationId(account, key) })
    .andWhere('created_at', '>=', now() - KNOWN_TIME)
    .first('call_hash', 'answer', 'is_creation');
}

/** Returns the id of an account's operation under a key. */
export const operationId = ({ id }: Pick<Account, 'id'>, key: string): string => hashOf(id, key);

/** Returns a hash of the call without its key. A file counts by its bytes. */
export const callHash = ({ path, input }: { readonly path: string; readonly input: unknown }): string =>
  hashOf(path, withHashedFiles(input));

function withHashedFiles(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
    ]),
  );
}

const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');
