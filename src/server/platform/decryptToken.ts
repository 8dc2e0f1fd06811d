import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import * as z from 'zod';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { nameSchema } from '#server/accounts/nameSchema.ts';
import { presentUser, userSchema } from '#server/accounts/presentUser.ts';
import { bestEffort } from '#server/database/bestEffort.ts';
import { Account } from '#server/database/models/Account.ts';
import { newId } from '#server/database/newId.ts';
import { transaction } from '#server/database/transaction.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import { answer } from '#server/trpc/answer.ts';
import type { Caller } from '#server/trpc/Caller.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { CLOCK_TOLERANCE, type PlatformClaims, readPlatformToken } from './readPlatformToken.ts';

/**
 * GET decrypt-token/{token}: opens a session for a player of the game platform. New players get an unverified account and must complete the
 * registration first. Players are identified by issuer and subject, never by an e-mail address.
 * @throws RequestError 401, the same whatever is wrong
 */
export const decryptToken = publicProcedure
  .input(z.strictObject({ token: z.string() }))
  .output(answer(z.strictObject({ access_token: z.string(), data: userSchema })))
  .mutation(async ({ input: { token }, ctx: { services, caller } }) => {
    const refuse = (reason: string) => {
      caller.log.warn({ event: 'platform_login_refused', reason }, 'hand-over of a platform refused');
      return new RequestError(401);
    };
    const claims = await readPlatformToken(services.config, services.now(), token).catch((error: Error) => {
      throw refuse((error as { code?: string }).code ?? error.message.slice(0, 100));
    });
    // Another hand-over may create the account at the same time; the second attempt then finds it.
    const opened = await openSession(services, caller, claims).catch((error: unknown) => {
      if (isUniqueViolation(error)) return openSession(services, caller, claims);
      throw error;
    });
    if (typeof opened === 'string') throw refuse(opened);
    await forgetExpired(services);
    caller.log.info({ event: 'platform_login', account_id: opened.account.id }, 'logged in through the platform');
    return { access_token: opened.access_token, data: presentUser(opened.account) };
  });

/** Uses up the token in the transaction that opens its session. @returns why there is no session, if there is none */
function openSession(services: Services, caller: Caller, claims: PlatformClaims) {
  const { database, sessions } = services;
  return transaction(database, async (trx) => {
    const expires_at = (claims.exp + CLOCK_TOLERANCE + 1) * 1000;
    try {
      await trx('spent_tokens').insert({ id: hashOf(claims.iss, claims.jti), expires_at });
    } catch (error) {
      if (isUniqueViolation(error)) return 'used before';
      throw error;
    }
    const account = (await findAccount(trx, claims)) ?? (await makeAccount(trx, services.now(), caller, claims));
    const access_token = await sessions.open(trx, account, caller);
    return access_token === undefined ? 'the account is disabled' : { account, access_token };
  });
}

async function findAccount(trx: Knex.Transaction, claims: PlatformClaims): Promise<Account | undefined> {
  return await Account.query(trx)
    .join('platform_identities', 'platform_identities.account_id', 'accounts.id')
    .where('platform_identities.id', hashOf(claims.iss, claims.sub))
    .select('accounts.*')
    .first();
}

/**
 * Creates an account without an address: the address, and a username of the player's own, come with the registration
 * (completeRegistration).
 */
async function makeAccount(
  trx: Knex.Transaction,
  now: number,
  caller: Caller,
  claims: PlatformClaims,
): Promise<Account> {
  const name = nameSchema('name_required').safeParse(claims.name);
  const username = `player-${newId()}`;
  const account = await Account.query(trx).insertAndFetch({
    id: newId(),
    username,
    username_key: normalizeKey(username),
    name: name.success ? name.data : 'Player',
    email: '',
    email_key: null,
    pending_email: null,
    profile: null,
    password_hash: '',
    language: isLanguage(claims.language) ? claims.language : caller.language,
    is_verified: false,
    is_admin: false,
    created_at: now,
    updated_at: now,
  });
  await trx('platform_identities').insert({
    id: hashOf(claims.iss, claims.sub),
    account_id: account.id,
    created_at: now,
  });
  caller.log.info({ event: 'registered', account_id: account.id }, 'account made by a platform');
  return account;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Forgets tokens that are too old to be accepted anyway. By their ids, a limited number at a time, so that nobody has to wait. */
async function forgetExpired({ database, now }: Services): Promise<void> {
  await bestEffort(database, async () => {
    const expired = await database('spent_tokens').where('expires_at', '<', now()).limit(100).select('id');
    if (expired.length === 0) return;
    await database('spent_tokens')
      .whereIn(
        'id',
        expired.map(({ id }) => id),
      )
      .delete();
  });
}
