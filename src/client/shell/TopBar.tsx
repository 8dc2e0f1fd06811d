import { useAtomValue } from 'jotai';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Link } from 'wouter';
import { PaletteButton } from '#client/commands/PaletteButton.tsx';
import { GuideLink } from '#client/guide/GuideLink.tsx';
import { useText } from '#client/i18n/useText.ts';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';
import { accountAtom } from './account.ts';
import { connectionAtom } from './connection/connectionAtom.ts';
import { DrawerSheet } from './DrawerSheet.tsx';
import { frameTexts } from './frameTexts.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { shellTexts } from './shellTexts.ts';
import * as styles from './TopBar.css.ts';
import { pageTitleAtom } from './usePageTitle.ts';

/** The bar over every screen: the way home, the screen's title, and who is logged in. */
export function TopBar() {
  const text = useText(frameTexts, shellTexts);
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  const title = useAtomValue(pageTitleAtom);
  const isAdmin = useAtomValue(accountAtom)?.is_admin ?? false;
  return (
    <header className={styles.bar}>
      <a href="#content" className={styles.skip}>
        {text('frame.skip')}
      </a>
      {!isAdmin && <DrawerSheet />}
      <Link href="/" className={styles.home} aria-label={text('product.name')}>
        <MeikyuMark />
      </Link>
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      {isOffline && (
        <span className={styles.offline}>
          <CloudOff size={16} aria-hidden />
          {text('frame.offline')}
        </span>
      )}
      <GuideLink />
      <PaletteButton />
      <NotificationBell />
      <AvatarMenu />
    </header>
  );
}
