import type { User } from './account.ts';
import { avatar, initials } from './TopBar.css.ts';

/** The account's picture, or the first characters of its name. Decoration beside the name. */
export function Avatar({ account }: { account: User }) {
  if (account.profile !== null) return <img className={avatar} src={account.profile} alt="" />;
  return <span className={initials} data-initials={account.prefix_name} aria-hidden />;
}
