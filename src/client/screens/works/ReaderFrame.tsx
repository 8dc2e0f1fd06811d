import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { useText } from '#client/i18n/useText.ts';
import { corner } from '#client/page/corner.css.ts';
import { guideHref } from '#client/page/guideAddress.ts';
import { LanguageSwitch } from '#client/page/LanguageSwitch.tsx';
import { page } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { ThemeSwitch } from '#client/page/ThemeSwitch.tsx';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import * as styles from './works.css.ts';
import { worksTexts } from './worksTexts.ts';

/** The frame of the public pages, with or without an account. */
export default function ReaderFrame({ children }: { readonly children: ReactNode }) {
  const text = useText(worksTexts, pageTexts);
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
