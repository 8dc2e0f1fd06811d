import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import * as styles from './AuthLayout.css.ts';
import { MazeBackdrop } from './art/MazeBackdrop.tsx';
import { corner } from './corner.css.ts';
import { RedirectIfAuthenticated } from './guards.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** For login and registration: a chamber in the middle of a labyrinth. Who is logged in is led away. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.frame}>
      <MazeBackdrop />
      <header className={styles.head}>
        <Link href="/" className={styles.home}>
          <MeikyuMark />
          {text('product.name')}
        </Link>
        <div className={corner}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className={styles.middle}>
        <div className={styles.chamber}>
          <RedirectIfAuthenticated>{children}</RedirectIfAuthenticated>
        </div>
      </main>
    </div>
  );
}
