import * as z from 'zod';
import { LANGUAGES } from '#domain/text/languages.ts';
import type { Account } from '#server/database/models/Account.ts';
import { fileUrl } from '#server/files/fileUrl.ts';

/** An account as it is answered (docs/wire.md, "Account"). */
export const userSchema = z.strictObject({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  /** The new address that waits to be confirmed; null if there is none. */
  pending_email: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** URL of the profile image; null if there is none. */
  profile: z.string().nullable(),
  /** Shown when there is no image: the first two characters of the name. */
  prefix_name: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
  role: z.enum(['admin', 'author']),
  /** False for an account that logs in only through a game platform. */
  has_password: z.boolean(),
});

export function presentUser(account: Account): z.infer<typeof userSchema> {
  return {
    id: account.id,
    username: account.username,
    name: account.name,
    email: account.email,
    pending_email: account.pending_email,
    language: account.language,
    profile: account.profile === null ? null : fileUrl(account.profile),
    prefix_name: Array.from(account.name).slice(0, 2).join('').toUpperCase(),
    is_verified: Boolean(account.is_verified),
    is_admin: Boolean(account.is_admin),
    role: account.is_admin ? 'admin' : 'author',
    has_password: account.password_hash !== '',
  };
}
