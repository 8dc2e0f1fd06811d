import { useAtomValue } from 'jotai';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { NotificationBell } from '#client/page/notifications/NotificationBell.tsx';
import { notificationTexts } from '#client/page/notifications/notificationTexts.ts';
import { UnreadCount } from '#client/page/notifications/UnreadCount.tsx';
import { useNotifications } from '#client/page/notifications/useNotifications.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import * as styles from './Drawer.css.ts';
import { DrawerNavigation } from './DrawerNavigation.tsx';
import { frameTexts } from './frameTexts.ts';
import { GuideLink } from './GuideLink.tsx';
import { HomeLink } from './HomeLink.tsx';

/** The menu of a scenario, on phones. */
const ScenarioMenu = lazyScreen(() => import('./scenario/ScenarioMenu.tsx'));

interface DrawerDialogProps {
  /**
   * The scenario whose screens the drawer links to, if nothing else on the page does: then the drawer holds everything that the bar has no
   * room for.
   */
  readonly scenarioId: string | undefined;
}

/** The drawer, opened by a button of the top bar. */
export function DrawerDialog({ scenarioId }: DrawerDialogProps) {
  const text = useText(frameTexts, pageTexts, notificationTexts);
  const isAdmin = useAtomValue(accountAtom)?.is_admin ?? false;
  const { unreadCount } = useNotifications();
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  // Any navigation closes the drawer.
  if (openAt !== undefined && openAt !== path) close();
  const isWhole = scenarioId !== undefined;
  useEffect(() => (isWhole ? prefetchWhenIdle([ScenarioMenu.load]) : undefined), [isWhole]);

  const unread = isWhole ? unreadCount : 0;
  const label = text('frame.openMenu');
  return (
    <>
      <IconButton
        label={
          unread === 0 ? label : text('frame.openMenuToNews', { news: text('notifications.unread', { count: unread }) })
        }
        icon={
          <UnreadCount count={unread}>
            <MenuIcon size={20} />
          </UnreadCount>
        }
        onPress={() => setOpenAt(path)}
      />
      <ModalOverlay
        className={styles.backdrop}
        isOpen={openAt === path}
        onOpenChange={(isOpen) => isOpen || close()}
        isDismissable
      >
        <Modal className={styles.dialog}>
          <Dialog className={styles.drawerFrame} aria-label={text('frame.navigation')}>
            <div className={styles.dialogHead}>
              <HomeLink />
              {isWhole && (
                <>
                  <GuideLink />
                  <NotificationBell />
                </>
              )}
              <IconButton label={text('common.close')} icon={<X size={20} />} onPress={close} />
            </div>
            <div className={styles.dialogParts}>
              {isWhole && (
                <Suspense>
                  <ScenarioMenu scenarioId={scenarioId} onFollow={close} />
                </Suspense>
              )}
              {!isAdmin && <DrawerNavigation onFollow={close} />}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
