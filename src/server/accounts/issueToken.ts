import type { Knex } from 'knex';
import { AccountToken, type TokenPurpose } from '#server/database/models/AccountToken.ts';
import { hashToken, secretToken } from '#server/services/secretToken.ts';

const HOUR = 3_600_000;
const LIFETIMES: Readonly<Record<TokenPurpose, number>> = {
  registration: 24 * HOUR,
  email_change: 24 * HOUR,
  password_reset: HOUR,
};

/** Issues a token for the mail to `email`, which proves that its reader owns that address (docs/safety.md, S17). */
export async function issueToken(
  database: Knex,
  now: number,
  { account_id, purpose, email }: Pick<AccountToken, 'account_id' | 'purpose' | 'email'>,
): Promise<string> {
  const token = secretToken();
  await AccountToken.query(database).where('expires_at', '<=', now).delete();
  await AccountToken.query(database).insert({
    token_hash: hashToken(token),
    account_id,
    purpose,
    email,
    created_at: now,
    expires_at: now + LIFETIMES[purpose],
  });
  return token;
}
