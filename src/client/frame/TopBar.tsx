import { useAtomValue } from 'jotai';
import CloudOff from 'lucide-react/icons/cloud-off';
import { connectionAtom } from '#client/api/connection/connectionAtom.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { NotificationBell } from '#client/page/notifications/NotificationBell.tsx';
import { useOpenScenario } from '#client/page/scenario/useOpenScenario.ts';
import { pageTitleAtom, partTitleAtom } from '#client/page/usePageTitle.ts';
import { BareButton } from '#client/ui/BareButton.tsx';
import { screen } from '#client/ui/screen.ts';
import { stateTag } from '#client/ui/Tag.css.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { DrawerDialog } from './DrawerDialog.tsx';
import { focusContent } from './focusContent.ts';
import { frameTexts } from './frameTexts.ts';
import { GuideLink } from './GuideLink.tsx';
import { HomeLink } from './HomeLink.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import * as styles from './TopBar.css.ts';

/**
 * The bar above every screen: the home link, the screen's title, and the account. On a phone it is the only bar above a screen of a
 * scenario, so it names the screen too, and the drawer holds what does not fit.
 */
export function TopBar() {
  const text = useText(frameTexts);
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  const title = useAtomValue(pageTitleAtom);
  const part = useAtomValue(partTitleAtom);
  const isAdmin = useAtomValue(accountAtom)?.is_admin ?? false;
  const isPhone = useMedia(screen.phone);
  const scenarioId = useOpenScenario();
  const isWhole = isPhone && scenarioId !== undefined;
  // On a wide screen an admin's drawer would be empty, and outside of a scenario a rail replaces it.
  const hasDrawer = isWhole || (!isAdmin && (isPhone || scenarioId !== undefined));
  return (
    <header className={styles.bar}>
      <BareButton className={styles.skip} onPress={focusContent}>
        {text('frame.skip')}
      </BareButton>
      {hasDrawer && <DrawerDialog scenarioId={isWhole ? scenarioId : undefined} />}
      {!isWhole && <HomeLink />}
      <h1 className={styles.title} title={title}>
        {isWhole && part ? (
          <>
            <span className={styles.above}>{title}</span>
            <span className={styles.part}>{part}</span>
          </>
        ) : (
          title
        )}
      </h1>
      {isOffline && (
        <span className={stateTag({ tone: 'warning' })}>
          <CloudOff size={16} aria-hidden />
          <span className={isWhole ? visuallyHidden : undefined}>{text('frame.offline')}</span>
        </span>
      )}
      {!isWhole && <GuideLink />}
      <PaletteButton />
      {!isWhole && <NotificationBell />}
      <AvatarMenu />
    </header>
  );
}
