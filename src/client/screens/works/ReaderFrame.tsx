import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { guideHref } from '#client/guide/guideAddress.ts';
import { useText } from '#client/i18n/useText.ts';
import { accessTokenAtom } from '#client/shell/accessToken.ts';
import { corner } from '#client/shell/corner.css.ts';
import { LanguageSwitch } from '#client/shell/LanguageSwitch.tsx';
import { page } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { shellTexts } from '#client/shell/shellTexts.ts';
import { ThemeSwitch } from '#client/shell/ThemeSwitch.tsx';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import * as styles from './works.css.ts';
import { worksTexts } from './worksTexts.ts';

/** The frame of what everybody sees, with an account or without. */
export default function ReaderFrame({ children }: { readonly children: ReactNode }) {
  const text = useText(worksTexts, shellTexts);
  const isGuest = useAtomValue(accessTokenAtom) === undefined;
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link href="/" className={styles.home}>
          <MeikyuMark />
          {text('product.name')}
        </Link>
        <div className={styles.ways}>
          <RouteLink href={guideHref()}>{text('common.guide')}</RouteLink>
          {isGuest ? (
            <>
              <RouteLink href="/auth/login">{text('common.loginLink')}</RouteLink>
              <RouteLink href="/auth/register">{text('common.registerLink')}</RouteLink>
            </>
          ) : (
            <RouteLink href="/scenarios">{text('works.toScenarios')}</RouteLink>
          )}
          <div className={corner}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <main className={page}>{children}</main>
    </div>
  );
}
