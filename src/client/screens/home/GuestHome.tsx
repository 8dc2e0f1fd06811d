import { useText } from '#client/i18n/useText.ts';
import { corner } from '#client/page/corner.css.ts';
import { guideHref } from '#client/page/guideAddress.ts';
import { LanguageSwitch } from '#client/page/LanguageSwitch.tsx';
import { pageTexts } from '#client/page/pageTexts.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { ThemeSwitch } from '#client/page/ThemeSwitch.tsx';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { MeikyuMark } from '#client/ui/icons/MeikyuMark.tsx';
import * as styles from './GuestHome.css.ts';
import { guestHomeTexts } from './guestHomeTexts.ts';
import { SampleCard } from './SampleCard.tsx';
import { Workbench } from './Workbench.tsx';

/** / for a guest: presents Meikyu, in words and with a workbench to try it. */
export default function GuestHome() {
  const text = useText(guestHomeTexts, pageTexts);
  usePageTitle(text('guestHome.title'));
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p className={styles.name}>
          <MeikyuMark />
          {text('product.name')}
        </p>
        <div className={corner}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{text('guestHome.headline')}</h1>
          <p className={styles.lead}>{text('guestHome.lead')}</p>
          <ul className={styles.points}>
            <li>{text('guestHome.point1')}</li>
            <li>{text('guestHome.point2')}</li>
            <li>{text('guestHome.point3')}</li>
          </ul>
          <div className={styles.actions}>
            <RouteLink href="/auth/register" look="primary">
              {text('common.registerLink')}
            </RouteLink>
            <RouteLink href="/auth/login" look="quiet">
              {text('common.loginLink')}
            </RouteLink>
            <RouteLink href="/works" look="plain">
              {text('guestHome.works')}
            </RouteLink>
            <RouteLink href={guideHref()} look="plain">
              {text('common.guide')}
            </RouteLink>
          </div>
          <SampleCard />
        </div>
        <Workbench />
      </main>
    </div>
  );
}
