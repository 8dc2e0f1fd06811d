import { useAtomValue } from 'jotai';
import { accessTokenAtom } from '#client/api/accessToken.ts';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted, small } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { registeredAtom } from '#client/page/registered.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { AwaitedRegistration } from './AwaitedRegistration.tsx';
import * as styles from './auth.css.ts';
import { authTexts } from './authTexts.ts';
import { registrationTexts } from './registrationTexts.ts';

/**
 * /auth/register/completed, for users who have just registered in this tab; the route guard leads everybody else away. It asks to open the
 * mail, or to begin. A user whose login failed after the registration is led to it.
 */
export default function RegistrationCompletedScreen() {
  const isLoggedIn = useAtomValue(accessTokenAtom) !== undefined;
  const account = trpc.accounts.me.useQuery(undefined, { enabled: isLoggedIn }).data?.data;
  return isLoggedIn && account?.is_verified === false ? <AwaitedRegistration /> : <Completed isLoggedIn={isLoggedIn} />;
}

function Completed({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const text = useText(authTexts, registrationTexts);
  const { mailedTo } = useAtomValue(registeredAtom);
  const isMailed = !isLoggedIn && mailedTo !== undefined;
  const title = text(isMailed ? 'completed.mailTitle' : 'completed.title');
  usePageTitle(title);
  return (
    <>
      <h1 className={styles.heading}>{title}</h1>
      {isMailed ? (
        <div className={styles.lead}>
          <p>{text('completed.mail', { email: mailedTo })}</p>
          <p className={`${muted} ${small}`}>{text('completed.noMail')}</p>
        </div>
      ) : (
        <p className={styles.lead}>{text(isLoggedIn ? 'completed.in' : 'completed.lead')}</p>
      )}
      {isLoggedIn ? (
        <RouteLink href="/" look="primary">
          {text('completed.begin')}
        </RouteLink>
      ) : (
        <RouteLink href="/auth/login" look={isMailed ? 'quiet' : 'primary'}>
          {text('auth.toLogin')}
        </RouteLink>
      )}
    </>
  );
}
