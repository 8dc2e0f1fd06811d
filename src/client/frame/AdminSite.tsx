import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { trpc } from '#client/api/trpc.ts';
import { defineTexts } from '#client/i18n/defineTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { logOut } from '#client/page/session.ts';
import { showError } from '#client/page/showError.ts';
import { buttons, heading, lead } from '#client/screens/auth/auth.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Chamber } from './Chamber.tsx';

const adminSiteTexts = defineTexts({
  'admin.title': { ja: '管理者の方へ', en: 'For administrators' },
  'admin.explanation': {
    ja: '管理者のアカウントでは、シナリオの作成画面を使いません。管理サイトをご利用ください。シナリオは、そのアドレスを開くと閲覧できます。',
    en: 'Administrator accounts do not use the workshop. Please use the administration site. A scenario can be read at its address.',
  },
  'admin.noSite': {
    ja: '管理サイトのアドレスは、まだ設定されていません（ADMIN_SITE_URL）。',
    en: 'The address of the administration site has not been set yet (ADMIN_SITE_URL).',
  },
  'admin.logout': { ja: 'ログアウト', en: 'Log out' },
  'admin.login': { ja: 'ログイン', en: 'Log in' },
});

/**
 * The page for admins, who have no scenarios of their own (docs/product.md, "Roles"): redirects to the admin site, or says that there is
 * none. Also shown after an admin's session has ended.
 */
export default function AdminSite() {
  const text = useText(adminSiteTexts);
  const isLoggedIn = useAtomValue(accessTokenAtom) !== undefined;
  const settings = trpc.app.settings.useQuery();
  const address = settings.data?.data.admin_site_url;
  useEffect(() => {
    if (address) location.replace(address);
  }, [address]);
  if (settings.isPending || address) return <LoadingPage />;
  return (
    <Chamber>
      <h1 className={heading}>{text('admin.title')}</h1>
      <p className={lead}>{text('admin.explanation')}</p>
      <Notice tone="warning">
        <p>{text('admin.noSite')}</p>
      </Notice>
      <div className={buttons}>
        {isLoggedIn ? (
          <Button onPress={() => void logOut().catch(showError)}>{text('admin.logout')}</Button>
        ) : (
          <RouteLink href="/auth/login" look="primary">
            {text('admin.login')}
          </RouteLink>
        )}
      </div>
    </Chamber>
  );
}
