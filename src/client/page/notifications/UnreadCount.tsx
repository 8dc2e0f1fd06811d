import type { ReactNode } from 'react';
import * as styles from './notifications.css.ts';

interface UnreadCountProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** The number of unread notifications, at the corner of a button's icon. It is not text: the button's accessible name says it in words. */
export function UnreadCount({ count, children }: UnreadCountProps) {
  return (
    <span className={styles.counted}>
      {children}
      {count > 0 && <span className={styles.badge} data-count={count} aria-hidden />}
    </span>
  );
}
