import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import { MazeBackdrop } from './art/MazeBackdrop.tsx';
import * as styles from './Chamber.css.ts';
import { corner } from './corner.css.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { shellTexts } from './shellTexts.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** A page of one thing only: a chamber in the middle of a labyrinth. */
export function Chamber({ children }: { children: ReactNode }) {
  const text = useText(shellTexts);
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
