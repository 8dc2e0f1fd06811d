import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/transaction.ts';
import { SessionStore } from '#server/services/SessionStore.ts';
import { Throttle } from '#server/services/Throttle.ts';
import { type Storage, sqlite } from '../../support/engines.ts';

const DAY = 86_400_000;
const here = { address: '127.0.0.1', userAgent: 'Test' };
const verified = { id: 'a'.repeat(32), password_hash: 'the hash' };

describe('While the database is read-only', () => {
  let storage: Storage;
  let database: Knex;
  let sessions: SessionStore;
  let time = Date.now();
  beforeAll(async () => {
    storage = await sqlite.makeStorage();
    await migrate(readConfig({ ...storage.env }));
    database = openDatabase(readConfig({ ...storage.env }));
    const texts = { username: 'reader', username_key: 'reader', name: 'R', email: 'r@example.com', language: 'ja' };
    const flags = { is_verified: true, is_admin: false, is_disabled: false, created_at: 0, updated_at: 0 };
    await database('accounts').insert({ ...verified, ...texts, ...flags });
  });
  afterAll(async () => {
    await database.destroy();
    await storage.remove();
  });
  const closeToWrites = (isClosed: boolean) =>
    database.raw(isClosed ? 'pragma query_only = 1' : 'pragma query_only = 0');
  beforeEach(async () => {
    sessions = new SessionStore(database, () => time);
    await closeToWrites(true);
    return () => closeToWrites(false);
  });
  /** Opens a session like the login does. */
  const tryOpen = () =>
    transaction(database, (trx) => sessions.open(trx, verified, here)).catch((error: unknown) =>
      sessions.openUnwritten(error, verified, here),
    );
  const open = async () => {
    const token = await tryOpen();
    if (token === undefined) throw new Error('no session was opened');
    return token;
  };
  const writtenSessions = async () => (await database('sessions').where({ account_id: verified.id })).length;

  test('a session is open, is listed, and is written as soon as that can be done', async () => {
    const token = await open();
    expect(await sessions.account(token)).toMatchObject({ username: 'reader' });
    expect(await sessions.list(verified.id, token)).toEqual([expect.objectContaining({ isCurrent: true })]);
    await closeToWrites(false);
    const look = async () => {
      // Longer than the last answer may be cached.
      time += 1000;
      expect(await sessions.account(token)).toMatchObject({ username: 'reader' });
      return writtenSessions();
    };
    await expect.poll(look, { timeout: 5000 }).toBe(1);
    expect(await sessions.list(verified.id, token)).toHaveLength(1);
    expect(await new SessionStore(database, () => time).account(token)).toBeDefined();
    await sessions.end(verified.id);
  });

  test('a session ends with its age, with a logout, with all others, with the password and with the account', async () => {
    const isOpen = async (token: string) => (await sessions.account(token)) !== undefined;
    const byAge = await open();
    time += 91 * DAY;
    expect(await isOpen(byAge)).toBe(false);

    const byLogout = await open();
    await sessions.close(byLogout);
    expect(await isOpen(byLogout)).toBe(false);

    const [kept, other] = [await open(), await open()];
    await closeToWrites(false);
    await sessions.end(verified.id, { except: kept });
    expect([await isOpen(kept), await isOpen(other)]).toEqual([true, false]);
    await closeToWrites(true);

    const before = await open();
    await closeToWrites(false);
    await database('accounts').update({ password_hash: 'another hash' });
    expect(await isOpen(before)).toBe(false);
    await database('accounts').update({ password_hash: verified.password_hash, is_disabled: true });
    await closeToWrites(true);
    expect(await isOpen(await open())).toBe(false);
  });

  test('tries are counted all the same', async () => {
    const throttle = new Throttle(database, () => time);
    const guess = { rule: 'password', who: 'reader' } as const;
    for (let count = 0; count < 10; count++) await throttle.take(guess);
    await expect(throttle.take(guess)).rejects.toMatchObject({ status: 429 });
    await throttle.forgive(guess);
    await throttle.take(guess);
  });
});
