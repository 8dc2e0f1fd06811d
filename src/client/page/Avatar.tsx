import { API_URL } from '#client/api/apiUrl.ts';
import { avatar, initials } from './Avatar.css.ts';
import type { User } from './account.ts';

interface AvatarProps {
  readonly account: Pick<User, 'profile' | 'prefix_name'>;
  readonly size?: 'small' | 'large';
}

/** The account's picture, or the first characters of its name. Decoration next to the name. */
export function Avatar({ account, size = 'small' }: AvatarProps) {
  if (account.profile !== null) {
    return <img className={avatar({ size })} src={`${API_URL}${account.profile}`} crossOrigin="anonymous" alt="" />;
  }
  return <span className={`${avatar({ size })} ${initials}`} data-initials={account.prefix_name} aria-hidden />;
}
