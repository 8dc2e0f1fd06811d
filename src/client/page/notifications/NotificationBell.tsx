import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '#client/i18n/useText.ts';
import { NotLoaded } from '#client/page/NotLoaded.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { empty, list, popover, sectionTitle } from '#client/ui/Popover.css.ts';
import { NotificationList } from './NotificationList.tsx';
import * as styles from './notifications.css.ts';
import { notificationTexts } from './notificationTexts.ts';
import { UnreadCount } from './UnreadCount.tsx';
import { useNotifications } from './useNotifications.ts';

/**
 * The notifications behind a bell that counts the unread ones (docs/product.md, "Notifications"). Opening it marks them as read; those that
 * were new stay marked as new until it is closed.
 */
export function NotificationBell() {
  const text = useText(notificationTexts);
  const { all, unreadCount, isKnown, query, readAll, ask } = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const title = text('notifications.title');

  function toggle(opens: boolean) {
    setOpen(opens);
    if (!opens) return;
    setFresh(new Set(all.filter(({ is_read }) => !is_read).map(({ id }) => id)));
    readAll();
    if (unreadCount === 0) ask();
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={toggle}>
      <IconButton
        label={unreadCount === 0 ? title : text('notifications.unread', { count: unreadCount })}
        icon={
          <UnreadCount count={unreadCount}>
            <Bell size={18} />
          </UnreadCount>
        }
      />
      <Popover className={popover} placement="bottom end" offset={4}>
        <Dialog className={`${list} ${styles.sheet}`} aria-label={title}>
          <p className={sectionTitle}>{title}</p>
          {!isKnown && query.isError ? (
            <NotLoaded query={query} />
          ) : all.length === 0 ? (
            <p className={empty}>{text('notifications.none')}</p>
          ) : (
            <NotificationList
              label={title}
              notifications={all}
              isNew={({ id, is_read }) => !is_read || fresh.has(id)}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
