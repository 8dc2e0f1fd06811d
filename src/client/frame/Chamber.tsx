import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { corner } from '#client/page/corner.css.ts';
import { LanguageSwitch } from '#client/page/LanguageSwitch.tsx';
import { pageTexts } from '#client/page/pageTexts.ts';
import { ThemeSwitch } from '#client/page/ThemeSwitch.tsx';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import { MazeBackdrop } from './art/MazeBackdrop.tsx';
import * as styles from './Chamber.css.ts';

/** A page with a single purpose: a chamber in the middle of a labyrinth. */
export function Chamber({ children }: { children: ReactNode }) {
  const text = useText(pageTexts);
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
        <div className={styles.chamber}>{children}</div>
      </main>
    </div>
  );
}
