import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { NotLoaded } from '#client/page/NotLoaded.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { NotificationList } from './NotificationList.tsx';
import * as styles from './notifications.css.ts';
import { notificationTexts } from './notificationTexts.ts';
import { useNotifications } from './useNotifications.ts';

/** The number of notifications above the list of scenarios at first. */
const SHOWN = 3;

/** The notifications above the list of scenarios (docs/product.md, "Notifications"): the newest, and the others on request. */
export function NotificationPanel() {
  const text = useText(notificationTexts);
  const { all, unreadCount, isKnown, query, readAll } = useNotifications();
  const [isWhole, setWhole] = useState(false);
  if (!isKnown && query.isError) return <NotLoaded query={query} />;
  if (!isKnown) return null;
  const title = unreadCount === 0 ? text('notifications.title') : text('notifications.unread', { count: unreadCount });
  if (all.length === 0) {
    return (
      <section className={styles.quiet} aria-label={title}>
        <h2 className={styles.quietTitle}>{title}</h2>
        <p>{text('notifications.none')}</p>
      </section>
    );
  }
  return (
    <Panel
      title={title}
      padding="none"
      actions={
        unreadCount > 0 && (
          <Button size="small" onPress={readAll}>
            {text('notifications.readAll')}
          </Button>
        )
      }
    >
      <NotificationList
        label={text('notifications.title')}
        notifications={isWhole ? all : all.slice(0, SHOWN)}
        isNew={({ is_read }) => !is_read}
      />
      {all.length > SHOWN && (
        <div className={styles.more}>
          <Button tone="plain" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? text('notifications.less') : text('notifications.more', { count: all.length - SHOWN })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
