import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { accountAtom } from '#client/page/account.ts';
import { useOpenScenario } from '#client/page/scenario/useOpenScenario.ts';
import { TitleBarAbove } from '#client/page/titleBar.ts';
import * as styles from './DefaultLayout.css.ts';
import { rail } from './Drawer.css.ts';
import { DrawerNavigation } from './DrawerNavigation.tsx';
import { Authenticate, RedirectIfAdmin } from './guards.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of all screens of a logged-in author: top bar, the drawer as a rail, and the screen. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <Authenticate>
      <RedirectIfAdmin>
        <Frame>{children}</Frame>
      </RedirectIfAdmin>
    </Authenticate>
  );
}

/** None of the drawer's targets is for admins, and a scenario uses the full width. */
function Frame({ children }: { children: ReactNode }) {
  const isAdmin = useAtomValue(accountAtom)?.is_admin ?? false;
  const hasRail = useOpenScenario() === undefined && !isAdmin;
  return (
    <div className={styles.frame}>
      <TopBar />
      <div className={styles.below}>
        {hasRail && (
          <div className={rail}>
            <DrawerNavigation />
          </div>
        )}
        <main id="content" className={styles.content} tabIndex={-1}>
          <TitleBarAbove value>{children}</TitleBarAbove>
        </main>
      </div>
    </div>
  );
}
