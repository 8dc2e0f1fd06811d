import type { ReactNode } from 'react';
import * as styles from './notifications.css.ts';

interface UnreadCountProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** How many notifications are unread, at the corner of the picture of a button. It is no text of its own: the name of the button says it in words. */
export function UnreadCount({ count, children }: UnreadCountProps) {
  return (
    <span className={styles.counted}>
      {children}
      {count > 0 && <span className={styles.badge} data-count={count} aria-hidden />}
    </span>
  );
}
