import type { ReactNode } from 'react';
import * as styles from './notifications.css.ts';

/** More than this is told as that and a plus sign. */
const MOST_COUNTED = 9;

interface UnreadCountProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** How many notifications are unread, at the corner of the picture of a button, whose name tells of them too. */
export function UnreadCount({ count, children }: UnreadCountProps) {
  return (
    <span className={styles.counted}>
      {children}
      {count > 0 && (
        <span className={styles.badge} aria-hidden>
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </span>
      )}
    </span>
  );
}
