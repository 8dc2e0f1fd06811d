import type { Account } from '#server/database/models/Account.ts';

/** The user information of wire.md ("GET me"). */
export function presentUser(account: Account) {
  return {
    id: account.id,
    username: account.username,
    name: account.name,
    email: account.email,
    language: account.language,
    /** URL of the profile image; null while there is none. */
    profile: null as string | null,
    /** Stands in for the image: the first two characters of the name. */
    prefix_name: Array.from(account.name).slice(0, 2).join('').toUpperCase(),
    is_verified: Boolean(account.is_verified),
    is_admin: Boolean(account.is_admin),
    role: account.is_admin ? ('admin' as const) : ('author' as const),
  };
}
