import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import * as styles from './notifications.css.ts';
import { notificationTexts } from './notificationTexts.ts';
import type { Notification } from './useNotifications.ts';

interface NotificationListProps {
  readonly label: string;
  readonly notifications: readonly Notification[];
  /** Whether a notification is marked as new. */
  readonly isNew: (notification: Notification) => boolean;
}

/** A list of notifications, each with its time and, if it has one, its link. */
export function NotificationList({ label, notifications, isNew }: NotificationListProps) {
  const text = useText(notificationTexts);
  return (
    <ul className={styles.notifications} aria-label={label}>
      {notifications.map((one) => (
        <li key={one.id} className={styles.notification}>
          {isNew(one) ? <span className={styles.dot} role="img" aria-label={text('notifications.new')} /> : <span />}
          <p className={styles.message}>{one.message}</p>
          <p className={styles.about}>
            <time dateTime={one.created_at}>{formatDate(one.created_at)}</time>
            {one.link !== null && <RouteLink href={one.link}>{text('notifications.open')}</RouteLink>}
          </p>
        </li>
      ))}
    </ul>
  );
}
