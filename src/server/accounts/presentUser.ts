import type { Account } from '#server/database/models/Account.ts';
import { fileUrl } from '#server/files/fileUrl.ts';

/** The user information of wire.md ("GET me"). */
export function presentUser(account: Account) {
  return {
    id: account.id,
    username: account.username,
    name: account.name,
    email: account.email,
    /** The address that the account is about to change to; null while none waits to be confirmed. */
    pending_email: account.pending_email,
    language: account.language,
    /** URL of the profile image; null while there is none. */
    profile: account.profile === null ? null : fileUrl(account.profile),
    /** Stands in for the image: the first two characters of the name. */
    prefix_name: Array.from(account.name).slice(0, 2).join('').toUpperCase(),
    is_verified: Boolean(account.is_verified),
    is_admin: Boolean(account.is_admin),
    role: account.is_admin ? ('admin' as const) : ('author' as const),
  };
}
