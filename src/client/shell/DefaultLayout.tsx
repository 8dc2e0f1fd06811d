import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import * as styles from './DefaultLayout.css.ts';
import { rail } from './Drawer.css.ts';
import { DrawerNavigation } from './DrawerNavigation.tsx';
import { Authenticate, RedirectIfAdmin } from './guards.tsx';
import { TopBar } from './TopBar.tsx';
import { TitleBarAbove } from './titleBar.ts';

export { frameTexts as texts } from './frameTexts.ts';

/** The frame of all screens of a logged-in author: top bar, side drawer, screen. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <Authenticate>
      <RedirectIfAdmin>
        <Frame>{children}</Frame>
      </RedirectIfAdmin>
    </Authenticate>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {text('frame.skip')}
      </a>
      <TopBar />
      <div className={styles.below}>
        <aside className={rail}>
          <DrawerNavigation />
        </aside>
        <main id="content" className={styles.content} tabIndex={-1}>
          <TitleBarAbove value>{children}</TitleBarAbove>
        </main>
      </div>
    </div>
  );
}
