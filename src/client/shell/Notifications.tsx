import Bell from 'lucide-react/icons/bell';
import BellDot from 'lucide-react/icons/bell-dot';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { empty, itemHint, list, popover, sectionTitle } from '#client/ui/Popover.css.ts';
import { frameTexts } from './frameTexts.ts';
import { notification } from './Notifications.css.ts';

/** The notifications area (spec 1 §2), behind a bell that says whether there are any. */
export function Notifications() {
  const text = useText(frameTexts);
  const all = trpc.accounts.notifications.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data?.data ?? [];
  const title = text('notifications.title');
  return (
    <DialogTrigger>
      <IconButton
        label={all.length === 0 ? title : text('notifications.count', { count: all.length })}
        icon={all.length === 0 ? <Bell size={18} /> : <BellDot size={18} />}
      />
      <Popover className={popover} placement="bottom end" offset={4}>
        <Dialog className={list} aria-label={title}>
          <p className={sectionTitle}>{title}</p>
          {all.length === 0 && <p className={empty}>{text('notifications.none')}</p>}
          {all.map(({ id, message, created_at }) => (
            <article key={id} className={notification}>
              <p>{message}</p>
              <p className={itemHint}>{formatDate(created_at)}</p>
            </article>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
